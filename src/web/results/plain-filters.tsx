import { CATEGORIES, GROUP_LETTER, GROUP_NAME } from '#contract/categories.ts'
import { parameterOf } from '#contract/search-url.ts'
import type { OptionGroups } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { offerOf } from './option-order.ts'

interface Props {
  readonly selection: Selection
  readonly facets: OptionGroups | undefined
}

/** The filters as a form that works without script. It is drawn by the server alone. */
export function PlainFilters({ selection, facets }: Props) {
  return (
    <form action="/search" className="plain-filters" aria-label="Filters">
      <h2>Filter by</h2>
      <label>
        Words
        <input type="text" name="q" defaultValue={selection.searchKey} dir="auto" />
      </label>
      {CATEGORIES.map((category) => {
        const chosen = selection[category] ?? []
        const several = chosen.length > 1
        return (
          <label key={category}>
            {GROUP_NAME[category]}
            <select name={parameterOf(category)} multiple={several} defaultValue={several ? chosen : (chosen[0] ?? '')}>
              <option value="">Any</option>
              {facets &&
                [...offerOf(facets, category).regions, ...facets[GROUP_LETTER[category]]]
                  .filter(({ label, count }) => count > 0 || chosen.includes(label))
                  .map(({ label }) => <option key={label}>{label}</option>)}
            </select>
          </label>
        )
      })}
      <button type="submit">Show scholarships</button>
    </form>
  )
}
