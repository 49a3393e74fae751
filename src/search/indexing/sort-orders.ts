import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { SORTS, type Sort } from '#domain/when.ts'
import { sortKey } from '#search/constraints/when.ts'

/** For each sort order all docIds that have a record; equal ones in the default ranking. */
export type SortOrders = Readonly<Record<Sort, Int32Array>>

/** The sort keys of the record at each ordinal, on a day. */
export function createSortColumns(today: IsoDate) {
  const columns = SORTS.map((sort) => ({ sort, keys: new Map<string, number>(), keyOf: [] as number[] }))
  return {
    put(ordinal: number, record: Scholarship): void {
      for (const { sort, keys, keyOf } of columns) {
        const key = sortKey(record, sort, today)
        const number = keys.get(key) ?? keys.size
        keys.set(key, number)
        keyOf[ordinal] = number
      }
    },
    /** `ordinalOf` has the ordinal of each docId, or -1. */
    index(ordinalOf: Int32Array): SortOrders {
      const orders = columns.map(({ sort, keys, keyOf }) => {
        const docIds = Array.from(keys, (): number[] => [])
        for (const [docId, ordinal] of ordinalOf.entries()) if (ordinal >= 0) docIds[keyOf[ordinal] ?? 0]?.push(docId)
        const inOrder = [...keys].sort(([a], [b]) => (a < b ? -1 : 1))
        return [sort, Int32Array.from(inOrder.flatMap(([, number]) => docIds[number] ?? []))] as const
      })
      return Object.fromEntries(orders) as unknown as SortOrders // each of SORTS has its entry
    },
  }
}
