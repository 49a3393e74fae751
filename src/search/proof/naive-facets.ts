import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { Constraint } from '#search/asking/constraints.ts'
import { GROUPS, VOCABULARY, type Group } from '#search/asking/vocabulary.ts'
import { WHEN } from '#domain/when.ts'
import { fits, meets } from './naive-match.ts'

/** Chosen, or said in the key as options alone: "Germany", but not "Europe" or "not Germany". */
export function joins({ dimension, source, said, values, isWidened }: Constraint, group: Group): boolean {
  if (dimension !== group || source === 'choice') return dimension === group
  const options = VOCABULARY[group].filter(({ label }) => said.includes(label)).map(({ value }) => value)
  return !isWidened && options.length === said.length && options.toSorted().join() === values.toSorted().join()
}

/** For each group its options, with how many records match each under all but what the group itself is asked for. */
export function countFacets(records: readonly Scholarship[], constraints: readonly Constraint[], day: IsoDate) {
  return GROUPS.map((group) => {
    const others = constraints.filter((c) => !joins(c, group))
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
