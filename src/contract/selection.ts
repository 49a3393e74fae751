import { z } from 'zod'
import { SORTS, WHEN } from '#domain/when.ts'
import { CATEGORIES, SUBJECTS } from './categories.ts'
import { LIMITS } from './limits.ts'

const labels = z.array(z.string().min(1).max(LIMITS.labelLength)).max(LIMITS.labels).optional()

const place = z.int().min(0).max(LIMITS.searchKeyLength)

/**
 * A stretch of the search key, from and to, in UTF-16 units. Where the same letters say several things, a third tells which
 * of them is meant.
 */
export const spanSchema = z.tuple([place, place, z.enum(SUBJECTS).optional()])
export type Span = z.infer<typeof spanSchema>

const spans = z.array(spanSchema).max(LIMITS.spans).optional()

/** The body of `filter`: lists of option labels, OR within a list, AND across them; missing or empty means any. */
export const selectionSchema = z.strictObject(
  {
    country: labels,
    field: labels,
    level: labels,
    Scholarship: labels.describe('Funding coverage'),
    type: labels.describe('Funding type'),
    searchKey: z.string().max(LIMITS.searchKeyLength).optional().describe('What the visitor typed'),
    when: z.array(z.enum(WHEN)).max(WHEN.length).optional().describe('When one can apply: any of these'),
    sort: z.enum(SORTS).optional().describe('Instead of the best match first'),
    without: spans.describe('What to take out of the search key: spans as in `understood`'),
    widen: spans.describe('What of the search key to ask for one step wider: a region for a country, and so on'),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no category ${issue.keys.join(', ')}: use ${CATEGORIES.join(', ')}, searchKey, when, sort, without or widen`
        : undefined,
  },
)
export type Selection = z.infer<typeof selectionSchema>
