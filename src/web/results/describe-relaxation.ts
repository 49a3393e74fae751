import { GROUP_NAME, CATEGORIES } from '#contract/categories.ts'
import type { Relaxation } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { quoted } from '#web/ui/quoted.ts'

/** A longer list is named by its first two labels. */
const NAMED = 2

/** A relaxation in words: "without the country", "also for Master's", "without “robotics”". */
export function describeRelaxation({ constraint, from, to }: Relaxation): string {
  if (constraint === 'words') return `without ${from.map(quoted).join(' and ')}`
  const name = GROUP_NAME[constraint].toLowerCase()
  if (to === null) return `without the ${name}`
  if (constraint === 'country') return `anywhere in ${listed(to)}`
  if (constraint === 'field') return `in all of ${listed(to)}`
  // The widened list contains what was asked for; name only what was added.
  const added = to.filter((label) => !from.includes(label))
  return constraint === 'level' ? `also for ${listed(added)}` : `with the ${name} ${listed(to)}`
}

/** "14 without the country and also for Master's" */
export function describeAlternative(count: number, relaxed: readonly Relaxation[]): string {
  return `${count} ${relaxed.map(describeRelaxation).join(' and ')}`
}

/** The whole search in one line: "Iceland + Nursing + PhD". */
export function describeSelection(selection: Selection): string {
  const parts = CATEGORIES.map((category) => selection[category] ?? [])
    .filter((labels) => labels.length > 0)
    .map((labels) => listed(labels))
  return [...(selection.searchKey ? [quoted(selection.searchKey)] : []), ...parts].join(' + ')
}

function listed(labels: readonly string[]): string {
  const named = labels.slice(0, NAMED).join(', ')
  return labels.length > NAMED ? `${named} and ${labels.length - NAMED} more` : named
}
