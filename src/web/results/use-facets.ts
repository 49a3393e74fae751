import { useEffect } from 'react'
import type { OptionGroups } from '#contract/search.ts'
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
