import type { FilterOption } from '#contract/search.ts'
import { LEVELS } from '#domain/levels.ts'

/** A longer group shows only this many options, those with most results, until it is expanded. */
export const FRONT_SIZE = 8

/**
 * The labels with most results, up to the length of a short group; options without results are left out. Ties keep the
 * server's order: comparing labels here took longer than rendering the filters.
 */
export function fullestOf(options: readonly FilterOption[]): string[] {
  return options
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, FRONT_SIZE)
    .map(({ label }) => label)
}

/** The labels a long group shows first: those with most results, then those with most in the whole catalogue. */
export function frontOf(
  fullest: readonly string[],
  catalogue: readonly FilterOption[],
  options: readonly FilterOption[],
): ReadonlySet<string> {
  const ranked = [...fullest, ...fullestOf(catalogue), ...options.map(({ label }) => label)]
  return new Set([...new Set(ranked)].slice(0, FRONT_SIZE))
}

/** What a long group shows before it is expanded: its front, and what is kept, such as what is chosen or was. */
export function shownFirst(
  options: readonly FilterOption[],
  front: ReadonlySet<string>,
  kept: readonly string[],
): FilterOption[] {
  return options.filter(({ label }) => front.has(label) || kept.includes(label))
}

/** Levels in the order of study; what is no level stays where it is. */
export function inStudyOrder(options: readonly FilterOption[]): FilterOption[] {
  const stepOf = (label: string) => LEVELS.findIndex((level) => level.label === label)
  return options.toSorted((a, b) => stepOf(a.label) - stepOf(b.label))
}

/** Adds choices that the answer does not list, such as those of an old link, so that they can be undone. */
export function withChosen(options: readonly FilterOption[], chosen: readonly string[]): FilterOption[] {
  const unknown = chosen.filter((label) => !options.some((option) => option.label === label))
  return [...options, ...unknown.map((label) => ({ value: label, label, count: 0 }))]
}
