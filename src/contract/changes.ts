import { z } from 'zod'

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
