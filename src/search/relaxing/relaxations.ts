import type { Constraint } from '#search/constraints/constraints.ts'
import type { Matched, Matcher } from '#search/matching/match.ts'
import type { QueryContext } from '#search/matching/query-context.ts'
import type { Group } from '#search/constraints/vocabulary.ts'

/**
 * The constraints that are relaxed to escape an empty result: two bits for each constraint, `01` broadened, `11`
 * dropped. A set relaxes no more than another if its bits are a subset of the other's.
 */
export type RelaxationSet = number

const PENALTIES = {
  type: [1, 1],
  coverage: [2, 2],
  level: [4, 8],
  country: [16, 32],
  field: [64, 128],
} as const
/** A word costs as much as it is rare: one that a hundredth of the records have costs 100, and none more than all groups. */
const MAX_PENALTY = 256

function penaltiesOf({ attribute, rarity }: RelaxableConstraint): readonly [broadened: number, dropped: number] {
  if (attribute !== 'words') return PENALTIES[attribute]
  const penalty = Math.min(MAX_PENALTY, Math.round(rarity))
  return [penalty, penalty]
}

/** A constraint that may be relaxed. */
export type RelaxableConstraint = Constraint & { readonly attribute: Group | 'words' }

/**
 * Citizenship, audience and time are never relaxed, nor are exclusions: an award that the applicant cannot hold is no
 * alternative.
 */
export function canBeRelaxed(constraint: Constraint): constraint is RelaxableConstraint {
  const { attribute, isExcluded } = constraint
  return attribute !== 'citizenship' && attribute !== 'audience' && attribute !== 'when' && !isExcluded
}

/** The penalty of a set. One dearer group outweighs all cheaper ones together. */
export function penaltyOf(set: RelaxationSet, constraints: readonly RelaxableConstraint[]): number {
  let penalty = 0
  for (let index = 0; index < constraints.length; index++) {
    const step = stepOf(set, index)
    const constraint = constraints[index]
    if (constraint && step !== 'kept') penalty += penaltiesOf(constraint)[step === 'broadened' ? 0 : 1]
  }
  return penalty
}

export function stepOf(set: RelaxationSet, index: number): 'kept' | 'broadened' | 'dropped' {
  const bits = (set >>> (index * 2)) & 3
  return bits === 0 ? 'kept' : bits === 1 ? 'broadened' : 'dropped'
}

const BROADENED = 1
const DROPPED = 3

/** A constraint that may be relaxed, with the bitsets of its matches, now and one step broader. */
export interface RelaxableMatcher extends Matcher {
  readonly constraint: RelaxableConstraint
  readonly broader: number | undefined
}

/**
 * The smallest relaxation sets, the smallest penalties first. Every record of `base` needs certain constraints relaxed;
 * the results are the needs that contain no other need. The base is split by one constraint after the other, the
 * dearest first, as whole bitsets. Branches that already cost more than the best known sets are skipped.
 */
export function smallestRelaxations(
  context: QueryContext,
  base: Matched,
  relaxable: readonly RelaxableMatcher[],
  most: number,
): RelaxationSet[] {
  const { written, rewind } = context
  const before = written()
  const walk = createWalk(context, relaxable, most)
  walk.visit(base)
  // A way that replaced two others may have made room for one that was skipped. Then everything is searched again.
  if (walk.passedBy()) {
    walk.forgetBound()
    walk.visit(base)
  }
  rewind(before)
  return walk.sets().slice(0, most)
}

function createWalk({ bitsets, scratch }: QueryContext, relaxable: readonly RelaxableMatcher[], most: number) {
  const constraints = relaxable.map(({ constraint }) => constraint)
  const penalty = (set: RelaxationSet) => penaltyOf(set, constraints)
  const steps = relaxable
    .map(({ exact, broader, constraint }, index) => {
      const [broadened, dropped] = [BROADENED << (index * 2), DROPPED << (index * 2)]
      const [broadenedPenalty, droppedPenalty] = penaltiesOf(constraint)
      const [subset, rest] = [scratch(), scratch()]
      return { exact, broader, broadened, dropped, broadenedPenalty, droppedPenalty, subset, rest }
    })
    .sort((a, b) => b.droppedPenalty - a.droppedPenalty)
  let found: RelaxationSet[] = []
  let bound = Infinity
  let bounded = true
  const add = (set: RelaxationSet) => {
    found = [...found.filter((other) => (set & ~other) !== 0), set]
    found.sort((a, b) => penalty(a) - penalty(b) || (a >>> 0) - (b >>> 0))
    const last = found[most - 1]
    if (bounded && last !== undefined) bound = Math.min(bound, penalty(last))
  }
  const visit = (depth: number, matched: Matched, set: RelaxationSet, spent: number) => {
    // What costs exactly the bound may still come first among equals.
    if (spent > bound) return
    for (const other of found) if ((other & ~set) === 0) return
    const step = steps[depth]
    if (!step) {
      add(set)
      return
    }
    const { exact, broader, subset, rest } = step
    const kept = bitsets.countedAnd(subset, matched.bitset, exact)
    if (kept > 0) visit(depth + 1, { bitset: subset, count: kept }, set, spent)
    let left = matched.count - kept
    if (left === 0 || spent + step.broadenedPenalty > bound) return
    bitsets.andNot(rest, matched.bitset, exact)
    if (broader !== undefined) {
      const broadened = bitsets.countedAnd(subset, rest, broader)
      if (broadened > 0)
        visit(depth + 1, { bitset: subset, count: broadened }, set | step.broadened, spent + step.broadenedPenalty)
      left -= broadened
      if (left > 0) bitsets.andNot(rest, rest, broader)
    }
    if (left > 0) visit(depth + 1, { bitset: rest, count: left }, set | step.dropped, spent + step.droppedPenalty)
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
    sets: () => found,
  }
}
