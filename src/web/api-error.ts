import type { Problem, ProblemCode } from '#contract/problem.ts'

/** `offline`: no answer came at all. `unreadable`: an answer came that is not ours (a proxy's page, half a body). */
export type ApiErrorCode = ProblemCode | 'offline' | 'unreadable'

/** A call that did not succeed. Its message is the specification's; what a person can do stands in `detail`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  readonly detail: string
  /** With `page_out_of_range`: the last page. */
  readonly pages: number | undefined
  /** With 429 and 503: when to come again. */
  readonly retryAfterMs: number | undefined

  constructor(code: ApiErrorCode, status = 0, options: { problem?: Problem; retryAfterMs?: number | undefined } = {}) {
    super('Network response was not ok')
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.detail = options.problem?.detail ?? ''
    this.pages = options.problem?.pages
    this.retryAfterMs = options.retryAfterMs
  }

  /** Only 401 says that nobody is signed in. */
  get signedOut(): boolean {
    return this.status === 401
  }
}

export function asApiError(thrown: unknown): ApiError | undefined {
  return thrown instanceof ApiError ? thrown : undefined
}

/** What was thrown, if it is a call that failed: it has been logged already. Anything else is a bug, and thrown again. */
export function requireApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  throw thrown
}
