import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { PROGRAMME_HOSTS } from '#domain/programme-names.ts'
import { citizensOf, type Meaning } from './dictionary.ts'
import { wordsOf } from './fold.ts'

// Developing countries that are at least as often where one wants to study.
const DESTINATIONS = new Set(['CN', 'TR', 'MY', 'TH', 'AR', 'BR', 'MX', '@asia'])
const DEVELOPING = new Set<string>(COUNTRY_GROUPS.get('oda')?.members ?? [])

/** "Scholarships for Pakistan" are meant for Pakistanis; "for Germany", for study there. */
export function sendsStudents(place: string): boolean {
  return !DESTINATIONS.has(place) && isDeveloping(place)
}

function isDeveloping(place: string): boolean {
  const members = place.startsWith('@') ? (COUNTRY_GROUPS.get(place.slice(1))?.members ?? []) : [place]
  return members.filter((code) => DEVELOPING.has(code)).length * 2 > members.length
}

/** A place that is named and no more, that something is in or goes to, whose government gives, or of which an adjective tells, as in "Korean scholarship". */
export type Place = 'bare' | 'there' | 'giving' | 'either'

/** A part of a search key, as far as this file looks at it. */
interface Said {
  readonly meanings: readonly Meaning[]
  readonly negated: boolean
  readonly about: 'wanted' | 'held' | 'abroad' | 'elsewhere'
  readonly word?: string
  readonly place?: Place | undefined
  readonly joined?: boolean | undefined
  readonly alone?: string
}

/** For each word that a programme is found by, where it takes people. */
const HOSTS: ReadonlyMap<string, string> = new Map(
  Object.entries(PROGRAMME_HOSTS).flatMap(([code, words]) => wordsOf(words).map((word) => [word, code] as const)),
)

/** Countries that are not developing, whose own scholarships send students abroad. */
const SENDING = new Set(['QA', 'AE', 'KW', 'OM', 'BH', 'SA', 'BN'])

/**
 * "Fulbright Pakistan", "Chinese government scholarship Ghana": beside a programme of one country, another developing one
 * is where they come from; "Nigerian scholarship in the UK" is for Nigerians, "Japanese scholarship Thailand" is not for
 * Japanese; and from Ghana is who wants to go abroad. Who tells a nationality has told it. Alone, each must say so itself.
 */
export function atHome<Part extends Said>(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(tellsOfHomes) || parts.some(tellsNation)) return parts
  const isAbroad = parts.some(({ about }) => about === 'abroad')
  const byName = parts.flatMap(({ word = '' }) => HOSTS.get(word) ?? [])
  const givers = parts.flatMap((part) => (part.place === 'giving' || part.place === 'either' ? placeOf(part) : []))
  const hosts = [...byName, ...givers.filter((place) => !sendsStudents(place))]
  const goesTo = (place: string) =>
    parts.some((part) => placeOf(part).some((other) => other !== place && (part.negated || !sendsStudents(other))))
  const comesFrom = (place: string) => (byName.length > 0 ? isDeveloping(place) : sendsStudents(place))
  return parts.map((part) => {
    const [place = ''] = placeOf(part)
    const isHome =
      part.place === 'bare'
        ? (isAbroad || hosts.length > 0) && !hosts.includes(place) && comesFrom(place)
        : part.place === 'either' && (isAbroad || ((sendsStudents(place) || SENDING.has(place)) && goesTo(place)))
    if (!isHome) return part
    return { ...part, meanings: [citizensOf(place)], alone: `from ${part.meanings[0]?.label}` }
  })
}

function tellsOfHomes({ about, place, word }: Said): boolean {
  return about === 'abroad' || place === 'giving' || place === 'either' || (word !== undefined && HOSTS.has(word))
}

/**
 * "Pakistan Germany masters" is asked by a Pakistani, and "Indian in Kuwait Europe" by an Indian who wants to leave Kuwait.
 * "Kenya, UK" and "in Kenya and the UK" are two places to study in.
 */
export function homeAndAway<Part extends Said>(parts: readonly Part[]): readonly Part[] {
  const places = parts.filter((part) => !part.negated && part.meanings.some(isPlace))
  if (places.length < 2) return parts
  const isNear = (place: string) => sendsStudents(place) || SENDING.has(place)
  const stands = (part: Part) => {
    const next = parts[parts.indexOf(part) + 1]
    return part.joined !== true && !(next?.joined === true && places.includes(next))
  }
  const isAway = (part: Part) => placeOf(part).every((place) => !isNear(place))
  if (!parts.some(tellsNation)) {
    const homes = places.filter((part) => !isAway(part))
    const [home] = homes
    const [code = ''] = home?.meanings[0]?.values ?? []
    const isHome = homes.length === 1 && home?.place === 'bare' && stands(home) && sendsStudents(code)
    if (!home || !isHome || code.startsWith('@')) return parts
    const alone = `from ${home.meanings[0]?.label}`
    return parts.map((part) =>
      part === home ? { ...part, meanings: [citizensOf(code)], alone, place: undefined } : part,
    )
  }
  return parts.map((part, at) => {
    const told = parts.slice(0, at).findLast(({ meanings }) => !meanings.some(({ kind }) => LEFT_WITH.has(kind)))
    const later = places.filter((other) => parts.indexOf(other) > at)
    const [next] = later
    // "In Canada UK USA" are three places to study in.
    const isNextApart = next !== undefined && (next.place === 'there' || next !== parts[at + 1])
    const isLeft = isAway(part) ? isNextApart && told === parts[at - 1] : later.some(isAway)
    const isLived = part.place === 'there' && places.includes(part) && told !== undefined && tellsNation(told)
    return isLived && isLeft && stands(part) ? { ...part, meanings: [], alone: '', place: undefined } : part
  })
}

/** What may stand between a nation and where one lives: "Indian nurse in Kuwait". */
const LEFT_WITH = new Set<Meaning['kind']>(['field', 'audience'])

/**
 * "International students in Canada" are no Canadians: they cannot have what is for these alone. Who says of what nation
 * they are, or names no one country to study in, has said no more by it.
 */
export function fromElsewhere<Part extends Said>(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ about }) => about === 'elsewhere')) return parts
  const named = parts.filter(({ meanings }) => meanings.some(isPlace))
  const [place] = named.flatMap(({ meanings }) => meanings.filter(isPlace))
  const [code = ''] = place?.values ?? []
  // In "international students Nigeria" it may be Nigerians who ask; in "… in Nigeria" it is not.
  const isThere = (part: Said) =>
    !part.negated && placeOf(part).join() === code && !(part.place === 'bare' && sendsStudents(code))
  const isClear = place !== undefined && named.every(isThere) && !parts.some(tellsNation) && !code.startsWith('@')
  return parts.flatMap((part): Part[] => {
    if (part.about !== 'elsewhere') return [part]
    return isClear ? [{ ...part, meanings: [citizensOf(code)], negated: true, alone: `non ${place.label}` }] : []
  })
}

function tellsNation({ meanings }: Said): boolean {
  return meanings.some(({ kind }) => kind === 'citizenship')
}

function isPlace({ kind }: Meaning): boolean {
  return kind === 'country' || kind === 'region'
}

function placeOf({ meanings }: Said): readonly string[] {
  return meanings.filter(isPlace).flatMap(({ values }) => values)
}

/** True where all that is said is of which country somebody is: "Italian students" ask for no programme that is called Italian. */
export function tellsOnlyWho(
  parts: readonly { readonly word?: string; readonly meanings: readonly Meaning[] }[],
): boolean {
  const isOneCountry = ({ kind, values: [value = '@', ...others] }: Meaning) =>
    kind === 'citizenship' && !value.startsWith('@') && others.length === 0
  return parts.every(({ word, meanings }) => word === undefined && meanings.every(isOneCountry))
}
