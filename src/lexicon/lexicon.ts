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

/** A trie of names by their words: a name may end at a node, or go on. */
export interface Node {
  readonly next: ReadonlyMap<string, Node>
  readonly senses: readonly Sense[]
}

interface MutableNode {
  next: Map<string, MutableNode>
  senses: Sense[]
}

/** What most nodes share: no name goes on behind them. */
const NOWHERE = new Map<string, MutableNode>()

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
  readonly root: Node
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
  const root: MutableNode = { next: new Map(), senses: [] }
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
      enter(root, path, sense)
      // Also written as one word: "newzealand".
      const glued = path.length > 1 && sense.kind !== 'cue' ? path.join('') : ''
      if (glued.length >= GLUED && /^[a-z]+$/.test(glued)) enter(root, [glued], sense)
      for (const word of path) {
        words.add(word)
        const isSubject = (sense.kind === 'field' || sense.kind === 'level') && LONG.test(word)
        if (isSubject || (language === 'en' && sense.kind !== 'city' && sense.kind !== 'name')) spellings.add(word)
      }
    }
  }
  for (const flag of enterCodes(root, groups)) words.add(flag)
  const senses = new Map<string, Sense>()
  return {
    root,
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

function enter(root: MutableNode, path: readonly string[], sense: Sense): void {
  let node = root
  for (const word of path) {
    if (node.next === NOWHERE) node.next = new Map()
    const next = node.next.get(word) ?? { next: NOWHERE, senses: [] }
    node.next.set(word, next)
    node = next
  }
  // The classes of a cue are joined; a sense that an earlier file has is not added again.
  const same = node.senses.findIndex((other) => keyOf(other) === keyOf(sense))
  const other = node.senses[same]
  if (!other) node.senses.push(sense)
  else if (sense.kind === 'cue')
    node.senses[same] = { ...other, classes: [...new Set([...other.classes, ...sense.classes])] }
}

const keyOf = ({ kind, label, exact, marks, caps, only }: Sense) =>
  [kind, kind === 'cue' || label, exact, marks?.join(' '), caps, ...only].join()

/** Flags, which it returns, and codes in capitals: "DE", but "IT" is a subject, and "IN" a word. */
function enterCodes(root: MutableNode, groups: Groups): readonly string[] {
  return COUNTRIES.map(({ code }) => {
    const sense = senseOf([code, `country:${code}`, CODE, 'caps'], groups)
    const flag = String.fromCodePoint(FLAG_A + code.charCodeAt(0), FLAG_A + code.charCodeAt(1))
    enter(root, [flag], { ...sense, caps: false })
    const known = root.next.get(code.toLowerCase())?.senses ?? []
    if (!known.some(({ kind, language }) => kind !== 'cue' || language === 'en'))
      enter(root, [code.toLowerCase()], sense)
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
