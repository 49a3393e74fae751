import type { IsoDate } from '#domain/dates.ts'
import type { Group } from './asking/vocabulary.ts'
import type { MeaningKind } from './understanding/dictionary.ts'

/** For each group the chosen options, by value or by label; OR within a group, AND across groups, empty means any. */
export type Choices = Readonly<Partial<Record<Group, readonly string[]>>>

export interface Question {
  readonly choices: Choices
  readonly searchKey: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** One thing that a search key says; `without` is the search key with it taken out. */
export interface Understood {
  readonly kind: MeaningKind | 'words'
  readonly text: string
  readonly label: string
  readonly without: string
}

/** A constraint that was given up: widened to the labels of `to`, or dropped (`to` null). */
export interface Relaxation {
  readonly constraint: Group | 'words'
  readonly from: readonly string[]
  readonly to: readonly string[] | null
}

/** A smallest way out of an empty result: what to give up, what that yields, and the question that asks for it. */
export interface Alternative {
  readonly relaxed: readonly Relaxation[]
  readonly count: number
  readonly choices: Choices
  readonly searchKey: string
}

export interface Hit {
  /** Index into the records that the engine was built from. */
  readonly record: number
  /** The groups in which it matches only because it is open to any. */
  readonly open: readonly Group[]
}

export interface OptionCount {
  readonly value: string
  readonly label: string
  readonly count: number
}
export type Options = Readonly<Record<Group, readonly OptionCount[]>>

/** For each group the counts of its options, in their order. */
export type Facets = Readonly<Record<Group, Uint32Array>>

export interface Answer {
  readonly hits: readonly Hit[]
  readonly count: number
  readonly exact: boolean
  readonly understood: readonly Understood[]
  readonly relaxed: readonly Relaxation[]
  readonly alternatives: readonly Alternative[]
}

/** An immutable read copy of the catalogue, in the order of one day. */
export interface Engine {
  readonly today: IsoDate
  readonly size: number
  /** Every option with its count over the whole catalogue, sorted by label. */
  readonly options: Options
  search(question: Question): Answer
  /** The count of each option under the question, a group's own choices left out of its own counts. */
  facets(question: Question): Facets
}
