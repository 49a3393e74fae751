import type { Conditions } from './conditions.ts'
import type { CountryCode } from './countries.ts'
import type { Deadline } from './deadline.ts'
import type { FieldId } from './fields.ts'
import type { Month, Verified } from './freshness.ts'
import type { CoverageId, FundingTypeId } from './funding.ts'
import type { LevelId } from './levels.ts'
import type { ApplicationWindow } from './rounds.ts'

/**
 * What a programme says about a group: a list of values (never empty), any value, or nothing. "Any" matches every choice.
 * "Not stated" matches none, but is always found if nothing is chosen.
 */
export type Stated<Value> = 'any' | 'not stated' | readonly Value[]

export const FUNDER_KINDS = [
  'government',
  'university',
  'foundation',
  'company',
  'international',
  'association',
] as const
export type FunderKind = (typeof FUNDER_KINDS)[number]

/** An amount of money: always as the funder states it, and in figures if these are clear. */
export interface Amount {
  readonly stated: string
  readonly minimum: number | null
  readonly maximum: number | null
  /** ISO 4217. */
  readonly currency: string | null
}

export interface Awards {
  readonly stated: string
  readonly count: number | null
}

/**
 * Citizens of a country; or `others`, beside countries: some who are citizens of none of them, such as permanent
 * residents or refugees.
 */
export type Citizens = CountryCode | typeof OTHERS
export const OTHERS = 'others'

/** One programme of the catalogue, as used inside the product. The API presents it under the specification's names. */
export interface Scholarship extends ApplicationWindow {
  /** Kebab-case and permanent, because addresses and saved lists use it. */
  readonly id: string
  readonly name: string
  readonly funder: string
  readonly funderKind: FunderKind | null
  /** A small image as a data URI; null if a monogram is shown instead. */
  readonly logo: string | null
  /** Where the award is for study. */
  readonly countries: Stated<CountryCode>
  readonly fields: Stated<FieldId>
  readonly levels: Stated<LevelId>
  readonly coverage: CoverageId | null
  /** Empty when not stated. */
  readonly types: readonly FundingTypeId[]
  readonly amount: Amount | null
  readonly deadline: Deadline
  readonly awards: Awards | null
  /** A label of `audience.ts` if one fits, another text as it was stated, or null. */
  readonly audience: string | null
  /** Whose citizens may hold it, whatever country they study in. */
  readonly citizenship: Stated<Citizens>
  /** Where one must live to apply. */
  readonly residence: Stated<CountryCode>
  readonly conditions: Conditions
  readonly eligibility: readonly string[]
  readonly benefits: readonly string[]
  readonly applicationProcess: readonly string[]
  /** Paragraphs. */
  readonly about: readonly string[]
  /** The funder's own page, where one applies. */
  readonly link: string
  /** Where the facts come from. */
  readonly source: string | null
  /** The month that the facts date from. */
  readonly checked: Month | null
  /** What was verified since. */
  readonly verified: Verified
}

/** A record as it is stored, as JSON. */
export function parseScholarship(text: string): Scholarship {
  // Written by the storage, from a Scholarship.
  return JSON.parse(text) as Scholarship
}
