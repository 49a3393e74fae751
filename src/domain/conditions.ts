import type { CountryCode } from './countries.ts'
import type { LevelId } from './levels.ts'
import type { Group, Rule } from './rules.ts'

/** What an application may need: papers, and steps on the way. */
export const NEEDS = [
  'reference',
  'transcript',
  'essay',
  'cv',
  'proposal',
  'language_test',
  'interview',
  'offer',
  'supervisor',
  'portfolio',
  'exam',
  'income_proof',
  'nomination',
  'fee',
  'form',
] as const
export type Need = (typeof NEEDS)[number]

/**
 * What a holder owes: to go back home, to work somewhere, to pay back, to hold no other award or job. What has to be paid
 * back may be a loan, wholly or in part, or a grant whose terms are broken.
 */
export const OBLIGATIONS = ['return', 'service', 'repay', 'exclusive', 'loan', 'part_loan'] as const
export type Obligation = (typeof OBLIGATIONS)[number]

/** Where one applies: at the university or host, at the funder, or at an office of one's own country. */
export const ROUTES = ['university', 'funder', 'home_office'] as const
export type Route = (typeof ROUTES)[number]

/** What holds for one level alone, where a record divides them. Its rules are further ones; everything else replaces. */
export interface LevelConditions {
  readonly citizenship?: readonly (CountryCode | 'others')[] | undefined
  readonly residence?: readonly CountryCode[] | undefined
  readonly age_min?: number | undefined
  /** Included. */
  readonly age_max?: number | undefined
  readonly any_age?: true | undefined
  readonly rules?: readonly Rule[] | undefined
}

/**
 * The facts that decide whether a person can have an award, and whether it suits. What is not stated is absent, so that
 * "none" and "not known" are never confused. Storage, files and answers share these names: nothing is translated.
 */
export interface Conditions {
  readonly needs?: readonly Need[] | undefined
  /** For whom or when, where a need is not everybody's: "shortlisted", "doctorate". */
  readonly only_some?: Readonly<Partial<Record<Need, string>>> | undefined
  /** How many people write a reference. */
  readonly references?: number | undefined
  /** Applying costs nothing, as the funder says. */
  readonly fee_free?: true | undefined
  readonly age_min?: number | undefined
  /** Where levels or groups have different limits, the highest of them. */
  readonly age_max?: number | undefined
  /** "Under 35": the age `age_max` is already too old. */
  readonly age_max_exclusive?: true | undefined
  /** Whom the ages bind, and which exceptions there are. */
  readonly age_says?: string | undefined
  readonly min_grade?: string | undefined
  readonly income_max?: string | undefined
  /** The language of the study, or which one has to know. */
  readonly language?: string | undefined
  /** For how long the money is paid. */
  readonly length?: string | undefined
  readonly renewal?: string | undefined
  readonly route?: readonly Route[] | undefined
  readonly obligation?: readonly Obligation[] | undefined
  readonly obligation_says?: string | undefined
  /** Who it is for where `audience` does not tell: women or men, and one of the other groups. */
  readonly who?: readonly Group[] | undefined
  readonly rules?: readonly Rule[] | undefined
  readonly by_level?: Readonly<Partial<Record<LevelId, LevelConditions>>> | undefined
}

export type ConditionName = keyof Conditions

export const CONDITION_NAMES = [
  'needs',
  'only_some',
  'references',
  'fee_free',
  'age_min',
  'age_max',
  'age_max_exclusive',
  'age_says',
  'min_grade',
  'income_max',
  'language',
  'length',
  'renewal',
  'route',
  'obligation',
  'obligation_says',
  'who',
  'rules',
  'by_level',
] as const satisfies readonly ConditionName[]

/** These explain each other, so they come from one source together. Every other name stands alone. */
const TOGETHER: readonly (readonly ConditionName[])[] = [
  ['needs', 'only_some', 'references'],
  ['age_min', 'age_max', 'age_max_exclusive', 'age_says'],
  ['obligation', 'obligation_says'],
  ['who', 'rules', 'by_level'],
]

/** The conditions among other facts, always in the order of their names: equal ones are equal as texts, too. */
export function pickConditions(said: Conditions): Conditions {
  return Object.fromEntries(CONDITION_NAMES.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])))
}

/** What the first states, and from the second what the first does not. */
export function completeConditions(first: Conditions, second: Conditions): Conditions {
  const taken = TOGETHER.filter((names) => names.some((name) => first[name] !== undefined)).flat()
  const rest = Object.entries(second).filter(([name]) => !taken.some((each) => each === name))
  return pickConditions({ ...Object.fromEntries(rest), ...first })
}

/** Why conditions cannot be, in words for whoever wrote them, with the name that is wrong; undefined for those that can. */
export function conditionFault(said: Conditions): readonly [ConditionName, string] | undefined {
  const { needs = [], only_some = {}, references, age_min: youngest, age_max: oldest } = said
  const stray = Object.keys(only_some).find((need) => !needs.some((each) => each === need))
  if (stray !== undefined) return ['only_some', `tells for whom ${stray} is, which is not among the needs`]
  if (references !== undefined && !needs.includes('reference')) {
    return ['references', 'counts references, and reference is not among the needs']
  }
  if (needs.includes('fee') && said.fee_free)
    return ['fee_free', 'says that applying is free, and fee is among the needs']
  if (said.age_max_exclusive && oldest === undefined) return ['age_max_exclusive', 'needs an age_max']
  if (youngest === undefined || oldest === undefined) return undefined
  const isEmpty = said.age_max_exclusive ? youngest >= oldest : youngest > oldest
  return isEmpty ? ['age_max', `leaves no age: from ${youngest} to ${oldest}`] : undefined
}
