import { popcount } from '#search/matching/bit-kernel.ts'

export interface Ranked {
  readonly bits: Uint32Array
  /** Words in a row. */
  readonly stride: number
  /** The word at which the closed ones begin. */
  readonly closedWord: number
  /** Rows to be shown one after the other, none twice. */
  readonly layers: readonly number[]
  /** Rows of what matches a constraint only loosely: the fewer of these hold a slot, the earlier it stands. */
  readonly loose: readonly number[]
}

/**
 * The slots of one page: what can still be applied for before what is closed, then layer by layer, in a layer
 * what matches most specifically, then in the default order, which is that of the slots. Nothing is sorted:
 * bits are walked until the page is full.
 */
export function selectPage(ranked: Ranked, skip: number, size: number): number[] {
  const page: number[] = []
  const { closedWord, stride, layers, loose } = ranked
  let left = skip
  for (const [from, to] of [
    [0, closedWord],
    [closedWord, stride],
  ] as const) {
    for (const layer of layers) {
      for (let tier = 0; tier <= loose.length; tier++) {
        left = collect(ranked, layer, tier, from, to, left, size, page)
        if (page.length === size) return page
      }
    }
  }
  return page
}

/** Adds the slots of one tier between two words, after leaving `skip` out; returns how many are still to be left out. */
function collect(
  { bits, loose }: Ranked,
  layer: number,
  tier: number,
  from: number,
  to: number,
  skip: number,
  size: number,
  page: number[],
): number {
  let left = skip
  for (let word = from; word < to; word++) {
    let slots = bits[layer + word] ?? 0
    if (slots === 0) continue
    slots = tier === 0 ? inNone(bits, loose, word, slots) : inExactly(bits, loose, word, slots, tier)
    if (slots === 0) continue
    if (left > 0) {
      const count = popcount(slots)
      if (count <= left) {
        left -= count
        continue
      }
    }
    while (slots !== 0) {
      const lowest = slots & -slots
      slots ^= lowest
      if (left > 0) {
        left--
        continue
      }
      page.push(word * 32 + 31 - Math.clz32(lowest))
      if (page.length === size) return 0
    }
  }
  return left
}

function inNone(bits: Uint32Array, rows: readonly number[], word: number, slots: number): number {
  let left = slots
  for (const row of rows) left &= ~(bits[row + word] ?? 0)
  return left
}

const counters = new Int32Array(32)

/** Those of the slots that are in exactly so many of the rows. */
function inExactly(bits: Uint32Array, rows: readonly number[], word: number, slots: number, times: number): number {
  counters.fill(0, 0, times + 1)
  counters[0] = slots
  for (const row of rows) {
    const held = bits[row + word] ?? 0
    for (let count = times; count > 0; count--) {
      counters[count] = ((counters[count] ?? 0) & ~held) | ((counters[count - 1] ?? 0) & held)
    }
    counters[0] = (counters[0] ?? 0) & ~held
  }
  return counters[times] ?? 0
}

/** How many of the rows hold a slot. */
export function tierOf(bits: Uint32Array, rows: readonly number[], slot: number): number {
  let tier = 0
  for (const row of rows) tier += ((bits[row + (slot >>> 5)] ?? 0) >>> (slot & 31)) & 1
  return tier
}
