import { countriesOf, COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { PROGRAMME_HOSTS } from '#domain/programme-names.ts'
import { wordsOf } from './fold.ts'
import { citizensOf, type Meaning } from './meaning.ts'
import type { Part } from './part.ts'

// Developing places where people want to study at least as often as they come from there.
const DESTINATIONS = new Set(['CN', 'TR', 'MY', 'TH', 'AR', 'BR', 'MX', '@asia'])
const DEVELOPING = new Set<string>(COUNTRY_GROUPS.get('oda')?.members ?? [])

/**
 * True for places that people are from: "scholarships for Pakistan" are for Pakistanis, but "for Germany" is for study
 * there.
 */
export function sendsStudents(place: string): boolean {
  return isDeveloping(place) && !DESTINATIONS.has(place)
}

/** Countries, and groups of which more than half of the members are developing. */
const DEVELOPING_PLACES: ReadonlySet<string> = new Set([
  ...DEVELOPING,
  ...[...COUNTRY_GROUPS.keys()].map((id) => `@${id}`).filter(isMostlyDeveloping),
])

function isMostlyDeveloping(group: string): boolean {
  const members = countriesOf(group)
  return members.filter((code) => DEVELOPING.has(code)).length * 2 > members.length
}

function isDeveloping(place: string): boolean {
  return DEVELOPING_PLACES.has(place)
}

/** Words that programmes are found by, each with the country that they take people to. */
const HOSTS: ReadonlyMap<string, string> = new Map(
  Object.entries(PROGRAMME_HOSTS).flatMap(([code, words]) => wordsOf(words).map((word) => [word, code] as const)),
)

/** Countries that are not developing, but whose own scholarships send students abroad. */
const SENDING = new Set(['QA', 'AE', 'KW', 'OM', 'BH', 'SA', 'BN'])

/**
 * Decides which places are where people come from, rather than where they want to go. Each step builds on what the one
 * before it decided:
 *
 * | a part                      | beside                                    | means                       |
 * | --------------------------- | ----------------------------------------- | --------------------------- |
 * | if no nation is named:                                                  |                             |
 * | a place named by itself     | "abroad", or what another country gives   | from there                  |
 * | a place named by itself     | countries to go to, and no other home     | from there                  |
 * | "Nigerian scholarship"      | "abroad", or a country to go to           | from there                  |
 * | "Nigerian government"       | the same                                  | from there                  |
 * | if a nation is named, or was found above:                               |                             |
 * | a place somebody is in      | one to go to                              | nothing: they want to leave |
 * | in the end:                 |                                           |                             |
 * | "international students"    | one country to study in, and no nation    | not from there              |
 */
export function settleHomes(parts: readonly Part[]): readonly Part[] {
  if (parts.every(({ place, about }) => place === undefined && about !== 'elsewhere')) return parts
  const isTold = parts.some(tellsNation)
  const first =
    !isTold && parts.some(({ place }) => place !== undefined && place !== 'there') ? withHomes(parts) : parts
  const own = withoutOwnTowns(first)
  const isLived = own.some(({ place }) => place === 'there') && own.some(tellsNation)
  return fromElsewhere(isLived ? withoutPlacesLeft(own) : own)
}

/**
 * "Fulbright Pakistan" and "Pakistan Germany masters" come from a Pakistani; "Nigerian scholarship in the UK" is for
 * Nigerians, but "Japanese scholarship Thailand" is not for Japanese. "Kenya, UK" and "in Kenya and the UK" are two places
 * to study in.
 */
function withHomes(parts: readonly Part[]): readonly Part[] {
  const isAbroad = parts.some(({ about }) => about === 'abroad')
  const byName = parts.flatMap(({ word = '' }) => HOSTS.get(word) ?? [])
  const givers = parts.flatMap((part) => (part.place === 'giving' || part.place === 'either' ? placeOf(part) : []))
  const hosts = [...byName, ...givers.filter((place) => !sendsStudents(place))]
  const comesFrom = byName.length > 0 ? isDeveloping : sendsStudents
  const isHome = (part: Part) => {
    if (part.place === undefined || part.place === 'there') return false
    const [place = ''] = placeOf(part)
    const others = () => parts.filter((other) => other !== part && placeOf(other).some((one) => one !== place))
    const isGoing = () =>
      isNear(place) && others().some((other) => other.negated || !placeOf(other).every(sendsStudents))
    if (part.place === 'either') return isAbroad || isGoing()
    if (part.place === 'giving') return (isAbroad && sendsStudents(place)) || isGoing()
    if (hosts.includes(place)) return false
    if (isAbroad || hosts.length > 0) return comesFrom(place)
    if (place.startsWith('@') || !sendsStudents(place)) return false
    return others().some(isNamed) && isOnlyNear(parts) && standsApart(part, parts)
  }
  return parts.map((part) =>
    isHome(part)
      ? {
          ...part,
          meanings: [citizensOf(placeOf(part)[0] ?? '')],
          place: undefined,
        }
      : part,
  )
}

/** True if one place is named that people may come from. */
function isOnlyNear(parts: readonly Part[]): boolean {
  return new Set(parts.filter((part) => isNamed(part) && !isAway(part)).map((part) => placeOf(part)[0])).size === 1
}

/** "Palestine, Gaza student" and "Lagos Nigeria students" say twice where people are from. */
function withoutOwnTowns(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(tellsNation)) return parts
  return parts.map((part, at) => {
    const next = part.place === 'bare' && !part.negated ? parts[at + 1] : undefined
    const isOwn = next?.meanings[0]?.kind === 'citizenship' && next.meanings[0].values.join() === placeOf(part).join()
    const isTown = part.within !== undefined || next?.within !== undefined
    return isOwn && isTown && sendsStudents(placeOf(part)[0] ?? '') ? { ...part, meanings: [], place: undefined } : part
  })
}

/** What may stand between a nation and the place where somebody lives: "Indian nurse in Kuwait". */
const LEFT_WITH = new Set<Meaning['kind']>(['field', 'audience'])

/** "Indian in Kuwait Europe" wants to leave Kuwait; "Indian in Canada UK USA" names three places to study in. */
function withoutPlacesLeft(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, at) => {
    if (part.place !== 'there' || part.joined || !isNamed(part) || !standsApart(part, parts)) return part
    const told = parts.slice(0, at).findLast(({ meanings }) => !meanings.some(({ kind }) => LEFT_WITH.has(kind)))
    const later = parts.slice(at + 1).filter(isNamed)
    const [next] = later
    const isNextApart = next !== undefined && (next.place === 'there' || next !== parts[at + 1])
    const isLeft = isAway(part) ? isNextApart && told === parts[at - 1] : later.some(isAway)
    return told && tellsNation(told) && isLeft ? { ...part, meanings: [], place: undefined } : part
  })
}

/**
 * "International students in Canada" are not Canadians, and cannot have what is only for these. If the key names a nation,
 * or not exactly one country to study in, "international" adds nothing.
 */
function fromElsewhere(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ about }) => about === 'elsewhere')) return parts
  const named = parts.filter((part) => placeOf(part).length > 0)
  const [place] = named.flatMap(({ meanings }) => meanings.filter(isPlace))
  const [code = ''] = place?.values ?? []
  // In "international students Nigeria" it may be Nigerians who ask; in "… in Nigeria" it is not.
  const isThere = (part: Part) =>
    !part.negated && placeOf(part).join() === code && !(part.place === 'bare' && sendsStudents(code))
  const isClear = place !== undefined && named.every(isThere) && !parts.some(tellsNation) && !code.startsWith('@')
  return parts.flatMap((part): Part[] => {
    if (part.about !== 'elsewhere') return [part]
    return isClear ? [{ ...part, meanings: [citizensOf(code)], negated: true }] : []
  })
}

/** True for a part that names only places to go to: those that neither send students nor are in SENDING. */
function isAway(part: Part): boolean {
  return placeOf(part).every((place) => !isNear(place))
}

function isNear(place: string): boolean {
  return sendsStudents(place) || SENDING.has(place)
}

/** False for places named in one breath: "Kenya, UK", "Kenya and the UK". */
function standsApart(part: Part, parts: readonly Part[]): boolean {
  const at = parts.indexOf(part)
  const isOneBreath = (first?: Part, second?: Part) =>
    second?.joined === true && first !== undefined && isNamed(first) && isNamed(second)
  return !(at > 0 && isOneBreath(parts[at - 1], part)) && !isOneBreath(part, parts[at + 1])
}

function tellsNation({ meanings }: Part): boolean {
  return meanings.some(({ kind }) => kind === 'citizenship')
}

function isNamed(part: Part): boolean {
  return !part.negated && placeOf(part).length > 0
}

function isPlace({ kind }: Meaning): boolean {
  return kind === 'country' || kind === 'region'
}

const NOWHERE: readonly string[] = []

function placeOf({ meanings }: Part): readonly string[] {
  return meanings.find(isPlace)?.values ?? NOWHERE
}

/** True if the parts only say which country somebody is from, or, for those from elsewhere, where they want to study. */
export function tellsOnlyWho(parts: readonly Part[]): boolean {
  const isForeign = parts.some(({ about }) => about === 'elsewhere')
  const isOneCountry = ({ kind, values: [value = '@', ...others] }: Meaning) =>
    kind === 'citizenship' && !value.startsWith('@') && others.length === 0
  const saysWho = (meaning: Meaning) =>
    isForeign ? meaning.kind === 'citizenship' || meaning.kind === 'country' : isOneCountry(meaning)
  return parts.every(({ word, meanings }) => word === undefined && meanings.every(saysWho))
}
