import { readWords } from '#catalogue/words.ts'
import { isCountryCode, type CountryCode } from '#domain/countries.ts'
import { SUBREGION_OF } from '#domain/subregions.ts'
import { readNames } from '#catalogue/text/names.ts'
import { isAnyPlace, isUnknown, isNeutralText, trimmed } from '#catalogue/text/neutral-words.ts'
import { countryOfCode, placesNamed, POSTAL, SUBDIVISIONS, WITH_PARTS } from './country-book.ts'
import { foldedWords, foldPhrase } from '#catalogue/text/phrase-book.ts'

/** The countries or groups that a name stands for. */
export interface Place {
  readonly tokens: readonly string[]
  /** True for a state or a town: the cell says more than its country. */
  readonly isPart: boolean
  /** True for a name that is a country's and a state's, with hardly anything beside it that tells. */
  readonly isDoubtful?: boolean
}

/** What the other entries of a cell tell about a name that could mean several places. */
export interface Surroundings {
  /** Whose states the two letters of this column or cell are, if they are no countries. */
  readonly statesOf: CountryCode | null
  /** True if the cell is a list of codes. */
  readonly isCodes: boolean
  /** Countries with a state or a town in the cell, and those in it by name. */
  readonly parts: ReadonlySet<string>
  readonly countries: ReadonlySet<string>
}

const BY_CODE = grouped(SUBDIVISIONS.filter(({ code }) => code !== '').map(({ code, country }) => [code, country]))
const BY_NAME = grouped(SUBDIVISIONS.map(({ name, country }) => [foldPhrase(name), country]))
const TOWN_BOOK = grouped(
  readNames('city', 'state', 'part').flatMap(({ name, values }) =>
    values.map((country) => [foldPhrase(name), country]),
  ),
)
const TOWNS_LIKE_COUNTRIES = readWords('towns-like-countries')
/** Words of the names that states share with countries. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  SUBDIVISIONS.filter(({ name }) => name !== '' && exactly(name)).flatMap(({ name }) => foldedWords(name)),
)
const CODE = /^[A-Z]{2,4}$/
const CODES = /^[A-Z]{2,4}(?:[\s,;/]+[A-Z]{2,4})*$/
/** "MA 02139", "ON M5V 2T6" */
const POSTCODE = /(?<=^[A-Z]{2,3}) (?:\d{4,6}(?:-\d{3,4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/

function grouped(pairs: readonly (readonly [string, CountryCode])[]): ReadonlyMap<string, readonly CountryCode[]> {
  const map = new Map<string, CountryCode[]>()
  for (const [key, country] of pairs) {
    const known = map.get(key) ?? []
    if (key !== '' && !known.includes(country)) map.set(key, [...known, country])
  }
  return map
}

function townsOf(name: string): readonly CountryCode[] {
  return [...(TOWN_BOOK.get(foldPhrase(name)) ?? []), ...(BY_NAME.get(foldPhrase(name)) ?? [])]
}

/**
 * Whose states or provinces the abbreviations in a list are; null if they are countries. One that is no country's tells
 * it, if all the others are of the same country. With `areStates` they are surely states, and full names count as well.
 */
export function statesIn(texts: readonly string[], areStates = false): CountryCode | null {
  const codes = texts
    .filter((text) => CODES.test(text) && !isUnknown(text) && !isAnyPlace(text))
    .flatMap((text) => text.match(/[A-Z]+/g) ?? [])
  if (areStates)
    return mostOf([...codes.map((code) => BY_CODE.get(code)), ...texts.map((text) => BY_NAME.get(foldPhrase(text)))])
  if (!codes.some((code) => !countryOfCode(code) && isPostal(BY_CODE.get(code)))) return null
  const hasAll = (country: CountryCode) =>
    codes.every((code) => BY_CODE.get(code)?.includes(country) || countryOfCode(code) === country)
  return POSTAL.find(hasAll) ?? null
}

/** The country that is named most; of several the first in the table, which begins with the most usual. */
function mostOf(found: readonly (readonly CountryCode[] | undefined)[]): CountryCode | null {
  const counts = new Map<CountryCode, number>()
  for (const country of found.flatMap((countries) => countries ?? []))
    counts.set(country, (counts.get(country) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return SUBDIVISIONS.find(({ country }) => counts.get(country) === most)?.country ?? null
}

function isPostal(states: readonly CountryCode[] = []): boolean {
  return POSTAL.some((country) => states.includes(country))
}

/** `texts` are the entries of a cell, `statesOf` what is known of its column. */
export function surroundingsOf(texts: readonly string[], statesOf: CountryCode | null): Surroundings {
  const codes = texts.filter((text) => CODE.test(text))
  const isAmbiguous = codes.length > 0 || texts.some((text) => foldedWords(text).some((word) => AMBIGUOUS.has(word)))
  // The quick way for most cells.
  if (!isAmbiguous) return { statesOf, isCodes: false, parts: new Set(), countries: new Set() }
  const isList =
    codes.length === texts.length || (codes.length > 1 && texts.every((text) => CODE.test(text) || isNeutralText(text)))
  const isCodes = codes.length > 0 && isList && !isStateOfCountry(texts)
  const { parts, countries } = namedIn(texts)
  if (isCodes) for (const code of codes.map(countryOfCode)) if (code) countries.add(code)
  const inCodes = statesIn(texts)
  if (inCodes) parts.add(inCodes)
  return { statesOf: statesOf ?? (isCodes ? inCodes : null), isCodes, parts, countries }
}

function namedIn(texts: readonly string[]): { parts: Set<string>; countries: Set<string> } {
  const parts = new Set<string>()
  const countries = new Set<string>()
  for (const [at, text] of texts.entries()) {
    const forms = [text, ...trimmed(text)]
    const states = forms.flatMap((form) => BY_NAME.get(foldPhrase(form)) ?? [])
    const known = forms.flatMap((form) => exactly(form) ?? countryOfAbbreviation(form) ?? [])
    const towns = new Set(states.length > 0 ? states : townsOf(text))
    if (known.length > 0 && states.length === 0) for (const token of known) countries.add(token)
    else if (known.length === 0 && towns.size === 1) for (const town of towns) parts.add(town)
    // "Georgia (GA)"
    const code = BY_CODE.get(texts[at + 1] ?? '')
    for (const state of states) if (code?.includes(state)) parts.add(state)
  }
  return { parts, countries }
}

/** "CA, USA" is in California; "CA, US" and "UK, USA" are two countries. */
function isStateOfCountry([first = '', second = '', ...more]: readonly string[]): boolean {
  const country = second.length === 3 ? countryOfCode(second) : undefined
  return more.length === 0 && country !== undefined && BY_CODE.get(first)?.includes(country) === true
}

/** The place that a whole entry names. `before` is the entry in front of it. */
export function placeOf(text: string, before: string | undefined, around: Surroundings): Place | undefined {
  const token = withoutDots(text.trim()).replace(POSTCODE, '')
  if (CODE.test(token)) {
    const byCode = placeOfCode(token, before, around)
    if (byCode !== 'no code') return byCode
  }
  const found = placeOfName(token, token, before, around)
  if (found) return found
  for (const form of trimmed(token)) {
    const place = placeOfName(form, token, before, around)
    if (place) return place
  }
  return withCodeBehind(token, around)
}

function placeOfCode(code: string, before: string | undefined, around: Surroundings): Place | 'no code' | undefined {
  const country = countryOfCode(code)
  const states = BY_CODE.get(code) ?? []
  if (!country && states.length === 0) return 'no code'
  const { statesOf, isCodes } = around
  if (statesOf && states.includes(statesOf)) return part(statesOf)
  const union = WITH_PARTS.find((one) => states.includes(one) && (around.countries.has(one) || around.parts.has(one)))
  if (union) return part(union)
  if (isCodes || (before === undefined && states.length === 0)) return country ? whole(country) : part(states[0])
  const named = [...around.countries].find((token) => states.some((state) => state === token))
  if (named) return part(named)
  if (before !== undefined && !CODE.test(before)) {
    const behind = placeBehind(before, country, states)
    if (behind) return behind
  }
  if (!country) return part(states[0])
  // "Kenya, MA" may be in the USA, or a list of two countries; "Ireland, NI" is no Nicaragua.
  return [...POSTAL, ...WITH_PARTS].some((one) => states.includes(one)) ? undefined : whole(country)
}

/** "Boston, MA" and "Casablanca, MA": it depends on the town. */
function placeBehind(
  before: string,
  country: CountryCode | undefined,
  states: readonly CountryCode[],
): Place | undefined {
  const towns = townsOf(before)
  if (country && exactly(before)?.includes(country)) return whole(country)
  if (country && towns.includes(country)) return whole(country)
  const state = states.find((one) => towns.includes(one))
  if (state) return part(state)
  // "Lebanon, NH" is a town, but "Kenya, MA" may be two countries.
  if (towns.length === 0 && exactly(before) && country) return undefined
  const postal = POSTAL.find((one) => states.includes(one))
  if (postal) return part(postal)
  return country ? whole(country) : undefined
}

/** "Georgia" is the state beside a town or another state of the USA, and beside that country alone. */
function placeOfName(text: string, entry: string, before: string | undefined, around: Surroundings): Place | undefined {
  const country = exactly(text)
  const states = BY_NAME.get(foldPhrase(text)) ?? []
  if (states.length === 0) return country && { tokens: country, isPart: false }
  const towns = before === undefined ? [] : townsOf(before)
  const isState = foldedWords(entry).some((word) => word === 'state' || word === 'province')
  const beside = states.find(
    (one) => isState || around.statesOf === one || around.parts.has(one) || towns.includes(one),
  )
  if (!country || beside) return part(beside ?? states[0])
  const { countries } = around
  const inCountry = states.find((one) => countries.size === 1 && countries.has(one) && !areNeighbours(one, country))
  if (inCountry) return { tokens: [inCountry], isPart: true, isDoubtful: true }
  return { tokens: country, isPart: false, isDoubtful: !towns.some((town) => country.includes(town)) }
}

/** Countries of one region are often listed together: beside Nigeria, Niger is a country. */
function areNeighbours(one: CountryCode, others: readonly string[] = []): boolean {
  return others.some((other) => SUBREGION_OF.get(other) === SUBREGION_OF.get(one))
}

/** "Sydney NSW", "TX residents", "Washington DC" */
function withCodeBehind(text: string, around: Surroundings): Place | undefined {
  if (!/\p{Ll}/u.test(text)) return undefined
  const [, town = '', code = ''] = /^(.*\S)\s+([A-Z]{2,4})$/.exec(text) ?? []
  const states = BY_CODE.get(code) ?? []
  const towns = townsOf(town)
  const state = states.find((one) => towns.includes(one)) ?? (countryOfCode(code) ? undefined : states[0])
  if (state && !WORDS.has(code)) return part(state)
  const first = trimmed(text).find((form) => CODE.test(form)) ?? ''
  if (WORDS.has(first)) return undefined
  const country = countryOfCode(first)
  // "NZ citizen"; but "UG students" are undergraduates, and "GA citizens" Georgians of one or the other.
  if (country) return OF_CITIZENS.test(text) && !BY_CODE.has(first) ? whole(country) : undefined
  const [only] = BY_CODE.get(first) ?? []
  return only
    ? part(only)
    : around.statesOf && BY_CODE.get(first)?.includes(around.statesOf)
      ? part(around.statesOf)
      : undefined
}

const OF_CITIZENS = /\b(?:citizen|national|passport)/i
/** In capitals they may be stressed words: "Kenya OR Uganda". */
const WORDS = new Set('OR OK HI OH AM AS AT BE BY DE DO IN IS IT LA ME MY NO SO TO AND ARE CAN PER'.split(' '))

/** "U.S.", "D.C." */
function withoutDots(text: string): string {
  return /^(?:[A-Z]\.){1,3}[A-Z]\.?$/.test(text) ? text.replaceAll('.', '') : text
}

/** The country of an abbreviation that is no state's. */
function countryOfAbbreviation(text: string): CountryCode[] | undefined {
  const country = countryOfCode(withoutDots(text))
  return country && ABBREVIATED.has(country) ? [country] : undefined
}

const ABBREVIATED: ReadonlySet<string> = new Set(['US', 'GB'])

/** True for two to four capitals, which are no word. */
export function isCode(text: string): boolean {
  return CODE.test(text)
}

/** True for a town that has the name of a country, before its state's abbreviation or its country: "Peru" and "IN". */
export function isTownOfState(town: string, code: string, countries: readonly string[]): boolean {
  const places = TOWNS_LIKE_COUNTRIES.find(foldPhrase(town))?.split(', ') ?? []
  return places.some((place) => place === code || (!CODE.test(place) && same(exactly(place), countries)))
}

function same(one: readonly string[] = [], other: readonly string[]): boolean {
  return one.length === other.length && one.every((token) => other.includes(token))
}

/** True if some of the countries are the same, or of one region. */
export function areNear(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one) || (isCountryCode(one) && areNeighbours(one, others)))
}

/** True for the name of a town in one of the countries. */
export function isTownIn(text: string, tokens: readonly string[]): boolean {
  return townsOf(text).some((country) => tokens.includes(country))
}

function exactly(text: string): readonly string[] | undefined {
  // Its own name for itself; without the accent it is a word.
  return /^ísland$/i.test(text) ? ['IS'] : placesNamed(text)
}

function whole(country: CountryCode): Place {
  return { tokens: [country], isPart: false }
}

function part(country: string | undefined): Place | undefined {
  return country !== undefined && isCountryCode(country) ? { tokens: [country], isPart: true } : undefined
}
