import { z } from 'zod'
import { cardSchema } from './scholarship.ts'
import { CATEGORIES } from './categories.ts'
import { selectionSchema, spanSchema } from './selection.ts'

export const optionSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int().min(0),
})
export type FilterOption = z.infer<typeof optionSchema>

/** Groups of the whole catalogue: C country, F field, L level, A funding coverage, T funding type; sorted by label. */
export const optionGroupsSchema = z.object({
  C: z.array(optionSchema),
  F: z.array(optionSchema),
  L: z.array(optionSchema),
  A: z.array(optionSchema),
  T: z.array(optionSchema),
  R: z
    .array(optionSchema)
    .describe('Regions: each may be chosen under `country`, and stands for its countries, as in a search key'),
  O: z
    .array(optionSchema)
    .describe('How many are open to any country, and to any field. They are in the count of each option, too'),
  N: z.array(z.string()).optional().describe('Of C, the values of those that some scholarship names among a few'),
})
export type OptionGroups = z.infer<typeof optionGroupsSchema>

const categorySchema = z.enum(CATEGORIES)

/** One part of what the search key was understood to say. */
export const understoodSchema = z.object({
  kind: z.enum(['country', 'region', 'citizenship', 'field', 'level', 'coverage', 'type', 'audience', 'when', 'words']),
  text: z.string().describe('The words of the search key that say it'),
  label: z.string().describe('What they were taken to mean'),
  span: spanSchema.describe('What `without` takes out'),
  because: z
    .string()
    .optional()
    .describe(
      'Words before its label: of a level that nobody named, why it is assumed; of what nothing is found by, that it is so',
    ),
})
export type Understood = z.infer<typeof understoodSchema>

/** What people told of themselves that filters nothing: where they live, which level or subject they have, that they cannot pay. */
export const toldSchema = understoodSchema.extend({ kind: z.enum(['residence', 'held', 'means']) })
export type Told = z.infer<typeof toldSchema>

/** One constraint given up: widened (`to` says to what) or dropped (`to` is null). */
export const relaxationSchema = z.object({
  constraint: z.enum([...CATEGORIES, 'words']),
  from: z.array(z.string()),
  to: z.array(z.string()).nullable(),
})
export type Relaxation = z.infer<typeof relaxationSchema>

/** A smallest set of constraints to give up, the number of scholarships it leads to, and the question that asks for it. */
const alternativeSchema = z.object({
  relaxed: z.array(relaxationSchema),
  count: z.int().min(1),
  selection: selectionSchema,
})

/** Why a card is in the list: the groups that it matches only by being open to any. */
export const matchSchema = z.object({ open: z.array(categorySchema) })
export type Match = z.infer<typeof matchSchema>

export const searchAnswerSchema = z.object({
  list: z.array(cardSchema),
  count: z.int().min(0),
  result: z.boolean().describe('True: an exact match; false: these are the nearest alternatives'),
  page: z.int().min(1),
  matches: z.array(matchSchema).describe('One for each card of the list'),
  searchKey: z.string().describe('The search key that was asked'),
  understood: z.array(understoodSchema),
  told: z.array(toldSchema),
  when: z
    .array(z.int().min(0))
    .describe(
      'How many of these answer to each time that `when` takes, in that order, whichever was asked for; with ?facets=0 empty',
    ),
  alsoLookedFor: z.array(z.string()).describe('Words that need not occur: what has them comes first'),
  relaxed: z.array(relaxationSchema).describe('What was given up for this list; empty when exact'),
  alternatives: z.array(alternativeSchema).describe('The smallest ways out, the one shown first'),
  facets: optionGroupsSchema.describe(
    "Counts under this selection, but what a group itself is asked for, by choice or as an option's name in the search key; with ?facets=0 empty lists",
  ),
  version: z
    .string()
    .describe('Of the catalogue and the day: answers of different versions may be ordered differently'),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

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
