import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PocketCatalogue } from '#contract/pocket.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { applyDelta, catalogueDocument, deltaSince, recordsOf } from './catalogue-document.ts'

// Numbers, too, which objects put first; and letters beyond ASCII.
const IDS = ['alpha', 'beta', '10', '9', 'Été', 'ghana', 'zulu', '9a']

interface Stated {
  readonly record: Scholarship
  readonly says: readonly string[]
}

/** A catalogue: of some ids what they state, and what changed. */
const catalogues = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...IDS),
      name: fc.constantFrom('Award', 'Prize "one"', 'Été'),
      countries: fc.constantFrom('any' as const, 'not stated' as const, ['KE'] as const),
      logo: fc.constantFrom(null, 'data:,'),
      says: fc.array(fc.constantFrom('closes 31 January', 'runs again'), { maxLength: 2 }),
    }),
    { selector: ({ id }) => id },
  )
  .map(
    (all) =>
      new Map(all.map(({ id, says, ...stated }): [string, Stated] => [id, { record: scholarship(id, stated), says }])),
  )

function documentOf(version: string, catalogue: ReadonlyMap<string, Stated>): PocketCatalogue {
  const records = [...catalogue.values()].map(({ record }) => record).sort((a, b) => (a.id < b.id ? -1 : 1))
  return catalogueDocument(version, records, (id) =>
    catalogue.get(id)?.says.map((words) => ({ at: '2026-11-21T12:00:00.000Z', says: [words] })),
  )
}

const overHttp = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

test('a delta makes of an earlier catalogue the later one, whatever else it names', () => {
  fc.assert(
    fc.property(catalogues, catalogues, fc.subarray(IDS), (before, after, others) => {
      const [was, now] = [documentOf('3', before), documentOf('8', after)]
      const differing = IDS.filter((id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)))
      const delta = overHttp(deltaSince('3', now, new Set([...differing, ...others])))
      expect(JSON.stringify(applyDelta(overHttp(was), delta))).toBe(JSON.stringify(now))
    }),
  )
})

test('a delta that does not lead to what the server has is refused', () => {
  fc.assert(
    fc.property(catalogues, catalogues, (before, after) => {
      const [was, now] = [documentOf('3', before), documentOf('8', after)]
      const isEqual = was.check === now.check
      fc.pre(!isEqual)
      const delta = deltaSince('3', now, new Set())
      expect(() => applyDelta(was, delta)).toThrow('another catalogue')
      expect(() => applyDelta({ ...was, version: '2' }, delta)).toThrow('version 3')
    }),
  )
})

test('records come out as they went in', () => {
  fc.assert(
    fc.property(catalogues, (catalogue) => {
      const document = documentOf('1', catalogue)
      const found = recordsOf(overHttp(document))
      expect(found).toEqual([...catalogue.values()].map(({ record }) => record).sort((a, b) => (a.id < b.id ? -1 : 1)))
    }),
  )
})
