import { z } from 'zod'
import { changeSchema } from './scholarship.ts'

const facts = {
  version: z.string().describe('Of the catalogue, without a day: what `since` takes'),
  check: z.string().describe('A hash of all records and changes of this version, by which a delta is checked'),
  records: z
    .record(z.string(), z.array(z.unknown()))
    .describe(
      'Records by column, which packs best: of each property the values of all records, in the order of their ids',
    ),
  changes: z
    .record(z.string(), z.array(changeSchema))
    .describe('What changed of a record, by its id, the newest first'),
}

/** The whole catalogue, for a browser that answers searches itself. */
export const pocketCatalogueSchema = z.object(facts)
export type PocketCatalogue = z.infer<typeof pocketCatalogueSchema>

/** What makes a later catalogue of an earlier one: records that came or changed, with their changes, and ids that went. */
export const pocketDeltaSchema = z.object({
  since: z.string().describe('The version that it is added to'),
  ...facts,
  gone: z.array(z.string()),
})
export type PocketDelta = z.infer<typeof pocketDeltaSchema>

/** With `since` in it, a delta. */
export const pocketAnswerSchema = z.union([pocketDeltaSchema, pocketCatalogueSchema])

/** `?since=VERSION`: of a version that is not known, the answer is the whole. */
export const pocketQuerySchema = z.object({ since: z.string().max(40).optional() })
