import { setImmediate as turn } from 'node:timers/promises'
import type { Selection } from '#contract/selection.ts'
import { formatCountry } from '#domain/countries.ts'
import { formatField } from '#domain/fields.ts'
import { formatLevel } from '#domain/levels.ts'
import { labelsOf } from '#presenters/present-card.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { perSnapshot, type Snapshot } from '#api/snapshot/snapshot.ts'

/** Scholarships of one country, field or level, or of two of these, that name it: `/scholarships/germany/masters`. */
export interface Collection {
  readonly path: string
  readonly selection: Selection
  /** How many name it. Those open to any are listed, too, and not counted here. */
  readonly count: number
  /** The newest month that the facts of one date from, YYYY-MM. */
  readonly newest: string | undefined
}

/** A page with fewer would say nothing that a search does not. */
const FEWEST = 5
/** Records read in one turn of the event loop: about a millisecond. */
const RECORDS_A_TURN = 50

/** What there is to list of a catalogue. */
export interface Overview {
  /** By their path. */
  readonly collections: ReadonlyMap<string, Collection>
  /** Every programme, with the month that its facts date from. */
  readonly programmes: readonly Pick<Scholarship, 'id' | 'checked'>[]
}

/** Put together in turns that searches come between. */
export const overviewOf = perSnapshot(collect)

/** The collection of a selection, if it may be one. */
export function pathOf(selection: Selection): string | undefined {
  const { country = [], field = [], level = [], ...others } = selection
  const labels = [...country, ...field, ...level]
  const isOne = [country, field, level].every((chosen) => chosen.length <= 1)
  const isAll = Object.values(others).every((other) => other === undefined || other.length === 0)
  if (!isOne || !isAll || labels.length === 0 || labels.length > 2) return undefined
  return `/scholarships/${labels.map(slugOf).join('/')}`
}

async function collect(snapshot: Snapshot): Promise<Overview> {
  const all = new Map<string, Collection>()
  const programmes: Pick<Scholarship, 'id' | 'checked'>[] = []
  for (const record of snapshot.records()) {
    const { id, checked } = record
    programmes.push({ id, checked })
    for (const selection of selectionsOf(record)) {
      const path = pathOf(selection) ?? ''
      const { count = 0, newest } = all.get(path) ?? {}
      const month = checked ?? undefined
      const isNewer = month !== undefined && (newest === undefined || month > newest)
      all.set(path, { path, selection, count: count + 1, newest: isNewer ? month : newest })
    }
    if (programmes.length % RECORDS_A_TURN === 0) await turn()
  }
  const listed = [...all].filter(([, { count }]) => count >= FEWEST).sort(([a], [b]) => (a < b ? -1 : 1))
  return { collections: new Map(listed), programmes }
}

/** Everything that a record names, alone and in pairs. */
function* selectionsOf({ countries, fields, levels }: Scholarship): Generator<Selection> {
  const named = [
    ...labelsOf(countries, formatCountry).map((label) => ({ country: [label] })),
    ...labelsOf(fields, formatField).map((label) => ({ field: [label] })),
    ...labelsOf(levels, formatLevel).map((label) => ({ level: [label] })),
  ]
  for (const [place, first] of named.entries()) {
    yield first
    for (const second of named.slice(place + 1)) {
      const pair: Selection = { ...first, ...second }
      if (Object.keys(pair).length === 2) yield pair
    }
  }
}

/** "Côte d'Ivoire" -> `cote-divoire`, "Master's" -> `masters`. */
function slugOf(label: string): string {
  return label
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
