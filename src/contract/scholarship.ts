import { z } from 'zod'
import { VERIFIED_GROUPS } from '#domain/freshness.ts'
import { NEEDS, OBLIGATIONS, ROUTES } from '#domain/conditions.ts'
import { LEVELS } from '#domain/levels.ts'
import { BASES, STATUS_KINDS } from '#domain/rounds.ts'
import { GROUPS, RULES } from '#domain/rules.ts'
import { REPORT_LENGTH } from './limits.ts'
import { nameSchema } from './parameters.ts'

/** A change of what a scholarship states, in words. */
export const changeSchema = z.object({
  at: z.iso.datetime().describe('When the catalogue learnt it, UTC'),
  says: z.array(z.string()).describe('What is now, and what was: "closes 31 January 2027 (was 15 January 2027)"'),
})
export type Change = z.infer<typeof changeSchema>

/** The newest changes of the whole catalogue, of which anybody may read what cards show. */
export const changesSchema = z.array(
  changeSchema.extend({ _id: z.string(), scholarship_name: z.string(), funded_by: z.string() }),
)
export type Changes = z.infer<typeof changesSchema>

/** One or two sentences. */
const sentence = z
  .string()
  .trim()
  .min(3, 'says too little')
  .max(REPORT_LENGTH)
  .regex(/^(?:\P{Cc}|[\n\t])+$/u, 'holds a control character')

/** What somebody says is wrong with a scholarship. */
export const reportBodySchema = z.strictObject({ scholarshipId: nameSchema, says: sentence })
export const reportedSchema = z.object({ reported: z.literal(true) })

const day = z.iso.date()

/** A report as the page of its scholarship shows it: who made it, and in what words, is not told. */
export const reportSchema = z.object({
  reported: day.describe('UTC, as the other'),
  answered: day.nullable(),
  answer: z.string().nullable().describe('null: it is open, and was made by whoever asks'),
})
export type ShownReport = z.infer<typeof reportSchema>

const partialDate = z.string().nullable().describe('As precise as is known: MM, MM-DD, YYYY-MM or YYYY-MM-DD')

/** One time of applying. The names of its dates are those of the National Scholarship Providers Association. */
const roundSchema = z.object({
  OpenDate: partialDate,
  CloseDate: partialDate,
  AnnouncementDate: partialDate,
  basis: z
    .enum(BASES)
    .describe('Announced by the funder; fixed for every year; the habit of past years; or the dates of one past round'),
  for: z.string().nullable().describe('The level, country or route that it is for; null for all'),
  vague: z.string().nullable().describe('The time in words where it is no month: "in summer"'),
  vague_results: z.string().nullable(),
  closes_between: z.tuple([z.string(), z.string()]).nullable().describe('The closing day lies between these two'),
  source: z.string().nullable().describe('The address that states it; null: that of the record'),
  verified: z.string().nullable().describe('The month that it was seen in, YYYY-MM'),
})

/** When one can apply, which a deadline alone does not tell. */
const windowSchema = z.object({
  rounds: z.array(roundSchema),
  open_all_year: z.boolean(),
  by_programme: z.boolean().describe('Each university, course, country or office sets its own dates'),
  status: z.enum(STATUS_KINDS),
  since: z.string().nullable().describe('The month since which it is paused or ended, YYYY-MM'),
})
export type CardWindow = z.infer<typeof windowSchema>

const stated = z.union([z.enum(['any', 'not stated']), z.array(z.string())])
const level = z.enum(LEVELS.map(({ id }) => id))
const rules = z.array(z.enum(RULES)).optional()
const ages = { age_min: z.number().optional(), age_max: z.number().optional() }

/** By these a browser judges whether somebody can have an award, so that nobody has to tell a server who they are. */
const decidingSchema = z.object({
  countries: stated.describe('ISO 3166-1 alpha-2; "@all" and "!XX" for all but some'),
  citizenship: stated.describe('The same; and "others" for some who are citizens of none of them'),
  residence: stated,
  levels: stated,
  fields: stated,
  ...ages,
  age_max_exclusive: z.literal(true).optional(),
  who: z.array(z.enum(GROUPS)).optional(),
  rules,
  by_level: z
    .partialRecord(
      level,
      z.object({
        citizenship: z.array(z.string()).optional(),
        residence: z.array(z.string()).optional(),
        ...ages,
        any_age: z.literal(true).optional(),
        rules,
      }),
    )
    .optional()
    .describe('What holds for one level alone'),
  visas: z
    .array(z.object({ studyIn: z.string(), citizens: z.array(z.string()), says: z.string() }))
    .optional()
    .describe('No fact of the scholarship: where a country gives no visa to the citizens of some others'),
})

/**
 * A result card: everything one needs to decide. Names are the specification's; `null` is "not stated". The plural
 * lists hold all values where the specification's singular can only name the first.
 */
export const cardSchema = z.object({
  _id: z.string(),
  scholarship_name: z.string(),
  funded_by: z.string(),
  logo: z.string().nullable().describe('A small image as a data URI; null: draw a monogram'),
  level: z.string().describe('Labels, separated by commas; "Any level"; or "NA"'),
  levels: z.array(z.string()),
  country: z.string().describe('The first country of study; "Any country"; or "NA"'),
  country_code: z.string().nullable().describe('ISO 3166-1 alpha-2 of the first country'),
  countries: z.array(z.string()).describe('Labels of all countries of study; empty for any or not stated'),
  study_places: z
    .string()
    .describe('The countries of study in words: "The European Union and Switzerland"; "Anywhere"; or "NA"'),
  field: z.string().describe('Labels, separated by commas; "Any field"; or "NA"'),
  fields: z.array(z.string()),
  funding_coverage: z.string().optional(),
  funding_types: z.array(z.string()),
  loan: z.string().optional().describe('In words, where it is a loan, wholly or in part'),
  amount: z.string().nullable(),
  deadline: z.string().describe('YYYY-MM-DD, "NA", "Program Deadline Applies" or "Open all year"'),
  deadline_expected: z.boolean().describe('True where a yearly deadline is shown at its next occurrence'),
  deadline_time_zone: z
    .string()
    .optional()
    .describe('By which clocks applications close, such as those of Asia/Seoul, if stated'),
  window: windowSchema,
  no_of_awards: z.string().nullable(),
  ethnicity: z.string().nullable(),
  citizenship: z.string().describe('Whose citizens may apply, in words; "NA" when not stated'),
  residence: z.string().describe('Where one must live, in words; "Anywhere"; or "NA"'),
  updated_on: z.string().nullable().describe('The month that the facts date from, YYYY-MM'),
  deciding: decidingSchema.optional(),
  verified: z
    .partialRecord(z.enum(VERIFIED_GROUPS), z.string())
    .optional()
    .describe('The months in which the amount, who may apply and the link were verified since'),
})
export type Card = z.infer<typeof cardSchema>

/** The facts that decide. What is not stated is absent. */
const conditionsSchema = z.object({
  needs: z.array(z.enum(NEEDS)).optional().describe('What an application needs: papers, and steps on the way'),
  only_some: z
    .partialRecord(z.enum(NEEDS), z.string())
    .optional()
    .describe('For whom or when, where a need is not everybody’s'),
  needs_say: z.array(z.string()).optional().describe('The needs in words: what everybody needs, then what some need'),
  references: z.number().optional().describe('How many people write a reference'),
  fee_free: z.literal(true).optional().describe('Applying costs nothing, as the funder says'),
  age_min: z.number().optional(),
  age_max: z.number().optional().describe('Where levels or groups have different limits, the highest'),
  age_max_exclusive: z.literal(true).optional().describe('The age `age_max` is already too old'),
  age_says: z.string().optional().describe('The ages in words: whom they bind, and which exceptions there are'),
  min_grade: z.string().optional(),
  income_max: z.string().optional(),
  language: z.string().optional(),
  length: z.string().optional(),
  renewal: z.string().optional(),
  route: z.array(z.enum(ROUTES)).optional().describe('Where one applies'),
  route_says: z.string().optional().describe('The same in words'),
  obligation: z.array(z.enum(OBLIGATIONS)).optional().describe('What a holder owes'),
  obligation_says: z.string().optional().describe('The same in words'),
})

/** A whole scholarship, as its own page shows it. */
export const scholarshipSchema = cardSchema.extend({
  citizenship_short: z.string().optional().describe('As cards say it'),
  conditions: conditionsSchema.optional().describe('Absent where none is stated'),
  eligibility: z.array(z.string()),
  benefits: z.array(z.string()),
  application_process: z.array(z.string()),
  additional_details: z.array(z.string()).describe('Paragraphs: the About section'),
  original_link: z.string(),
  source: z.string().nullable(),
  source_is_site: z.literal(true).optional().describe('Only the site of the source was noted, not its page'),
  notices: z
    .array(z.object({ says: z.string(), source: z.string(), seen: z.string().describe('YYYY-MM') }))
    .optional()
    .describe('Rules of countries that may stand in the way of some: to check, and no fact of the scholarship'),
  changes: z.array(changeSchema).optional().describe('What changed since it was listed, the newest first'),
  reports: z.array(reportSchema).optional().describe('What people reported as wrong, the newest first'),
  listed: z.boolean().describe('False once the catalogue has withdrawn it'),
})
export type ScholarshipDetail = z.infer<typeof scholarshipSchema>

/** A scholarship in a saved list: kept, and marked, if the catalogue no longer lists it. */
export const savedCardSchema = cardSchema.extend({
  listed: z.boolean(),
  changed: changeSchema.optional().describe('What changed last since it was saved'),
})
export type SavedCard = z.infer<typeof savedCardSchema>
