import { COUNTRIES, OTHER_NAMES } from '#domain/countries.ts'
import { groupLabel } from '#domain/country-groups.ts'
import { FIELDS, fieldsMatchedBy } from '#domain/fields.ts'
import { COVERAGES, FUNDING_TYPES } from '#domain/funding.ts'
import { LEVELS } from '#domain/levels.ts'
import type { Scholarship, Stated } from '#domain/scholarship.ts'

/** The five filter groups. The API calls coverage `Scholarship`. */
export const GROUPS = ['country', 'field', 'level', 'coverage', 'type'] as const
export type Group = (typeof GROUPS)[number]

export function isGroup(attribute: string): attribute is Group {
  return (GROUPS as readonly string[]).includes(attribute)
}

export function byGroup<Value>(of: (group: Group) => Value): Record<Group, Value> {
  return { country: of('country'), field: of('field'), level: of('level'), coverage: of('coverage'), type: of('type') }
}

export interface Option {
  readonly value: string
  readonly label: string
}

/** All possible options in a fixed order. The index of an option is its number everywhere else. */
export const VOCABULARY: Readonly<Record<Group, readonly Option[]>> = {
  country: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  field: FIELDS.map(({ id, label }) => ({ value: id, label })),
  level: LEVELS.map(({ id, label }) => ({ value: id, label })),
  coverage: COVERAGES.map(({ id, label }) => ({ value: id, label })),
  type: FUNDING_TYPES.map(({ id, label }) => ({ value: id, label })),
}

const REGION_IDS = ['africa', 'asia', 'europe', 'latin-america', 'middle-east', 'northern-america', 'oceania'] as const

/** The regions that may be selected like a country. Each stands for its countries, as it does in a query. */
export const REGIONS: readonly Option[] = REGION_IDS.map((id) => ({ value: `@${id}`, label: groupLabel(id) }))

const NUMBERS: Readonly<Record<Group, ReadonlyMap<string, number>>> = byGroup(numbersOf)

function numbersOf(group: Group): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const [number, { label }] of VOCABULARY[group].entries())
    numbers.set(label, number).set(normalizeLabel(label), number)
  for (const [number, { value }] of VOCABULARY[group].entries())
    numbers.set(value, number).set(normalizeLabel(value), number)
  for (const [code, name] of group === 'country' ? OTHER_NAMES : []) {
    const number = numbers.get(code)
    if (number !== undefined) numbers.set(normalizeLabel(name), number)
  }
  return numbers
}

function normalizeLabel(label: string): string {
  return label.trim().toLowerCase()
}

/** The number of the option with this value or label, or label of before, in any case; undefined if there is none. */
export function findOption(group: Group, valueOrLabel: string): number | undefined {
  // Mostly it is exact.
  return NUMBERS[group].get(valueOrLabel) ?? NUMBERS[group].get(normalizeLabel(valueOrLabel))
}

const REGION_VALUES = new Map(
  REGIONS.flatMap(({ value, label }) => [value, normalizeLabel(label)].map((name) => [name, value] as const)),
)

/** What may be selected in a group under this value or label: the value of an option or of a region. */
export function findValue(group: Group, valueOrLabel: string): string | undefined {
  const number = findOption(group, valueOrLabel)
  if (number !== undefined) return VOCABULARY[group][number]?.value
  return group === 'country' ? REGION_VALUES.get(normalizeLabel(valueOrLabel)) : undefined
}

const FIELD_MATCHES: ReadonlyMap<string, readonly string[]> = new Map(FIELDS.map(({ id }) => [id, fieldsMatchedBy(id)]))

/** Every option that a record with these values matches: a broad field matches its subjects, and a subject its broad field. */
export function matchedOptions(group: Group, values: readonly string[]): readonly string[] {
  return group === 'field' ? [...new Set(values.flatMap((id) => FIELD_MATCHES.get(id) ?? []))] : values
}

/** The values that a record names in a group: a list, that any will do, or nothing stated. */
export function statedValues(record: Scholarship, group: Group): Stated<string> {
  switch (group) {
    case 'country':
      return record.countries
    case 'field':
      return record.fields
    case 'level':
      return record.levels
    case 'coverage':
      return record.coverage === null ? 'not stated' : [record.coverage]
    case 'type':
      return record.types.length === 0 ? 'not stated' : record.types
  }
}
