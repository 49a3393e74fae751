import { ROWS, type SearchIndex } from '#search/indexing/search-index.ts'
import { isSet } from '#search/kernels/bit-kernel.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import { HIGHEST_SCORE, type Scored } from './select-scored.ts'

/** A name that contains every word of the search key is what was meant. It outranks all other text matches. */
export const TITLED_SCORE = (HIGHEST_SCORE + 1) / 2

/**
 * The slots of `row`, all of which hold all of the words, with the sum of their weights; titled slots score above all
 * others. They are found through the rarest word: the row itself is mostly empty, and reading it through would cost
 * more.
 */
export function scoredSlots(
  { index, rows, placeOf }: Workspace,
  asked: readonly string[],
  titled: readonly number[],
  near: ReadonlyMap<number, number>,
  row: number,
): Scored {
  const { postings } = index.words
  const [rarest = NOWHERE, ...others] = rangesOf(index, asked.map(placeOf))
  const titles = titled.length === 0 ? NO_TITLES : new Set(titled)
  const slots: number[] = []
  const scores: number[] = []
  for (let at = rarest.at; at < rarest.end; at++) {
    const posting = postings[at] ?? 0
    const slot = posting >>> 2
    if (!isSet(rows.words, row, slot)) continue
    let score = 1 << (posting & 3)
    for (const other of others) {
      other.at = placeFrom(postings, other.at, other.end, slot)
      score += 1 << ((postings[other.at] ?? 0) & 3)
    }
    score += near.get(slot) ?? 0
    slots.push(slot)
    scores.push(Math.min(score, TITLED_SCORE - 1) + (titles.has(slot) ? TITLED_SCORE : 0))
  }
  return { slots, scores }
}

/** The first posting from `from` on that belongs to the slot or a later one, found by leaps that double. */
function placeFrom(postings: Uint32Array, from: number, end: number, slot: number): number {
  let leap = 1
  while (from + leap < end && (postings[from + leap] ?? 0) >>> 2 < slot) {
    from += leap
    leap *= 2
  }
  let low = from
  let high = Math.min(end, from + leap)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((postings[middle] ?? 0) >>> 2 < slot) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * How strongly slots of a row are of a place: the weight of the weakest word of its name. A text may mention any
 * place: it tells of a name of one word, and only what is in few countries. Of several places it is the one that a slot is
 * of most.
 */
export function nearWeights(
  workspace: Workspace,
  places: readonly (readonly string[])[],
  row: number,
): ReadonlyMap<number, number> {
  if (places.length === 0) return NOT_NEAR
  const weights = new Map<number, number>()
  for (const words of places) {
    for (const [slot, weight] of weakest(workspace, words, row)) {
      weights.set(slot, Math.max(weight, weights.get(slot) ?? 0))
    }
  }
  return weights
}

function* weakest({ index, rows, placeOf, row: openRow }: Workspace, words: readonly string[], row: number) {
  const { postings } = index.words
  const [rarest = NOWHERE, ...others] = rangesOf(index, words.map(placeOf))
  const anywhere = openRow(ROWS.country.loose)
  for (const posting of postings.subarray(rarest.at, rarest.end)) {
    const slot = posting >>> 2
    let weight = 1 << (posting & 3)
    if (!isSet(rows.words, row, slot)) continue
    for (const other of others) {
      other.at = placeFrom(postings, other.at, other.end, slot)
      const found = other.at < other.end ? (postings[other.at] ?? 0) : NONE
      weight = found >>> 2 === slot ? Math.min(weight, 1 << (found & 3)) : 0
    }
    const isTold = weight > IN_TEXT || (others.length === 0 && !isSet(rows.words, anywhere, slot))
    if (weight > 0 && isTold) yield [slot, weight] as const
  }
}

const NOT_NEAR: ReadonlyMap<number, number> = new Map()
const NO_TITLES: ReadonlySet<number> = new Set()
/** The weight of a word that only a text has. */
const IN_TEXT = 1
/** No posting: of no slot. */
const NONE = -1
const NOWHERE = { at: 0, end: 0 }

/** The postings of words, the rarest word's first. */
function rangesOf({ words: { starts } }: SearchIndex, places: readonly number[]) {
  const ranges = places.map((place) => ({ at: starts[place] ?? 0, end: starts[place + 1] ?? 0 }))
  return ranges.sort((a, b) => a.end - a.at - (b.end - b.at))
}
