/** A list of numbers below 2^32 for each ordinal, in pooled arrays. */
export interface PooledArrays {
  /** Sets the list of an ordinal. The space of its old list is wasted. */
  readonly put: (ordinal: number, numbers: readonly number[]) => void
  /** Calls `visit` with the index in `ordinals` and each number of that list. Skips ordinals that are -1. */
  readonly each: (ordinals: Int32Array, visit: (at: number, number: number) => void) => void
}

const BLOCK = 1 << 20

/** Stored in blocks, so that growing by millions of numbers never copies them. */
export function createPooledArrays(): PooledArrays {
  const blocks: Uint32Array[] = []
  let left = 0
  // By ordinal.
  const blockOf: number[] = []
  const starts: number[] = []
  const lengths: number[] = []
  return {
    put(ordinal, numbers) {
      if (numbers.length > left) {
        left = Math.max(BLOCK, numbers.length)
        blocks.push(new Uint32Array(left))
      }
      const block = blocks[blocks.length - 1]
      const start = (block?.length ?? 0) - left
      block?.set(numbers, start)
      left -= numbers.length
      blockOf[ordinal] = blocks.length - 1
      starts[ordinal] = start
      lengths[ordinal] = numbers.length
    },
    each(ordinals, visit) {
      for (let at = 0; at < ordinals.length; at++) {
        const ordinal = ordinals[at] ?? -1
        if (ordinal < 0) continue
        const block = blocks[blockOf[ordinal] ?? 0]
        const start = starts[ordinal] ?? 0
        const end = start + (lengths[ordinal] ?? 0)
        for (let next = start; next < end; next++) visit(at, block?.[next] ?? 0)
      }
    },
  }
}

/**
 * The same numbers in an array of twice the length, with zeros at its end; the old array is empty afterwards. A typed
 * array takes half the memory of a plain one, and so stays in the processor's caches.
 */
export function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  return new Int32Array(numbers.buffer.transfer(numbers.byteLength * 2))
}
