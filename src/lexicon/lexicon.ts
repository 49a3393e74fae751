import { COUNTRIES } from '#domain/countries.ts'
import { normalizeLetters, normalizeWord, tokenize } from './normalize.ts'
import { readMobility, type Mobility } from './mobility.ts'
import { grammarIn, type Grammar } from './patterns.ts'
import { createSenseReader, type Groups, type Sense, groupsIn, rowsOf, senseOf } from './senses.ts'

/**
 * Files of names: each row is a name, its meaning, its language and a note. The senses of an earlier file come first.
 */
const NAMES = [
  'places',
  'cities',
  'fields',
  'levels',
  'funding',
  'audiences',
  'times',
  'programmes',
  'cues',
  'countries',
] as const
export const LEXICON_FILES = [
  ...NAMES,
  'groups',
  'affixes',
  'languages',
  'stopwords',
  'english',
  'students',
  'patterns',
] as const
/** The text of each data file, by its name. */
export type LexiconTexts = Readonly<Record<(typeof LEXICON_FILES)[number], string>>

/** The language of ISO codes, which are less certain than names. */
const CODE = 'zxx'
/** Words that do not count in a name: "Trinidad and Tobago", "the Gambia", "University of …". */
export const SKIPPED: ReadonlySet<string> = new Set(['and', 'the', 'of', '&'])
/** Names with at least this many letters are also understood when written as one word. */
const GLUED = 8

/** Subjects and degrees of any language correct misspelt words, if they are as long: shorter ones are near too many. */
const LONG = /^[a-z]{8,}$/

/** What a mere beginning of names means. */
const NOTHING: readonly Sense[] = []

/** A form that a language joins to the start or end of a word, and the cue that it becomes; '' for none. */
export interface Affix {
  readonly text: string
  readonly isPrefix: boolean
  /** What the word has there by itself: "Japonii" is "Japonia". */
  readonly instead: string
  readonly cue: string
}

export interface Language {
  /** The countries where it is at home. */
  readonly countries: readonly string[]
  /** Finds a letter that only this language has. */
  readonly letters: RegExp | undefined
}

export interface Lexicon {
  /** The senses of each name by its words, with spaces between. The beginnings of longer names are there without senses. */
  readonly names: ReadonlyMap<string, readonly Sense[]>
  /** Every word of every name. */
  readonly words: ReadonlySet<string>
  /** Words of names that may correct a misspelt word, sorted. */
  readonly spellings: readonly string[]
  /** English words that are no mistake. */
  readonly english: ReadonlySet<string>
  /** By word (normalized, but a plural as it is), the languages in which it is a stopword. */
  readonly stopwords: ReadonlyMap<string, readonly string[]>
  readonly languages: ReadonlyMap<string, Language>
  /** The longest first. */
  readonly affixes: readonly Affix[]
  readonly mobility: Mobility
  /** Groups of people, by id. */
  readonly groups: Groups
  readonly grammar: Grammar
  /** The sense of a meaning without a name: of cues for numeric expressions and affixes, and of what a role says. */
  readonly senseOf: (meaning: string) => Sense
}

/**
 * Puts the data files together.
 * @throws if a row cannot be read, or a file has two rows for one name and no priority (a figure) in the note of the second.
 */
export function createLexicon(texts: LexiconTexts): Lexicon {
  const groups = groupsIn(texts.groups)
  const read = createSenseReader(groups)
  const names = new Map<string, readonly Sense[]>()
  const enter = createEntry(names)
  const words = new Set<string>()
  const spellings = new Set<string>()
  for (const file of NAMES) {
    const seen = new Set<string>()
    for (const row of rowsOf(texts[file])) {
      const [name = '', , language, note = ''] = row
      if (seen.has(name) && file !== 'cues' && !/\d/.test(note))
        throw new Error(`${file}.tsv: "${name}" is there twice: delete one, or write a priority behind the second`)
      seen.add(name)
      const sense = read(row)
      const path = pathOf(name, sense)
      if (path.length === 0) throw new Error(`${file}.tsv: "${name}" has no word`)
      enter(path, sense)
      // Also written as one word: "newzealand".
      const glued = path.length > 1 && sense.kind !== 'cue' ? path.join('') : ''
      if (glued.length >= GLUED && /^[a-z]+$/.test(glued)) enter([glued], sense)
      for (const word of path) {
        words.add(word)
        const isSubject = (sense.kind === 'field' || sense.kind === 'level') && LONG.test(word)
        if (isSubject || (language === 'en' && sense.kind !== 'city' && sense.kind !== 'name')) spellings.add(word)
      }
    }
  }
  for (const flag of enterCodes(names, enter, groups)) words.add(flag)
  const senses = new Map<string, Sense>()
  return {
    names,
    words,
    spellings: [...spellings].sort(),
    english: new Set([...rowsOf(texts.english)].map(([word = '']) => normalizeWord(word))),
    stopwords: stopwordsIn(texts.stopwords),
    languages: languagesIn(texts.languages),
    affixes: affixesIn(texts.affixes),
    mobility: readMobility(rowsOf(texts.students)),
    groups,
    grammar: grammarIn(texts.patterns),
    senseOf: (meaning) => {
      const sense = senses.get(meaning) ?? senseOf(['', meaning, 'mul'], groups)
      senses.set(meaning, sense)
      return sense
    },
  }
}

function languagesIn(text: string): ReadonlyMap<string, Language> {
  return new Map(
    [...rowsOf(text)].map(([language = '', countries = '', letters]) => [
      language,
      {
        countries: countries.split(' '),
        letters: letters === undefined ? undefined : new RegExp(`[${letters}]`, 'u'),
      },
    ]),
  )
}

function pathOf(name: string, { kind, language }: Sense): readonly string[] {
  const all = tokenize(name).map(({ word }) => word)
  // "Thể thao" is sport.
  const content = kind === 'cue' || language === 'vi' ? all : all.filter((word) => !SKIPPED.has(word))
  return content.length > 0 ? content : all
}

type Enter = (path: readonly string[], sense: Sense) => void

/** Enters names. Nearly all have one sense, and share the list of it with others that mean the same. */
function createEntry(names: Map<string, readonly Sense[]>): Enter {
  const alone = new Map<Sense, readonly Sense[]>()
  return (path, sense) => {
    for (let length = 1; length < path.length; length++) {
      const beginning = path.slice(0, length).join(' ')
      if (!names.has(beginning)) names.set(beginning, NOTHING)
    }
    const name = path.join(' ')
    const senses = names.get(name) ?? NOTHING
    const first = alone.get(sense) ?? [sense]
    alone.set(sense, first)
    names.set(name, senses.length === 0 ? first : withSense(senses, sense))
  }
}

/** The classes of a cue are joined; a sense that an earlier file has is not added again. */
function withSense(senses: readonly Sense[], sense: Sense): readonly Sense[] {
  const same = senses.findIndex((other) => keyOf(other) === keyOf(sense))
  const other = senses[same]
  if (!other) return [...senses, sense]
  if (sense.kind !== 'cue') return senses
  return senses.with(same, { ...other, classes: [...new Set([...other.classes, ...sense.classes])] })
}

const keyOf = ({ kind, label, exact, marks, caps, only }: Sense) =>
  [kind, kind === 'cue' || label, exact, marks?.join(' '), caps, ...only].join()

/** Flags, which it returns, and codes in capitals: "DE", but "IT" is a subject, and "IN" a word. */
function enterCodes(names: Lexicon['names'], enter: Enter, groups: Groups): readonly string[] {
  return COUNTRIES.map(({ code }) => {
    const sense = senseOf([code, `country:${code}`, CODE, 'caps'], groups)
    const flag = String.fromCodePoint(FLAG_A + code.charCodeAt(0), FLAG_A + code.charCodeAt(1))
    enter([flag], { ...sense, caps: false })
    const known = names.get(code.toLowerCase()) ?? NOTHING
    if (!known.some(({ kind, language }) => kind !== 'cue' || language === 'en')) enter([code.toLowerCase()], sense)
    return flag
  })
}

/** Add the code of a letter to have the one that flags are written with. */
const FLAG_A = 0x1f1e6 - 65

function stopwordsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const seen = new Set<string>()
  for (const [language = '', words = ''] of rowsOf(text)) {
    // Each word would count twice as evidence of the language.
    if (seen.has(language)) throw new Error(`stopwords.tsv: ${language} is there twice`)
    seen.add(language)
    // Without its apostrophe, "she'll" is a shell.
    const plain = words.split(' ').filter((word) => !/['’]/.test(word))
    for (const word of new Set(plain.map(normalizeLetters))) found.set(word, [...(found.get(word) ?? []), language])
  }
  return found
}

function affixesIn(text: string): readonly Affix[] {
  const plain = (form: string) => normalizeLetters(form.replaceAll('-', ''))
  return [...rowsOf(text)]
    .map(([, form = '', instead = '', cue = '']) => ({
      text: plain(form),
      isPrefix: form.endsWith('-'),
      instead: plain(instead),
      cue,
    }))
    .sort((a, b) => b.text.length - a.text.length)
}
