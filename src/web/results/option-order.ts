import { GROUP_LETTER, type Category } from '#contract/categories.ts'
import type { FilterOption, OptionGroups } from '#contract/search.ts'
import { LEVELS } from '#domain/levels.ts'

/** A longer group shows only this many options, those with most results, until it is expanded. */
export const FRONT_SIZE = 8

/** What a group offers. The count of each option has what is open to any, which is told once. */
export interface Offer {
  readonly options: readonly FilterOption[]
  readonly regions: readonly FilterOption[]
  /** Of countries, the values of those that scholarships are meant for; none where the answer does not tell. */
  readonly named: readonly string[]
  readonly open: number
  /** Whether that is told: not of groups in which few are. */
  readonly tellsOpen: boolean
}

export function offerOf(facets: OptionGroups, category: Category): Offer {
  const open = facets.O.find(({ value }) => value === category)
  return {
    options: facets[GROUP_LETTER[category]],
    regions: category === 'country' ? facets.R : [],
    named: (category === 'country' && facets.N) || [],
    open: open?.count ?? 0,
    tellsOpen: open !== undefined,
  }
}

/** The fields that most questions name of those that `relevance/` has judged: no search of anybody is kept. */
export const MOST_SOUGHT: readonly string[] = [
  'Medicine',
  'Nursing & Midwifery',
  'Engineering & Construction',
  'Computer Science',
  'Law',
  'Business & Management',
  'Biology',
  'Public Health',
]

/** The countries that they name most, in that order. */
const MOST_SOUGHT_COUNTRIES: readonly string[] = [
  'Germany',
  'United States',
  'Canada',
  'United Kingdom',
  'Japan',
  'Australia',
  'Türkiye',
  'France',
]

/**
 * The labels to begin a group with, up to the length of a short one: the most sought fields, then what has most results.
 * Options without results of their own are left out. Ties keep the server's order: comparing labels here took longer than
 * rendering the filters.
 */
export function fullestOf({ options, open }: Pick<Offer, 'options' | 'open'>): string[] {
  const isSought = ({ label }: FilterOption) => Number(MOST_SOUGHT.includes(label))
  return options
    .filter(({ count }) => count > open)
    .sort((a, b) => isSought(b) - isSought(a) || b.count - a.count)
    .slice(0, FRONT_SIZE)
    .map(({ label }) => label)
}

/** The labels a long group shows first: those with most results, then the most sought, then any. */
export function frontOf(fullest: readonly string[], listed: readonly FilterOption[]): ReadonlySet<string> {
  const labels = new Set(listed.map(({ label }) => label))
  const ranked = new Set([...fullest, ...MOST_SOUGHT, ...MOST_SOUGHT_COUNTRIES, ...labels])
  return new Set([...ranked].filter((label) => labels.has(label)).slice(0, FRONT_SIZE))
}

/** What a long group shows before it is expanded: its front, and what is kept, such as what is chosen or was. */
export function shownFirst(
  options: readonly FilterOption[],
  front: ReadonlySet<string>,
  kept: readonly string[],
): FilterOption[] {
  return options.filter(({ label }) => front.has(label) || kept.includes(label))
}

/**
 * The countries that scholarships are meant for, and what is kept. Any other is found by its name. Those without results
 * are left out, too, but among alternatives, whose numbers say nothing.
 */
export function withOwn(
  { options, named, open }: Pick<Offer, 'options' | 'named' | 'open'>,
  kept: readonly string[],
  exact: boolean,
): FilterOption[] {
  // The specified answer does not tell.
  if (named.length === 0) return [...options]
  const isOwn = ({ value, count }: FilterOption) => named.includes(value) && (count > open || !exact)
  return options.filter((option) => isOwn(option) || kept.includes(option.label))
}

/** Levels in the order of study; what is no level stays where it is. */
export function inStudyOrder(options: readonly FilterOption[]): FilterOption[] {
  const stepOf = (label: string) => LEVELS.findIndex((level) => level.label === label)
  return options.toSorted((a, b) => stepOf(a.label) - stepOf(b.label))
}

/** Adds choices that the answer does not list, such as those of an old link, so that they can be undone. */
export function withChosen(
  { options, regions }: Pick<Offer, 'options' | 'regions'>,
  chosen: readonly string[],
): FilterOption[] {
  const known = [...options, ...regions]
  const unknown = chosen.filter((label) => !known.some((option) => option.label === label))
  return [...options, ...unknown.map((label) => ({ value: label, label, count: 0 }))]
}
