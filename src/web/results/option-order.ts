import type { FilterOption } from '#contract/search.ts'

/** A group longer than this shows its fullest options first, and the rest on request. */
export const SHORT = 8

/**
 * The labels with most results, at most as many as a short group has; those without any are none of them. Of two with as
 * many, the one that comes first: the server has sorted them. To compare labels here took longer than drawing the filters.
 */
export function fullestOf(options: readonly FilterOption[]): string[] {
  return options
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, SHORT)
    .map(({ label }) => label)
}

/** The labels that a long group begins with: the fullest, filled up with the fullest of the whole catalogue. */
export function frontOf(
  fullest: readonly string[],
  catalogue: readonly FilterOption[],
  options: readonly FilterOption[],
): ReadonlySet<string> {
  const ranked = [...fullest, ...fullestOf(catalogue), ...options.map(({ label }) => label)]
  return new Set([...new Set(ranked)].slice(0, SHORT))
}

/** What a closed long group shows: its front, and whatever is chosen, so that no choice is ever hidden. */
export function shownFirst(
  options: readonly FilterOption[],
  front: ReadonlySet<string>,
  chosen: readonly string[],
): FilterOption[] {
  return options.filter(({ label }) => front.has(label) || chosen.includes(label))
}

/** With the choices that an answer did not count (a link may name them): a choice can always be taken back. */
export function withChosen(options: readonly FilterOption[], chosen: readonly string[]): FilterOption[] {
  const unknown = chosen.filter((label) => !options.some((option) => option.label === label))
  return [...options, ...unknown.map((label) => ({ value: label, label, count: 0 }))]
}
