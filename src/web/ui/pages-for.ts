import { PAGE_SIZE } from '#contract/limits.ts'

/** The number of pages for a number of results; an empty list has one. */
export function pagesFor(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE))
}
