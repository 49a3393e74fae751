import { countriesOf } from '#domain/country-groups.ts'
import type { Stated } from '#domain/scholarship.ts'
import { tellsNoNation, type Constraint } from '#search/asking/constraints.ts'
import { FEW_COUNTRIES, namesMostCountries } from '#search/asking/dimensions.ts'

// When a question asks for more than the plain order. The oracle orders by the same rules.

/** True if the asker's citizenship is one of few countries: then long lists of nationalities come after short ones. */
export function asksForFew({ dimension, values }: Pick<Constraint, 'dimension' | 'values'>): boolean {
  if (dimension !== 'citizenship') return false
  return new Set(values.flatMap(countriesOf)).size <= FEW_COUNTRIES
}

/** What a question asks for, as far as the rules below need it. */
export interface AskedFor {
  readonly anything: boolean
  readonly words: boolean
  readonly audience: boolean
  readonly citizenship: boolean
  /** Where people want to study, if that is not almost anywhere. */
  readonly places: readonly string[]
  /**
   * True if a country is asked for but no nationality. Being open to any country then counts twice, as being open to any
   * field always does: what is in that country for a broad field comes before what is for the exact subject anywhere. If
   * a nationality is asked for, an award that takes its own people anywhere is meant for them and keeps its place.
   */
  readonly favoursPlaces: boolean
}

export function whatIsAsked(constraints: readonly Pick<Constraint, 'dimension' | 'values'>[]): AskedFor {
  let [words, audience, citizenship, country, tellsNation] = [false, false, false, false, false]
  let places: readonly string[] = []
  for (const one of constraints) {
    const { dimension, values } = one
    words ||= dimension === 'words'
    audience ||= dimension === 'audience'
    citizenship ||= dimension === 'citizenship'
    tellsNation ||= dimension === 'citizenship' && !tellsNoNation(one)
    country ||= dimension === 'country'
    if (dimension === 'country' && !namesMostCountries(dimension, values))
      places = places.length === 0 ? values : [...places, ...values]
  }
  const favoursPlaces = country && !tellsNation
  return { anything: constraints.length > 0, words, audience, citizenship, places, favoursPlaces }
}

/**
 * How much less a record matches that is open to any. Three if people say of what kind they are: what is meant for them
 * comes before what anybody may have, even if it is for any field.
 */
export function lossOfOpen(dimension: Constraint['dimension']): number {
  return dimension === 'audience' ? 3 : 1
}

/**
 * How much less an award matches that only some may hold. For one kind of people: nothing if people say of what kind they
 * are; else two if few are, unless a word may say it ("aboriginal"), and one more if their nationality is all that they say
 * of themselves, also for what is for women.
 * For few nations, if people say where they want to study but not whence they come: one for those who are at home there,
 * as many who ask are, and two for others. Then it is as likely to be theirs as what anybody may have there for any field.
 * One if others may hold it, too.
 */
export function lossBy(limits: Stated<string>, asked: AskedFor, isForLocals: boolean): number {
  return typeof limits === 'string' ? 0 : limits.reduce((sum, limit) => sum + lossByLimit(limit, asked, isForLocals), 0)
}

export function lossByLimit(limit: string, asked: AskedFor, isForLocals: boolean): number {
  if (!asked.anything) return 0
  if (limit === 'nations' || limit === 'mainly nations') {
    const isForOthers = limit === 'nations' && !isForLocals
    return asked.citizenship || asked.places.length === 0 ? 0 : 1 + Number(isForOthers)
  }
  return asked.audience ? 0 : 2 * Number(limit === 'few' && !asked.words) + Number(asked.citizenship)
}
