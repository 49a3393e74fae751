import type { z } from 'zod'
import { problemSchema } from '#contract/problem.ts'
import { limitLists, limitWrites } from '#api/access/rate-limits.ts'
import { ProblemError } from '#api/error-handling.ts'
import type { Guard } from '#api/sign-in/guard.ts'

const problem = {
  description: 'What went wrong, and what to do',
  content: { 'application/problem+json': { schema: problemSchema } },
}

/**
 * The options of a route: what it is for, what it answers with, and what it takes, as parts of its schema. Problems are for
 * everything else.
 */
export function answering<Answer extends z.ZodType, Taken extends object>(
  summary: string,
  answer: Answer,
  taken: Taken = {} as Taken, // the type of what is left out
) {
  return { schema: { summary, ...taken, response: { 200: answer, '4xx': problem, '5xx': problem } } }
}

/** The same of a route that reads a whole list of somebody's, or all that is stored about them. */
export function listing<Answer extends z.ZodType, Taken extends object>(
  personOf: Guard['personOf'],
  ...route: Parameters<typeof answering<Answer, Taken>>
) {
  return { onRequest: limitLists(personOf), ...answering(...route) }
}

/** The same of a route that changes something of somebody's. */
export function changing<Answer extends z.ZodType, Taken extends object>(
  personOf: Guard['personOf'],
  ...route: Parameters<typeof answering<Answer, Taken>>
) {
  return { onRequest: limitWrites(personOf), ...answering(...route) }
}

/** What is asked for by an id that the catalogue never had. */
export const unknownScholarship = (): ProblemError =>
  new ProblemError('unknown_scholarship', 'Check the address, or search for it again.')

/** Formats milliseconds since 1970 the way answers do: `2026-11-22T09:30:00.000Z`. */
export function formatTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

/** The same of a moment that there may not be. */
export const formatIfAny = (milliseconds: number | null | undefined): string | null =>
  milliseconds == null ? null : formatTimestamp(milliseconds)
