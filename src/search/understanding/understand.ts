import { isCountryCode } from '#domain/countries.ts'
import { settle } from './background.ts'
import { AFTER, inContext, isDescription, wordAfter, type Key } from './context.ts'
import {
  citizensOf,
  DICTIONARY,
  DICTIONARY_WORDS,
  ENGLISH_NOISE,
  FOREIGN_NOISE_WORDS,
  LONGEST_FROM,
  NOISE_WORDS,
  placeOf,
  SKIPPED,
  SPELLINGS,
  SYNONYMS,
  type Entry,
  type Meaning,
} from './dictionary.ts'
import { foldWord, tokensOf, type Token } from './fold.ts'
import { affirm, subjectOf } from './negation.ts'
import { forgiven, nearestWords, rememberCorrections } from './spelling.ts'

/** What the catalogue's texts can answer about a word. */
export interface KnownWords {
  has(word: string): boolean
  /** The word of the catalogue that a misspelt one stands for, or undefined. */
  correct(word: string): string | undefined
}

/** A stretch of the search key, and what it says: one or more meanings, or a word that must be found. */
export interface Part {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly meanings: readonly Meaning[]
  /** True when it says what is not wanted; its meanings are what is left then. */
  readonly negated: boolean
  /** Whether it says what is wanted, what one has already, or that one wants to go away; see `settle`. */
  readonly about: 'wanted' | 'held' | 'abroad'
  /** A word of the catalogue, '' for one that no record has; undefined for what was understood. */
  readonly word?: string
}

export interface Understanding {
  readonly parts: readonly Part[]
  /** Every word that is not mere noise, as it was typed. */
  readonly content: readonly string[]
}

/** A stretch of tokens as it is read: `to` is where reading goes on, `end` where the name itself ends. */
interface Reading {
  readonly from: number
  readonly end: number
  readonly to: number
  readonly says: readonly Meaning[] | 'words' | 'noise' | 'unknown' | 'abroad'
  readonly negated?: boolean
  readonly held?: boolean
  /** True of a country that only a place within it was named of. */
  readonly within?: boolean
}

/** So many unknown words of a key are corrected; who has more does not write in a language that is known here. */
const CORRECTIONS = 4

/** Reads a search key: the longest names first, from the left; what is left are words that must be found. */
export function understand(searchKey: string, known: KnownWords): Understanding {
  const tokens = [...unelided(tokensOf(searchKey), searchKey, known)]
  const corrected = new Set<string>()
  const words = tokens.map(({ word }) => {
    if (DICTIONARY_WORDS.has(word)) return word
    const synonym = SYNONYMS.get(word)
    if (synonym !== undefined) return synonym
    if (forgiven(word) === 0 || known.has(word)) return word
    if (corrected.size === CORRECTIONS && !corrected.has(word)) return word
    corrected.add(word)
    return spelling(word)
  })
  const key: Key = { searchKey, tokens, words, isKnown: (word) => known.has(word) }
  const parts: Part[] = []
  const content: string[] = []
  const wordOf = (word: string) => {
    const meant = SYNONYMS.get(word) ?? word
    return known.has(meant) ? meant : (corrected.has(word) && known.correct(word)) || ''
  }
  let at = 0
  while (at < tokens.length) {
    const reading = negationAt(key, at) ?? readingAt(key, at)
    parts.push(...partsOf(key, reading, wordOf))
    if (reading.says !== 'noise' && reading.says !== 'abroad') addTyped(content, key, at, reading.end)
    at = reading.to
    // What nothing answers is given up, and may hold any word: what follows is understood as it is without it.
    const next = tokens[at]
    if (reading.says === 'unknown' && next) tokens[at] = { ...next, apart: true }
  }
  return { parts: affirm(settle(parts)), content }
}

/** "D'excellence" and "l'Allemagne" without what is joined to them, where that leaves a word. */
function unelided(tokens: readonly Token[], searchKey: string, known: KnownWords): readonly Token[] {
  if (!/['’]/.test(searchKey)) return tokens
  return tokens.map((token) => {
    const [, rest] = /^(?:\p{L}|qu)['’](.+)$/iu.exec(searchKey.slice(token.start, token.end)) ?? []
    if (rest === undefined || DICTIONARY_WORDS.has(token.word)) return token
    const word = foldWord(rest)
    return DICTIONARY_WORDS.has(word) || known.has(word) ? { ...token, word } : token
  })
}

function addTyped(content: string[], { tokens }: Key, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const word = tokens[at]?.word ?? ''
    if (!SKIPPED.has(word)) content.push(word)
  }
}

function partsOf(key: Key, reading: Reading, wordOf: (word: string) => string): Part[] {
  const { from, to, says, negated = false } = reading
  const about = says === 'abroad' ? 'abroad' : reading.held ? 'held' : 'wanted'
  const part = (first: number, last: number, said: Pick<Part, 'meanings' | 'word'>): Part => {
    const start = key.tokens[first]?.start ?? 0
    const end = key.tokens[last]?.end ?? 0
    return { start, end, text: key.searchKey.slice(start, end), negated, about, ...said }
  }
  if (says === 'noise') return []
  if (says === 'abroad') return [part(from, to - 1, { meanings: [] })]
  if (says === 'unknown') return [part(from, to - 1, { meanings: [], word: '' })]
  if (says !== 'words') return [part(from, to - 1, { meanings: says })]
  return key.tokens.slice(from, to).flatMap(({ word }, place) => {
    return SKIPPED.has(word) ? [] : [part(from + place, from + place, { meanings: [], word: wordOf(word) })]
  })
}

function isNoise(word: string): boolean {
  return NOISE_WORDS.has(word) || YEAR.test(word)
}

const YEAR = /^20\d\d$/

/** A word that neither the dictionary nor the catalogue has is read as the nearest word of the dictionary. */
const spelling = rememberCorrections((word) => {
  const near = nearestWords(word, SPELLINGS)
  return near.find((candidate) => DICTIONARY.has(candidate)) ?? near[0] ?? word
})

/** What stands at a place: a name in its context, or a single word. */
function readingAt(key: Key, at: number): Reading {
  const named = nameAt(key, at)
  if (!named) return wordAt(key, at)
  const { end, says } = named
  if (typeof says === 'string') return { from: at, end, to: end, says }
  const stretch = { from: at, to: end, meanings: says }
  if (isDescription(key, stretch)) return { from: at, end, to: end, says: 'words' }
  const { from, to, meanings, held = false } = inContext(key, stretch)
  return { from, end, to, says: meanings, held, within: named.within ?? false }
}

function wordAt(key: Key, at: number): Reading {
  const reading = { from: at, end: at + 1, to: at + 1 }
  if (isNoise(key.words[at] ?? '')) return { ...reading, says: 'noise' }
  const spared = NEGATIONS.has(wordAfter(key, at + 1)) && NEEDED.has(wordAfter(key, at + 2))
  return spared ? { ...reading, to: at + 3, says: 'unknown' } : { ...reading, says: 'words' }
}

/** "IELTS not required". */
const NEEDED = new Set('required require needed necessary mandatory compulsory'.split(' '))

interface Named {
  readonly end: number
  readonly says: Reading['says']
  readonly within?: boolean
}

function nameAt(key: Key, at: number): Named | undefined {
  return longestName(key, at) ?? codeAt(key, at)
}

function longestName(key: Key, at: number): Named | undefined {
  const longest = LONGEST_FROM.get(key.words[at] ?? '') ?? 0
  let name = ''
  let length = 0
  let found: Named | undefined
  for (let end = at; end < key.tokens.length && length < longest; end++) {
    if (end > at && key.tokens[end]?.apart) break
    const word = key.words[end] ?? ''
    if (SKIPPED.has(word)) continue
    name = name === '' ? word : `${name} ${word}`
    length++
    const entry = DICTIONARY.get(name)
    if (entry) found = { end: end + 1, ...saidBy(entry, key, name) }
  }
  return found
}

function saidBy(entry: Entry, { isKnown }: Key, name: string): Omit<Named, 'end'> {
  if (typeof entry === 'string' || !('within' in entry)) return { says: entry }
  const { within, misleading } = entry
  return { says: !misleading && name.split(' ').every(isKnown) ? 'words' : [within], within: true }
}

/** Two capitals are a country's code where they stand out: alone, or in a key that is not all capitals. */
function codeAt({ searchKey, tokens, words }: Key, at: number): Named | undefined {
  const token = tokens[at]
  const text = token ? searchKey.slice(token.start, token.end) : ''
  if (!/^[A-Z]{2}$/.test(text) || !isCountryCode(text) || ENGLISH_NOISE.has(words[at] ?? '')) return undefined
  if (searchKey.trim().length > 2 && !/\p{Ll}/u.test(searchKey)) return undefined
  return { end: at + 1, says: [placeOf(text)] }
}

const NEGATIONS = new Set(
  'not no non without except excluding outside sans sin sem ohne tanpa bina без بدون'.split(' '),
)
const LINKS = new Set(['for', 'in', 'to', 'from', 'at', 'of', 'any', 'the', 'a', 'by', 'with', 'on', 'as', ...AFTER])
const JOINTS = new Set(['or', 'and', 'nor'])

const OF_ALL = new Set('any anywhere all everywhere every everything'.split(' '))
const NEGATING_PAIRS = new Map([
  ['other', 'than'],
  ['apart', 'from'],
  ['rather', 'than'],
  ['instead', 'of'],
])

/** How many words at a place deny what follows; 0 for none. "Anywhere but" does, a mere "but" does not. */
function negationLength(key: Key, at: number): number {
  const word = key.words[at] ?? ''
  const second = NEGATING_PAIRS.get(word)
  if (second !== undefined && wordAfter(key, at + 1) === second) return 2
  const butOf = word === 'but' && key.words.slice(Math.max(0, at - 2), at).some((before) => OF_ALL.has(before))
  return butOf || NEGATIONS.has(word) ? 1 : 0
}

/**
 * "Not Germany", "except USA and Canada", "non EU students": what is not wanted, as one part with the word that
 * says so. "Without IELTS" is none of what is known of a programme: nothing answers it, and it is said so.
 */
function negationAt(key: Key, at: number): Reading | undefined {
  const negation = key.words[at] ?? ''
  const length = negationLength(key, at)
  if (length === 0 || longestName(key, at)) return undefined
  let first = at + length
  while (LINKS.has(wordAfter(key, first))) first++
  if (negation === 'no' && isPortuguese(key, first)) return undefined
  const denied = meaningAt(key, first)
  if (!denied) return negation === 'outside' ? undefined : unknownAfter(key, at, at + length)
  const { meaning } = denied
  const isPlace = subjectOf(meaning.kind) === 'country'
  if (negation === 'outside' && !isPlace) return undefined
  const ofPeople = isPlace && (negation === 'non' || (at > 0 && key.words[at - 1] === 'from'))
  const unwanted = [ofPeople ? citizensOf(meaning.values[0] ?? '') : meaning]
  let { to } = denied
  while (JOINTS.has(wordAfter(key, to))) {
    const next = meaningAt(key, to + 1)
    if (!next || subjectOf(next.meaning.kind) !== subjectOf(meaning.kind)) break
    unwanted.push(next.meaning)
    to = next.to
  }
  return { from: at, end: at, to, says: [eitherOf(unwanted)], negated: true }
}

/** "In the", rather than none of: "bolsas no Brasil", "mestrado no exterior". */
function isPortuguese(key: Key, next: number): boolean {
  if (!key.words.some((word) => FOREIGN_NOISE_WORDS.has(word))) return false
  const { says } = readingAt(key, next)
  return says === 'abroad' || (typeof says !== 'string' && subjectOf(says[0]?.kind ?? 'field') === 'country')
}

function eitherOf(meanings: readonly Meaning[]): Meaning {
  const [first] = meanings
  const labels = meanings.map(({ label }) => label)
  return {
    kind: first?.kind ?? 'country',
    values: meanings.flatMap(({ values }) => values),
    label: labels.join(' or '),
  }
}

/** Of a name that says two things the last is denied: "not MBA" is not about masters. */
function meaningAt(key: Key, at: number): { meaning: Meaning; to: number } | undefined {
  if (wordAfter(key, at) === '') return undefined
  const { says, to, within } = readingAt(key, at)
  // Not to want Texas is not to want less than the whole country.
  const meaning = typeof says === 'string' || within ? undefined : says[says.length - 1]
  return meaning && { meaning, to }
}

/** From a negation to the next name or preposition, without the noise before it. */
function unknownAfter(key: Key, at: number, first: number): Reading | undefined {
  let to = first
  while (wordAfter(key, to) !== '' && !LINKS.has(key.words[to] ?? '') && !meaningAt(key, to)) to++
  while (to > first + 1 && isNoise(key.words[to - 1] ?? '') && negationLength(key, to - 1) === 0) to--
  return to === first ? undefined : { from: at, end: at, to, says: 'unknown' }
}
