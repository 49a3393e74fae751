import { PROBLEMS, type ProblemCode } from '#contract/problems.ts'

interface Extra {
  readonly pages?: number
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** A failure that is reported to the person: the code decides status and title, `detail` says what to do. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly pages: number | undefined
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined
  /** The property that Fastify and its plugins look at. */
  readonly statusCode: number
  constructor(code: ProblemCode, detail: string, extra: Extra = {}) {
    super(detail, { cause: extra.cause })
    this.code = code
    this.statusCode = PROBLEMS[code].status
    this.pages = extra.pages
    this.retryAfter = extra.retryAfter
  }
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'
