import { z } from 'zod'

const namesSchema = z.array(z.string())

/** Names of what the catalogue has, by what they name, for whoever types a search. Each means the same when searched for. */
export const suggestionsSchema = z.object({
  fields: namesSchema,
  places: namesSchema.describe('Countries and regions'),
  audiences: namesSchema.describe('Groups of people'),
  funders: namesSchema.describe('Of a large catalogue those with most programmes'),
  programmes: namesSchema.describe('As many as of the funders'),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

const byLabelSchema = z.record(z.string(), z.array(z.string()))

/** Everyday names of filter options, by the option's label: "United Kingdom" is also "uk" and "scotland". In small letters. */
export const synonymsSchema = z.object({ country: byLabelSchema, field: byLabelSchema })
export type Synonyms = z.infer<typeof synonymsSchema>
