import { countriesOf } from '#domain/country-groups.ts'
import type { Mobility } from '#lexicon/mobility.ts'
import { isNegatedCitizenship, type Constraint } from '#search/constraints/constraints.ts'
import { isName, RARE, type WordCounts } from '#search/constraints/words.ts'
import type { QuerySpan } from '#search/query/interpretation.ts'
import { FEW_COUNTRIES, namesMostCountries } from '#search/constraints/attributes.ts'

// The rules of ranking beyond the default ranking. The oracle uses them, too.

/** True if the query names the citizenship of few countries: then long lists of nationalities come after short ones. */
export function asksForFew({ attribute, values }: Pick<Constraint, 'attribute' | 'values'>): boolean {
  if (attribute !== 'citizenship') return false
  return new Set(values.flatMap(countriesOf)).size <= FEW_COUNTRIES
}

/** The traits of a request that the rules below need. */
export interface RequestTraits {
  readonly anything: boolean
  readonly audience: boolean
  readonly citizenship: boolean
  /** True if it shows a citizenship: by its name, a residence, or its language. */
  readonly showsCitizenship: boolean
  readonly field: boolean
  readonly level: boolean
  /** True if a few countries are named one by one: then what is of one country comes before what is of several. */
  readonly namesFew: boolean
  /** Where people want to study, if that is not almost anywhere. */
  readonly destinations: readonly string[]
  /**
   * True if the request names a country but no nationality. Then being open to any country has a double penalty, as
   * being open to any field always has: a broad field in that country comes before the exact subject anywhere. With a
   * nationality, an award for its people anywhere has no more than the single one.
   */
  readonly favoursDestinations: boolean
  /** True if it asks for what foreigners may hold in a country: then being open to any country has a third penalty. */
  readonly forForeigners: boolean
  /**
   * True if the request names a nationality and few countries: what is open to any nation, or does not say to whom, and
   * is not of one country, such as Erasmus Mundus, then has a penalty more.
   */
  readonly namesBoth: boolean
  /**
   * True if it names few countries only, and all of them send more students than they receive. Most applicants who name
   * these are from there.
   */
  readonly isHome: boolean
}

/** People who name more countries than these do not mind where they go. */
const FEW_DESTINATIONS = 3

export function traitsOf(
  constraints: readonly Pick<Constraint, 'attribute' | 'values'>[],
  mobility: Mobility,
  likelyCitizens: readonly string[],
): RequestTraits {
  let [audience, citizenship, country, namesCitizenship, field] = [false, false, false, false, false]
  let [level, namesFew] = [false, false]
  let destinations: readonly string[] = []
  const others = constraints.filter(({ attribute }) => attribute !== 'when')
  for (const one of others) {
    const { attribute, values } = one
    audience ||= attribute === 'audience'
    field ||= attribute === 'field'
    level ||= attribute === 'level'
    namesFew ||=
      attribute === 'country' && values.length <= FEW_DESTINATIONS && !values.some((value) => value.startsWith('@'))
    citizenship ||= attribute === 'citizenship'
    namesCitizenship ||= attribute === 'citizenship' && !isNegatedCitizenship(one)
    country ||= attribute === 'country'
    if (attribute === 'country' && !namesMostCountries(attribute, values))
      destinations = destinations.length === 0 ? values : [...destinations, ...values]
  }
  const favoursDestinations = country && !namesCitizenship
  return {
    anything: others.length > 0,
    audience,
    citizenship,
    showsCitizenship: citizenship || likelyCitizens.length > 0,
    field,
    level,
    namesFew,
    destinations,
    favoursDestinations,
    forForeigners: favoursDestinations && citizenship,
    namesBoth: namesFew && namesCitizenship,
    isHome: namesFew && destinations.every((one) => mobility(one) > 0),
  }
}

/** Penalty of what is for anybody (`namesBoth`), if the query names a nationality and few countries. */
export const PENALTY_OF_ANYBODY_ANYWHERE = 1

/** Penalty of an award that people of the applicant's home cannot have, if the query names no nationality. */
export const PENALTY_OF_OTHER_CITIZENS = 3
/** Penalty of one that is as much for anybody else, if their home is known to be one country and the query names none. */
export const PENALTY_OF_ANY_CITIZENS = 1

/** Penalty of an award that neither asks for need nor pays for everything, if applicants say that they cannot pay. */
export const PENALTY_OF_OTHER_MEANS = 2
/** What helps those who cannot pay. */
export const HELPFUL = [
  ['type', ['need']],
  ['coverage', ['full']],
] as const

/** What most programmes of a name share with those that are like them, and how much less a record matches that does not. */
export const SHARED_BY_LIKES = [
  ['country', 4],
  ['level', 2],
  ['coverage', 1],
  ['type', 1],
] as const

/** A word of a query, and its weight in a text. */
export interface WeightedWord {
  readonly word: string
  readonly weight: number
}

/**
 * The rarest words of a query score, up to so many: a letter has more, but they decide little, and each costs a
 * look-up.
 */
const SCORING_WORDS = 16
/** One for each factor of four by which a word is rare, up to one record in 256; finer steps found no better order. */
const HEAVIEST = 4

const NO_WORDS: readonly WeightedWord[] = []

/** Beside so many filters, an everyday word says less than they do: "student accepted at a university in the UK". */
const ENOUGH_FILTERS = 2

/**
 * The words that score: those that must occur, and those that only rank. Beside enough filters, an everyday word scores
 * only if it can be a name, or is rare: "sandwich" is in few records, "accepted" in many.
 */
export function scoringWords(
  constraints: readonly Constraint[],
  ranking: readonly Pick<QuerySpan, 'kind' | 'word'>[],
  counts: WordCounts,
): readonly WeightedWord[] {
  if (ranking.length === 0 && !constraints.some(({ attribute }) => attribute === 'words')) return NO_WORDS
  const filters = constraints.filter(({ attribute }) => attribute !== 'words').length
  // By word, whether it scores however common it is.
  const words = new Map<string, boolean>()
  for (const { attribute, values, isExcluded } of constraints)
    if (attribute === 'words' && !isExcluded)
      for (const word of values.flatMap((value) => value.split(' '))) words.set(word, true)
  const isEnough = filters >= ENOUGH_FILTERS
  for (const { kind, word } of ranking) words.set(word, words.get(word) === true || kind !== 'rank' || !isEnough)
  return weightedWords(words, counts)
}

/**
 * The weights of the words of a query, the rarest first. A word that a quarter of the records have, or more, has no
 * weight. In a funder the weight is double, in a name four times.
 */
function weightedWords(words: ReadonlyMap<string, boolean>, counts: WordCounts): WeightedWord[] {
  const { records } = counts
  const weighted: (WeightedWord & { readonly all: number })[] = []
  for (const [word, always] of words) {
    const all = counts.having(word)
    const weight = all === 0 ? 0 : Math.min(HEAVIEST, Math.floor(Math.log2(records / all) / 2))
    if (weight > 0 && (always || all * RARE <= records || isName(word, counts, all)))
      weighted.push({ word, weight, all })
  }
  return weighted.sort((a, b) => a.all - b.all).slice(0, SCORING_WORDS)
}

/** The highest score of words. */
export const HIGHEST_WORDS_SCORE = 63

/**
 * From this score on, a record comes before all that have less. Below, its text hardly more than mentions a word, which
 * is worth as much as this penalty.
 */
export const DECISIVE_SCORE = 4
export const PENALTY_OF_NO_MENTION = 2

/**
 * Penalty of a record that is open to any: 3 for the audience, so that an award for the named audience comes before one
 * for anybody, even if it is for any field; otherwise 1.
 */
export function penaltyOfWildcard(attribute: Constraint['attribute']): number {
  return attribute === 'audience' ? 3 : 1
}

/**
 * Penalty of a restriction; those of several are added. `penaltyOfSmallAudience` is for what depends on the score:
 * | restriction        | the request names                     | penalty                             |
 * | ------------------ | ------------------------------------- | ----------------------------------- |
 * | any                | nothing                               | 0                                   |
 * | few, half          | an audience                           | 0                                   |
 * | few, half          | a nationality and no audience         | 1                                   |
 * | few                | no audience, and no word that scores  | 2 more ("aboriginal" may score)     |
 * | half               | the same, and no nationality          | 1                                   |
 * | (mainly) nations   | a nationality                         | 0                                   |
 * | nations            | a destination                         | 1 for locals' awards, 2 for others; |
 * |                    |                                       | 0 for locals' at home (`isHome`)   |
 * | mainly nations     | a destination                         | 1                                   |
 * | (mainly) nations   | neither destination nor field         | 1                                   |
 * | post-docs          | no level                              | 1                                   |
 * | several countries  | few countries, and no nationality     | 1                                   |
 * An award for few nations is seldom for the applicant. An exact subject is worth as much as being open to all nations.
 */
export function penaltyOfRestriction(restriction: string, traits: RequestTraits, isForLocals: boolean): number {
  if (!traits.anything) return 0
  if (restriction === 'post-docs') return Number(!traits.level)
  if (restriction === 'several countries') return Number(traits.namesFew && traits.favoursDestinations)
  if (restriction === 'nations' || restriction === 'mainly nations') {
    const isForOthers = restriction === 'nations' && !isForLocals
    if (traits.showsCitizenship) return 0
    if (traits.destinations.length === 0) return Number(!traits.field)
    return traits.isHome && restriction === 'nations' ? 2 * Number(isForOthers) : 1 + Number(isForOthers)
  }
  return traits.audience ? 0 : Number(traits.citizenship)
}

export function penaltyOfSmallAudience(
  restriction: string,
  { anything, audience, citizenship }: RequestTraits,
  hasScore: boolean,
): number {
  if (!anything || audience || hasScore) return 0
  if (restriction === 'half') return Number(!citizenship)
  return restriction === 'few' ? 2 : 0
}
