import type { Scholarship } from '#domain/scholarship.ts'
import type { Constraint } from '#search/asking/constraints.ts'
import { GROUPS, VOCABULARY } from '#search/asking/vocabulary.ts'
import { fits } from './naive-match.ts'

/** For each group its options, with how many records match each under the other groups' choices and all of the key. */
export function countFacets(records: readonly Scholarship[], constraints: readonly Constraint[]) {
  return GROUPS.map((group) => {
    const others = constraints.filter((c) => c.dimension !== group || c.source !== 'choice')
    const left = records.filter((r) => others.every((c) => fits(r, c.dimension, c.values)))
    return VOCABULARY[group].map(({ value }) => [value, left.filter((r) => fits(r, group, [value])).length] as const)
  })
}
