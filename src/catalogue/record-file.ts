import { z } from 'zod'
import { CONDITION_NAMES, pickConditions, type ConditionName } from '#domain/conditions.ts'
import { expandCountries } from '#domain/country-groups.ts'
import type { CountryCode } from '#domain/countries.ts'
import { formatDeadline, parseDeadline } from '#domain/deadline.ts'
import { FIELDS } from '#domain/fields.ts'
import { VERIFIED_GROUPS } from '#domain/freshness.ts'
import { COVERAGES, FUNDING_TYPES } from '#domain/funding.ts'
import { LEVELS } from '#domain/levels.ts'
import { INDIAN, parseAmount, SCALE } from '#domain/money.ts'
import {
  checkConditions,
  conditionsSchema,
  link,
  month,
  oneOf,
  text,
  withoutConditions,
  windowSchema,
  writeWindow,
} from './record-parts.ts'
import { RECORD_LIMITS } from './limits.ts'
import { FUNDER_KINDS, OTHERS, type Awards, type Citizens, type Scholarship, type Stated } from '#domain/scholarship.ts'

const texts = z
  .array(text(RECORD_LIMITS.text))
  .max(RECORD_LIMITS.entries, `has more than ${RECORD_LIMITS.entries} entries`)
/** What browsers take for a picture and nothing else: SVG may hold programs and addresses. */
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i
const NOT_STATED = 'is neither "any" nor "not stated" nor a list'
const ids = <Id extends string>(all: readonly { id: Id }[]) => oneOf(all.map(({ id }) => id))
const stated = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('any'), z.literal('not stated'), z.array(value).min(1, 'is an empty list')], {
    // For a list, report what is wrong with it; that it is not one of the two words is obvious.
    error: ({ input, errors }) => (Array.isArray(input) ? errors?.at(-1)?.[0]?.message : NOT_STATED),
  })

const readCodes = (names: readonly string[], context: z.RefinementCtx): CountryCode[] => {
  const { codes, unknown } = expandCountries(names)
  if (unknown.length > 0)
    context.addIssue({ code: 'custom', message: `names no country or group: ${unknown.join(', ')}` })
  else if (codes.length === 0) context.addIssue({ code: 'custom', message: 'leaves no country' })
  return codes
}

const places = stated(z.string()).transform((value, context): Stated<CountryCode> =>
  typeof value === 'string' ? value : readCodes(value, context),
)

const citizens = stated(z.string()).transform((value, context): Stated<Citizens> => {
  if (typeof value === 'string') return value
  const countries = value.filter((name) => name !== OTHERS)
  const codes = readCodes(countries, context)
  return countries.length < value.length ? [...codes, OTHERS] : codes
})

const deadline = z.string().transform((value, context) => {
  const parsed = parseDeadline(value)
  if (parsed) return parsed
  const message = 'is not 2027-01-15, --01-15 (every year), rolling, by programme, open all year or not stated'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** A record of the project's own JSON files: what `data/` holds, and what an export writes. */
const plainSchema = z.strictObject({
  id: text(RECORD_LIMITS.id).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not made of a-z, 0-9 and single hyphens'),
  name: text(RECORD_LIMITS.name),
  funder: text(RECORD_LIMITS.name),
  funderKind: z.enum(FUNDER_KINDS).nullable().default(null),
  logo: z
    .string()
    .max(RECORD_LIMITS.logo)
    .regex(PICTURE, 'is no small picture as a data URI: save it as PNG, JPEG, GIF, WebP or AVIF, not as SVG')
    .nullable()
    .default(null),
  countries: places,
  fields: stated(ids(FIELDS)),
  levels: stated(ids(LEVELS)),
  coverage: ids([{ id: 'not stated' }, ...COVERAGES]),
  types: z.array(ids(FUNDING_TYPES)),
  amount: text(RECORD_LIMITS.stated).nullable(),
  deadline,
  ...windowSchema,
  awards: text(RECORD_LIMITS.stated).nullable(),
  audience: text(RECORD_LIMITS.stated),
  citizenship: citizens,
  residence: places,
  ...conditionsSchema,
  eligibility: texts,
  benefits: texts,
  applicationProcess: texts,
  about: texts,
  link,
  source: link.nullable(),
  checked: month.nullable(),
  verified: z.partialRecord(z.enum(VERIFIED_GROUPS), month).default({}),
})
const recordSchema = plainSchema.superRefine(checkConditions)
type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value
export type RecordFile = DeepReadonly<z.input<typeof recordSchema>>

/** The fields of a record that people keep in columns: all but the logo. */
export const RECORD_FIELDS = plainSchema.omit({ logo: true }).keyof().options

/** Fields that a file of our own may leave out. */
const OPTIONAL: readonly string[] = [...Object.keys(windowSchema), ...CONDITION_NAMES, 'verified']
type Optional = keyof typeof windowSchema | ConditionName | 'verified'

/** What every file of our own has, and a column of anybody's file may hold. */
export const COLUMN_FIELDS = RECORD_FIELDS.filter(
  (field): field is Exclude<typeof field, Optional> => !OPTIONAL.includes(field),
)

/** One thing wrong with a record or a row: the field or column, its value, and why it is not valid. */
export interface RecordFault {
  readonly column: string
  readonly value: string
  readonly reason: string
}

/** Reads a record of our own format. Every fault is named, not only the first. */
export function readRecord(raw: unknown): { record: Scholarship } | { faults: RecordFault[] } {
  const { success, data, error } = recordSchema.safeParse(raw)
  if (!success) {
    const faults = error.issues.map((issue) => ({
      column: issue.path.join('.') || issue.code,
      value: valueAt(raw, issue.path),
      reason: issue.message,
    }))
    return { faults }
  }
  const { coverage, amount, awards, audience, open_all_year: openAllYear, by_programme: byProgramme, ...same } = data
  const record: Scholarship = {
    ...withoutConditions(same),
    conditions: pickConditions(same),
    openAllYear,
    byProgramme,
    types: [...new Set(data.types)],
    coverage: coverage === 'not stated' ? null : coverage,
    amount: amount === null ? null : parseAmount(amount, typeof same.countries === 'string' ? [] : same.countries),
    awards: awards === null ? null : parseAwards(awards),
    audience: audience === 'NA' ? null : audience,
  }
  return { record }
}

/** The inverse of `readRecord`. */
export function writeRecord(record: Scholarship): RecordFile {
  const { rounds, openAllYear, byProgramme, status, conditions, verified, ...same } = record
  return {
    ...same,
    ...(Object.keys(verified).length > 0 && { verified }),
    ...writeWindow({ rounds, openAllYear, byProgramme, status }),
    ...pickConditions(conditions),
    coverage: record.coverage ?? 'not stated',
    amount: record.amount?.stated ?? null,
    deadline: formatDeadline(record.deadline),
    awards: record.awards?.stated ?? null,
    audience: record.audience ?? 'NA',
  }
}

/** One end of what there may be: "up to 2", "10+". */
const NUMBER = new RegExp(String.raw`${INDIAN}|\d+(?:[,.\u00a0\u202f ]\d{3}(?!\d))*`, 'g')
const BOUND =
  /\d\s*[+%]|(?:별|[每各]\p{L}?)\s?\d|\/\s?(?!(?:y|yr|year|an|année|año|ano|jahr|năm|tahun|год)(?!\p{L}))\p{L}|(?<!\p{L})(?:per|each|every|par|por|pro|je)\s(?!(?:(?:the|academic|school|calendar)\s)?(?:year|annum|an|año|ano|jahr|call|round|cycle|edition|intake)(?!\p{L}))|(?<!\p{L})(?:up to|upto|max\p{L}*|at most|at least|min\p{L}*|more than|less than|over|under|hasta|máximo|mínimo|jusqu\p{L}*|bis zu|mindestens|höchstens|até|fino a|almeno|tot)(?!\p{L})/iu

/**
 * The number of awards as stated, and as a number if there is exactly one: "about 40 a year" is 40, "10-15" and "up to 2"
 * have none, nor have "2 per country" and "10% of students".
 */
function parseAwards(value: string): Awards {
  const [only, ...others] = value.match(NUMBER) ?? []
  // "60 lakh" is more than 60.
  const isScaled = only !== undefined && SCALE.test(value.slice(value.indexOf(only) + only.length))
  const isOne = only !== undefined && others.length === 0 && !isScaled && !BOUND.test(value)
  return { stated: value, count: isOne ? Number(only.replaceAll(/\D/g, '')) : null }
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): string {
  let value: unknown = raw
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120)
}
