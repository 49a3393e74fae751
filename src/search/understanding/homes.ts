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

/** A place that is named and no more, whose government gives, or of which an adjective tells, as in "Korean scholarship". */
export type Place = 'bare' | 'giving' | 'either'

/** A part of a search key, as far as this file looks at it. */
interface Said {
  readonly meanings: readonly Meaning[]
  readonly negated: boolean
  readonly about: 'wanted' | 'held' | 'abroad' | 'elsewhere'
  readonly word?: string
  readonly place?: Place | undefined
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
