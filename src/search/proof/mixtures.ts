import fc from 'fast-check'
import { COUNTRY_NAMES, GROUP_NAMES } from '#domain/country-names.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { FIELD_NAMES } from '#domain/field-names.ts'
import { FIELDS } from '#domain/fields.ts'
import { PLACE_NAMES } from '#domain/place-names.ts'
import { AUDIENCE_NAMES, COVERAGE_NAMES, DOUBLE_NAMES, LEVEL_NAMES, TYPE_NAMES } from '#domain/study-names.ts'
import { DICTIONARY } from '#search/understanding/dictionary.ts'
import { wordsOf } from '#search/understanding/fold.ts'
import { OFFERED } from '#search/understanding/names.ts'

// Search keys made of phrases that are each understood alone.

const namesIn = (lists: readonly string[]) =>
  lists.flatMap((list) => list.split(',').map((name) => name.trim())).filter((name) => /^[\w .&'-]+$/.test(name))
const behindBar = (names: readonly string[], side: 0 | 1) => names.map((list) => list.split('|')[side] ?? '')

const PEOPLE = [...Object.values(COUNTRY_NAMES), ...Object.values(GROUP_NAMES)]

/** For each dimension every English name of the dictionary, and words that the catalogue has. */
const PHRASES = {
  field: namesIn([...FIELDS.map(({ label }) => label.replaceAll(',', ' ')), ...Object.values(FIELD_NAMES)]),
  level: namesIn(LEVEL_NAMES.map(([names]) => names)),
  'level and field': namesIn(DOUBLE_NAMES.map(([names]) => names)),
  coverage: namesIn(COVERAGE_NAMES.map(([names]) => names)),
  type: namesIn(TYPE_NAMES.map(([names]) => names)),
  audience: namesIn(AUDIENCE_NAMES.map(([, names]) => names)),
  place: namesIn([...COUNTRIES.map(({ name }) => name), ...behindBar(PEOPLE, 0)]),
  city: namesIn(Object.values(PLACE_NAMES)),
  people: namesIn(behindBar(PEOPLE, 1)),
  words: 'chevening daad erasmus fulbright mastercard mext unesco rotary orphan loan olympiad thesis entrance'.split(
    ' ',
  ),
}

type Dimension = keyof typeof PHRASES

/** A phrase with what joins it to the one before it. */
export interface Piece {
  readonly dimension: Dimension
  readonly joint: string
  readonly phrase: string
}

const DIMENSIONS = Object.keys(PHRASES) as Dimension[]

/** What else may come before a phrase: only places can follow "from". */
const JOINTS: Readonly<Partial<Record<Dimension, readonly string[]>>> = { place: ['from'], city: ['from'] }

export const mixtures: fc.Arbitrary<readonly Piece[]> = fc
  .shuffledSubarray(DIMENSIONS, { minLength: 2, maxLength: 4 })
  .chain((dimensions) =>
    fc.tuple(
      ...dimensions.map((dimension) =>
        fc.record({
          dimension: fc.constant(dimension),
          joint: fc.constantFrom('', 'in', 'for', ',', ...(JOINTS[dimension] ?? [])),
          phrase: fc.constantFrom(...PHRASES[dimension]),
        }),
      ),
    ),
  )

/** The search key that a mixture makes. */
export function keyOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ joint, phrase }, at) => (joint === ',' ? `${at === 0 ? '' : ', '}${phrase}` : ` ${joint} ${phrase}`))
    .join('')
    .trim()
}

type Exception = (before: Piece, after: Piece) => boolean

const PROGRAMME = /^(?:chevening|daad|fulbright|mext)$/
const SUBJECT = /^(?:lang|ling|lit|hist)/i
const isPlace = ({ dimension }: Piece) => dimension === 'place' || dimension === 'city'
const isHome = (piece: Piece) => isPlace(piece) || piece.dimension === 'people'

function countryOf({ phrase }: Piece): string | undefined {
  const entry = DICTIONARY.get(wordsOf(phrase).join(' '))
  if (typeof entry !== 'object') return undefined
  return 'within' in entry ? entry.within.values[0] : 'word' in entry ? undefined : entry[0]?.values[0]
}

/** When two neighbouring phrases should say something else than each says alone. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'the longest name is read: "Mexico city planning" is about Mexico City, "post graduate school" no school': (
    before,
    { joint, phrase },
  ) => {
    const words = [before.phrase, phrase].map(wordsOf)
    const [left = [], right = []] = words
    const said = (count: number, more: number) =>
      [...left.slice(-count), ...(joint === 'in' ? ['in'] : []), ...right.slice(0, more)]
        .filter((word) => !/^(?:and|the|of)$/.test(word))
        .join(' ')
    return joint !== ',' && left.some((_, count) => right.some((__, more) => DICTIONARY.has(said(count + 1, more + 1))))
  },
  'subjects are described: "Angolan literature", "Central Africa history"': (before, { dimension, phrase }) =>
    isHome(before) && dimension === 'field' && SUBJECT.test(phrase),
  'women and men are of where they are named: "Kenya girls"': (before, { dimension }) =>
    isPlace(before) && dimension === 'audience',
  'beside a programme of one country, others are homes: "Fulbright Pakistan"': (before, after) =>
    [before, after].some(isPlace) && [before, after].some(({ phrase }) => PROGRAMME.test(phrase)),
  'what is offered from a city makes nobody its citizen: "research grant from Kampala"': (_, { dimension, joint }) =>
    dimension === 'city' && joint === 'from',
  'a degree is taken, and a grant given, where many go for one: "MBBS from China", "grant from Germany"': (
    { dimension, phrase },
    after,
  ) => {
    // A degree's name may only say its subject.
    const isTaken = /level|field/.test(dimension) || OFFERED.has(wordsOf(phrase).at(-1) ?? '')
    return isTaken && after.dimension === 'place' && after.joint === 'from'
  },
  'the country behind a home town is its own: "from Kano, Nigeria"': (before, { dimension }) =>
    before.dimension === 'city' && before.joint === 'from' && dimension === 'place',
  'a degree in a language is about it, else it is taught in: "PhD in Chinese"': (before, { dimension, joint }) =>
    /level|field/.test(before.dimension) && dimension === 'people' && joint === 'in',
  'a town and the people of its country are one home: "Lagos Nigerian"': (before, after) =>
    countryOf(before) === countryOf(after) && before.dimension === 'city' && after.dimension === 'people',
  'Latinos are Hispanic in the United States': (...pair) =>
    pair.some(({ phrase }) => /^latin[oa]$/.test(phrase)) && pair.some(isPlace),
  'the adjective of a university is its name: "Peruvian University of Georgia"': (before, { phrase }) =>
    before.dimension === 'people' && phrase.startsWith('university of'),
}
