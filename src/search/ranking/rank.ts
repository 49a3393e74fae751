import { emptyRow, type Matched, type Matcher } from '#search/matching/match.ts'
import type { Snapshot } from '#search/matching/snapshot.ts'
import { placeOf } from '#search/understanding/spelling.ts'
import { asksForFew, broadRow } from './broad-lists.ts'
import { selectPage } from './select-page.ts'
import { HIGHEST_SCORE, selectScored } from './select-scored.ts'

/** A name that holds every word of the search key is what was meant: it stands before all other text matches. */
const TITLED_SCORE = 64

export interface Ranking {
  /** The matchers that are kept, with what they ask for now. */
  readonly matchers: readonly Pick<Matcher, 'constraint' | 'loose'>[]
  readonly matched: Matched
  /** The words of the search key that say anything, as typed. */
  readonly content: readonly string[]
}

/** The slots of a page, in order. */
export function rankedPage(snapshot: Snapshot, ranking: Ranking, skip: number, size: number): number[] {
  const { rows } = snapshot
  const { matched, matchers, content } = ranking
  if (skip >= matched.count) return []
  const broad = matchers.some(({ constraint }) => asksForFew(constraint)) ? [broadRow(snapshot)] : []
  const loose = [...new Set(matchers.flatMap((matcher) => matcher.loose)), ...broad]
  const titled = content.length === 0 ? [] : titledSlots(snapshot, content, matched.row)
  const words = matchers.flatMap(({ constraint }) => constraint.words)
  if (words.length > 0) {
    score(snapshot, words, titled)
    return selectScored(snapshot, matched.row, loose, skip, size)
  }
  if (titled.length === 0) return selectPage(snapshot, { layers: [matched.row], loose }, skip, size)
  const first = emptyRow(snapshot)
  for (const slot of titled) setBit(rows.words, first, slot)
  const others = snapshot.scratch()
  rows.andNot(others, matched.row, first)
  return selectPage(snapshot, { layers: [first, others], loose }, skip, size)
}

/** Gives each slot the weights of the words that it holds, and what is titled by them more than all others. */
function score({ index, words, scores }: Snapshot, asked: readonly string[], titled: readonly number[]): void {
  scores.fill(0)
  const { starts, postings } = index.words
  for (const word of asked) {
    const place = placeOf(word, words)
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at++) {
      const posting = postings[at] ?? 0
      const slot = posting >>> 2
      scores[slot] = Math.min(TITLED_SCORE - 1, (scores[slot] ?? 0) + (1 << (posting & 3)))
    }
  }
  for (const slot of titled) scores[slot] = Math.min(HIGHEST_SCORE, (scores[slot] ?? 0) + TITLED_SCORE)
}

/** The slots of a row whose names hold every one of the words. */
function titledSlots({ index, rows, words }: Snapshot, content: readonly string[], row: number): number[] {
  const { nameStarts, namePostings } = index.words
  const ranges: (readonly [number, number])[] = []
  for (const word of new Set(content)) {
    const place = placeOf(word, words)
    if (place < 0) return []
    ranges.push([nameStarts[place] ?? 0, nameStarts[place + 1] ?? 0])
  }
  ranges.sort((a, b) => a[1] - a[0] - (b[1] - b[0]))
  const [shortest, ...others] = ranges
  const found: number[] = []
  if (!shortest) return found
  for (let at = shortest[0]; at < shortest[1]; at++) {
    const slot = namePostings[at] ?? 0
    if (((rows.words[row + (slot >>> 5)] ?? 0) >>> (slot & 31)) % 2 === 0) continue
    if (others.every(([from, to]) => holds(namePostings, from, to, slot))) found.push(slot)
  }
  return found
}

function holds(sorted: Uint32Array, from: number, to: number, slot: number): boolean {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < slot) low = middle + 1
    else high = middle
  }
  return low < to && sorted[low] === slot
}

function setBit(bits: Uint32Array, row: number, slot: number): void {
  const word = row + (slot >>> 5)
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31))
}
