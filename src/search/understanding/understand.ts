import { settle, withHispanics } from './background.ts'
import { giverAt, isDescription, isPlural, JOINTS, TOWARDS } from './context.ts'
import {
  citizensOf,
  DICTIONARY,
  DICTIONARY_WORDS,
  FOREIGN_WORDS,
  kindOf,
  SKIPPED,
  SPELLINGS,
  SPELLINGS_OF_OPTIONS,
  subjectOf,
  type Meaning,
} from './dictionary.ts'
import { bared } from './affixes.ts'
import { tokensOf, wordSet } from './fold.ts'
import { isFinished, withContext } from './held.ts'
import { settleHomes, tellsOnlyWho, type Place } from './homes.ts'
import { wordAfter, type Key } from './key.ts'
import { longestName, nameAt, type Says } from './names.ts'
import { affirm, deniedFrom, eitherOf, LINKS, negationLength, OUTSIDE, sparedEnd, wishesNothing } from './negation.ts'
import { figuresAt, figuresEnd, isFigure, isLone } from './figures.ts'
import { calledEnd, introducedAt, isInternational, isNoise, isScholarships, whereaboutsEnd } from './passed-over.ts'
import { spokenEnd } from './spoken.ts'
import { placesWithin, type Part, type Understanding } from './part.ts'
import { isAdjective, peopleAt } from './peoples.ts'
import { countryEnd, placesEnd } from './places.ts'
import { forgiven, nearestWords, rememberCorrections, TWO_MISTAKES_IN_TERMS } from './spelling.ts'
import { WELL_SPELT } from './well-spelt.ts'
import { isName } from './whole-name.ts'

/** What understanding asks about the words of the catalogue's texts. */
export interface KnownWords {
  has(word: string): boolean
  /** The word of the catalogue that a misspelt one stands for, or undefined. */
  correct(word: string): string | undefined
  /** How the catalogue writes one of its words: "petronas", which is compared as "petrona". */
  written(word: string): string
}

/** A stretch of tokens as it is read: `to` is where reading goes on, `end` where the name itself ends. */
interface Reading {
  readonly from: number
  readonly end: number
  readonly to: number
  readonly says: Exclude<Says, 'introduction'>
  readonly negated?: boolean
  readonly held?: boolean
  /** For a country of which only a place within it was named: the words of that place, if the catalogue has them. */
  readonly within?: readonly string[] | undefined
  readonly place?: Place | undefined
  readonly joined?: boolean
  readonly alone?: string | undefined
  readonly word?: string | undefined
}

/** What no name of a programme contains, and `content` leaves out. */
const PASSED_OVER: ReadonlySet<Reading['says']> = new Set(['noise', 'abroad', 'elsewhere'] as const)
/** How many unknown words of a key are corrected. A key with more is in a language that is not known here. */
const CORRECTIONS = 4

/** Reads a search key from the left, taking the longest name at each place. What is left are words to search for. */
export function understand(searchKey: string, known: KnownWords): Understanding {
  const tokens = [...bared(tokensOf(searchKey), searchKey, (word) => known.has(word))]
  const corrected = new Set<string>()
  const words = tokens.map(({ word }, at) => {
    if (
      DICTIONARY_WORDS.has(word) ||
      forgiven(word) === 0 ||
      known.has(word) ||
      WELL_SPELT.has(word) ||
      isAdjective(word)
    )
      return word
    if (corrected.size === CORRECTIONS && !corrected.has(word)) return word
    corrected.add(word)
    return respelt(word, isPlural({ searchKey, tokens }, at), spelling) ?? word
  })
  const key: Key = { searchKey, tokens, words, isKnown: (word) => known.has(word), taken: 0 }
  // In "masters -in Germany" the dash says nothing.
  for (const [at, token] of tokens.entries()) {
    if (!token.minus) continue
    const minus = readingAt(key, at).says !== 'noise' && negationLength(key, at) === 0
    tokens[at] = { ...token, minus, apart: token.apart || minus }
  }
  const parts: Part[] = []
  const content: string[] = []
  const wordOf = (typed: string, plural: boolean) => {
    if (known.has(typed)) return { word: typed }
    const word = corrected.has(typed) ? respelt(typed, plural, (wrong) => known.correct(wrong)) : undefined
    // No programme is meant by "instead", whatever "insead" is.
    return word === undefined || isNoise(word) ? { word: '' } : { word, written: known.written(word) }
  }
  let at = 0
  while (at < tokens.length) {
    const reading = negationAt(key, at) ?? readingAt(key, at)
    parts.push(...partsOf(key, reading, wordOf))
    if (!PASSED_OVER.has(reading.says)) addTyped(content, key, at, reading.end)
    at = reading.to
    if (typeof reading.says !== 'string' || reading.says === 'elsewhere' || reading.word !== undefined) key.taken = at
    // This part may be given up, so what follows is read as if it were gone. What nothing answers may hold any word, and
    // after "masters studies" a "study Kenya" would say more than "Kenya" does alone.
    const next = tokens[at]
    const isGivenUp = reading.says === 'unknown' || (Array.isArray(reading.says) && TOWARDS.has(words[at - 1] ?? ''))
    if (isGivenUp && next) tokens[at] = { ...next, apart: true }
  }
  const read = affirm(settle(settleHomes(withHispanics(parts, key))))
  const near = placesWithin(read)
  if (!tellsOnlyWho(read)) return { parts: read, content, near }
  // "Italian students" do not look for a programme called Italian, but one may be called "Canada Student Grant".
  const all = tokens.map(({ word }) => word).filter((word) => !SKIPPED.has(word))
  return { parts: read, content: all.length > 1 && (read.length > 0 || isName(all)) ? all : [], near }
}

function addTyped(content: string[], { tokens }: Key, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const word = tokens[at]?.word ?? ''
    if (!SKIPPED.has(word)) content.push(word)
  }
}

function partsOf(
  key: Key,
  reading: Reading,
  wordOf: (typed: string, plural: boolean) => Pick<Part, 'word' | 'written'>,
): Part[] {
  const { from, to, says, negated = false, place, within, joined, alone } = reading
  const about = says === 'abroad' || says === 'elsewhere' ? says : reading.held ? 'held' : 'wanted'
  const part = (first: number, last: number, said: Pick<Part, 'meanings' | 'word' | 'written'>): Part => {
    const { start: wordStart = 0, minus = false } = key.tokens[first] ?? {}
    const start = minus ? wordStart - 1 : wordStart
    const end = key.tokens[last]?.end ?? 0
    return { start, end, text: key.searchKey.slice(start, end), negated, about, ...said }
  }
  if (says === 'noise') return []
  if (says === 'abroad' || says === 'elsewhere') return [part(from, to - 1, { meanings: [] })]
  if (says === 'unknown') return [part(from, to - 1, { meanings: [], word: '' })]
  if (says !== 'words') return [{ ...part(from, to - 1, { meanings: says }), place, within, joined, alone }]
  if (reading.word !== undefined) return [part(from, to - 1, { meanings: [], ...wordOf(reading.word, false) })]
  return key.tokens.slice(from, to).flatMap(({ word }, offset) => {
    const at = from + offset
    return SKIPPED.has(word) ? [] : [part(at, at, { meanings: [], ...wordOf(word, isPlural(key, at)) })]
  })
}

/** A word that neither the dictionary nor the catalogue has is read as the nearest word of the dictionary. */
const spelling = rememberCorrections((word) => {
  const near = nearestWords(word, SPELLINGS, TWO_MISTAKES_IN_TERMS)
  const option = near.find((candidate) => SPELLINGS_OF_OPTIONS.has(candidate))
  return option ?? near.find((candidate) => DICTIONARY.has(candidate)) ?? near[0]
})

/** Folding takes the "s" of "mundas" and "busines" for that of a plural. */
function respelt(word: string, plural: boolean, correct: (word: string) => string | undefined): string | undefined {
  return correct(word) ?? (plural ? correct(`${word}s`) : undefined)
}

/** Reads what stands at a place. Nothing answers "IELTS not required" or "NEET ke bina". */
function readingAt(key: Key, at: number): Reading {
  const reading = plainReadingAt(key, at)
  const to = sparedEnd(key, reading.to, typeof reading.says !== 'string')
  return to === reading.to || reading.says === 'noise' ? reading : { ...reading, to, says: 'unknown' }
}

/** A name in its context, or a single word. */
function plainReadingAt(key: Key, at: number): Reading {
  const over = Math.max(whereaboutsEnd(key, at), calledEnd(key, at))
  if (over > at) return { from: at, end: over, to: over, says: 'noise' }
  const spoken = spokenEnd(key, at)
  if (spoken > at) return { from: at, end: at, to: spoken, says: 'unknown' }
  const giver = giverAt(key, at)
  if (giver) return { ...giver, end: giver.to, says: giver.meanings }
  const named = peopleAt(key, at) ?? nameAt(key, at)
  if (!named) return wordAt(key, at)
  const { end, says, word } = named
  if (says === 'introduction') return introducedAt(key, end)
  // Alone, it is a word to search for: if a text says "spouse", that is what is meant.
  if (says === 'unknown' && key.tokens.length === 1) return wordAt(key, at)
  if (typeof says === 'string')
    return { from: at, end, to: says === 'unknown' ? figuresEnd(key, end) : end, says, word }
  const stretch = { from: named.from ?? at, to: end, meanings: says }
  if (isDescription(key, stretch)) return { from: at, end, to: end, says: 'words' }
  const told = withContext(key, stretch)
  const { from, to, meanings, held = false } = told
  const isPast = held && isFinished(key, from, to) && wordAfter(key, to) === 'in'
  const isHome = named.within && meanings[0]?.kind === 'citizenship'
  const behind = isPast ? placesEnd(key, to + 1, to) : isHome ? countryEnd(key, to, meanings[0]?.values ?? []) : to
  return { ...told, end: Math.min(end, to), to: behind, says: meanings, within: named.within }
}

function wordAt(key: Key, at: number): Reading {
  const reading = { from: at, end: at + 1, to: at + 1 }
  const figures = figuresAt(key, at)
  if (figures) return { ...reading, to: figures.to, says: figures.says }
  if (isInternational(key, at)) return { ...reading, says: 'elsewhere' }
  if (isNoise(key.words[at] ?? '') || isFigure(key, at) || isScholarships(key, at)) return { ...reading, says: 'noise' }
  return { ...reading, says: isLone(key, at) ? 'unknown' : 'words' }
}

/**
 * "Not Germany", "except USA and Canada", "non EU students", "nicht aus der EU": what is not wanted, in one part with the
 * words that negate it. Nothing that is known about programmes answers "without IELTS", and the answer says so.
 */
function negationAt(key: Key, at: number): Reading | undefined {
  if (key.tokens[at]?.minus) return minusAt(key, at)
  const negation = key.words[at] ?? ''
  const length = negationLength(key, at)
  if (length === 0 || (longestName(key, at)?.end ?? at) > at + 1) return undefined
  const { first, ofPeople } = deniedFrom(key, at, length)
  if (negation === 'no' && isPortuguese(key, at)) return undefined
  const denied = meaningAt(key, first)
  const place = denied || wordAfter(key, first) === '' ? undefined : readingAt(key, first)
  // "Not in London" does not rule out the country, and no programme says where it is not.
  if (place?.within !== undefined) return { from: at, end: at, to: place.to, says: 'unknown' }
  if (!denied) return OUTSIDE.has(negation) ? undefined : unknownAfter(key, at, at + length)
  // The "from" of "Europe apart from Germany" tells of no people.
  const named = !ofPeople && length > 1 && wordAfter(key, at + 1) === 'from' ? longestName(key, first)?.says : undefined
  const [bare] = Array.isArray(named) && named[0]?.kind === 'country' ? named : []
  const meaning: Meaning = bare ?? denied.meaning
  if (wishesNothing(negation, key.words[at + 1] ?? '', meaning.kind))
    return { from: at, end: at, to: at + 2, says: 'noise' }
  const isPlace = subjectOf(meaning.kind) === 'country'
  if (OUTSIDE.has(negation) && !isPlace) return undefined
  // "Not from the EU", "non EU study abroad", but "not in Germany".
  const isOrigin = isPlace && ofPeople && (negation === 'non' || denied.place !== 'there')
  const unwanted = [isOrigin ? citizensOf(meaning.values[0] ?? '') : meaning]
  let { to } = denied
  while (JOINTS.has(wordAfter(key, to))) {
    const next = meaningAt(key, to + 1)
    if (!next || subjectOf(next.meaning.kind) !== subjectOf(meaning.kind)) break
    unwanted.push(next.meaning)
    to = next.to
  }
  return { from: at, end: at, to, says: [eitherOf(unwanted)], negated: true }
}

/** "-mba", read as search engines do: one word or name, whatever follows. */
function minusAt(key: Key, at: number): Reading {
  const reading = readingAt(key, at)
  const meaning = deniedBy(reading)
  const { to } = reading
  return { from: at, end: at, to, says: meaning ? [meaning] : 'unknown', negated: meaning !== undefined }
}

/** Portuguese and no Spanish: "no ensino médio". */
const MASCULINE = wordSet('ensino mestrado doutorado bacharelado')
const MASCULINE_IN_A = wordSet('canada quenia kenya camboja panama')

/** True if "no" means "in the", as in Portuguese: "bolsas no Brasil", "mestrado no exterior". */
function isPortuguese(key: Key, at: number): boolean {
  // It negates in "Europa no España". A comma says nothing: one stays where "mestrado" is taken out of "bolsas de mestrado no Brasil".
  const before = kindOf(key.words[at - 1] ?? 'and')
  if (before && subjectOf(before) === 'country') return false
  if (MASCULINE.has(wordAfter(key, at + 1))) return true
  // A feminine country would have "na": "maestría no España" is Spanish.
  const place = wordAfter(key, at + 1)
  if (place.endsWith('a') && !MASCULINE_IN_A.has(place)) return false
  if (!key.words.some((word) => FOREIGN_WORDS.has(word))) return false
  const { says } = readingAt(key, at + 1)
  return says === 'abroad' || (typeof says !== 'string' && subjectOf(says[0]?.kind ?? 'field') === 'country')
}

function meaningAt(key: Key, at: number): { meaning: Meaning; to: number; place: Place | undefined } | undefined {
  if (wordAfter(key, at) === '') return undefined
  const reading = readingAt(key, at)
  const meaning = deniedBy(reading)
  return meaning && { meaning, to: reading.to, place: reading.place }
}

/** What is negated. If a name says two things, it is the last: "not MBA" does not rule out masters. */
function deniedBy({ says, within }: Reading): Meaning | undefined {
  // "Not Texas" does not rule out the whole country.
  return typeof says === 'string' || within !== undefined ? undefined : says[says.length - 1]
}

/** An unknown part from a negation to the next name or preposition, without the noise before that. */
function unknownAfter(key: Key, at: number, first: number): Reading | undefined {
  // "No English language test" is not about languages.
  const reading = wordAfter(key, first) === '' ? undefined : readingAt(key, first)
  let to = reading?.says === 'unknown' ? reading.to : first
  while (wordAfter(key, to) !== '' && !LINKS.has(key.words[to] ?? '') && !meaningAt(key, to)) to++
  while (to > first + 1 && isNoise(key.words[to - 1] ?? '') && negationLength(key, to - 1) === 0) to--
  return to === first ? undefined : { from: at, end: at, to, says: 'unknown' }
}
