import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** For parts of addresses. Control characters name nothing, and databases refuse them. */
export const nameSchema = z
  .string()
  .min(1)
  .max(320)
  .regex(/^\P{Cc}+$/u, 'holds a control character')

const scholarshipId = nameSchema.describe('`_id` of a scholarship')
const email = nameSchema.describe("The session's own e-mail")

export const scholarshipParamsSchema = z.object({ scholarshipId })
export const ownerParamsSchema = z.object({ email })
export const sessionParamsSchema = z.object({ sessionId: nameSchema.describe('`id` of a session') })
export const signInParamsSchema = z.object({ signInId: nameSchema.describe('`id` of a way to sign in') })
export const savedParamsSchema = z.object({ email, scholarshipId })

const PAGE_RULE = 'must be one whole number from 1'

/** `?page=`: a number from 1. Numbers above the largest possible page count as that page. */
const pageQuerySchema = z.object({
  page: z
    .string(PAGE_RULE)
    .regex(/^[1-9]\d*$/, PAGE_RULE)
    .transform((text) => Math.min(Number(text), LIMITS.page))
    .default(1),
})

/** `?facets=0` leaves out option counts, for clients that show none: further pages, programs. */
export const filterQuerySchema = pageQuerySchema.extend({
  facets: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('1')
    .describe('0: the counts of options are not wanted, and their lists come empty'),
})
