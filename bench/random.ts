/** Repeatable randomness (mulberry32): a benchmark asks the same on every machine. */
export interface Random {
  /** From 0 up to 1. */
  readonly next: () => number
  readonly chance: (probability: number) => boolean
  /** A whole number from 0 up to `limit`. */
  readonly below: (limit: number) => number
  readonly pick: <Value>(values: readonly Value[]) => Value
  /** As `pick`, but the first values far more often than the last. */
  readonly skewed: <Value>(values: readonly Value[]) => Value
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const at = <Value>(values: readonly Value[], place: number): Value => {
    const value = values[Math.min(values.length - 1, place)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }
  return {
    next,
    chance: (probability) => next() < probability,
    below: (limit) => Math.floor(next() * limit),
    pick: (values) => at(values, Math.floor(next() * values.length)),
    skewed: (values) => at(values, Math.floor(values.length * next() ** 2)),
  }
}

/** Draws numbers from 0 up to `size` as people search, skewed as Zipf found: the n-th as often as 1 / n^1.1. */
export function createZipf(size: number): () => number {
  const random = createRandom(5)
  const upTo = new Float64Array(size)
  let sum = 0
  for (let rank = 0; rank < size; rank++) {
    sum += 1 / (rank + 1) ** 1.1
    upTo[rank] = sum
  }
  return () => {
    const wanted = random.next() * sum
    let low = 0
    let high = size - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
