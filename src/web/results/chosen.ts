import { CATEGORIES, type Category } from '#contract/categories.ts'
import type { Sort, When } from '#domain/when.ts'
import type { Selection } from '#contract/selection.ts'
import { withLabels } from '#web/selection-store.ts'
import { inWords } from '#web/ui/words.ts'

/** The countries of each region, by label; none until they are loaded. */
let members: ReadonlyMap<string, ReadonlySet<string>> = new Map()

/** Fetches which countries a region has. Without them a country is chosen beside its region, which finds the same. */
export async function loadRegions(): Promise<void> {
  if (members.size > 0) return
  const loaded = await import('#domain/country-groups.ts').catch(() => undefined)
  if (loaded) members = loaded.countriesByRegion()
}

/**
 * The labels without those that a new one is part of, or that are part of it: whoever has ticked Europe and ticks Germany
 * means Germany.
 */
export function withoutOverlap(labels: readonly string[], label: string): string[] {
  return labels.filter((other) => !members.get(other)?.has(label) && !members.get(label)?.has(other))
}

const NAMES: Readonly<Partial<Record<When | Sort, string>>> = {
  open: 'Open now',
  'closing-soon': 'Closes within 30 days',
  'opening-soon': 'Opens within 3 months',
  'not-known': 'Date not known here',
  closes: 'Closes soonest',
  opens: 'Opens next',
  newest: 'Newest facts',
}

/** A time or an order in words; a month by its name. */
export function nameOf(choice: When | Sort): string {
  return NAMES[choice] ?? inWords(choice)
}

/** The chosen times and order, and what would be chosen without each. */
export function chosenTimes(selection: Selection) {
  const { when = [], sort } = selection
  const chosen = when.map((time) => ({
    label: nameOf(time),
    kind: NAMES[time] ? '' : 'Closing',
    without: { ...selection, when: when.filter((other) => other !== time) } as Selection,
  }))
  return sort ? [...chosen, { label: nameOf(sort), kind: 'Sort', without: { ...selection, sort: undefined } }] : chosen
}

/** The selection with one label added or removed. A country takes the place of its region, and the other way round. */
export function toggled(selection: Selection, category: Category, label: string): Selection {
  const labels = selection[category] ?? []
  return withLabels(
    selection,
    category,
    labels.includes(label) ? labels.filter((other) => other !== label) : [...withoutOverlap(labels, label), label],
  )
}

export function countChosen(selection: Selection): number {
  return CATEGORIES.reduce((sum, category) => sum + (selection[category]?.length ?? 0), 0)
}
