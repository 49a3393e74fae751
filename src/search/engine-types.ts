import type { IsoDate } from '#domain/dates.ts'
import { GROUPS, type Group } from './constraints/vocabulary.ts'
import type { FactKind, Span } from './constraints/spans.ts'
import type { Sort, When } from '#domain/when.ts'
import type { FilterKind } from './query/interpretation.ts'

/** The selected options of each group, by value or by label: OR within a group, AND across groups. Empty means any. */
export type Choices = Readonly<Partial<Record<Group, readonly string[]>>>

export interface SearchRequest {
  readonly choices: Choices
  readonly searchKey: string
  /**
   * The spans that are removed from the query, and those that are broadened by one step. Spans that match no query span
   * have no effect.
   */
  readonly without?: readonly Span[]
  readonly widen?: readonly Span[]
  /** When one can apply: any of these. Empty means any time. */
  readonly when?: readonly When[]
  /** Instead of the best match first. */
  readonly sort?: Sort | undefined
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** One query span with a filter or with words. */
export interface Understood {
  readonly kind: FilterKind | 'words'
  readonly text: string
  readonly label: string
  /** Removes this query span if it is passed as `without`. */
  readonly span: Span
  /** For a level that nobody named: a guess, or for a child the lowest that the catalogue has. */
  readonly assumed?: 'guess' | 'lowest'
  /** Nothing was done with it: no programme states it. */
  readonly unsupported?: true
}

/**
 * The residence or the qualification of the applicant, or that they cannot pay. It filters nothing: it changes the
 * ranking, or the interpretation of the rest.
 */
export interface ApplicantFact {
  readonly kind: FactKind
  readonly text: string
  readonly label: string
  readonly span: Span
}

/** One relaxed constraint: broadened to the labels of `to`, or dropped if `to` is null. */
export interface Relaxation {
  readonly constraint: Group | 'words'
  readonly from: readonly string[]
  readonly to: readonly string[] | null
}

/**
 * One of the smallest relaxations of an empty result: its constraints, its number of results, and the request for them.
 * The query stays as it was typed.
 */
export interface Alternative {
  readonly relaxed: readonly Relaxation[]
  readonly count: number
  readonly choices: Choices
  readonly without: readonly Span[]
  readonly widen: readonly Span[]
}

export interface Hit {
  /** Index into the records that the engine was built from. */
  readonly record: number
  /** The groups in which it matches only by being open to any. */
  readonly wildcards: readonly Group[]
}

export interface OptionCount {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** What is counted: the options of each group, the regions that may be selected as countries, and what is open to any. */
export const COUNTED = [...GROUPS, 'region', 'open'] as const
export type Counted = (typeof COUNTED)[number]
export type Options = Readonly<Record<Counted, readonly OptionCount[]>> & {
  /** The countries that some record names among a few, by their values. Others stand only in lists of a continent or of nearly all. */
  readonly named: readonly string[]
}

/** The counts of the options, in their order. */
export type Facets = Readonly<Record<Counted, Uint32Array>>

export interface SearchResponse {
  readonly hits: readonly Hit[]
  readonly count: number
  readonly exact: boolean
  readonly understood: readonly Understood[]
  readonly told: readonly ApplicantFact[]
  /** Words that must not occur, but rank what has them first. */
  readonly alsoLookedFor: readonly string[]
  readonly relaxed: readonly Relaxation[]
  readonly alternatives: readonly Alternative[]
  /** The months in which every result closes, if the request names some. */
  readonly closesIn: readonly When[]
}

/** The catalogue made searchable, in the order of one day. Immutable. */
export interface Engine {
  readonly today: IsoDate
  readonly size: number
  /** Every option with its count over the whole catalogue, sorted by label. An option's count has what is open to any, too. */
  readonly options: Options
  search(request: SearchRequest): SearchResponse
  /** The count of each value of `WHEN` under the request without its choice of times. */
  when(request: SearchRequest): Uint32Array
  /**
   * The count of each option under the request. The counts of a group ignore its own choices, and so do those of the regions
   * and of what is open to any.
   */
  facets(request: SearchRequest): Facets
}
