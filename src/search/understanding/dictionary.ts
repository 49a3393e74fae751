import { COUNTRIES } from '#domain/countries.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { COUNTRY_NAMES, GROUP_NAMES, LANGUAGES_OF_NAMES } from '#domain/country-names.ts'
import { FIELD_NAMES } from '#domain/field-names.ts'
import { FIELDS } from '#domain/fields.ts'
import { COVERAGES, FUNDING_TYPES, formatCoverage, formatFundingType } from '#domain/funding.ts'
import {
  FOREIGN_AUDIENCE_NAMES,
  FOREIGN_COVERAGE_NAMES,
  FOREIGN_FIELD_NAMES,
  FOREIGN_LEVEL_NAMES,
  FOREIGN_TYPE_NAMES,
  FOREIGN_WORDS_MEANT,
} from '#domain/foreign-study-names.ts'
import { LEVELS, formatLevel } from '#domain/levels.ts'
import { COUNTRY_PARTS, OFTEN_MISSPELT, PLACE_NAMES, STATES } from '#domain/place-names.ts'
import { PROGRAMME_NAMES } from '#domain/programme-names.ts'
import {
  AUDIENCE_NAMES,
  COVERAGE_NAMES,
  DOUBLE_NAMES,
  FIELDS_TOGETHER,
  LEVEL_NAMES,
  TYPE_NAMES,
  WORDS_MEANT,
} from '#domain/study-names.ts'
import { tokensOf, wordsOf } from './fold.ts'
import { feminine, withBranches, withEngineers } from './forms.ts'
import { citizensOf, fieldOf, placeOf, type Meaning } from './meaning.ts'
import { CHAT, FOREIGN_NOISE, FOREIGN_SIGNS, NOISE, SIGNS, type Sign } from './noise.ts'

/**
 * A city, state or other part of a country. It means its country, and what has its words in its name or its funder's
 * comes first, unless they mislead.
 */
export interface Within {
  readonly within: Meaning
  readonly misleading: boolean
  /** True if what is folded away as the end of a plural belongs to the name: Campinas, Texas. */
  readonly endsInS?: boolean
}

/** The catalogue's word for what students write. */
export interface Meant {
  readonly word: string
}

/** What a name says: its meanings, a place within a country, another word, or a sign. */
export type Entry = readonly Meaning[] | Within | Meant | Sign

/** Words that do not count in a name: "Trinidad and Tobago", "the Gambia", "University of …". */
export const SKIPPED: ReadonlySet<string> = new Set(['and', 'the', 'of'])

export const ENGLISH_NOISE: ReadonlySet<string> = new Set(wordsOf(NOISE))
const FOREIGN_NOISE_WORDS: ReadonlySet<string> = new Set(
  wordsOf(FOREIGN_NOISE).filter((word) => !ENGLISH_NOISE.has(word)),
)
export const NOISE_WORDS: ReadonlySet<string> = new Set(wordsOf(`${NOISE} ${CHAT} ${FOREIGN_NOISE}`))

/** Names with at least this many letters are also understood when written as one word. */
const GLUED = 8

const GROUPS_OF_PEOPLE = new Set(['oda', 'ldc'])

/** States of which a town may be named before them. */
export const STATE_NAMES: ReadonlySet<string> = new Set(
  Object.values(STATES).flatMap((names) => names.split(',').map(keyOf)),
)

const OWN_NAMES = ownNames()

const isWithin = (entry: Entry) => typeof entry !== 'string' && 'within' in entry

/** Every name that is understood, as folded words with single spaces. */
export const DICTIONARY: ReadonlyMap<string, Entry> = new Map([
  ...gluedNames(),
  ...foreignPlaces(),
  ...foreignStudies(),
  ...OWN_NAMES,
])

/** Words that show that a key is in another language than English. */
export const FOREIGN_WORDS: ReadonlySet<string> = foreignWords()

/** For each first word of a name, how many words the longest such name has. */
export const LONGEST_FROM: ReadonlyMap<string, number> = longestNames()

/** The first meaning of a name that is one word. */
export function meaningOf(word: string): Meaning | undefined {
  const entry = DICTIONARY.get(word)
  const [meaning]: readonly Meaning[] = Array.isArray(entry) ? entry : []
  return meaning
}

export function kindOf(word: string): Meaning['kind'] | undefined {
  return meaningOf(word)?.kind
}

/** Every word of every name, and the noise. None of these is misspelt. */
export const DICTIONARY_WORDS: ReadonlySet<string> = new Set([
  ...[...DICTIONARY.keys()].flatMap((name) => name.split(' ')),
  ...NOISE_WORDS,
])

const MISSPELT_PLACES = new Set(wordsOf(OFTEN_MISSPELT))

/** The words that misspelt ones are corrected to, sorted. Left out are the names and noise of other languages, and chat. */
export const SPELLINGS: readonly string[] = [
  ...new Set([
    ...[...OWN_NAMES].flatMap(([name, entry]) =>
      name.split(' ').filter((word) => !isWithin(entry) || MISSPELT_PLACES.has(word)),
    ),
    ...ENGLISH_NOISE,
  ]),
].sort()

/** Those of them that are in the name of an option. If two words are equally near, such a one is meant. */
export const SPELLINGS_OF_OPTIONS: ReadonlySet<string> = new Set(
  [...COUNTRIES.map(({ name }) => name), ...[...FIELDS, ...LEVELS].map(({ label }) => label)].flatMap(wordsOf),
)

function keyOf(name: string): string {
  return tokensOf(name)
    .map(({ word }) => word)
    .filter((word) => !SKIPPED.has(word))
    .join(' ')
}

function createNames() {
  const names = new Map<string, Entry>()
  // If a name is added twice, the first entry stays.
  const enter = (list: string, entry: Entry) => {
    for (const name of list.split(',')) {
      const key = keyOf(name)
      if (key !== '' && !names.has(key)) names.set(key, entry)
    }
  }
  const add: Add = (list, ...meanings) => {
    enter(list, meanings)
  }
  return { names, enter, add }
}

function ownNames(): ReadonlyMap<string, Entry> {
  const { names: dictionary, enter, add } = createNames()
  for (const [names, sign] of SIGNS) enter(names, sign)
  for (const [names, word] of [...PROGRAMME_NAMES, ...WORDS_MEANT]) enter(names, { word })
  addStudies(add)
  addPlaces(add)
  for (const { code } of COUNTRIES) {
    enter(COUNTRY_PARTS[code] ?? '', { within: placeOf(code), misleading: true })
    for (const name of (PLACE_NAMES[code] ?? '').split(',')) {
      // A word of "New Jersey" is a name by itself, and searching for it would mislead.
      const misleading = keyOf(name)
        .split(' ')
        .some((word) => Array.isArray(dictionary.get(word)))
      const endsInS = name.endsWith('s') && !keyOf(name).endsWith('s')
      enter(name, { within: placeOf(code), misleading, endsInS })
    }
  }
  return dictionary
}

type Add = (names: string, ...meanings: Meaning[]) => void

function addStudies(add: Add): void {
  for (const [names, level, subject] of DOUBLE_NAMES) {
    add(names, { kind: 'level', values: [level], label: formatLevel(level) }, fieldOf(subject))
  }
  for (const { id, label } of LEVELS) add(label, { kind: 'level', values: [id], label })
  // "Research" and "Services" alone are ordinary words: most people who write them do not mean the option.
  for (const { id, label } of FUNDING_TYPES) if (id !== 'research') add(label, { kind: 'type', values: [id], label })
  for (const { id, label } of COVERAGES) add(label, { kind: 'coverage', values: [id], label })
  addLists(add, LEVEL_NAMES, COVERAGE_NAMES, TYPE_NAMES)
  for (const [label, names, values] of AUDIENCE_NAMES) add(names, { kind: 'audience', values, label })
  for (const { id, label } of FIELDS) if (id !== 'services') add(label.replaceAll(',', ' '), fieldOf(id))
  for (const [names, label, ...values] of FIELDS_TOGETHER) add(names, { kind: 'field', values, label })
  for (const { id, label, broad } of FIELDS) {
    const names = `${FIELD_NAMES[id] ?? ''},${/(?:Engineering|ology)$/.test(label) ? label.toLowerCase() : ''}`
    add(withEngineers(broad === 'engineering' ? withBranches(names) : names), fieldOf(id))
  }
}

function addLists(
  add: Add,
  levels: typeof LEVEL_NAMES,
  coverages: typeof COVERAGE_NAMES,
  types: typeof TYPE_NAMES,
): void {
  for (const [names, ...ids] of levels) {
    add(names, { kind: 'level', values: ids, label: ids.map(formatLevel).join(' or ') })
  }
  for (const [names, ...ids] of coverages) {
    add(names, { kind: 'coverage', values: ids, label: ids.map(formatCoverage).join(' or ') })
  }
  for (const [names, ...ids] of types) {
    add(names, { kind: 'type', values: ids, label: ids.map(formatFundingType).join(' or ') })
  }
}

function addPlaces(add: Add): void {
  for (const { code, name } of COUNTRIES) add(name, placeOf(code))
  for (const { code } of COUNTRIES) {
    const [names = '', people = ''] = (COUNTRY_NAMES[code] ?? '').split('|')
    add(names, placeOf(code))
    add(`${people},${feminine(people)}`, citizensOf(code))
  }
  for (const [id, { name }] of COUNTRY_GROUPS) {
    if (id === 'all') continue
    const [names = '', people = ''] = (GROUP_NAMES[id] ?? '').split('|')
    add(`${people},${feminine(people)}`, citizensOf(`@${id}`))
    add(`${name}, ${names}`, GROUPS_OF_PEOPLE.has(id) ? citizensOf(`@${id}`) : placeOf(`@${id}`))
  }
}

function foreignWords(): ReadonlySet<string> {
  const own = new Set([...OWN_NAMES.keys()].flatMap((name) => name.split(' ')))
  const foreign = [...foreignStudies().keys()].flatMap((name) => name.split(' '))
  return new Set([...FOREIGN_NOISE_WORDS, ...foreign.filter((word) => !own.has(word) && !ENGLISH_NOISE.has(word))])
}

/** Names written as one word: "newzealand", "publichealth", "tamilnadu". */
function gluedNames(): [string, Entry][] {
  return [...OWN_NAMES].flatMap(([name, entry]): [string, Entry][] => {
    const glued = name.replaceAll(' ', '')
    return (Array.isArray(entry) || isWithin(entry)) && glued.length >= GLUED ? [[glued, entry]] : []
  })
}

function foreignStudies(): ReadonlyMap<string, Entry> {
  const { names: dictionary, enter, add } = createNames()
  for (const [names, sign] of FOREIGN_SIGNS) enter(names, sign)
  addLists(add, FOREIGN_LEVEL_NAMES, FOREIGN_COVERAGE_NAMES, FOREIGN_TYPE_NAMES)
  for (const [label, , values] of AUDIENCE_NAMES) {
    add(FOREIGN_AUDIENCE_NAMES[label] ?? '', { kind: 'audience', values, label })
  }
  for (const { id } of FIELDS) add(withEngineers(FOREIGN_FIELD_NAMES[id] ?? ''), fieldOf(id))
  for (const [names, word] of FOREIGN_WORDS_MEANT) enter(names, { word })
  return dictionary
}

/**
 * What countries are called in other languages. Names of up to three letters are left out, since they may mean too much
 * else, and so are Indian ones that have only one or two letters without their vowel signs, and "Island" and "Columbia",
 * which are Iceland in German and Colombia in Romanian.
 */
function foreignPlaces(): [string, Entry][] {
  return LANGUAGES_OF_NAMES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    return COUNTRIES.flatMap(({ code }): [string, Entry][] => {
      const key = keyOf(names.of(code) ?? '')
      return /^(?:[a-z]{0,3}|island|columbia|[\u0900-\u09ff]{1,2})$/.test(key) ? [] : [[key, [placeOf(code)]]]
    })
  })
}

function longestNames(): Map<string, number> {
  const longest = new Map<string, number>()
  for (const key of DICTIONARY.keys()) {
    const words = key.split(' ')
    const first = words[0] ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
  }
  return longest
}
