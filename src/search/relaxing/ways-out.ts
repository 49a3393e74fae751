import type { Constraint } from '#search/matching/constraints.ts'
import type { Matcher } from '#search/matching/match.ts'

/**
 * A way out of an empty result gives up some constraints, each by a step or altogether: two bits for each
 * constraint, `01` widened, `11` dropped. One way gives up no more than another when its bits are among the other's.
 */
export type Way = number

const LOSSES = {
  type: [1, 1],
  coverage: [2, 2],
  level: [4, 8],
  country: [16, 32],
  field: [64, 128],
  words: [256, 256],
} as const

/** Nationality and audience are never given up: what someone cannot have is no alternative. */
export function canBeGivenUp({ dimension }: Constraint): boolean {
  return dimension !== 'citizenship' && dimension !== 'audience'
}

/** The loss of a way, to be compared: whatever is dearest to the visitor counts for more than all the rest. */
export function lossOf(way: Way, constraints: readonly Constraint[]): number {
  let loss = 0
  for (const [place, { dimension }] of constraints.entries()) {
    const step = stepOf(way, place)
    if (step !== 'kept' && dimension !== 'citizenship' && dimension !== 'audience') {
      loss += LOSSES[dimension][step === 'widened' ? 0 : 1]
    }
  }
  return loss
}

export function stepOf(way: Way, place: number): 'kept' | 'widened' | 'dropped' {
  const bits = (way >>> (place * 2)) & 3
  return bits === 0 ? 'kept' : bits === 1 ? 'widened' : 'dropped'
}

const WIDENED = 1
const DROPPED = 3

/** A constraint that can be given up: the rows of what matches it, and of what matches it one step wider. */
export interface Givable extends Matcher {
  readonly wide: number | undefined
}

/**
 * The smallest ways out, the smallest losses first. For each record of `base` it is known what must be given up
 * to reach it; of these needs those count that hold no other. All rows are walked once, 32 records at a time,
 * the dearest constraints first, so that what costs more than the best ways known is left at the first step.
 */
export function smallestWays(
  bits: Uint32Array,
  stride: number,
  base: number,
  givable: readonly Givable[],
  most: number,
): Way[] {
  const walk = createWalk(bits, givable, most)
  for (let word = 0; word < stride; word++) walk.visitWord(word, bits[base + word] ?? 0)
  // A way that replaced two others may have made room for one that was passed by: then all are looked at again.
  if (walk.passedBy()) {
    walk.forgetBound()
    for (let word = 0; word < stride; word++) walk.visitWord(word, bits[base + word] ?? 0)
  }
  return walk.ways().slice(0, most)
}

function createWalk(bits: Uint32Array, givable: readonly Givable[], most: number) {
  const constraints = givable.map(({ constraint }) => constraint)
  const loss = (way: Way) => lossOf(way, constraints)
  const steps = givable
    .map(({ exact, wide }, place) => {
      const [widened, dropped] = [WIDENED << (place * 2), DROPPED << (place * 2)]
      return { exact, wide, widened, dropped, widenedLoss: loss(widened), droppedLoss: loss(dropped) }
    })
    .sort((a, b) => b.droppedLoss - a.droppedLoss)
  let found: Way[] = []
  let bound = Infinity
  let bounded = true
  const add = (way: Way) => {
    found = [...found.filter((other) => (way & ~other) !== 0), way]
    found.sort((a, b) => loss(a) - loss(b) || (a >>> 0) - (b >>> 0))
    const last = found[most - 1]
    if (bounded && last !== undefined) bound = Math.min(bound, loss(last))
  }
  const visit = (depth: number, left: number, word: number, way: Way, spent: number) => {
    // As dear as the bound may still come first among equals.
    if (spent > bound) return
    for (const other of found) if ((other & ~way) === 0) return
    const step = steps[depth]
    if (!step) {
      add(way)
      return
    }
    const exact = left & (bits[step.exact + word] ?? 0)
    if (exact !== 0) visit(depth + 1, exact, word, way, spent)
    let rest = left & ~exact
    if (rest !== 0 && step.wide !== undefined) {
      const wide = rest & (bits[step.wide + word] ?? 0)
      if (wide !== 0) visit(depth + 1, wide, word, way | step.widened, spent + step.widenedLoss)
      rest &= ~wide
    }
    if (rest !== 0) visit(depth + 1, rest, word, way | step.dropped, spent + step.droppedLoss)
  }
  return {
    visitWord: (word: number, left: number) => {
      if (left !== 0) visit(0, left, word, 0, 0)
    },
    passedBy: () => {
      const last = found[most - 1]
      return bound < Infinity && (last === undefined || loss(last) > bound)
    },
    forgetBound: () => {
      bound = Infinity
      bounded = false
    },
    ways: () => found,
  }
}
