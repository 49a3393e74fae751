import type { SearchIndex } from '#search/indexing/search-index.ts'
import { isSet } from '#search/kernels/bit-kernel.ts'
import type { Workspace } from './workspace.ts'

/** The slots of a row whose names contain all of the words. */
export function titledSlots({ index, rows, placeOf }: Workspace, content: readonly string[], row: number): number[] {
  const { nameStarts, namePostings } = index.words
  // Of the words besides the rarest.
  const places: number[] = []
  let rarest = -1
  let fewest = Infinity
  for (const word of content) {
    const place = placeOf(word)
    const names = place < 0 ? 0 : (nameStarts[place + 1] ?? 0) - (nameStarts[place] ?? 0)
    if (names === 0) return []
    if (names < fewest) {
      if (rarest >= 0) places.push(rarest)
      rarest = place
      fewest = names
    } else if (place !== rarest) places.push(place)
  }
  const found: number[] = []
  if (rarest < 0) return found
  const from = nameStarts[rarest] ?? 0
  for (let at = from; at < from + fewest; at++) {
    const slot = namePostings[at] ?? 0
    if (isSet(rows.words, row, slot) && namesAll(index.words, places, slot)) found.push(slot)
  }
  return found
}

/** The slots that have all of the words in their names or their funders'. */
export function calledSlots({ index, placeOf }: Workspace, words: readonly string[]): number[] {
  const { starts, postings } = index.words
  const named = words.map((word) => {
    const place = placeOf(word)
    const all = postings.subarray(starts[place] ?? 0, starts[place + 1] ?? 0)
    return new Set([...all].filter((posting) => (posting & 3) > 0).map((posting) => posting >>> 2))
  })
  return [...(named[0] ?? [])].filter((slot) => named.every((slots) => slots.has(slot)))
}

function namesAll(
  { nameStarts, namePostings }: SearchIndex['words'],
  places: readonly number[],
  slot: number,
): boolean {
  for (const place of places) {
    if (!holds(namePostings, nameStarts[place] ?? 0, nameStarts[place + 1] ?? 0, slot)) return false
  }
  return true
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
