import { CATEGORIES, GROUP_LETTER, type Category } from '#contract/categories.ts'
import type { OptionGroups, Told, Understood } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { withLabels, withSearchKey } from '#web/selection-store.ts'
import { toggled, withoutOverlap } from './chosen.ts'
import type { Results } from './search-results.ts'
import type { ResultsPageState } from './use-results.ts'

type Part = Understood | Told

/** What was understood in the search key, in the order of its words. */
export function partsRead({ answer }: Results): readonly Part[] {
  return [...(answer?.understood ?? []), ...(answer?.told ?? [])]
}

/** Whether a part is being taken out: its answer has not come yet. */
export function isLeftOut(wanted: Selection, { span }: Part): boolean {
  return wanted.without?.some((other) => other.join() === span.join()) === true
}

/** The parts that are not being taken out; none while other words are asked for. */
export function partsLeft({ results, wanted }: Pick<ResultsPageState, 'results' | 'wanted'>): readonly Part[] {
  if (wanted.searchKey !== results.selection.searchKey) return []
  return partsRead(results).filter((part) => !isLeftOut(wanted, part))
}

/** The selection without a part of its search key, nor the same as a choice. The last part takes the words with it. */
export function withoutPart(parts: readonly Part[], wanted: Selection, gone: Part): Selection {
  const category = CATEGORIES.find((one) => KIND[one] === subjectOf(gone))
  const labels = (category && wanted[category])?.filter((label) => label !== gone.label)
  const selection = category && labels ? withLabels(wanted, category, labels) : wanted
  const isLast = parts.every((part) => part === gone || isLeftOut(wanted, part))
  return isLast ? withSearchKey(selection, '') : { ...selection, without: [...(wanted.without ?? []), gone.span] }
}

/** What a search key calls a group's options. */
export const KIND: Readonly<Record<Category, Part['kind']>> = {
  country: 'country',
  field: 'field',
  level: 'level',
  Scholarship: 'coverage',
  type: 'type',
}

/** A country and a region are about the same thing. */
const subjectOf = ({ kind }: Part) => (kind === 'region' ? 'country' : kind)

/** The parts of the search key that say an option of a group, and nothing else: "Germany" or "Europe", but not "EU". */
function optionsRead(results: Results, wanted: Selection, facets: OptionGroups, category: Category): readonly Part[] {
  const regions = category === 'country' ? facets.R : []
  const labels = [...facets[GROUP_LETTER[category]], ...regions].map(({ label }) => label)
  const all = partsLeft({ results, wanted }).filter((part) => subjectOf(part) === KIND[category])
  const isChoice = all.every(({ label }) => labels.includes(label))
  // What is chosen besides was narrowed by the words, which came later: to tick both would say that either will do.
  const others = wanted[category]?.some((chosen) => all.every(({ label }) => label !== chosen)) === true
  return isChoice && !others ? all : []
}

/** The selection with what was read in the search key ticked, too. */
export function withRead(results: Results, wanted: Selection, facets: OptionGroups | undefined): Selection {
  if (!facets) return wanted
  return CATEGORIES.reduce((ticked, category) => {
    const read = optionsRead(results, wanted, facets, category).map(({ label }) => label)
    return withLabels(ticked, category, [...new Set([...read, ...(wanted[category] ?? [])])])
  }, wanted)
}

/**
 * The selection after a press on an option. What was read is taken out of the search key. Another option joins what was
 * read of its group, which becomes chosen: within a group any will do.
 */
export function toggledRead(
  results: Results,
  wanted: Selection,
  facets: OptionGroups | undefined,
  category: Category,
  label: string,
): Selection {
  const read = facets ? optionsRead(results, wanted, facets, category) : []
  if (read.length === 0) return toggled(wanted, category, label)
  const same = read.filter((part) => part.label === label)
  if (same.length === 0) {
    const labels = withoutOverlap([...read.map((part) => part.label), ...(wanted[category] ?? [])], label)
    const without = [...(wanted.without ?? []), ...read.map(({ span }) => span)]
    return withLabels({ ...wanted, without }, category, [...new Set([...labels, label])])
  }
  return same.reduce((left, part) => withoutPart(partsRead(results), left, part), wanted)
}
