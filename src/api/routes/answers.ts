import type { z } from 'zod'
import { problemSchema } from '#contract/problem.ts'

const problem = {
  description: 'What went wrong, and what to do',
  content: { 'application/problem+json': { schema: problemSchema } },
}

/** The answers of a route: its own, and problems for everything else. */
export function answers<Schema extends z.ZodType>(schema: Schema) {
  return { 200: schema, '4xx': problem, '5xx': problem }
}
