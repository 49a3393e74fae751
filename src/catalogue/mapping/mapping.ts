import { COLUMN_FIELDS } from '#catalogue/record-file.ts'
import type { ConditionName } from '#domain/conditions.ts'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

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

const FIELDS = TARGETS.join(', ')
const target = z.enum(TARGETS, { error: `is none of ${FIELDS}` })
const columnTargets = z.union([z.null(), target, z.array(target)], {
  error: `is neither null nor one of ${FIELDS}, nor a list of them`,
})
const fixedValue = z.union([z.string(), z.array(z.string())], { error: 'is neither a text nor a list of texts' })
/** As entries, because an object would lose a column called `__proto__`. */
const allColumns = z.preprocess(
  (value) => (typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : value),
  z.map(z.string(), columnTargets, { error: 'is no object of columns' }),
)
const fileSchema = z.strictObject(
  { columns: allColumns.default(new Map()), values: z.partialRecord(target, fixedValue).default({}) },
  { error: 'holds something else than an object of "columns" and "values"' },
)

/** Reads a mapping file. Throws a sentence that names what is wrong in it. */
export function readMappingFile(path: string): Mapping {
  let raw: unknown
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`The mapping ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  return parseMapping(raw, `The mapping ${path}`)
}

/** Reads what a mapping file holds. Throws a sentence that names what is wrong. */
export function parseMapping(raw: unknown, name: string): Mapping {
  const { success, data, error } = fileSchema.safeParse(raw)
  if (!success) {
    const faults = error.issues.map(({ path: at, message }) => `  ${at.join('.') || 'the file'}: ${message}`)
    throw new Error(`${name} is not right:\n${faults.join('\n')}`)
  }
  const columns = [...data.columns].map(
    ([column, targets]) => [column, targets === null ? [] : Array.isArray(targets) ? targets : [targets]] as const,
  )
  return { columns: Object.fromEntries(columns), values: data.values }
}

/** Reads `FIELD=VALUE` settings, which apply to every row without a value of its own. */
export function parseSettings(settings: readonly string[]): Mapping['values'] {
  const values: Partial<Record<Target, string>> = {}
  for (const setting of settings) {
    const [, field = '', value = ''] = /^([^=]+)=(.+)$/s.exec(setting) ?? []
    const { data } = target.safeParse(field)
    if (data === undefined)
      throw new Error(`--set ${setting}: write FIELD=VALUE, FIELD being one of ${TARGETS.join(', ')}`)
    values[data] = value
  }
  return values
}

/** The text of a mapping file, with every column of the file; unread ones are null. */
export function formatMapping({ columns, values }: Mapping): string {
  const written = Object.entries(columns).map(([column, targets]) => {
    const [only = null, ...more] = targets
    return [column, more.length > 0 ? targets : only] as const
  })
  return `${JSON.stringify({ columns: Object.fromEntries(written), values }, null, 2)}\n`
}
