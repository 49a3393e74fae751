import { z } from 'zod'

const namesSchema = z.record(z.string(), z.array(z.string()))

/** Everyday names of filter options, by the option's label: "United Kingdom" is also "uk" and "scotland". In small letters. */
export const synonymsSchema = z.object({ country: namesSchema, field: namesSchema })
export type Synonyms = z.infer<typeof synonymsSchema>
