import { z } from 'zod'
import { PROBLEMS, type ProblemCode } from './problems.ts'

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('What to do about it'),
  // Object.keys loses the type of the keys.
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  pages: z.int().optional().describe('With page_out_of_range: the last page'),
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof problemSchema>
