import type { Judgement, Slot } from './evaluate.ts'

/** What is counted over some judgements. Shares are between 0 and 1; null where there is nothing to count. */
export interface Figures {
  readonly questions: number
  /** Share of questions that are understood fully right. */
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

export function figuresOf(judgements: readonly Judgement[]): Figures {
  const musts = sum(judgements.map(({ must }) => must))
  const missed = sum(judgements.map(({ missed: ids }) => ids.length))
  return {
    questions: judgements.length,
    right: share(judgements.filter(({ right }) => right).length, judgements.length),
    must: share(musts - missed, musts),
    ndcg: mean(judgements.flatMap(({ ndcg }) => ndcg ?? [])),
    precision: mean(judgements.flatMap(({ good }) => (good === null ? [] : good / PLACES))),
    banned: sum(judgements.map(({ banned }) => banned.length)),
  }
}

/** The figures of each kind of question, or of each language. */
export function figuresBy(
  judgements: readonly Judgement[],
  groupOf: (judgement: Judgement) => string,
): Record<string, Figures> {
  const groups = Map.groupBy(judgements, groupOf)
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, group]) => [name, figuresOf(group)]))
}

/** By kind of part: how many there should be, and of those that were understood how many were meant. */
export interface SlotFigures {
  readonly parts: number
  readonly precision: number | null
  readonly recall: number | null
}

export function slotFigures(judgements: readonly Judgement[]): Record<string, SlotFigures> {
  const kinds = [...new Set(judgements.flatMap(({ slots }) => Object.keys(slots)))].sort()
  return Object.fromEntries(
    kinds.map((kind) => {
      const total = (of: (slot: Slot) => number) =>
        sum(judgements.map(({ slots }) => (slots[kind] ? of(slots[kind]) : 0)))
      const [expected, found, wrong] = [
        total((slot) => slot.expected),
        total((slot) => slot.found),
        total((slot) => slot.wrong),
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
