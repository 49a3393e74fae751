import { countedFrom } from '#domain/counted.ts'
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

/** Names as a reader looks them up: Åland under A, Côte d'Ivoire before Croatia. Without `Intl`, whose first use takes long. */
export function inNameOrder(names: readonly string[]): string[] {
  const keyed = names.map((name) => ({ name, key: name.normalize('NFD').replaceAll(/\p{M}/gu, '') }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ name }) => name)
}

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
  return length === 'short' && names.length > SHORT ? shorten(stated) : join(names)
}

/** Where to study, beginning with a capital: "Every country except India", "The European Union and Switzerland". */
export function presentStudyPlaces(stated: Stated<CountryCode>, length: 'short' | 'whole'): string {
  return capitalised(presentPlaces(stated, length))
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The first few, and how many countries are left. Groups lead where they are most of it: four countries of thirty-six tell
 * nothing of the others, and who cannot see what a group holds is misled by its number. "More countries" tells that groups
 * were named, so that nobody counts each as one.
 */
function shorten(codes: readonly CountryCode[]): string {
  const { groups, left } = partsOf(new Set(codes))
  const led = groups.slice(0, SHORT)
  const covered = led.flatMap(({ members }) => members)
  if (covered.length * 2 < codes.length) return countedFrom(SHORT, namesOf(codes))
  const others = groups.slice(SHORT).flatMap(({ members }) => members)
  const names = [...led.map(({ name }) => name), ...namesOf([...others, ...left])]
  return `${countedFrom(SHORT, names)} ${names.length === SHORT + 1 ? 'country' : 'countries'}`
}

/** The wording with fewer names: complete groups and the rest, or one group and its exceptions. */
function nameAll(codes: readonly CountryCode[]): string[] {
  const wanted = new Set(codes)
  const parts = namesOfParts(wanted)
  const [almost] = GROUPS.filter(({ members, standsAlone }) => !standsAlone && isAlmost(members, wanted)).toSorted(
    (a, b) => a.members.length - b.members.length,
  )
  const missing =
    almost?.members.filter((code) => !wanted.has(code)).map((code) => withArticle(formatCountry(code))) ?? []
  return almost && missing.length + 1 < parts.length ? [`${almost.name} except ${join(missing)}`] : parts
}

function namesOfParts(wanted: ReadonlySet<CountryCode>): string[] {
  const { groups, left } = partsOf(wanted)
  return [...groups.map(({ name }) => name), ...namesOf(left)]
}

/** The complete groups, the largest first, and the countries in none of them. */
function partsOf(wanted: ReadonlySet<CountryCode>) {
  const left = new Set(wanted)
  const groups: CountryGroup[] = []
  for (const group of GROUPS) {
    const { members, standsAlone } = group
    if (standsAlone && members.length < wanted.size) continue
    if (members.length > left.size || !members.every((code) => left.has(code))) continue
    groups.push(group)
    for (const code of members) left.delete(code)
  }
  return { groups, left: [...left] }
}

const namesOf = (codes: readonly CountryCode[]): string[] => inNameOrder(codes.map(formatCountry)).map(withArticle)

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
