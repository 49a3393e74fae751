import { createLexicon, LEXICON_FILES, type LexiconTexts } from '#lexicon/lexicon.ts'
import { grammarIn } from '#lexicon/patterns.ts'
import { readLexiconTexts } from '#lexicon/read-lexicon.ts'
import { createIndexBuilder, openEngine } from '#search/engine.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { figuresOf } from './figures.ts'
import { evaluate } from './evaluate.ts'
import type { RelevanceJudgment } from './judgments.ts'

/** The worth of a pattern or list: how many judgments fail without it, and how much nDCG is lost. */
export interface Worth {
  readonly what: string
  readonly right: number
  readonly ndcg: number
}

/** Evaluates the judgments without each pattern, then without each list. */
export function* ablations(records: readonly Scholarship[], judgments: readonly RelevanceJudgment[]): Generator<Worth> {
  const builder = createIndexBuilder('2026-11-25')
  records.forEach((record, place) => builder.put(place, record))
  const index = builder.build(records.map((_, place) => place))
  const ids = records.map(({ id }) => id)
  const texts = readLexiconTexts()
  const whole = createLexicon(texts)
  const figuresWith = (lexicon: typeof whole) => {
    const engine = openEngine(index, lexicon)
    return figuresOf(judgments.map((judgment) => evaluate(engine, ids, judgment)))
  }
  const all = figuresWith(whole)
  const worth = (what: string, lexicon: typeof whole): Worth => {
    const { right, ndcg } = figuresWith(lexicon)
    const lost = (all.right ?? 0) - (right ?? 0)
    return { what, right: Math.round(lost * judgments.length), ndcg: (all.ndcg ?? 0) - (ndcg ?? 0) }
  }
  const rows = texts.patterns.split('\n')
  for (const [at, row] of rows.entries()) {
    if (row === '' || row.startsWith('#')) continue
    const grammar = grammarIn(rows.filter((_, other) => other !== at).join('\n'))
    yield worth(row.split('\t')[0] ?? '', { ...whole, grammar })
  }
  for (const file of LEXICON_FILES) {
    if (file === 'patterns' || file === 'groups') continue
    const without: LexiconTexts = { ...texts, [file]: '' }
    yield worth(`${file}.tsv`, createLexicon(without))
  }
}
