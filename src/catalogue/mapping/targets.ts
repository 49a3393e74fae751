import { COLUMN_FIELDS } from '#catalogue/record-file.ts'
import type { ConditionName } from '#domain/conditions.ts'

/** Conditions that have columns of their own, and the parts that files keep apart: ages as a range, the fee. */
const CONDITION_COLUMNS = [
  'needs',
  'references',
  'fee',
  'age',
  'age_min',
  'age_max',
  'min_grade',
  'income_max',
  'language',
  'length',
  'renewal',
  'route',
  'obligation',
] as const satisfies readonly (ConditionName | 'fee' | 'age')[]

/** What a column can hold: the fields of a record, and parts of fields that files keep apart. */
export const TARGETS = [
  ...COLUMN_FIELDS,
  ...CONDITION_COLUMNS,
  'opens',
  'results',
  'amountMinimum',
  'amountMaximum',
  'currency',
  'gender',
] as const
export type Target = (typeof TARGETS)[number]

/** Several columns may feed these. For the others, the first column that states something counts. */
export const GATHERED: readonly Target[] = [
  'eligibility',
  'benefits',
  'applicationProcess',
  'about',
  'types',
  'fields',
  'levels',
]

/** Which column feeds what, and the values for rows whose own cells say nothing. */
export interface Mapping {
  readonly columns: Readonly<Record<string, readonly Target[]>>
  readonly values: Readonly<Partial<Record<Target, string | readonly string[]>>>
}
