import { openKernels, type Kernels } from './web-assembly.ts'

type BitsetOperation<Result> = (to: number, left: number, right: number) => Result

/** Bitsets in one memory, and the operations on whole bitsets. */
export interface Bitsets {
  /**
   * All bitsets, one after the other, and the words behind them. A bitset is identified by the offset of its first
   * word.
   */
  readonly words: Uint32Array
  /** Words in a bitset, a multiple of `WORDS_A_TURN`. */
  readonly wordsPerBitset: number
  /** The offset of the first word after the bitsets. */
  readonly behind: number
  // Each writes a bitset.
  readonly and: BitsetOperation<void>
  readonly andNot: BitsetOperation<void>
  readonly or: BitsetOperation<void>
  /** Also returns how many bits it sets. */
  readonly countedAnd: BitsetOperation<number>
  /** How many bits two bitsets share. */
  readonly shared: (left: number, right: number) => number
  /** Over the same memory, with offsets in bytes. */
  readonly kernels: Kernels
}

/** The kernel reads this many words at once. */
export const WORDS_A_TURN = 8

/** Makes room for `bitsets` bitsets of `wordsPerBitset` words and for `behind` words after them, all zero. */
export function createBitsets(bitsets: number, wordsPerBitset: number, behind = 0): Bitsets {
  const { words, kernels } = openKernels(bitsets * wordsPerBitset + behind)
  const operation = (name: 'and' | 'andNot' | 'or' | 'countedAnd'): BitsetOperation<number> => {
    const run = kernels[name]
    return (to, left, right) => run(to * 4, left * 4, right * 4, (left + wordsPerBitset) * 4)
  }
  const { shared } = kernels
  return {
    words,
    wordsPerBitset,
    behind: bitsets * wordsPerBitset,
    and: operation('and'),
    andNot: operation('andNot'),
    or: operation('or'),
    countedAnd: operation('countedAnd'),
    shared: (left, right) => shared(left * 4, right * 4, (left + wordsPerBitset) * 4),
    kernels,
  }
}

/** Whether a bitset has a docId. */
export function isSet(bits: Uint32Array, bitset: number, docId: number): boolean {
  return ((bits[bitset + (docId >>> 5)] ?? 0) >>> (docId & 31)) % 2 === 1
}

/** The docIds of a bitset, ascending. */
export function docIdsOf(bits: Uint32Array, bitset: number, wordsPerBitset: number): number[] {
  const docIds: number[] = []
  for (let word = 0; word < wordsPerBitset; word++) {
    for (let left = bits[bitset + word] ?? 0; left !== 0; left &= left - 1) {
      docIds.push(word * 32 + 31 - Math.clz32(left & -left))
    }
  }
  return docIds
}

/** How many bits of a 32-bit word are set. */
export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
