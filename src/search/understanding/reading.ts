import { calledEnd, introducedAt } from './called.ts'
import { giverAt, isDescription, isParentsTrade, type Stretch } from './context.ts'
import { figuresAt, figuresEnd, isFigure, isLone } from './figures.ts'
import { isFinished, withContext } from './held.ts'
import { wordAfter, type Key } from './key.ts'
import { nameAt, type Says } from './names.ts'
import { sparedEnd } from './negation.ts'
import type { Place } from './part.ts'
import { isInternational, isNoise, isScholarships } from './passed-over.ts'
import { peopleAt } from './peoples.ts'
import { countryEnd, placesEnd } from './places.ts'
import { spokenEnd } from './spoken.ts'
import { whereaboutsEnd } from './whereabouts.ts'

/** A stretch of tokens as it is read: `to` is where reading goes on, `end` where the name itself ends. */
export interface Reading {
  readonly from: number
  readonly end: number
  readonly to: number
  readonly says: Exclude<Says, 'introduction'>
  readonly negated: boolean
  readonly held: boolean
  /** For a country of which only a place within it was named: the words of that place, if the catalogue has them. */
  readonly within: readonly string[] | undefined
  readonly place: Place | undefined
  readonly joined: boolean
  readonly word: string | undefined
}

/** What all readings are made from, for the same reason as parts. */
export const PLAIN_READING: Reading = {
  from: 0,
  end: 0,
  to: 0,
  says: 'noise',
  negated: false,
  held: false,
  within: undefined,
  place: undefined,
  joined: false,
  word: undefined,
}

/** Reads what stands at a place. Nothing answers "IELTS not required" or "NEET ke bina". */
export function readingAt(key: Key, at: number): Reading {
  const reading = plainReadingAt(key, at)
  const to = sparedEnd(key, reading.to, typeof reading.says !== 'string')
  return to === reading.to || reading.says === 'noise' ? reading : { ...reading, to, says: 'unknown' }
}

/** A name in its context, or a single word. */
function plainReadingAt(key: Key, at: number): Reading {
  const over = Math.max(whereaboutsEnd(key, at), calledEnd(key, at))
  if (over > at) return { ...PLAIN_READING, from: at, end: over, to: over }
  const spoken = spokenEnd(key, at)
  if (spoken > at) return { ...PLAIN_READING, from: at, end: at, to: spoken, says: 'unknown' }
  const giver = giverAt(key, at)
  if (giver) return readingOf(giver)
  const named = peopleAt(key, at) ?? nameAt(key, at)
  if (!named) return wordAt(key, at)
  const { end, says, word } = named
  if (says === 'introduction') return { ...PLAIN_READING, ...introducedAt(key, end) }
  // Alone, it is a word to search for: if a text says "spouse", that is what is meant.
  if (says === 'unknown' && key.tokens.length === 1) return wordAt(key, at)
  if (typeof says === 'string')
    return { ...PLAIN_READING, from: at, end, to: says === 'unknown' ? figuresEnd(key, end) : end, says, word }
  const stretch = { from: named.from ?? at, to: end, meanings: says }
  if (isParentsTrade(key, at, end)) return { ...PLAIN_READING, from: at, end, to: end, says: 'unknown' }
  if (isDescription(key, stretch)) return { ...PLAIN_READING, from: at, end, to: end, says: 'words' }
  const told = withContext(key, stretch)
  const { from, to, meanings, held = false } = told
  const isPast = held && isFinished(key, from, to) && wordAfter(key, to) === 'in'
  const isHome = named.within && meanings[0]?.kind === 'citizenship'
  const behind = isPast ? placesEnd(key, to + 1, to) : isHome ? countryEnd(key, to, meanings[0]?.values ?? []) : to
  return { ...readingOf(told), end: Math.min(end, to), to: behind, within: named.within }
}

function readingOf({ from, to, meanings, held = false, place, joined = false }: Stretch): Reading {
  return { ...PLAIN_READING, from, end: to, to, says: meanings, held, place, joined }
}

function wordAt(key: Key, at: number): Reading {
  const reading = { ...PLAIN_READING, from: at, end: at + 1, to: at + 1 }
  const figures = figuresAt(key, at)
  if (figures) return { ...reading, to: figures.to, says: figures.says }
  if (isInternational(key, at)) return { ...reading, says: 'elsewhere' }
  if (isNoise(key.words[at] ?? '') || isFigure(key, at) || isScholarships(key, at)) return reading
  return { ...reading, says: isLone(key, at) ? 'unknown' : 'words' }
}
