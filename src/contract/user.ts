import { z } from 'zod'
import { nameSchema } from './parameters.ts'
import { planLinkStateSchema } from './plan.ts'

/** Who is signed in. `photo` is a data URI, or null for the default image. */
export const userSchema = z.object({
  id: z
    .string()
    .describe('Stands for the account for as long as there is one; random, says nothing, and opens nothing'),
  name: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
})
export type User = z.infer<typeof userSchema>

export const saveBodySchema = z.strictObject({ scholarshipId: nameSchema })
export const savedStateSchema = z.object({ saved: z.boolean() })

const moment = z.iso.datetime().describe('UTC')

const sessionSchema = z.object({
  id: z.string().describe('Names it, and proves nothing'),
  device: z
    .string()
    .nullable()
    .describe('The kind of browser and system, such as "Firefox on Windows"; null: not known'),
  issuer: z.string().describe('The provider it was begun with'),
  startedAt: moment,
  usedAt: moment.describe('When it was last used, to the day'),
  expiresAt: moment.describe('When it ends unless it is used before'),
})

/** The sessions of whoever asks: the one that asks first, then those used last. */
export const ownSessionsSchema = z.array(
  sessionSchema.extend({ isThis: z.boolean().describe('Whether it is the one that asks') }),
)
export type OwnSession = z.infer<typeof ownSessionsSchema>[number]

/** The ways in which whoever asks signs in, in the order in which they were linked. */
export const ownSignInsSchema = z.array(
  z.object({
    id: z.string().describe('Names it, and proves nothing'),
    provider: z.string().describe('Google or LinkedIn; the address of any other'),
    linkedAt: moment,
  }),
)
export type OwnSignIn = z.infer<typeof ownSignInsSchema>[number]

const since = moment.nullable().describe('When the private address was made; null: there is none')
export const calendarStateSchema = z.object({ since })
export type CalendarState = z.infer<typeof calendarStateSchema>

/** A private address, which is told this once: only its fingerprint is stored. */
export const calendarAddressSchema = z.object({ since: moment, address: z.string() })
export type CalendarAddress = z.infer<typeof calendarAddressSchema>

/** All that is stored about a person. */
export const storedDataSchema = z.object({
  account: z.object({ email: z.string(), name: z.string(), photo: z.string().nullable(), createdAt: moment }),
  identities: z
    .array(z.object({ issuer: z.string(), subject: z.string(), linkedAt: moment }))
    .describe('By which providers one signs in, and the number that each knows one by'),
  unlinked: z.array(z.string()).describe('Providers that were unlinked, and are not linked again by the e-mail'),
  sessions: z.array(sessionSchema).describe('Where one is signed in'),
  calendar: calendarStateSchema.describe('The private address at which the saved list is read as a calendar'),
  mail: z
    .object({
      timeZone: z.string().nullable(),
      remindedSince: moment.nullable(),
      followed: z.array(z.object({ query: z.string(), since: moment })),
      told: z.array(z.object({ day: z.string(), fact: z.string() })).describe('What letters told, in the last 90 days'),
    })
    .describe('What is sent by mail'),
  plan: z
    .array(z.object({ scholarshipId: z.string(), field: z.string(), value: z.string(), at: moment }))
    .describe('What one plans for scholarships, field by field; of those off the list for a month more'),
  planLink: planLinkStateSchema.describe('The link by which one shows the plan'),
  saved: z.array(z.object({ scholarshipId: z.string(), scholarshipName: z.string(), savedAt: moment })),
  reports: z
    .array(
      z.object({
        scholarshipId: z.string(),
        says: z.string(),
        at: moment,
        answer: z.string().nullable(),
        answeredAt: moment.nullable(),
      }),
    )
    .describe('What one reported as wrong, and how it was answered'),
})

export const deletedSchema = z.object({ deleted: z.literal(true) })

/** A search as the address of the results page names it, without a page. */
const querySchema = z.string().describe('As in the address of the results page: "q=law&country=Kenya"')

/** What of mail a person asked for. */
export const mailStateSchema = z.object({
  available: z.boolean().describe('Whether this site sends mail at all'),
  timeZone: z.string().nullable().describe('Such as "Asia/Seoul"; null for whoever asked for nothing'),
  remindedSince: moment.nullable().describe('When reminders were asked for; null: they are off'),
  followed: z.array(z.object({ query: querySchema, since: moment })).describe('The searches that are followed'),
  most: z.int().describe('Searches that one person can follow'),
})
export type MailState = z.infer<typeof mailStateSchema>

const timeZone = nameSchema.describe('Where the person is, as browsers tell it: "Asia/Seoul"')

export const remindBodySchema = z.strictObject({ timeZone })
export const followBodySchema = z.strictObject({ query: querySchema, timeZone })
export const unfollowBodySchema = z.strictObject({ query: querySchema })
