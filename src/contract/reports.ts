import { z } from 'zod'
import { REPORT_LENGTH } from './limits.ts'
import { nameSchema } from './parameters.ts'

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
