import { useState } from 'react'
import { CATEGORIES, GROUP_LETTER, type Category } from '#contract/categories.ts'
import type { OptionGroups } from '#contract/search.ts'
import type { GroupView } from './filter-group.tsx'
import { fullestOf } from './option-order.ts'

export type GroupViews = Readonly<Record<Category, GroupView>>

export interface ViewedGroups {
  /** Undefined until there are options. */
  readonly views: GroupViews | undefined
  readonly onView: (category: Category, change: Partial<GroupView>) => void
  /** Puts the options that are fullest now in front; for when nobody looks. */
  readonly settle: () => void
}

/** How the filter groups stand, kept by the page: beside the list or in a sheet, they are the same. */
export function useGroupViews(facets: OptionGroups | undefined): ViewedGroups {
  const [views, setViews] = useState<GroupViews>()
  if (!views && facets) setViews(viewsOf(facets))
  return {
    views,
    onView: (category, change) =>
      setViews((before) => before && { ...before, [category]: { ...before[category], ...change } }),
    settle: () => setViews((before) => facets && viewsOf(facets, before)),
  }
}

/** The first group is open to begin with. */
function viewsOf(facets: OptionGroups, before?: GroupViews): GroupViews {
  const entries = CATEGORIES.map((category, index) => [
    category,
    {
      open: index === 0,
      all: false,
      ...before?.[category],
      typed: '',
      fullest: fullestOf(facets[GROUP_LETTER[category]]),
    },
  ])
  // One entry for each category.
  return Object.fromEntries(entries) as GroupViews
}
