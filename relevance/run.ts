import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine } from '#search/engine.ts'
import { RECORDS } from '#test/starter-catalogue.ts'
import { ablations } from './ablate.ts'
import { figuresBy, figuresOf, kindFigures, type Figures } from './figures.ts'
import { evaluate, type Evaluation } from './evaluate.ts'
import { devJudgments, readJudgments, type RelevanceJudgment } from './judgments.ts'
import { readOptions } from '../scripts/options.ts'

// Evaluates the relevance judgments of dev.tsv on the starter catalogue: `npm run relevance`.
//   --with FILE   evaluates the judgments of another file, too (TSV or JSON, see judgments.ts), and counts them separately
//   --list        prints every judgment that is not fully right, or misses a programme
//   --ablate      prints the worth of each pattern and each list (some minutes)
//   --json        prints the figures as the last line
const values = readOptions({
  with: { type: 'string' },
  list: { type: 'boolean' },
  json: { type: 'boolean' },
  ablate: { type: 'boolean' },
})

const engine = createEngine(RECORDS, '2026-11-25', readLexicon())
const ids = RECORDS.map(({ id }) => id)
const dev = report('dev.tsv', devJudgments())
const other = values.with === undefined ? undefined : report(values.with, readJudgments(values.with))
if (values.ablate) {
  for (const { what, right, ndcg } of ablations(RECORDS, devJudgments()))
    console.log(`${String(right).padStart(5)}  ${ndcg.toFixed(4).padStart(8)}  ${what}`)
}
if (values.json) console.log(JSON.stringify(other ? { ...dev, with: other } : dev))

function report(name: string, judgments: readonly RelevanceJudgment[]) {
  const evaluations = judgments.map((judgment) => evaluate(engine, ids, judgment))
  const all = figuresOf(evaluations)
  const byKind = figuresBy(evaluations, ({ judgment }) => judgment.kind)
  if (values.list) for (const evaluation of evaluations) list(evaluation)
  console.log(`\n${name}, by kind`)
  console.table(rowsOf({ all, ...byKind }))
  console.log(`${name}, by language`)
  console.table(rowsOf(figuresBy(evaluations, ({ judgment }) => judgment.language)))
  console.log(`${name}, parts of the search key`)
  console.table(
    Object.fromEntries(
      Object.entries(kindFigures(evaluations)).map(([kind, { parts, precision, recall }]) => [
        kind,
        { parts, precision: percent(precision), recall: percent(recall) },
      ]),
    ),
  )
  const { questions, right, must, ndcg } = all
  return { questions, right, must, ndcg, by_kind: byKind }
}

function rowsOf(groups: Record<string, Figures>) {
  return Object.fromEntries(
    Object.entries(groups).map(([name, { questions, right, must, ndcg, precision, banned }]) => [
      name,
      {
        questions,
        right: percent(right),
        'must@8': percent(must),
        'nDCG@8': ndcg?.toFixed(3) ?? '-',
        'P@8': precision?.toFixed(3) ?? '-',
        banned,
      },
    ]),
  )
}

function percent(share: number | null): string {
  return share === null ? '-' : `${(100 * share).toFixed(1)} %`
}

function list({ judgment, right, said, missing, extra, untold, missed, banned, first, ndcg }: Evaluation): void {
  if (right && missed.length + banned.length === 0) return
  console.log(`[${judgment.kind}] ${judgment.key}\n   ${right ? 'right' : 'wrong'}: ${said.join('; ') || 'nothing'}`)
  for (const [what, texts] of Object.entries({ missing, extra, untold, missed, banned })) {
    if (texts.length > 0) console.log(`   ${what}: ${texts.join(', ')}`)
  }
  console.log(`   nDCG ${ndcg?.toFixed(2) ?? '-'}: ${first.join(', ')}`)
}
