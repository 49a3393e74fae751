import { countriesOf } from '#domain/country-groups.ts'
import type { Stated } from '#domain/scholarship.ts'
import { isNegatedCitizenship, type Constraint } from '#search/constraints/constraints.ts'
import type { WordCounts } from '#search/constraints/words.ts'
import { FEW_COUNTRIES, namesMostCountries } from '#search/constraints/attributes.ts'

// When a question asks for more than the plain order. The oracle orders by the same rules.

/** True if the asker's citizenship is one of few countries: then long lists of nationalities come after short ones. */
export function asksForFew({ attribute, values }: Pick<Constraint, 'attribute' | 'values'>): boolean {
  if (attribute !== 'citizenship') return false
  return new Set(values.flatMap(countriesOf)).size <= FEW_COUNTRIES
}

/** What a question asks for, as far as the rules below need it. */
export interface RequestTraits {
  readonly anything: boolean
  readonly audience: boolean
  readonly citizenship: boolean
  readonly field: boolean
  /** Where people want to study, if that is not almost anywhere. */
  readonly destinations: readonly string[]
  /**
   * True if a country is asked for but no nationality. Being open to any country then counts twice, as being open to any
   * field always does: what is in that country for a broad field comes before what is for the exact subject anywhere. If
   * a nationality is asked for, an award that takes its own people anywhere is meant for them and keeps its place.
   */
  readonly favoursDestinations: boolean
}

export function traitsOf(constraints: readonly Pick<Constraint, 'attribute' | 'values'>[]): RequestTraits {
  let [audience, citizenship, country, namesCitizenship, field] = [false, false, false, false, false]
  let destinations: readonly string[] = []
  const others = constraints.filter(({ attribute }) => attribute !== 'when')
  for (const one of others) {
    const { attribute, values } = one
    audience ||= attribute === 'audience'
    field ||= attribute === 'field'
    citizenship ||= attribute === 'citizenship'
    namesCitizenship ||= attribute === 'citizenship' && !isNegatedCitizenship(one)
    country ||= attribute === 'country'
    if (attribute === 'country' && !namesMostCountries(attribute, values))
      destinations = destinations.length === 0 ? values : [...destinations, ...values]
  }
  const favoursDestinations = country && !namesCitizenship
  return { anything: others.length > 0, audience, citizenship, field, destinations, favoursDestinations }
}

/** How much less an award matches that is not for the people of the country where somebody lives, if no nationality is told. */
export const PENALTY_OF_OTHER_RESIDENTS = 3

/** What most programmes of a name share with those that are like them, and how much less a record matches that does not. */
export const SHARED_BY_LIKES = [
  ['country', 4],
  ['level', 2],
  ['coverage', 1],
  ['type', 1],
] as const

/** A word of a search key, and how much it weighs where it stands in a text. */
export interface WeightedWord {
  readonly word: string
  readonly weight: number
}

/** The rarest words of a key score, up to so many: a letter has more, but they say little, and each has to be looked up. */
const SCORING_WORDS = 16
/** One for each factor of four by which a word is rare, up to one record in 256; finer steps found no better order. */
const HEAVIEST = 4

/**
 * What words of a key weigh, the rarest first. What a quarter of the records have, or more, weighs nothing. In a funder a
 * word weighs twice as much as in a text, and in a name four times.
 */
export function weightedWords(words: readonly string[], { records, having }: WordCounts): WeightedWord[] {
  const weighted: (WeightedWord & { readonly all: number })[] = []
  for (const word of new Set(words)) {
    const all = having(word)
    const weight = all === 0 ? 0 : Math.min(HEAVIEST, Math.floor(Math.log2(records / all) / 2))
    if (weight > 0) weighted.push({ word, weight, all })
  }
  return weighted.sort((a, b) => a.all - b.all).slice(0, SCORING_WORDS)
}

/** The highest score that words give. */
export const HIGHEST_WORDS_SCORE = 63

/**
 * How much less a record matches that is open to any. Three if people say of what kind they are: what is meant for them
 * comes before what anybody may have, even if it is for any field.
 */
export function penaltyOfWildcard(attribute: Constraint['attribute']): number {
  return attribute === 'audience' ? 3 : 1
}

/**
 * How much less an award matches that only some may hold. For one kind of people: nothing if people say of what kind they
 * are; else two if few are, unless a word of theirs stands in it ("aboriginal"), and one more if their nationality is all that they say
 * of themselves, also for what is for women.
 * For few nations, if people say where they want to study but not whence they come: one for those who are at home there,
 * as many who ask are, and two for others. Then it is as likely to be theirs as what anybody may have there for any field.
 * One if others may hold it, too. If they say neither place nor subject, one as well: it is seldom theirs. The exact subject is
 * worth as much as being open to all nations.
 */
export function penaltyOfRestrictions(
  restrictions: Stated<string>,
  traits: RequestTraits,
  isForLocals: boolean,
  hasScore: boolean,
): number {
  if (typeof restrictions === 'string') return 0
  return restrictions.reduce(
    (sum, restriction) =>
      sum +
      penaltyOfRestriction(restriction, traits, isForLocals) +
      penaltyOfSmallAudience(restriction, traits, hasScore),
    0,
  )
}

export function penaltyOfRestriction(restriction: string, traits: RequestTraits, isForLocals: boolean): number {
  if (!traits.anything) return 0
  if (restriction === 'nations' || restriction === 'mainly nations') {
    const isForOthers = restriction === 'nations' && !isForLocals
    if (traits.citizenship) return 0
    return traits.destinations.length === 0 ? Number(!traits.field) : 1 + Number(isForOthers)
  }
  return traits.audience ? 0 : Number(traits.citizenship)
}

export function penaltyOfSmallAudience(
  restriction: string,
  { anything, audience }: RequestTraits,
  hasScore: boolean,
): number {
  return restriction === 'few' && anything && !audience && !hasScore ? 2 : 0
}
