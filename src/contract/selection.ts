import { z } from 'zod'
import { CATEGORIES } from './categories.ts'
import { LIMITS } from './limits.ts'

const labels = z.array(z.string().min(1).max(LIMITS.labelLength)).max(LIMITS.labels).optional()

/** The body of `filter`: lists of option labels, OR within a list, AND across them; missing or empty means any. */
export const selectionSchema = z.strictObject(
  {
    country: labels,
    field: labels,
    level: labels,
    Scholarship: labels.describe('Funding coverage'),
    type: labels.describe('Funding type'),
    searchKey: z.string().max(LIMITS.searchKeyLength).optional().describe('What the visitor typed'),
    without: z
      .int()
      .min(0)
      .max(LIMITS.searchKeyLength)
      .optional()
      .describe('A part to take out of the search key first, by its place in `understood`'),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no category ${issue.keys.join(', ')}: use ${CATEGORIES.join(', ')}, searchKey or without`
        : undefined,
  },
)
export type Selection = z.infer<typeof selectionSchema>
