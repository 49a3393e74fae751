import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { Constraint } from '#search/asking/constraints.ts'
import { GROUPS, VOCABULARY } from '#search/asking/vocabulary.ts'
import { WHEN } from '#domain/when.ts'
import { fits, meets } from './naive-match.ts'

/** For each group its options, with how many records match each under the other groups' choices and all of the key. */
export function countFacets(records: readonly Scholarship[], constraints: readonly Constraint[], day: IsoDate) {
  return GROUPS.map((group) => {
    const others = constraints.filter((c) => c.dimension !== group || c.source !== 'choice')
    const left = records.filter((r) => others.every((c) => meets(r, c, day)))
    return VOCABULARY[group].map(({ value }) => [value, left.filter((r) => fits(r, group, [value])).length] as const)
  })
}

/** How many records answer to each of `WHEN` under everything but the times that are chosen. */
export function countWhen(records: readonly Scholarship[], constraints: readonly Constraint[], day: IsoDate) {
  const others = constraints.filter((c) => c.dimension !== 'when' || c.source !== 'choice')
  const left = records.filter((r) => others.every((c) => meets(r, c, day)))
  return WHEN.map((value) => left.filter((r) => fits(r, 'when', [value], day)).length)
}
