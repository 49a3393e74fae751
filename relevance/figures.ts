import type { Evaluation, KindCounts } from './evaluate.ts'

/** What is counted over some judgements. Shares are between 0 and 1; null where there is nothing to count. */
export interface Figures {
  /** How many judgments. */
  readonly questions: number
  /** Share of judgments that are fully right. */
  readonly right: number | null
  /** Share of the expected programmes that are among the first eight. */
  readonly must: number | null
  readonly ndcg: number | null
  /** Share of the first eight places that hold a best or fair programme. */
  readonly precision: number | null
  /** Programmes among the first eight that must not be there. */
  readonly banned: number
}

const PLACES = 8

export function figuresOf(evaluations: readonly Evaluation[]): Figures {
  const musts = sum(evaluations.map(({ must }) => must))
  const missed = sum(evaluations.map(({ missed: ids }) => ids.length))
  return {
    questions: evaluations.length,
    right: share(evaluations.filter(({ right }) => right).length, evaluations.length),
    must: share(musts - missed, musts),
    ndcg: mean(evaluations.flatMap(({ ndcg }) => ndcg ?? [])),
    precision: mean(evaluations.flatMap(({ good }) => (good === null ? [] : good / PLACES))),
    banned: sum(evaluations.map(({ banned }) => banned.length)),
  }
}

/** The figures of each kind of query, or of each language. */
export function figuresBy(
  evaluations: readonly Evaluation[],
  groupOf: (evaluation: Evaluation) => string,
): Record<string, Figures> {
  const groups = Map.groupBy(evaluations, groupOf)
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, group]) => [name, figuresOf(group)]))
}

/** By kind of query span: how many are required, and the precision and recall of those found. */
export interface KindFigures {
  readonly parts: number
  readonly precision: number | null
  readonly recall: number | null
}

export function kindFigures(evaluations: readonly Evaluation[]): Record<string, KindFigures> {
  const kinds = [...new Set(evaluations.flatMap((evaluation) => Object.keys(evaluation.kinds)))].sort()
  return Object.fromEntries(
    kinds.map((kind) => {
      const total = (of: (counts: KindCounts) => number) =>
        sum(evaluations.map((one) => (one.kinds[kind] ? of(one.kinds[kind]) : 0)))
      const [expected, found, wrong] = [
        total((counts) => counts.expected),
        total((counts) => counts.found),
        total((counts) => counts.wrong),
      ]
      return [kind, { parts: expected, precision: share(found, found + wrong), recall: share(found, expected) }]
    }),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}

function share(part: number, all: number): number | null {
  return all === 0 ? null : rounded(part / all)
}

function mean(numbers: readonly number[]): number | null {
  return share(sum(numbers), numbers.length)
}

/** To four digits: what changes less is chance. */
function rounded(value: number): number {
  return Number(value.toFixed(4))
}
