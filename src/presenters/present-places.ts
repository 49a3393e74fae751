import { formatCountry, type CountryCode } from '#domain/countries.ts'
import { COUNTRY_GROUPS, type CountryGroup } from '#domain/country-groups.ts'
import { OTHERS, type Citizens, type Stated } from '#domain/scholarship.ts'

/** A group may be named where it lacks at most this many members: "the Commonwealth except the United Kingdom". */
const MAX_EXCEPTIONS = 3
/** Smaller groups are better named by their members. */
const SMALLEST_GROUP = 4
/** A card names this many; the scholarship's own page names all. */
const SHORT = 3
/** These take an article within a sentence: "citizens of the United States". */
const WITH_ARTICLE =
  /^(?:United |Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles|Isle of )|(?:Islands|Republic)$|Republic of /

const GROUPS: readonly CountryGroup[] = [...COUNTRY_GROUPS.values()]
  .filter(({ members }) => members.length >= SMALLEST_GROUP)
  .toSorted((a, b) => b.members.length - a.members.length)

/** Whose citizens may apply: "Any nationality", "Kenya and Uganda", "Kenya, and some others", "NA". */
export function presentPeople(stated: Stated<Citizens>, length: 'short' | 'whole'): string {
  if (stated === 'any') return 'Any nationality'
  if (typeof stated === 'string') return presentPlaces(stated, length)
  const countries = stated.filter((one) => one !== OTHERS)
  const named = presentPlaces(countries, length)
  return countries.length < stated.length ? `${named}, and some others` : named
}

/** Places in words: complete groups by their names, the rest one by one. */
export function presentPlaces(stated: Stated<CountryCode>, length: 'short' | 'whole'): string {
  if (stated === 'any') return 'Anywhere'
  if (stated === 'not stated') return 'NA'
  const names = nameAll(stated)
  return length === 'short' && names.length > SHORT ? shorten(names) : join(names)
}

/** Where to study, beginning with a capital: "Every country except India", "The European Union and Switzerland". */
export function presentStudyPlaces(stated: Stated<CountryCode>, length: 'short' | 'whole'): string {
  const words = presentPlaces(stated, length)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function shorten(names: readonly string[]): string {
  return `${names.slice(0, SHORT).join(', ')} and ${names.length - SHORT} more`
}

/** The wording with fewer names: complete groups and the rest, or one group and its exceptions. */
function nameAll(codes: readonly CountryCode[]): string[] {
  const wanted = new Set(codes)
  const parts = namesOfParts(wanted)
  const [almost] = GROUPS.filter(({ members }) => isAlmost(members, wanted)).toSorted(
    (a, b) => a.members.length - b.members.length,
  )
  const missing =
    almost?.members.filter((code) => !wanted.has(code)).map((code) => withArticle(formatCountry(code))) ?? []
  return almost && missing.length + 1 < parts.length ? [`${almost.name} except ${join(missing)}`] : parts
}

function namesOfParts(wanted: ReadonlySet<CountryCode>): string[] {
  const left = new Set(wanted)
  const names: string[] = []
  for (const { name, members } of GROUPS) {
    if (members.length > left.size || !members.every((code) => left.has(code))) continue
    names.push(name)
    for (const code of members) left.delete(code)
  }
  return [...names, ...[...left].map(formatCountry).toSorted().map(withArticle)]
}

function withArticle(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}

/** True if every wanted country is a member and only a few members are not wanted. */
function isAlmost(members: readonly CountryCode[], wanted: ReadonlySet<CountryCode>): boolean {
  const missing = members.length - wanted.size
  if (missing < 0 || missing > MAX_EXCEPTIONS || missing * 4 > wanted.size) return false
  return members.filter((code) => wanted.has(code)).length === wanted.size
}

function join(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
