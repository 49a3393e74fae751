import type { Claim } from './match-patterns.ts'

/** A claim fewer is better, all else being equal. */
const EACH = 0.01

/** The claims that explain a text best: none overlaps another, and their scores add up to the most. */
export function chooseClaims(claims: readonly Claim[], length: number): readonly Claim[] {
  const ending: Claim[][] = []
  for (const claim of claims) (ending[claim.to] ??= []).push(claim)
  const best = [0]
  const chosen: (Claim | undefined)[] = [undefined]
  for (let to = 1; to <= length; to++) {
    best[to] = best[to - 1] ?? 0
    for (const claim of ending[to] ?? []) {
      const score = (best[claim.from] ?? 0) + claim.score - EACH
      if (score <= (best[to] ?? 0)) continue
      best[to] = score
      chosen[to] = claim
    }
  }
  const found: Claim[] = []
  for (let at = length; at > 0;) {
    const claim = chosen[at]
    if (claim) found.push(claim)
    at = claim ? claim.from : at - 1
  }
  return found.reverse()
}
