import type { Problem } from '#contract/problem.ts'
import { PROBLEMS, type ProblemCode } from '#contract/problems.ts'

/** What went wrong: the code decides status and title, the message says what to do. */
interface Failure {
  readonly code: ProblemCode
  readonly message: string
  /** With page_out_of_range. */
  readonly pages?: number | undefined
}

export function presentProblem({ code, message, pages }: Failure, requestId?: string): Problem {
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

/** What whoever asks for a page behind the last is told. */
export function outOfRange(pages: number) {
  return { code: 'page_out_of_range', message: `The last page of this result is ${pages}.`, pages } as const
}
