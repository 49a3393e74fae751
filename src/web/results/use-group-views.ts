import { useState, useEffect } from 'react'
import { CATEGORIES, type Category } from '#contract/categories.ts'
import type { OptionGroups } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import type { GroupView } from './filter-group.tsx'
import { fullestOf, offerOf } from './option-order.ts'
import { loadOptionGroups, useOptionGroups } from '#web/option-groups.ts'
import type { Results } from './search-results.ts'

/** The options to filter by: those of the answer, or those of the whole catalogue where an answer brings none. */
export function useFacets({ facets }: Results): OptionGroups | undefined {
  const catalogue = useOptionGroups()
  const missing = facets === undefined
  useEffect(() => {
    if (missing) void loadOptionGroups()
  }, [missing])
  return facets ?? catalogue ?? undefined
}

type GroupViews = Readonly<Record<Category, GroupView>>

export interface ViewedGroups {
  /** Undefined until the first answer brings options. */
  readonly views: GroupViews | undefined
  readonly onView: (category: Category, change: Partial<GroupView>) => void
  /** Puts the options with most results now in front, and empties the search fields. Call it while nobody sees them. */
  readonly settle: () => void
}

/** The state of the filter groups, kept by the page because panel and sheet share it. */
export function useGroupViews(facets: OptionGroups | undefined, wanted: Selection): ViewedGroups {
  const [views, setViews] = useState<GroupViews>()
  if (!views && facets) setViews(viewsOf(facets, wanted))
  return {
    views,
    onView: (category, change) =>
      setViews((before) => before && { ...before, [category]: { ...before[category], ...change } }),
    settle: () => setViews((before) => facets && viewsOf(facets, wanted, before)),
  }
}

/** At first only the first group is open. */
function viewsOf(facets: OptionGroups, wanted: Selection, before?: GroupViews): GroupViews {
  const entries = CATEGORIES.map((category, index) => [
    category,
    {
      open: index === 0,
      all: false,
      ...before?.[category],
      typed: '',
      fullest: fullestOf(offerOf(facets, category)),
      kept: wanted[category] ?? [],
    },
  ])
  // One entry for each category.
  return Object.fromEntries(entries) as GroupViews
}
