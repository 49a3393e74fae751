import { findField } from '#domain/fields.ts'
import { LEVELS, stepOf } from '#domain/levels.ts'
import { countriesOf, groupLabel } from '#domain/country-groups.ts'
import { SUBREGION_OF } from '#domain/subregions.ts'
import type { Constraint } from '#search/constraints/constraints.ts'
import { findOption, isGroup, VOCABULARY, type Group } from '#search/constraints/vocabulary.ts'

/** The values of a constraint, one step broader; undefined if there is no such step. */
export function broaderValues({
  attribute,
  values,
  isBroadened,
}: Pick<Constraint, 'attribute' | 'values' | 'isBroadened'>): readonly string[] | undefined {
  if (isBroadened || !isGroup(attribute)) return undefined
  const broadened = broadenValues(attribute, values)
  const same = broadened.length === values.length && broadened.every((value) => values.includes(value))
  return same ? undefined : broadened
}

/** Above this many regions a broader constraint filters nothing: the Commonwealth has seventeen. */
const MOST_REGIONS = 8

/**
 * One step broader: a country becomes its region, a subject its broad field, a level itself and its neighbours. The
 * values stay the same if there is no step: for a continent, a broad field, a kind of funding, countries of many
 * regions, and more than half of all options.
 */
function broadenValues(group: Group, values: readonly string[]): string[] {
  if (values.length * 2 > VOCABULARY[group].length) return [...values]
  const broadened = [...new Set(values.flatMap((value) => broaderValue(group, value)))]
  return group === 'country' && broadened.length > MOST_REGIONS ? [...values] : broadened
}

function broaderValue(group: Group, value: string): string[] {
  if (group === 'country') {
    const subregion = SUBREGION_OF.get(value)
    return [subregion ? `@${subregion}` : value]
  }
  if (group === 'field') return [findField(value)?.broad ?? value]
  if (group === 'level') {
    const step = stepOf(value)
    return LEVELS.slice(Math.max(0, step - 1), step + 2).map(({ id }) => id)
  }
  return [value]
}

/** The label of a value: that of an option, or the name of a group of countries. */
export function labelOf(group: Group, value: string): string {
  if (value.startsWith('@')) return groupLabel(value.slice(1))
  const number = findOption(group, value)
  return number === undefined ? value : (VOCABULARY[group][number]?.label ?? value)
}

/** The options that a broadened choice covers: the countries of a region, one by one. */
export function optionsOf(group: Group, value: string): readonly string[] {
  return group === 'country' ? countriesOf(value) : [value]
}
