import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Scholarship } from '#domain/scholarship.ts'
import { catalogues, TODAY } from '#test/oracle/arbitraries.ts'
import { createIndexBuilder } from './index-builder.ts'

function builtAnew(records: readonly Scholarship[]) {
  const builder = createIndexBuilder(TODAY)
  for (const [ordinal, record] of records.entries()) builder.put(ordinal, record)
  return builder.build([...records.keys()])
}

test('an index after any changes is the one that is built from scratch', () => {
  fc.assert(
    fc.property(fc.array(catalogues, { minLength: 2, maxLength: 4 }), fc.boolean(), (versions, reuse) => {
      const builder = createIndexBuilder(TODAY)
      const ordinals = new Map<string, number>()
      let next = 0
      for (const records of versions) {
        // A version may lack a record; the others keep their ordinals, or move.
        for (const record of records) {
          const ordinal = (reuse ? ordinals.get(record.id) : undefined) ?? next++
          ordinals.set(record.id, ordinal)
          builder.put(ordinal, record)
        }
        const built = builder.build(records.map(({ id }) => ordinals.get(id) ?? -1))
        expect(built).toEqual(builtAnew(records))
      }
    }),
    { numRuns: 50 },
  )
})

test('the words of a record that has gone are no words of the index', () => {
  const [record] =
    fc.sample(
      catalogues.filter((all) => all.length > 1),
      { numRuns: 1, seed: 1 },
    )[0] ?? []
  if (!record) throw new Error('There is no record')
  const builder = createIndexBuilder(TODAY)
  builder.put(0, { ...record, name: 'Rhododendron' })
  expect(builder.build([0]).words.words).toContain('rhododendron')
  builder.put(0, { ...record, name: 'Azalea' })
  const { words } = builder.build([0])
  expect(words.words).toContain('azalea')
  expect(words.words).not.toContain('rhododendron')
})

test('a catalogue of nothing has an index', () => {
  const builder = createIndexBuilder(TODAY)
  expect(builder.build([])).toMatchObject({ size: 0, maxDoc: 256, words: { words: '' } })
})
