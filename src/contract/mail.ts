import { z } from 'zod'
import { nameSchema } from './parameters.ts'

const moment = z.iso.datetime().describe('UTC')

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
