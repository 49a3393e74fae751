import { tierOf, type Ranked } from './select-page.ts'

/** Scores stay below this, see `selectScored`. */
export const HIGHEST_SCORE = 127

/**
 * The slots of one page when words were searched for: as `selectPage`, but what scores higher stands earlier,
 * before how specifically it matches. One pass counts how many slots each place in the order has, one puts
 * those of the page there. `scores` has a number for each slot, up to `HIGHEST_SCORE`.
 */
export function selectScored(ranked: Ranked, row: number, scores: Uint8Array, skip: number, size: number): number[] {
  const { bits, stride, closedWord, loose } = ranked
  const tiers = loose.length + 1
  const closedPlaces = (HIGHEST_SCORE + 1) * tiers
  const placeOf = (slot: number, word: number) =>
    (word < closedWord ? 0 : closedPlaces) + (HIGHEST_SCORE - (scores[slot] ?? 0)) * tiers + tierOf(bits, loose, slot)
  const starts = new Uint32Array(closedPlaces * 2 + 1)
  eachSlot(bits, row, stride, (slot, word) => {
    const place = placeOf(slot, word) + 1
    starts[place] = (starts[place] ?? 0) + 1
  })
  for (let place = 1; place < starts.length; place++) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
  const page: number[] = []
  eachSlot(bits, row, stride, (slot, word) => {
    const place = placeOf(slot, word)
    const at = (starts[place] ?? 0) - skip
    starts[place] = at + skip + 1
    if (at >= 0 && at < size) page[at] = slot
  })
  return page
}

function eachSlot(bits: Uint32Array, row: number, stride: number, visit: (slot: number, word: number) => void): void {
  for (let word = 0; word < stride; word++) {
    let slots = bits[row + word] ?? 0
    while (slots !== 0) {
      const lowest = slots & -slots
      slots ^= lowest
      visit(word * 32 + 31 - Math.clz32(lowest), word)
    }
  }
}
