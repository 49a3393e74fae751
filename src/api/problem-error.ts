import { PROBLEMS, type Problem, type ProblemCode } from '#contract/problem.ts'

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

export function presentProblem({ code, message, pages }: ProblemError, requestId?: string): Problem {
  const { status, title } = PROBLEMS[code]
  return {
    type: 'about:blank',
    title,
    status,
    detail: message,
    code,
    ...(pages === undefined ? {} : { pages }),
    ...(requestId === undefined ? {} : { requestId }),
  }
}
