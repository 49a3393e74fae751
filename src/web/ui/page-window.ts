import { PAGE_SIZE } from '#contract/limits.ts'

/** With more pages than this, some are replaced by an ellipsis. */
const ALL_SHOWN = 8

export type PageStep = number | 'gap-before' | 'gap-after'

/** The page numbers to show: all up to eight, otherwise the first, the last and those around the current one. */
export function pageWindow(page: number, pages: number): PageStep[] {
  if (pages <= ALL_SHOWN) return Array.from({ length: pages }, (_, index) => index + 1)
  // Shifted inwards near an end, so that the row always has the same length.
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

/** Which results a page shows: "9-16 of 347", or "9 of 9" for a single one. */
export function rangeOf(page: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, count)
  return `${first === last ? '' : `${first}-`}${last} of ${count}`
}
