import { COUNTRIES, findCountry } from '#domain/countries.ts'
import { COUNTRY_GROUPS, countriesOf } from '#domain/country-groups.ts'
import { findField } from '#domain/fields.ts'
import { formatCoverage, formatFundingType, type CoverageId, type FundingTypeId } from '#domain/funding.ts'
import { formatLevel, type LevelId } from '#domain/levels.ts'
import { foldLetters, foldWord } from './fold.ts'
import { readMobility, type Mobility } from './mobility.ts'
import { tokenize } from './tokenize.ts'

export const SENSE_KINDS = [
  'country',
  'region',
  'city',
  'state',
  'part',
  'people',
  'adjective',
  'field',
  'level',
  'coverage',
  'type',
  'audience',
  'name',
  'word',
  'cue',
] as const
export type SenseKind = (typeof SENSE_KINDS)[number]

/** One thing that a name may stand for. */
export interface Sense {
  readonly kind: SenseKind
  /** Option values; a group of countries is `@id`. For a name or word: how the catalogue's texts write it. */
  readonly values: readonly string[]
  readonly label: string
  /** What patterns may ask for: its kind, and the classes of a cue. */
  readonly classes: readonly string[]
  /** ISO 639 codes; 'mul' for several. */
  readonly language: string
  /** Counts only as typed like this (accents and marks, but any case). */
  readonly exact: string | undefined
  /** Languages that the text must be in, or with "!" must not be in, for this to count. */
  readonly only: readonly string[]
  /** Counts only in capitals that stand out. */
  readonly caps: boolean
  /** Counts only where a pattern asks for it, never by itself. */
  readonly weak: boolean
  /** For a group of people: the word of the catalogue's texts that tells of them. */
  readonly word: string
  /** The country that a programme takes people to. */
  readonly host: string | undefined
  /** What else the same name says: an MBA is a master's in business. */
  readonly also: Sense | undefined
}

export interface Node {
  readonly next: Map<string, Node>
  senses: Sense[]
}

/** The text of each data file, by its name. */
export type LexiconTexts = Readonly<Record<(typeof LEXICON_FILES)[number], string>>

const NAME_FILES = [
  'places',
  'cities',
  'fields',
  'levels',
  'funding',
  'audiences',
  'programmes',
  'cues',
  'countries',
] as const
export const LEXICON_FILES = [...NAME_FILES, 'groups', 'affixes', 'stopwords', 'english', 'students'] as const

/** Words that do not count in a name: "Trinidad and Tobago", "the Gambia", "University of …". */
export const SKIPPED: ReadonlySet<string> = new Set(['and', 'the', 'of', '&'])

/** What a language joins to the start or end of a word, and the cue that it stands for. */
export interface Affix {
  readonly text: string
  readonly isPrefix: boolean
  /** What takes its place on the stem: "Japonii" is "Japonia". */
  readonly instead: string
  readonly cue: string
}

export interface Group {
  readonly label: string
  /** Labels of audiences in the catalogue that are for these people. */
  readonly audiences: readonly string[]
  /** A word of the catalogue's texts that tells of them. */
  readonly word: string
}

export interface Lexicon {
  readonly root: Node
  /** Every word of every name. */
  readonly words: ReadonlySet<string>
  /** English words of names that a misspelt word may stand for, sorted. */
  readonly spellings: readonly string[]
  /** English words that are no mistake. */
  readonly english: ReadonlySet<string>
  /** By word (folded, but a plural as it is), the languages in which it says nothing. */
  readonly stopwords: ReadonlyMap<string, readonly string[]>
  readonly affixes: readonly Affix[]
  readonly mobility: Mobility
  readonly cue: (cls: string) => Sense
}

/** The rows of a data file: columns by tabs, comments by "#". */
export function* rowsOf(text: string): Generator<readonly string[]> {
  for (const line of text.split('\n')) if (line !== '' && !line.startsWith('#')) yield line.split('\t')
}

/**
 * Puts the data files together.
 * @throws if a line names no option, or two lines of equal priority say different things of one name.
 */
export function createLexicon(texts: LexiconTexts): Lexicon {
  const groups = groupsIn(texts.groups)
  const root: Node = { next: new Map(), senses: [] }
  const words = new Set<string>()
  const spellings = new Set<string>()
  for (const file of NAME_FILES) {
    const seen = new Map<string, string>()
    for (const [name = '', meaning = '', language = '', note = ''] of rowsOf(texts[file])) {
      const before = seen.get(name)
      if (before !== undefined && file !== 'cues' && !/\d/.test(note))
        throw new Error(`${file}.tsv: "${name}" is "${before}" and "${meaning}"; write a priority behind one of them`)
      seen.set(name, meaning)
      const path = pathOf(name, file === 'cues')
      if (path.length === 0) throw new Error(`${file}.tsv: "${name}" has no word`)
      const sense = senseOf(meaning, language, name, note, groups)
      enter(root, path, sense)
      // Also written as one word: "newzealand".
      if (path.length > 1 && sense.kind !== 'cue' && path.join('').length >= GLUED && /^[a-z]+$/.test(path.join('')))
        enter(root, [path.join('')], sense)
      for (const word of path) {
        words.add(word)
        if (language === 'en' && sense.kind !== 'city' && sense.kind !== 'name') spellings.add(word)
      }
    }
  }
  for (const { code } of COUNTRIES) {
    const sense = senseOf(`country:${code}`, 'mul', code, 'caps', groups)
    enter(root, [flagOf(code)], { ...sense, caps: false })
    // "DE", but "IT" is a subject, and "IN" a word.
    const node = root.next.get(code.toLowerCase())
    if (!node?.senses.some(({ kind, language }) => kind !== 'cue' || language === 'en'))
      enter(root, [code.toLowerCase()], sense)
  }
  const cues = new Map<string, Sense>()
  return {
    root,
    words,
    spellings: [...spellings].sort(),
    english: new Set([...rowsOf(texts.english)].map(([word = '']) => foldWord(word))),
    stopwords: stopwordsIn(texts.stopwords),
    affixes: affixesIn(texts.affixes),
    mobility: readMobility(rowsOf(texts.students)),
    cue: (cls) => {
      const known = cues.get(cls)
      if (known) return known
      const made = senseOf(`cue:${cls}`, 'mul', '', '', groups)
      cues.set(cls, made)
      return made
    },
  }
}

/** Names with at least this many letters are also understood when written as one word. */
const GLUED = 8

function pathOf(name: string, isCue: boolean): string[] {
  const tokens = tokenize(name).map(({ word }) => word)
  if (isCue) return tokens
  const content = tokens.filter((word) => !SKIPPED.has(word))
  return content.length > 0 ? content : tokens
}

function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) - 65 + 0x1f1e6))
}

function enter(root: Node, path: readonly string[], sense: Sense): void {
  let node = root
  for (const word of path) {
    let next = node.next.get(word)
    if (!next) node.next.set(word, (next = { next: new Map(), senses: [] }))
    node = next
  }
  const same = node.senses.findIndex(
    ({ kind, label, exact, only, caps }) =>
      kind === sense.kind &&
      caps === sense.caps &&
      (kind === 'cue' || label === sense.label) &&
      exact === sense.exact &&
      only.join() === sense.only.join(),
  )
  const other = node.senses[same]
  if (!other) node.senses.push(sense)
  else if (sense.kind === 'cue')
    node.senses[same] = {
      ...other,
      classes: [...new Set([...other.classes, ...sense.classes])],
      weak: other.weak && sense.weak,
    }
}

function senseOf(
  meaning: string,
  language: string,
  name: string,
  note: string,
  groups: ReadonlyMap<string, Group>,
): Sense {
  const [first = '', second] = meaning.split(/ (?=\w+:)/)
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/.exec(first) ?? []
  if (!(SENSE_KINDS as readonly string[]).includes(kind))
    throw new Error(`"${name}" has the unknown meaning "${meaning}"`)
  const [list = '', label] = rest.split('=')
  const [value = '', host] = list.split('@', kind === 'name' ? 2 : 1)
  const values = (kind === 'name' ? value : list).split(',')
  const base = {
    kind: kind as SenseKind,
    language,
    exact: /\bexact\b/.test(note) ? name.normalize('NFC').toLowerCase() : undefined,
    caps: /\bcaps\b/.test(note),
    weak: /\bweak\b/.test(note),
    only: note.split(' ').filter((one) => /^!?[a-z]{2}$/.test(one)),
    host,
    word: (kind === 'audience' ? groups.get(values[0] ?? '')?.word : undefined) ?? '',
  }
  const described =
    kind === 'cue' ? { values, label: list, classes: [list] } : described_(kind as SenseKind, values, label, groups)
  return {
    ...base,
    ...described,
    also: second === undefined ? undefined : senseOf(second, language, name, note, groups),
  }
}

function described_(
  kind: SenseKind,
  values: readonly string[],
  label: string | undefined,
  groups: ReadonlyMap<string, Group>,
): Pick<Sense, 'values' | 'label' | 'classes'> {
  if (kind === 'audience') {
    const group = groups.get(values[0] ?? '')
    if (!group) throw new Error(`groups.tsv has no "${values[0] ?? ''}"`)
    return { values: group.audiences, label: group.label, classes: [kind, ...values] }
  }
  return { values, label: label ?? values.map((value) => labelOf(kind, value)).join(' or '), classes: [kind] }
}

function labelOf(kind: SenseKind, value: string): string {
  const known =
    kind === 'field'
      ? findField(value)?.label
      : kind === 'level'
        ? formatLevel(value as LevelId)
        : kind === 'coverage'
          ? formatCoverage(value as CoverageId)
          : kind === 'type'
            ? formatFundingType(value as FundingTypeId)
            : kind === 'name' || kind === 'word'
              ? value
              : placeLabel(value)
  if (known === undefined) throw new Error(`${kind} "${value}" is no option`)
  return known
}

function placeLabel(value: string): string | undefined {
  const id = value.replace(/^@/, '')
  return findCountry(value)?.name ?? COUNTRY_GROUPS.get(id)?.name.replace(/^the /, '')
}

function groupsIn(text: string): ReadonlyMap<string, Group> {
  return new Map(
    [...rowsOf(text)].map(([id = '', label = '', audiences = '', word = '']) => [
      id,
      { label, audiences: audiences === '' ? [] : audiences.split('; '), word },
    ]),
  )
}

function stopwordsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [language = '', words = ''] of rowsOf(text))
    for (const word of new Set(
      words
        .split(' ')
        .filter((one) => !/['’]/.test(one))
        .map(foldLetters),
    )) {
      const languages = found.get(word)
      if (languages) languages.push(language)
      else found.set(word, [language])
    }
  return found
}

function affixesIn(text: string): readonly Affix[] {
  return [...rowsOf(text)]
    .map(([, form = '', instead = '', cue = '']) => ({
      text: foldLetters(form.replaceAll('-', '')),
      isPrefix: form.endsWith('-'),
      instead: foldLetters(instead.replaceAll('-', '')),
      cue,
    }))
    .sort((a, b) => b.text.length - a.text.length)
}

/** The countries of a place value. */
export { countriesOf }
