import { JOINTS } from './context.ts'
import { FOREIGN_WORDS, kindOf } from './dictionary.ts'
import { wordSet } from './fold.ts'
import { wordAfter, type Key } from './key.ts'
import { citizensOf, subjectOf, type Meaning } from './meaning.ts'
import { longestName } from './names.ts'
import { deniedFrom, LINKS, negationLength, wishesNothing } from './negation.ts'
import type { Place } from './part.ts'
import { isNoise } from './passed-over.ts'
import { OUTSIDE } from './places.ts'
import { PLAIN_READING, readingAt, type Reading } from './reading.ts'

/**
 * "Not Germany", "except USA and Canada", "non EU students", "nicht aus der EU": what is not wanted, in one part with the
 * words that negate it. Nothing that is known about programmes answers "without IELTS", and the answer says so.
 */
export function denialAt(key: Key, at: number): Reading | undefined {
  if (key.tokens[at]?.minus) return minusAt(key, at)
  const negation = key.words[at] ?? ''
  const length = negationLength(key, at)
  if (length === 0 || (longestName(key, at)?.end ?? at) > at + 1) return undefined
  const { first, ofPeople } = deniedFrom(key, at, length)
  if (negation === 'no' && isPortuguese(key, at)) return undefined
  const denied = meaningAt(key, first)
  const place = denied || wordAfter(key, first) === '' ? undefined : readingAt(key, first)
  // "Not in London" does not rule out the country, and no programme says where it is not.
  if (place?.within !== undefined) return { ...PLAIN_READING, from: at, end: at, to: place.to, says: 'unknown' }
  if (!denied) return OUTSIDE.has(negation) ? undefined : unknownAfter(key, at, at + length)
  // The "from" of "Europe apart from Germany" tells of no people.
  const named = !ofPeople && length > 1 && wordAfter(key, at + 1) === 'from' ? longestName(key, first)?.says : undefined
  const [bare] = Array.isArray(named) && named[0]?.kind === 'country' ? named : []
  const meaning: Meaning = bare ?? denied.meaning
  if (wishesNothing(negation, key.words[at + 1] ?? '', meaning.kind))
    return { ...PLAIN_READING, from: at, end: at, to: at + 2 }
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
  return { ...PLAIN_READING, from: at, end: at, to, says: [eitherOf(unwanted)], negated: true }
}

/** "-mba", read as search engines do: one word or name, whatever follows. */
function minusAt(key: Key, at: number): Reading {
  const reading = readingAt(key, at)
  const meaning = deniedBy(reading)
  const { to } = reading
  return {
    ...PLAIN_READING,
    from: at,
    end: at,
    to,
    says: meaning ? [meaning] : 'unknown',
    negated: meaning !== undefined,
  }
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
  // In "not BSc, want masters" nobody has a BSc.
  const named = reading.held ? longestName(key, at) : undefined
  const meaning = deniedBy(named && typeof named.says === 'object' ? { says: named.says, within: undefined } : reading)
  return meaning && { meaning, to: Math.max(reading.to, named?.end ?? 0), place: reading.place }
}

/** What is negated. If a name says two things, it is the last: "not MBA" does not rule out masters. */
function deniedBy({ says, within }: Pick<Reading, 'says' | 'within'>): Meaning | undefined {
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
  return to === first ? undefined : { ...PLAIN_READING, from: at, end: at, to, says: 'unknown' }
}

/** Joins several meanings into one: "not Germany or France". */
function eitherOf(meanings: readonly Meaning[]): Meaning {
  const [first] = meanings
  return {
    kind: first?.kind ?? 'country',
    values: meanings.flatMap(({ values }) => values),
    label: meanings.map(({ label }) => label).join(' or '),
  }
}
