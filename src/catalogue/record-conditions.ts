import { z } from 'zod'
import {
  conditionFault,
  CONDITION_NAMES,
  NEEDS,
  OBLIGATIONS,
  pickConditions,
  ROUTES,
  type ConditionName,
  type Conditions,
} from '#domain/conditions.ts'
import { isCountryCode, type CountryCode } from '#domain/countries.ts'
import { LEVELS } from '#domain/levels.ts'
import { GROUPS, RULES } from '#domain/rules.ts'
import { RECORD_LIMITS } from './record-limits.ts'

const { words: LONGEST, youngest, oldest, references: MOST } = RECORD_LIMITS

const words = z.string().trim().min(1, 'is empty').max(LONGEST, `is longer than ${LONGEST} characters`)
const wholeNumber = (least: number, most: number) =>
  z
    .int({ error: `is no whole number from ${least} to ${most}` })
    .min(least, `is below ${least}`)
    .max(most, `is above ${most}`)
const age = wholeNumber(youngest, oldest)
const only = z.literal(true, { error: 'is not true: leave it out where it is not stated' })
const kinds = <Kind extends string>(all: readonly [Kind, ...Kind[]]) => {
  const kind = z.enum(all, {
    error: ({ input }) => `names ${JSON.stringify(input)}, which is none of ${all.join(', ')}`,
  })
  return z
    .array(kind)
    .min(1, 'is an empty list: leave it out where it is not stated')
    .transform((list) => [...new Set(list)])
}

const codes = <Code extends string>(isCode: (code: string) => code is Code) =>
  z
    .array(
      z.custom<Code>((code) => typeof code === 'string' && isCode(code), {
        error: ({ input }) => `names ${JSON.stringify(input)}, which is no country`,
      }),
    )
    .min(1, 'is an empty list: leave it out where it is not stated')
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
  references: wholeNumber(1, MOST).optional(),
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

type ConditionsFile = z.input<z.ZodObject<typeof conditionsSchema>>

/** A record without the conditions, which stand in it one by one in a file, and together in the product. */
export function withoutConditions<Said extends Conditions>(said: Said): Omit<Said, ConditionName> {
  const names: readonly string[] = CONDITION_NAMES
  // Nothing else is left out.
  return Object.fromEntries(Object.entries(said).filter(([name]) => !names.includes(name))) as Omit<Said, ConditionName>
}

/** The inverse of what `conditionsSchema` reads. What is left out takes no line, so files stay short. */
export function writeConditions(said: Conditions): ConditionsFile {
  // A copy, which may be changed.
  return structuredClone(pickConditions(said)) as ConditionsFile
}
