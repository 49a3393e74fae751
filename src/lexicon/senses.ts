import { findCountry } from '#domain/countries.ts'
import { COUNTRY_GROUPS, countriesOf } from '#domain/country-groups.ts'
import { findField } from '#domain/fields.ts'
import { COVERAGES, FUNDING_TYPES } from '#domain/funding.ts'
import { DESCENTS, INDEXED_AUDIENCES } from '#domain/kinds-of-people.ts'
import { LEVELS } from '#domain/levels.ts'
import { formatWhen, WHEN } from '#domain/when.ts'

/** The rows of a data file: columns by tabs, comments by "#". */
export function* rowsOf(text: string): Generator<readonly string[]> {
  for (const line of text.split('\n')) if (line !== '' && !line.startsWith('#')) yield line.split('\t')
}

/** One sense of a name. */
export interface Sense {
  readonly kind: SenseKind
  /** Option values; a group of countries is `@id`. For a name or word: how the catalogue's texts write it. */
  readonly values: readonly string[]
  readonly label: string
  /** The classes that patterns match: its kind, the classes of a cue, the group of an audience. */
  readonly classes: readonly string[]
  /** ISO 639 code; 'mul' for several. */
  readonly language: string
  /** Counts only as typed like this (accents and marks, but any case). */
  readonly exact: string | undefined
  /**
   * The marks of each word of a Vietnamese name, which tell its words from others: who types any must type these. "dược" is
   * pharmacy, "được" a little word, and "duoc" may be either.
   */
  readonly marks: readonly string[] | undefined
  /** Languages that the text must be in, or with "!" must not be in, for this to count. */
  readonly only: readonly string[]
  /** Where applicants who say this are likely from: the countries of an examination or a currency. */
  readonly countries: readonly string[]
  /** Counts only in capitals, in a text with lower case. */
  readonly caps: boolean
  /** Counts only where a pattern matches it, never by itself. */
  readonly weak: boolean
  /** What the catalogue's texts call it: a group of people, or the state or region that a city is in. */
  readonly word: string
  /** The country that a programme takes people to. */
  readonly host: string | undefined
  /** A second sense of the same name: an MBA is a master's in business. */
  readonly also: Sense | undefined
}

/** A group of people: its label, the catalogue's audiences for them, and the word for them in its texts. */
interface Group {
  readonly label: string
  readonly audiences: readonly string[]
  readonly word: string
}
export type Groups = ReadonlyMap<string, Group>

const labelIn = (options: readonly { id: string; label: string }[]) => (value: string) =>
  options.find(({ id }) => id === value)?.label
const itself = (value: string) => value

/** Each kind of name, and the labels of its values. */
const LABELS = {
  country: placeLabel,
  region: placeLabel,
  city: placeLabel,
  state: placeLabel,
  part: placeLabel,
  people: placeLabel,
  adjective: placeLabel,
  field: (value: string) => findField(value)?.label,
  level: labelIn(LEVELS),
  coverage: labelIn(COVERAGES),
  type: labelIn(FUNDING_TYPES),
  means: (value: string) => (value === 'low' ? 'little money' : undefined),
  audience: itself,
  when: timeLabel,
  month: (told: string) => timeLabel(told) ?? (/^\+\d$/.test(told) ? told : undefined),
  name: itself,
  word: itself,
  cue: itself,
} as const
export type SenseKind = keyof typeof LABELS

/** A country, or a group of them without its article; undefined if there is none. */
export function placeLabel(place: string): string | undefined {
  return (findCountry(place)?.name ?? COUNTRY_GROUPS.get(place.slice(1))?.name)?.replace(/^the /, '')
}

function timeLabel(time: string): string | undefined {
  const when = WHEN.find((one) => one === time)
  return when && formatWhen(when)
}

/**
 * The groups of a data file, and one for each descent that some award is for.
 * @throws if a group names an audience that no award can have.
 */
export function groupsIn(text: string): Groups {
  const groups = [...rowsOf(text)].map(([id = '', label = '', audiences = '', word = '']) => ({
    id,
    label,
    audiences: audiences.split('; ').filter((one) => one !== ''),
    word,
  }))
  for (const { id, audiences } of groups)
    for (const audience of audiences)
      if (!INDEXED_AUDIENCES.includes(audience))
        throw new Error(`groups.tsv: "${id}" names the unknown audience "${audience}"`)
  const descents = DESCENTS.map(({ from, audience }) => ({
    id: descentId(from),
    label: audience.replace(/ only$/, ''),
    audiences: [audience],
    word: 'descent',
  }))
  return new Map([...groups, ...descents].map(({ id, ...group }) => [id, group]))
}

const descentId = (from: string) => `${from}-descent`

/** The id of the group of those whose family is from a country or region, if some award is for them. */
export function descendantsOf(place: string): string | undefined {
  const descent = DESCENTS.find(({ from }) => from === place || countriesOf(from).includes(place))
  return descent && descentId(descent.from)
}

/** The marks of a word, wherever it has them: "hóa" is also written "hoá". */
export function marksOf(word: string): string {
  const marks =
    word
      .toLowerCase()
      .normalize('NFD')
      .match(/[\u0300-\u036fđ]/g) ?? []
  return marks.sort().join('')
}

type Row = readonly string[]

/**
 * Reads a row of a data file: its name, meaning ("kind:value,value=label kind:value"), language and note.
 * @throws if the meaning is of no kind or names no option.
 */
export const senseOf = (row: Row, groups: Groups): Sense => senseIn(row, meaningOf(row, groups))

/**
 * Reads rows as `senseOf` does, and those that say the same as one sense: sixty thousand names have some twelve hundred
 * meanings, in a hundred languages.
 */
export function createSenseReader(groups: Groups): (row: Row) => Sense {
  const meanings = new Map<string, Sense>()
  const senses = new Map<string, Sense>()
  return (row) => {
    const [, text = '', language = '', note = ''] = row
    const key = `${text}\t${note}`
    const same = senses.get(`${key}\t${language}`)
    if (same) return same
    const meaning = meanings.get(key) ?? meaningOf(row, groups)
    meanings.set(key, meaning)
    const sense = senseIn(row, meaning)
    // These are of the name itself.
    if (sense.exact === undefined && sense.marks === undefined) senses.set(`${key}\t${language}`, sense)
    return sense
  }
}

/** Kinds with something behind "@": the country that a programme takes to, or the state of a city. */
const HAS_MORE: ReadonlySet<string> = new Set(['name', 'city', 'state'])

/** The sense of a row, but of no language and no spelling yet. */
function meaningOf([name = '', text = '', language = '', note = '']: Row, groups: Groups): Sense {
  const [first = '', second] = text.split(/ (?=\w+:)/)
  const [, kind = '', list = '', label] = /^(\w+):([^=]*)(?:=(.*))?$/.exec(first) ?? []
  if (text === '') throw new Error(`"${name}" has no meaning: a tab stands between columns`)
  if (!isKind(kind)) throw new Error(`"${name}" has the unknown meaning "${text}"`)
  const [value = list, behind] = HAS_MORE.has(kind) ? list.split('@') : []
  const values = value === '?' ? [] : value.split(',')
  const group = kind === 'audience' ? groups.get(values[0] ?? '') : undefined
  const shownLabel = label ?? group?.label ?? values.map((one) => LABELS[kind](one) ?? unknown(name, one)).join(' or ')
  return {
    kind,
    values: group?.audiences ?? values,
    label: shownLabel,
    // Patterns have a notation of their own for a "word".
    classes: kind === 'cue' ? values : kind === 'audience' ? [kind, ...values] : [kind === 'word' ? 'term' : kind],
    language: '',
    exact: undefined,
    marks: undefined,
    only: note.split(' ').filter((one) => /^!?[a-z]{2}$/.test(one)),
    countries: note.split(' ').filter((one) => /^[A-Z]{2}$/.test(one)),
    caps: /\bcaps\b/.test(note),
    weak: /\bweak\b/.test(note),
    word: group?.word ?? (kind === 'name' ? '' : (behind ?? '')),
    host: kind === 'name' ? behind : undefined,
    also: second === undefined ? undefined : meaningOf([name, second, language, note], groups),
  }
}

function senseIn(row: Row, meaning: Sense): Sense {
  const [name = '', , language = '', note = ''] = row
  return {
    ...meaning,
    language,
    exact: /\bexact\b/.test(note) ? name.normalize('NFC').toLowerCase() : undefined,
    marks: language === 'vi' ? name.split(/[ -]+/).map(marksOf) : undefined,
    also: meaning.also && senseIn(row, meaning.also),
  }
}

const isKind = (kind: string): kind is SenseKind => Object.hasOwn(LABELS, kind)

function unknown(name: string, value: string): never {
  throw new Error(`"${name}" means "${value}", which is no option`)
}
