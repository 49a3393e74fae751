import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine } from '#search/engine.ts'
import { RECORDS } from '#test/starter-catalogue.ts'
import { ablations } from './ablate.ts'
import { figuresBy, figuresOf, slotFigures, type Figures } from './figures.ts'
import { judge, type Judgement } from './evaluate.ts'
import { devQuestions, readJson, type JudgedQuestion } from './judgments.ts'

// How well the judged questions of dev.tsv are understood and answered, on the starter catalogue: `npm run relevance`.
//   --with FILE   judges the questions of another file, too (JSON, see questions.ts), and counts them separately
//   --list        prints every question that is not fully right, or misses a programme
//   --ablate      prints what each row of the patterns and each list is worth (some minutes)
//   --json        prints the figures as the last line
const { values } = parseArgs({
  options: {
    with: { type: 'string' },
    list: { type: 'boolean' },
    json: { type: 'boolean' },
    ablate: { type: 'boolean' },
  },
})

const engine = createEngine(RECORDS, '2026-11-25', readLexicon())
const ids = RECORDS.map(({ id }) => id)
const dev = report('dev.tsv', devQuestions())
const other = values.with === undefined ? undefined : report(values.with, readJson(readFileSync(values.with, 'utf8')))
if (values.ablate) {
  for (const { what, right, ndcg } of ablations(RECORDS, devQuestions()))
    console.log(`${String(right).padStart(5)}  ${ndcg.toFixed(4).padStart(8)}  ${what}`)
}
if (values.json) console.log(JSON.stringify(other ? { ...dev, with: other } : dev))

function report(name: string, questions: readonly JudgedQuestion[]) {
  const judgements = questions.map((question) => judge(engine, ids, question))
  const all = figuresOf(judgements)
  const byKind = figuresBy(judgements, ({ question }) => question.kind)
  if (values.list) for (const judgement of judgements) list(judgement)
  console.log(`\n${name}, by kind`)
  console.table(rowsOf({ all, ...byKind }))
  console.log(`${name}, by language`)
  console.table(rowsOf(figuresBy(judgements, ({ question }) => question.language)))
  console.log(`${name}, parts of the search key`)
  console.table(
    Object.fromEntries(
      Object.entries(slotFigures(judgements)).map(([kind, { parts, precision, recall }]) => [
        kind,
        { parts, precision: percent(precision), recall: percent(recall) },
      ]),
    ),
  )
  const { questions: count, right, must, ndcg } = all
  return { questions: count, right, must, ndcg, by_kind: byKind }
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

function list({ question, right, said, missing, extra, untold, missed, banned, first, ndcg }: Judgement): void {
  if (right && missed.length + banned.length === 0) return
  console.log(`[${question.kind}] ${question.key}\n   ${right ? 'right' : 'wrong'}: ${said.join('; ') || 'nothing'}`)
  for (const [what, texts] of Object.entries({ missing, extra, untold, missed, banned })) {
    if (texts.length > 0) console.log(`   ${what}: ${texts.join(', ')}`)
  }
  console.log(`   nDCG ${ndcg?.toFixed(2) ?? '-'}: ${first.join(', ')}`)
}
