import { affirm } from './affirm.ts'
import { bared } from './affixes.ts'
import { settle, withHispanics } from './background.ts'
import { corrected, type KnownWords } from './correction.ts'
import { denialAt } from './denial.ts'
import { SKIPPED } from './dictionary.ts'
import { tokensOf, type Token } from './fold.ts'
import { settleHomes, tellsOnlyWho } from './homes.ts'
import type { Key } from './key.ts'
import { negationLength } from './negation.ts'
import { nearIn, PLAIN_PART, type Part, type Understanding } from './part.ts'
import { TOWARDS } from './places.ts'
import { readingAt, type Reading } from './reading.ts'
import { leftOf, NO_SPANS } from './span.ts'
import { isAlumni } from './whereabouts.ts'
import { isName } from './whole-name.ts'

/**
 * Reads a search key:
 *
 * 1. It is split into words, which are folded for comparing (`fold.ts`).
 * 2. What other languages join to a word is taken off, and Russian in Latin letters is written in its own (`affixes.ts`).
 * 3. Up to four misspelt words are corrected (`correction.ts`).
 * 4. From the left it is read as a row of denials (`denial.ts`) and of what stands at each place (`reading.ts`): what is
 *    passed over (`whereabouts.ts`, `called.ts`, `passed-over.ts`), a language that people speak (`spoken.ts`), the longest
 *    name (`names.ts`), a figure (`figures.ts`), or a word to search for.
 * 5. The words beside a name decide what it says: a level may be had or wanted (`held.ts`), a country may be where somebody
 *    comes from or wants to go (`context.ts`, `peoples.ts`).
 * 6. The parts decide about each other: which place is a home (`homes.ts`), and what comes after a level that somebody has
 *    (`background.ts`).
 * 7. What is not wanted becomes what is left (`affirm.ts`), once the parts that were taken out are gone (`span.ts`): what
 *    the others say was decided with them.
 */
export function understand(searchKey: string, known: KnownWords, without = NO_SPANS): Understanding {
  const tokens = bared(tokensOf(searchKey), searchKey, known.has)
  const { words, sought } = corrected({ searchKey, tokens }, known)
  const key: Key = { searchKey, tokens, words, isKnown: known.has, namesAlumni: words.some(isAlumni), taken: 0 }
  settleDashes(key, tokens)
  const readings = readThrough(key, tokens)
  const said: Part[] = []
  for (const { reading } of readings) addParts(said, key, reading, sought)
  const settled = settle(settleHomes(withHispanics(said, key)))
  const left = leftOf(settled, without)
  const gone = left === settled ? NONE : settled.filter((part) => !left.some(({ start }) => start === part.start))
  const parts = affirm(left)
  const near = nearIn(parts)
  if (!tellsOnlyWho(parts)) return { parts, content: contentOf(key, readings, gone), near }
  // "Italian students" do not look for a programme called Italian, but one may be called "Canada Student Grant".
  const all = tokens.filter((token) => !isWithin(token, gone)).flatMap(({ word }) => (SKIPPED.has(word) ? [] : [word]))
  return { parts, content: all.length > 1 && (parts.length > 0 || isName(all)) ? all : [], near }
}

/** In "masters -in Germany" the dash says nothing. */
function settleDashes(key: Key, tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token?.minus) continue
    const minus = readingAt(key, at).says !== 'noise' && negationLength(key, at) === 0
    tokens[at] = { ...token, minus, apart: token.apart || minus }
  }
}

/** A reading, and the place where it was found. What it says may begin before that. */
interface Found {
  readonly at: number
  readonly reading: Reading
}

/** Takes the longest name at each place. */
function readThrough(key: Key, tokens: Token[]): readonly Found[] {
  const readings: Found[] = []
  let at = 0
  while (at < tokens.length) {
    const reading = denialAt(key, at) ?? readingAt(key, at)
    readings.push({ at, reading })
    at = reading.to
    if (typeof reading.says !== 'string' || reading.says === 'elsewhere' || reading.word !== undefined) key.taken = at
    // This part may be given up, so what follows is read as if it were gone. What nothing answers may hold any word, and
    // after "masters studies" a "study Kenya" would say more than "Kenya" does alone.
    const next = tokens[at]
    const isGivenUp =
      reading.says === 'unknown' || (Array.isArray(reading.says) && TOWARDS.has(key.words[at - 1] ?? ''))
    if (isGivenUp && next) tokens[at] = { ...next, apart: true }
  }
  return readings
}

/** What no name of a programme contains. */
const PASSED_OVER: ReadonlySet<Reading['says']> = new Set(['noise', 'abroad', 'elsewhere'] as const)

const NONE: readonly Part[] = []

function isWithin({ start, end }: Pick<Token, 'start' | 'end'>, parts: readonly Part[]): boolean {
  return parts.some((part) => part.start <= start && end <= part.end)
}

/** The typed words that the name of a programme may contain, but not those of the parts that are gone. */
function contentOf({ tokens }: Key, readings: readonly Found[], gone: readonly Part[]): readonly string[] {
  const content: string[] = []
  for (const { at, reading } of readings) {
    if (PASSED_OVER.has(reading.says)) continue
    for (let place = at; place < reading.end; place++) {
      const token = tokens[place]
      if (token && token.word !== '' && !SKIPPED.has(token.word) && !isWithin(token, gone)) content.push(token.word)
    }
  }
  return content
}

type Sought = (at: number) => Pick<Part, 'word' | 'written'>

function addParts(parts: Part[], key: Key, reading: Reading, sought: Sought): void {
  const { from, to, says, word, negated, place, within, joined } = reading
  if (says === 'noise') return
  const about = says === 'abroad' || says === 'elsewhere' ? says : reading.held ? 'held' : 'wanted'
  if (says === 'words' && word === undefined) {
    for (let at = from; at < to; at++) {
      if (SKIPPED.has(key.tokens[at]?.word ?? '')) continue
      const { start, end, text } = stretchOf(key, at, at + 1)
      const found = sought(at)
      parts.push({ ...PLAIN_PART, start, end, text, negated, about, word: found.word, written: found.written })
    }
    return
  }
  const { start, end, text } = stretchOf(key, from, to)
  const part: Part = { ...PLAIN_PART, start, end, text, negated, about }
  if (typeof says !== 'string') parts.push({ ...part, meanings: says, place, within, joined })
  else if (about === 'abroad' || about === 'elsewhere') parts.push(part)
  else parts.push({ ...part, word: says === 'words' && word !== undefined && key.isKnown(word) ? word : '' })
}

/** The text of some tokens, with the minus before it. */
function stretchOf({ searchKey, tokens }: Key, from: number, to: number): Pick<Part, 'start' | 'end' | 'text'> {
  const first = tokens[from]
  const start = first ? first.start - (first.minus ? 1 : 0) : 0
  const end = tokens[to - 1]?.end ?? 0
  return { start, end, text: searchKey.slice(start, end) }
}
