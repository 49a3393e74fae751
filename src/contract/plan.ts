import { z } from 'zod'
import { NEEDS } from '#domain/conditions.ts'
import { PLAN_LIMITS, PLAN_STATUSES, planFault, SHOWN_PARTS } from '#domain/plan.ts'
import { LIMITS } from './limits.ts'
import { nameSchema } from './parameters.ts'
import { cardSchema } from './scholarship.ts'

const field = z
  .string()
  .max(40)
  .describe(
    `status (${PLAN_STATUSES.join(', ')}), notes, by (YYYY-MM-DD), shared (1), done:<need> and done:send (1), date:<8 characters> (YYYY-MM-DD and a title), done:date:<the same> (1). An empty value takes it away`,
  )
const value = z.string().max(PLAN_LIMITS.notes)

/** Changes of a plan. Each field is merged by its own time, told by how long ago it was: clocks of devices are wrong. */
export const planEditsSchema = z.strictObject({
  account: z.string().max(100).optional().describe('Whose plan is meant: refused if somebody else is signed in by now'),
  edits: z
    .array(
      z
        .strictObject({
          scholarshipId: nameSchema,
          field,
          value,
          ago: z.number().int().min(0).max(LIMITS.editAge).describe('Milliseconds since it was changed'),
        })
        .superRefine((edit, context) => {
          const fault = planFault(edit.field, edit.value)
          if (fault !== undefined) context.addIssue({ code: 'custom', message: fault, path: ['value'] })
        }),
    )
    .max(LIMITS.edits),
})
export type PlanEdits = z.infer<typeof planEditsSchema>

const fieldsSchema = z.array(z.object({ field, value }))

/** What an application needs: see the conditions of a scholarship. */
const neededSchema = z.object({
  needs: z.array(z.enum(NEEDS)).optional(),
  only_some: z.partialRecord(z.enum(NEEDS), z.string()).optional(),
  references: z.number().optional(),
})

/** All fields of the scholarships that a change named, as they are now. */
export const planFieldsSchema = z.array(z.object({ scholarshipId: z.string(), fields: fieldsSchema }))
export type PlanFields = z.infer<typeof planFieldsSchema>

const shows = z.array(z.enum(SHOWN_PARTS)).max(SHOWN_PARTS.length)
const since = z.iso.datetime().describe('UTC')

/** `since`: when the link was made; null: there is none. */
export const planLinkStateSchema = z.object({ since: since.nullable(), shows })
export type PlanLinkState = z.infer<typeof planLinkStateSchema>

export const planShowsSchema = z.strictObject({ shows })

/** A link that shows a plan, which is told this once: only its fingerprint is stored. */
export const planLinkAddressSchema = z.object({ since, shows, address: z.string() })
export type PlanLinkAddress = z.infer<typeof planLinkAddressSchema>

/** The plan for everything on the saved list, in its order. */
export const planSchema = z.object({
  entries: z.array(neededSchema.extend({ scholarshipId: z.string(), fields: fieldsSchema })),
  link: planLinkStateSchema,
})
export type PlanData = z.infer<typeof planSchema>

/** What the holder of a link sees: the scholarships that were ticked, and of each the parts that were. */
export const sharedPlanSchema = z.object({
  name: z.string().nullable().describe('Whose plan it is; null: not shown'),
  shows,
  list: z.array(
    cardSchema
      .pick({ _id: true, scholarship_name: true, funded_by: true, window: true })
      .extend({ listed: z.boolean(), ...neededSchema.shape, fields: fieldsSchema }),
  ),
})
export type SharedPlan = z.infer<typeof sharedPlanSchema>
