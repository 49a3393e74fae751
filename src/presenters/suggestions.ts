import type { Suggestions } from '#contract/suggestions.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { placeLabel } from '#lexicon/senses.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Engine } from '#search/engine.ts'

/** What the catalogue's programmes and their funders are called, each once. */
export type CatalogueNames = Pick<Suggestions, 'programmes' | 'funders'>

/** Of each kind. A browser loads them all: more would be too many for a phone. */
const MOST_NAMES = 3000

/** Each name once, the commonest first, but no more than a browser should load. */
export function commonest(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_NAMES)
    .map(([name]) => name)
}

/** What may be suggested: names of the lexicon only where a search understands them and finds something. */
export function suggestionsOf(engine: Engine, { groups }: Lexicon, names: CatalogueNames): Suggestions {
  const { field, country } = engine.options
  const isFound = (searchKey: string) => {
    const { exact, count, understood } = engine.search({ choices: {}, searchKey, page: 1, pageSize: 1 })
    return exact && count > 0 && understood.length > 0
  }
  const regions = [...COUNTRY_GROUPS.keys()].map((id) => placeLabel(`@${id}`) ?? '')
  const audiences = [...groups.values()].map(({ label }) => label)
  return {
    fields: labelsOf(field),
    places: [...labelsOf(country), ...regions.filter(isFound)],
    audiences: audiences.filter(isFound),
    ...names,
  }
}

function labelsOf(options: Engine['options']['field']): string[] {
  return options.filter(({ count }) => count > 0).map(({ label }) => label)
}
