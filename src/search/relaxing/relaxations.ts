import type { Constraint } from '#search/constraints/constraints.ts'
import type { Matched, Matcher } from '#search/matching/match.ts'
import type { QueryContext } from '#search/matching/query-context.ts'
import type { Group } from '#search/constraints/vocabulary.ts'

/**
 * A way out of an empty result gives up some constraints, widening or dropping each: two bits for each constraint, `01`
 * widened, `11` dropped. A way gives up no more than another if its bits are a subset of the other's.
 */
export type Way = number

const PENALTIES = {
  type: [1, 1],
  coverage: [2, 2],
  level: [4, 8],
  country: [16, 32],
  field: [64, 128],
} as const
/** A word costs as much as it is rare: one that a hundredth of the records have costs 100, and none more than all groups. */
const MAX_PENALTY = 256

function penaltiesOf({ attribute, rarity }: GivableConstraint): readonly [widened: number, dropped: number] {
  if (attribute !== 'words') return PENALTIES[attribute]
  const penalty = Math.min(MAX_PENALTY, Math.round(rarity))
  return [penalty, penalty]
}

/** A constraint that may be given up. */
export type GivableConstraint = Constraint & { readonly attribute: Group | 'words' }

/** Nationality, audience and the time are never given up, and what is left out stays out: what someone cannot have is no alternative. */
export function canBeGivenUp(constraint: Constraint): constraint is GivableConstraint {
  const { attribute, isLeftOut } = constraint
  return attribute !== 'citizenship' && attribute !== 'audience' && attribute !== 'when' && !isLeftOut
}

/** The loss of a way. One dearer group outweighs all cheaper ones together. */
export function penaltyOf(way: Way, constraints: readonly GivableConstraint[]): number {
  let penalty = 0
  for (let index = 0; index < constraints.length; index++) {
    const step = stepOf(way, index)
    const constraint = constraints[index]
    if (constraint && step !== 'kept') penalty += penaltiesOf(constraint)[step === 'widened' ? 0 : 1]
  }
  return penalty
}

export function stepOf(way: Way, index: number): 'kept' | 'widened' | 'dropped' {
  const bits = (way >>> (index * 2)) & 3
  return bits === 0 ? 'kept' : bits === 1 ? 'widened' : 'dropped'
}

const WIDENED = 1
const DROPPED = 3

/** A constraint that may be given up, with the rows of what matches it, now and one step wider. */
export interface Givable extends Matcher {
  readonly constraint: GivableConstraint
  readonly wide: number | undefined
}

/**
 * The smallest ways out, the smallest losses first. Every record of `base` needs certain constraints given up; the ways
 * are the needs that contain no other need. The base is split by one constraint after the other, the dearest first, as
 * whole rows. What already costs more than the best known ways is skipped.
 */
export function smallestWays(context: QueryContext, base: Matched, givable: readonly Givable[], most: number): Way[] {
  const { written, rewind } = context
  const before = written()
  const walk = createWalk(context, givable, most)
  walk.visit(base)
  // A way that replaced two others may have made room for one that was skipped. Then everything is searched again.
  if (walk.passedBy()) {
    walk.forgetBound()
    walk.visit(base)
  }
  rewind(before)
  return walk.ways().slice(0, most)
}

function createWalk({ bitsets, scratch }: QueryContext, givable: readonly Givable[], most: number) {
  const constraints = givable.map(({ constraint }) => constraint)
  const penalty = (way: Way) => penaltyOf(way, constraints)
  const steps = givable
    .map(({ exact, wide, constraint }, index) => {
      const [widened, dropped] = [WIDENED << (index * 2), DROPPED << (index * 2)]
      const [widenedPenalty, droppedPenalty] = penaltiesOf(constraint)
      return { exact, wide, widened, dropped, widenedPenalty, droppedPenalty, subset: scratch(), rest: scratch() }
    })
    .sort((a, b) => b.droppedPenalty - a.droppedPenalty)
  let found: Way[] = []
  let bound = Infinity
  let bounded = true
  const add = (way: Way) => {
    found = [...found.filter((other) => (way & ~other) !== 0), way]
    found.sort((a, b) => penalty(a) - penalty(b) || (a >>> 0) - (b >>> 0))
    const last = found[most - 1]
    if (bounded && last !== undefined) bound = Math.min(bound, penalty(last))
  }
  const visit = (depth: number, matched: Matched, way: Way, spent: number) => {
    // What costs exactly the bound may still come first among equals.
    if (spent > bound) return
    for (const other of found) if ((other & ~way) === 0) return
    const step = steps[depth]
    if (!step) {
      add(way)
      return
    }
    const { exact, wide, subset, rest } = step
    const kept = bitsets.countedAnd(subset, matched.bitset, exact)
    if (kept > 0) visit(depth + 1, { bitset: subset, count: kept }, way, spent)
    let left = matched.count - kept
    if (left === 0 || spent + step.widenedPenalty > bound) return
    bitsets.andNot(rest, matched.bitset, exact)
    if (wide !== undefined) {
      const widened = bitsets.countedAnd(subset, rest, wide)
      if (widened > 0)
        visit(depth + 1, { bitset: subset, count: widened }, way | step.widened, spent + step.widenedPenalty)
      left -= widened
      if (left > 0) bitsets.andNot(rest, rest, wide)
    }
    if (left > 0) visit(depth + 1, { bitset: rest, count: left }, way | step.dropped, spent + step.droppedPenalty)
  }
  return {
    visit: (base: Matched) => visit(0, base, 0, 0),
    passedBy: () => {
      const last = found[most - 1]
      return bound < Infinity && (last === undefined || penalty(last) > bound)
    },
    forgetBound: () => {
      bound = Infinity
      bounded = false
    },
    ways: () => found,
  }
}
