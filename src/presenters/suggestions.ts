import type { Suggestions, Synonyms } from '#contract/search.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { placeLabel, groupsIn, rowsOf, senseOf, type Sense } from '#lexicon/senses.ts'
import type { Lexicon, LexiconTexts } from '#lexicon/lexicon.ts'
import type { Engine } from '#search/engine.ts'
import { findField } from '#domain/fields.ts'

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

/** Where an option's everyday names stand. Names in ninety more languages (`countries.tsv`) would be too much for a phone. */
const FILES = ['places', 'cities', 'fields', 'levels'] as const

/** Which kinds of name lead to an option, and what that option is called: a city to its country, an "MBA" to its field. */
const OPTIONS: Readonly<
  Partial<Record<Sense['kind'], readonly [keyof Synonyms, (value: string) => string | undefined]>>
> = {
  country: ['country', placeLabel],
  city: ['country', placeLabel],
  state: ['country', placeLabel],
  part: ['country', placeLabel],
  field: ['field', (value) => findField(value)?.label],
}

/** The everyday names of each country and field that the lexicon knows. */
export function collectSynonyms(texts: LexiconTexts): Synonyms {
  const groups = groupsIn(texts.groups)
  const found = { country: new Map<string, Set<string>>(), field: new Map<string, Set<string>>() }
  for (const row of FILES.flatMap((file) => [...rowsOf(texts[file])])) {
    for (let sense: Sense | undefined = senseOf(row, groups); sense; sense = sense.also) {
      const [group, labelOf] = OPTIONS[sense.kind] ?? []
      // What is a name in one language alone may be a little word in English: "my".
      if (!group || !labelOf || sense.only.length > 0) continue
      for (const label of sense.values.map(labelOf)) {
        if (label === undefined) continue
        const names = found[group].get(label) ?? new Set()
        found[group].set(label, names.add(row[0] ?? ''))
      }
    }
  }
  const plain = (names: ReadonlyMap<string, ReadonlySet<string>>) =>
    Object.fromEntries([...names].map(([label, set]) => [label, [...set]]))
  return { country: plain(found.country), field: plain(found.field) }
}
