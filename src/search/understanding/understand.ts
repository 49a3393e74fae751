import { isCountryCode } from '#domain/countries.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import {
  citizensOf,
  DICTIONARY,
  DICTIONARY_WORDS,
  LONGEST_FROM,
  ENGLISH_NOISE,
  NOISE_WORDS,
  placeOf,
  SKIPPED,
  type Meaning,
} from './dictionary.ts'
import { tokensOf, type Token } from './fold.ts'
import { forgiven, nearestWords } from './spelling.ts'

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
  /** A word of the catalogue, '' for one that no record has; undefined for what was understood. */
  readonly word?: string
}

export interface Understanding {
  readonly parts: readonly Part[]
  /** Every word that is not mere noise, as it was typed. */
  readonly content: readonly string[]
}

const PEOPLE = new Set(
  'student citizen national applicant people person scholar youth nationality passport resident candidate learner pupil'.split(
    ' ',
  ),
)
const INSTITUTIONS = new Set(
  'government govt university embassy institute college ministry council scholarship fellowship bursary grant academy state'.split(
    ' ',
  ),
)
const TOWARDS = new Set(['in', 'at', 'to', 'into', 'study', 'abroad'])
const YEAR = /^20\d\d$/

/** Reads a search key: the longest names first, from the left; what is left are words that must be found. */
export function understand(searchKey: string, known: KnownWords): Understanding {
  const tokens = tokensOf(searchKey)
  const words = tokens.map(({ word }) => spelling(word, known))
  const codes = mayHoldCodes(searchKey)
  const parts: Part[] = []
  const content: string[] = []
  let at = 0
  while (at < tokens.length) {
    const named = longestName(tokens, words, at) ?? codeAt(tokens, words, at, codes ? searchKey : '')
    const word = words[at] ?? ''
    if (named ? named.meanings.length === 0 : isNoise(word)) {
      at = named?.end ?? at + 1
      continue
    }
    const stretch = named ? inContext(named.meanings, words, tokens, at, named.end) : { from: at, to: at + 1 }
    const typed = tokens[at]?.word ?? ''
    const start = tokens[stretch.from]?.start ?? 0
    const end = tokens[stretch.to - 1]?.end ?? 0
    const place = { start, end, text: searchKey.slice(start, end) }
    if ('meanings' in stretch) parts.push({ ...place, meanings: stretch.meanings })
    else parts.push({ ...place, meanings: [], word: known.has(typed) ? typed : (known.correct(typed) ?? '') })
    for (const token of tokens.slice(at, named?.end ?? at + 1)) if (!SKIPPED.has(token.word)) content.push(token.word)
    at = stretch.to
  }
  return { parts, content }
}

function isNoise(word: string): boolean {
  return NOISE_WORDS.has(word) || YEAR.test(word)
}

const IN_DICTIONARY: ReadonlySet<string> = new Set(DICTIONARY_WORDS)

/** A word that neither the dictionary nor the catalogue has is read as the nearest word of the dictionary. */
function spelling(word: string, known: KnownWords): string {
  if (IN_DICTIONARY.has(word) || forgiven(word) === 0 || known.has(word)) return word
  const near = nearestWords(word, DICTIONARY_WORDS)
  return near.find((candidate) => DICTIONARY.has(candidate)) ?? near[0] ?? word
}

interface Named {
  readonly end: number
  readonly meanings: readonly Meaning[]
}

function longestName(tokens: readonly Token[], words: readonly string[], at: number): Named | undefined {
  const longest = LONGEST_FROM.get(words[at] ?? '') ?? 0
  let key = ''
  let length = 0
  let found: Named | undefined
  for (let end = at; end < tokens.length && length < longest; end++) {
    if (end > at && tokens[end]?.apart) break
    const word = words[end] ?? ''
    if (SKIPPED.has(word)) continue
    key = key === '' ? word : `${key} ${word}`
    length++
    const meanings = DICTIONARY.get(key)
    if (meanings) found = { end: end + 1, meanings }
  }
  return found
}

interface Stretch {
  readonly from: number
  readonly to: number
  readonly meanings: readonly Meaning[]
}

/**
 * "Kenya students" and "from Kenya" are about people, "Chinese government" is about a place. The word that
 * tells becomes a part of the stretch, so that taking other words out of the key never changes the meaning.
 */
function inContext(
  meanings: readonly Meaning[],
  words: readonly string[],
  tokens: readonly Token[],
  from: number,
  to: number,
): Stretch {
  const [meaning] = meanings
  const place = meaning?.values[0] ?? ''
  const next = tokens[to]?.apart ? '' : (words[to] ?? '')
  let before = from - 1
  while (before > 0 && SKIPPED.has(words[before] ?? '')) before--
  const previous = before < 0 || tokens[from]?.apart ? '' : (words[before] ?? '')
  if (meaning?.kind === 'country' || meaning?.kind === 'region') {
    if (TOWARDS.has(previous)) return { from, to, meanings }
    if (previous === 'from' || previous === 'citizen') return { from: before, to, meanings: [citizensOf(place)] }
    if (previous === 'for' && sendsStudents(place)) return { from: before, to, meanings: [citizensOf(place)] }
    if (PEOPLE.has(next)) return { from, to: to + 1, meanings: [citizensOf(place)] }
  }
  if (meaning?.kind === 'citizenship' && !place.startsWith('@') && INSTITUTIONS.has(next)) {
    return { from, to: to + 1, meanings: [placeOf(place)] }
  }
  return { from, to, meanings }
}

// Developing countries that are at least as often where one wants to study.
const DESTINATIONS = new Set(['CN', 'TR', 'MY', 'TH', 'AR', 'BR', 'MX', '@asia'])
const DEVELOPING = new Set<string>(COUNTRY_GROUPS.get('oda')?.members ?? [])

/** "Scholarships for Pakistan" are meant for Pakistanis; "for Germany", for study there. */
function sendsStudents(place: string): boolean {
  if (DESTINATIONS.has(place)) return false
  const members = place.startsWith('@') ? (COUNTRY_GROUPS.get(place.slice(1))?.members ?? []) : [place]
  return members.filter((code) => DEVELOPING.has(code)).length * 2 > members.length
}

/** Two capitals are a country's code where they stand out: alone, or in a key that is not all capitals. */
function mayHoldCodes(searchKey: string): boolean {
  return searchKey.trim().length === 2 || /\p{Ll}/u.test(searchKey)
}

function codeAt(tokens: readonly Token[], words: readonly string[], at: number, searchKey: string): Named | undefined {
  const token = tokens[at]
  const text = token ? searchKey.slice(token.start, token.end) : ''
  if (!/^[A-Z]{2}$/.test(text) || !isCountryCode(text) || ENGLISH_NOISE.has(words[at] ?? '')) return undefined
  return { end: at + 1, meanings: [placeOf(text)] }
}

/** The key with some parts replaced, or taken out where the replacement is ''. A comma keeps apart what did not touch. */
export function rewrite(searchKey: string, changes: readonly { start: number; end: number; by: string }[]): string {
  let text = searchKey
  for (const { start, end, by } of [...changes].sort((a, b) => b.start - a.start)) {
    const before = text.slice(0, start).replace(/[\s,;/|]+$/, '')
    const after = text.slice(end).replace(/^[\s,;/|]+/, '')
    text = [before, by, after].filter((piece) => piece !== '').join(', ')
  }
  return text
}
