import { LIMITS } from '#contract/limits.ts'
import type { IsoDate } from '#domain/dates.ts'
import type { SearchResponse, Engine } from '#search/engine.ts'
import type { RelevanceJudgment } from './judgments.ts'

/** The results that count: those of the first page. */
const FIRST = 8
/** The longest query that the API takes; of a longer one its start, as the page's field keeps it. */
const LONGEST_KEY = LIMITS.searchKeyLength

/**
 * The numbers of query spans of one kind: those that a response must have, those of them that it has, and those that
 * are wrong.
 */
export interface KindCounts {
  readonly expected: number
  readonly found: number
  /** Spans that the judgment neither requires nor allows. */
  readonly wrong: number
}

/** The evaluation of one judgment. */
export interface Evaluation {
  readonly judgment: RelevanceJudgment
  /** True if the response has every required query span, no wrong one, and shows every required text. */
  readonly right: boolean
  readonly said: readonly string[]
  readonly missing: readonly string[]
  readonly extra: readonly string[]
  readonly untold: readonly string[]
  readonly kinds: Readonly<Record<string, KindCounts>>
  readonly first: readonly string[]
  readonly must: number
  readonly missed: readonly string[]
  readonly banned: readonly string[]
  /** nDCG@8 with the gains 3 for best and 1 for fair, against the best order of the whole catalogue; null if ungraded. */
  readonly ndcg: number | null
  /** How many of the first eight are best or fair; null where nobody graded. */
  readonly good: number | null
}

/** Evaluates a judgment with an engine. `ids` are those of its records. */
export function evaluate(engine: Engine, ids: readonly string[], judgment: RelevanceJudgment): Evaluation {
  const { key, choices, must: required, mustNot } = judgment
  const searchKey = key.slice(0, LONGEST_KEY)
  const response = engine.search({ choices, searchKey, page: 1, pageSize: FIRST })
  const first = response.hits.map(({ record }) => ids[record] ?? '')
  const holds = judgment.onlyIn === undefined || judgment.onlyIn === monthOf(engine.today)
  const must = holds ? required : []
  return {
    judgment,
    ...understandingOf(judgment, response),
    first,
    must: must.length,
    missed: must.filter((id) => !first.includes(id)),
    banned: mustNot.filter((id) => first.includes(id)),
    ndcg: holds ? ndcgOf(judgment, first) : null,
    good: holds && judgment.grades ? first.filter((id) => gradeOf(judgment.grades, id) > 0).length : null,
  }
}

function monthOf(day: IsoDate): string {
  return day.slice(0, 7)
}

function understandingOf({ understood, may, told }: RelevanceJudgment, response: SearchResponse) {
  const said = response.understood.map(({ kind, label }) => `${kind}:${label}`)
  const normalized = said.map(normalize)
  // A word that only ranks is understood, too, and the response shows it.
  const known = new Set([...normalized, ...response.alsoLookedFor.map((word) => normalize(`words:${word}`))])
  const isSaid = (part: string) => part.split('|').some((one) => known.has(normalize(one)))
  const allowed = new Set([...understood.flatMap((part) => part.split('|')), ...may].map(normalize))
  const isTold = (part: string) =>
    part.startsWith('words:') && told.some((text) => normalize(part).includes(normalize(text)))
  const missing = understood.filter((part) => !isSaid(part))
  const extra = said.filter((part) => !allowed.has(normalize(part)) && !isTold(part))
  const texts = [...response.understood, ...response.told].flatMap(({ text, label }) => [text, label])
  const shown = normalize([...texts, ...response.alsoLookedFor].join(' '))
  const untold = told.filter((text) => !shown.includes(normalize(text)))
  const right = missing.length + extra.length + untold.length === 0
  return { right, said, missing, extra, untold, kinds: kindsOf(understood, missing, extra) }
}

function kindsOf(understood: readonly string[], missing: readonly string[], extra: readonly string[]) {
  const kinds: Record<string, KindCounts> = {}
  const add = (part: string, { expected = 0, found = 0, wrong = 0 }: Partial<KindCounts>) => {
    const kind = part.split(':')[0] ?? ''
    const before = kinds[kind] ?? { expected: 0, found: 0, wrong: 0 }
    kinds[kind] = { expected: before.expected + expected, found: before.found + found, wrong: before.wrong + wrong }
  }
  for (const part of new Set(understood)) add(part, { expected: 1, found: missing.includes(part) ? 0 : 1 })
  for (const part of new Set(extra)) add(part, { wrong: 1 })
  return kinds
}

function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const BEST = 2

function gradeOf(grades: RelevanceJudgment['grades'], id: string): number {
  if (grades?.best.includes(id)) return BEST
  return grades?.fair.includes(id) ? 1 : 0
}

/** Without grades, the expected programmes count as the best ones: then nDCG measures their positions. */
function ndcgOf({ grades, must }: RelevanceJudgment, first: readonly string[]): number | null {
  const known = grades === undefined ? { best: must, fair: [] } : grades
  if (!known) return null
  const ideal = gainOf([...known.best.map(() => BEST), ...known.fair.map(() => 1)])
  return ideal === 0 ? null : gainOf(first.map((id) => gradeOf(known, id))) / ideal
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, FIRST).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
