import type { IsoDate } from '#domain/dates.ts'
import { parseScholarship } from '#domain/scholarship.ts'
import { createIndexBuilder, indexBuffers, type SearchIndex } from '#search/engine.ts'
import type { StoredText } from '#storage/open-storage.ts'
import { presentCard } from '#presenters/present-card.ts'
import { commonest, type CatalogueNames } from '#presenters/suggestions.ts'
import { ALIGNMENT, bytesOf, createTextColumn, type SharedTexts } from './shared-texts.ts'

/** A snapshot as plain data: built in any thread, handed over, and opened in the thread that answers. */
export interface BuiltSnapshot {
  readonly today: IsoDate
  readonly index: SearchIndex
  /** In the order of the index, which is by id. */
  readonly ids: SharedTexts
  readonly cards: SharedTexts
  readonly records: SharedTexts
  /** When the feed's entry of each last changed, in milliseconds since 1970; NaN if it has not since it came. */
  readonly entryTimes: Float64Array<ArrayBuffer>
  readonly names: CatalogueNames
}

/** As many overwritten records do not matter. */
const FEW_OVERWRITTEN = 1000

/**
 * Takes changes of the catalogue, and builds snapshots on demand. On a new day, and when more is overwritten than in use,
 * everything is computed anew from the records' texts.
 */
export function createSnapshotBuild() {
  let columns: Columns | undefined
  const columnsOf = (today: IsoDate): Columns => {
    if (columns?.today === today && !columns.isWasteful()) return columns
    const renewed = createColumns(today)
    for (const record of columns?.stored() ?? []) renewed.put(record)
    return (columns = renewed)
  }
  return {
    take: (changes: readonly StoredText[], today: IsoDate): void => {
      const taking = columnsOf(today)
      for (const change of changes) {
        if (change.listed) taking.put(change)
        else taking.remove(change.id)
      }
    },
    build: (today: IsoDate): BuiltSnapshot => columnsOf(today).build(),
  }
}

type Stored = Omit<StoredText, 'listed'>
type Columns = ReturnType<typeof createColumns>

/** What is known about each record on one day, at a place of its own: enough for any number of snapshots. */
function createColumns(today: IsoDate) {
  const placeOf = new Map<string, number>()
  const index = createIndexBuilder(today)
  const [ids, cards, records] = [createTextColumn(), createTextColumn(), createTextColumn()]
  // By place.
  const [programmes, funders]: [string[], string[]] = [[], []]
  const entryTimes: (number | null)[] = []
  let places = 0
  let puts = 0
  /** Sorted by id; they were mostly read in that order. */
  const listed = () => [...placeOf].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place)
  return {
    today,
    put({ id, text, entryAt }: Stored): void {
      puts++
      const place = placeOf.get(id) ?? places++
      placeOf.set(id, place)
      const record = parseScholarship(text)
      index.put(place, record)
      ids.put(place, id)
      const card = JSON.stringify(presentCard(record, today))
      // Padded with spaces, so that with a comma after it the next card is aligned, too.
      cards.put(place, card.padEnd(card.length + ALIGNMENT - 1 - (Buffer.byteLength(card) % ALIGNMENT)))
      records.put(place, text)
      entryTimes[place] = entryAt
      programmes[place] = record.name
      funders[place] = record.funder
    },
    remove(id: string): void {
      placeOf.delete(id)
    },
    isWasteful: () => puts > 2 * placeOf.size + FEW_OVERWRITTEN,
    *stored(): Generator<Stored> {
      const all = records.at([...placeOf.values()])
      for (const [number, [id, place]] of [...placeOf].entries())
        yield { id, text: bytesOf(all, number).toString(), entryAt: entryTimes[place] ?? null }
    },
    build(): BuiltSnapshot {
      const chosen = listed()
      const at = (names: readonly string[]) => chosen.map((place) => names[place] ?? '')
      return {
        today,
        index: index.build(chosen),
        ids: ids.at(chosen),
        cards: cards.at(chosen),
        records: records.at(chosen),
        entryTimes: Float64Array.from(chosen, (place) => entryTimes[place] ?? NaN),
        names: { programmes: commonest(at(programmes)), funders: commonest(at(funders)) },
      }
    },
  }
}

/** Its memory, to move to another thread instead of copying. Shared memory is not moved. */
export function snapshotBuffers({ index, ids, cards, records, entryTimes }: BuiltSnapshot): ArrayBuffer[] {
  return [...indexBuffers(index), ...[ids, cards, records].map(({ spans }) => spans.buffer), entryTimes.buffer]
}
