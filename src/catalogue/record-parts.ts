import { z } from 'zod'
import { BASES, faultOf, formatStatus, parseStatus, round, type ApplicationWindow, type Round } from '#domain/rounds.ts'
import { hasCredentials, isPublicHost } from './facts/links.ts'
import { RECORD_LIMITS } from './limits.ts'
import {
  conditionFault,
  CONDITION_NAMES,
  NEEDS,
  OBLIGATIONS,
  ROUTES,
  type ConditionName,
  type Conditions,
} from '#domain/conditions.ts'
import { isCountryCode, type CountryCode } from '#domain/countries.ts'
import { LEVELS } from '#domain/levels.ts'
import { GROUPS, RULES } from '#domain/rules.ts'

/** A text of at most so many characters. */
export const text = (length: number) =>
  z.string().trim().min(1, 'is empty').max(length, `is longer than ${length} characters`)
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'is not a month such as 2025-09')
/** A page that everybody can open. */
export const link = z
  .url({ protocol: /^https?$/, error: 'is not an address that starts with https:// or http://', abort: true })
  .max(RECORD_LIMITS.link, `is longer than ${RECORD_LIMITS.link} characters`)
  .refine((value) => !hasCredentials(new URL(value)), {
    error: 'holds a name or a password before "@", which everybody would read: take it out',
  })
  .refine((value) => isPublicHost(new URL(value)), {
    error: 'leads to a machine that not everybody can reach',
  })
const words = text(RECORD_LIMITS.words)
const maybe = <Value extends z.ZodType>(value: Value) => value.nullable().default(null)
const date = maybe(z.string())

/** A round as our own files write it. Keys that have no value may be left out. */
const roundKeys = {
  opens: date,
  closes: date,
  results: date,
  basis: z.enum(BASES, { error: `is none of ${BASES.join(', ')}` }),
  for: maybe(words),
  vague: maybe(words),
  vague_results: maybe(words),
  closes_between: maybe(z.tuple([z.string(), z.string()])),
  source: maybe(link),
  verified: maybe(month),
}
const roundSchema = z
  .strictObject(roundKeys, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `has "${String(keys)}", none of ${Object.keys(roundKeys).join(', ')}` : undefined,
  })
  .transform(({ vague_results, closes_between, ...same }, context): Round => {
    const read = round({ ...same, vagueResults: vague_results, closesBetween: closes_between })
    const message = faultOf(read)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
    return read
  })

const status = z.string().transform((value, context) => {
  const parsed = parseStatus(value)
  if (parsed) return parsed
  context.addIssue({
    code: 'custom',
    message: 'is not active, paused or ended, with the month if known: ended 2026-03',
  })
  return z.NEVER
})

/** When one can apply, as our own files write it. A file that says nothing of it may leave it out. */
export const windowSchema = {
  rounds: z.array(roundSchema).max(RECORD_LIMITS.rounds, `has more than ${RECORD_LIMITS.rounds} entries`).default([]),
  open_all_year: z.boolean().default(false),
  by_programme: z.boolean().default(false),
  status: status.prefault('active'),
}

/** The inverse of what `windowSchema` reads. */
export function writeWindow({ rounds, openAllYear, byProgramme, status: standing }: ApplicationWindow) {
  return {
    rounds: rounds.map(writeRound),
    open_all_year: openAllYear,
    by_programme: byProgramme,
    status: formatStatus(standing),
  }
}

/** What few rounds have is only written where they have it. */
function writeRound({ opens, closes, results, basis, for: whom, ...rare }: Round) {
  return {
    opens,
    closes,
    results,
    basis,
    for: whom,
    ...(rare.vague !== null && { vague: rare.vague }),
    ...(rare.vagueResults !== null && { vague_results: rare.vagueResults }),
    ...(rare.closesBetween !== null && { closes_between: rare.closesBetween }),
    ...(rare.source !== null && { source: rare.source }),
    ...(rare.verified !== null && { verified: rare.verified }),
  }
}

const wholeNumber = (least: number, most: number) =>
  z
    .int({ error: `is no whole number from ${least} to ${most}` })
    .min(least, `is below ${least}`)
    .max(most, `is above ${most}`)
const age = wholeNumber(RECORD_LIMITS.youngest, RECORD_LIMITS.oldest)
const only = z.literal(true, { error: 'is not true: leave it out where it is not stated' })
export const oneOf = <Id extends string>(all: readonly Id[]) =>
  z.enum(all, { error: ({ input }) => `names ${JSON.stringify(input)}, which is none of ${all.join(', ')}` })
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, 'is an empty list: leave it out where it is not stated')
const kinds = <Kind extends string>(all: readonly Kind[]) => listOf(oneOf(all)).transform((list) => [...new Set(list)])
const codes = <Code extends string>(isCode: (code: string) => code is Code) =>
  listOf(
    z.custom<Code>((code) => typeof code === 'string' && isCode(code), {
      error: ({ input }) => `names ${JSON.stringify(input)}, which is no country`,
    }),
  )
const isCitizen = (code: string): code is CountryCode | 'others' => code === 'others' || isCountryCode(code)

const levelSchema = z.strictObject({
  citizenship: codes(isCitizen).optional(),
  residence: codes(isCountryCode).optional(),
  age_min: age.optional(),
  age_max: age.optional(),
  any_age: only.optional(),
  rules: kinds(RULES).optional(),
})

/** The facts that decide, as our own files write them. What is not stated is left out. */
export const conditionsSchema = {
  needs: kinds(NEEDS).optional(),
  only_some: z.partialRecord(z.enum(NEEDS), words).optional(),
  references: wholeNumber(1, RECORD_LIMITS.references).optional(),
  fee_free: only.optional(),
  age_min: age.optional(),
  age_max: age.optional(),
  age_max_exclusive: only.optional(),
  age_says: words.optional(),
  min_grade: words.optional(),
  income_max: words.optional(),
  language: words.optional(),
  length: words.optional(),
  renewal: words.optional(),
  route: kinds(ROUTES).optional(),
  obligation: kinds(OBLIGATIONS).optional(),
  obligation_says: words.optional(),
  who: kinds(GROUPS).optional(),
  rules: kinds(RULES).optional(),
  by_level: z.partialRecord(z.enum(LEVELS.map(({ id }) => id)), levelSchema).optional(),
} satisfies Record<ConditionName, z.ZodType>

/** Adds what is wrong between conditions, each of which may be. */
export function checkConditions(record: Conditions, context: z.RefinementCtx): void {
  const fault = conditionFault(record)
  if (fault) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] })
}

/** A record without the conditions, which stand in it one by one in a file, and together in the product. */
export function withoutConditions<Said extends Conditions>(said: Said): Omit<Said, ConditionName> {
  const names: readonly string[] = CONDITION_NAMES
  // Nothing else is left out.
  return Object.fromEntries(Object.entries(said).filter(([name]) => !names.includes(name))) as Omit<Said, ConditionName>
}
