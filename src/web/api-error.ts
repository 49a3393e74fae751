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

  constructor(code: ApiErrorCode, status = 0, problem?: Problem) {
    super('Network response was not ok')
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.detail = problem?.detail ?? ''
    this.pages = problem?.pages
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
