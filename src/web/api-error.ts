import type { Problem } from '#contract/problem.ts'
import type { ProblemCode } from '#contract/problems.ts'

/** `offline`: no answer at all. `unreadable`: an answer that is not ours, such as a proxy's page or half a body. */
export type ApiErrorCode = ProblemCode | 'offline' | 'unreadable'

/** A failed call to the server. The message is the specification's; `detail` says what a person can do. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  readonly detail: string
  /** With `page_out_of_range`: the last page. */
  readonly pages: number | undefined
  /** With 429 and 503: when to try again. */
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

  /** Only 401 means that nobody is signed in. */
  get signedOut(): boolean {
    return this.status === 401
  }
}

export function asApiError(thrown: unknown): ApiError | undefined {
  return thrown instanceof ApiError ? thrown : undefined
}

/** The thrown value, if it is a failed call, which is logged already. Anything else is a bug and is thrown again. */
export function requireApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  throw thrown
}
