import type { Facets, OptionCount, Options } from '#search/engine-types.ts'
import { FEW_COUNTRIES, valueNumber } from '#search/constraints/attributes.ts'
import { byGroup, REGIONS, VOCABULARY, type Group } from '#search/constraints/vocabulary.ts'
import { BITSETS, LIVE_DOCS, type SearchIndex } from '#search/indexing/search-index.ts'
import { createFacetCounter } from './facet-counts.ts'
import type { Matched } from './match.ts'
import type { QueryContext } from './query-context.ts'

/** The groups of which it is counted how many records are open to any. Nearly all match an option only by that. */
const OPEN_GROUPS = [
  { group: 'country', label: 'Any country' },
  { group: 'field', label: 'Any field' },
] as const

/** The counts of a group in one array: its options by label, of countries then the regions, and last what is open to any. */
export type GroupCounts = Uint32Array

const numberOf = (region: string) => BITSETS.country.first + valueNumber('country', region)

const COLLATOR = new Intl.Collator('en')

/** The numbers of all options, sorted by label. Done once: sorting would hold up each change of the catalogue. */
const ALPHABETICAL = byGroup((group) => {
  const label = (option: number) => VOCABULARY[group][option]?.label ?? ''
  return [...VOCABULARY[group].keys()].sort((a, b) => COLLATOR.compare(label(a), label(b)))
})

/** Counts the options of each group, the regions and what is open to any. */
export function createGroupCounter(context: QueryContext) {
  const { index, bitsets, bitset } = context
  const countOptions = createFacetCounter(context)
  const offered = byGroup((group) => ALPHABETICAL[group].filter((option) => (index.counts[group][option] ?? 0) > 0))
  // Of a region, too, that no record has, there is nothing to offer.
  const regions = REGIONS.filter(({ value }) => bitsets.shared(bitset(LIVE_DOCS), bitset(numberOf(value))) > 0)
  /** The bitsets that are counted behind the options of a group. */
  const counted = byGroup((group) => [
    ...(group === 'country' ? regions.map(({ value }) => numberOf(value)) : []),
    ...(OPEN_GROUPS.some((open) => open.group === group) ? [BITSETS[group].wildcard] : []),
  ])
  const ordered = (group: Group, counts: Uint32Array, left: number): GroupCounts => {
    const [optionNumbers, behind] = [offered[group], counted[group]]
    const all = new Uint32Array(optionNumbers.length + behind.length)
    let at = 0
    for (; at < optionNumbers.length; at++) all[at] = counts[optionNumbers[at] ?? 0] ?? 0
    for (const number of behind) all[at++] = bitsets.shared(left, bitset(number))
    return all
  }
  /** In the whole catalogue. */
  const totals = byGroup((group) => ordered(group, index.counts[group], bitset(LIVE_DOCS)))
  const facetsOf = (counts: Readonly<Record<Group, GroupCounts>>): Facets => {
    const { country, field } = counts
    const [countries, fields] = [offered.country.length, offered.field.length]
    return {
      ...counts,
      country: country.subarray(0, countries),
      field: field.subarray(0, fields),
      region: country.subarray(countries, countries + regions.length),
      open: Uint32Array.of(country[countries + regions.length] ?? 0, field[fields] ?? 0),
    }
  }
  return {
    totals,
    options: optionsOf({ ...offered, region: regions }, facetsOf(totals), namedAmongFew(index)),
    count: (group: Group, left: Matched): GroupCounts => ordered(group, countOptions(group, left), left.bitset),
    facetsOf,
  }
}

/** The countries that some record names among a few, by their values. */
function namedAmongFew({ lists }: SearchIndex): ReadonlySet<string> {
  const { starts, options } = lists.country
  const lengths = [...starts].map((start, list) => [start, starts[list + 1] ?? start] as const)
  const few = lengths
    .map(([start, end]) =>
      [...options.subarray(start, end)].flatMap((option) => VOCABULARY.country[option]?.value ?? []),
    )
    .filter(({ length }) => length <= FEW_COUNTRIES)
  return new Set(few.flat())
}

function optionsOf(
  offered: Readonly<Record<Group, readonly number[]>> & { readonly region: typeof REGIONS },
  totals: Facets,
  named: ReadonlySet<string>,
): Options {
  const counted = (options: readonly Omit<OptionCount, 'count'>[], counts: Uint32Array) =>
    options.map(({ value, label }, position) => ({ value, label, count: counts[position] ?? 0 }))
  return {
    ...byGroup((group) => {
      const options = offered[group].flatMap((option) => VOCABULARY[group][option] ?? [])
      return counted(options, totals[group])
    }),
    region: counted(offered.region, totals.region),
    open: counted(
      OPEN_GROUPS.map(({ group, label }) => ({ value: group, label })),
      totals.open,
    ),
    named: offered.country
      .flatMap((option) => VOCABULARY.country[option]?.value ?? [])
      .filter((value) => named.has(value)),
  }
}
