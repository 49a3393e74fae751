import { PAGE_SIZE } from '#contract/limits.ts'

/** More pages than these are shown with ellipses. */
const ALL_SHOWN = 8

export type PageStep = number | 'gap-before' | 'gap-after'

/** How many pages a count fills; an empty list has one. */
export function pagesFor(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE))
}

/** The page buttons: all of them up to eight, otherwise the first, the last and those near the present one. */
export function pageWindow(page: number, pages: number): PageStep[] {
  if (pages <= ALL_SHOWN) return Array.from({ length: pages }, (_, index) => index + 1)
  // Near an end the window stays whole, so that the row never changes its length.
  const middle = Math.min(Math.max(page, 3), pages - 2)
  return [
    1,
    ...(middle > 3 ? (['gap-before'] as const) : []),
    middle - 1,
    middle,
    middle + 1,
    ...(middle < pages - 2 ? (['gap-after'] as const) : []),
    pages,
  ]
}

/** Which results stand on a page, in words: "9-16 of 347", or "9 of 9" for a single one. */
export function rangeOf(page: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, count)
  return `${first === last ? '' : `${first}-`}${last} of ${count}`
}
