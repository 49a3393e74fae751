import type { Synonyms } from '#contract/synonyms.ts'
import { findField } from '#domain/fields.ts'
import type { LexiconTexts } from '#lexicon/lexicon.ts'
import { groupsIn, placeLabel, rowsOf, senseOf, type Sense } from '#lexicon/senses.ts'

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
