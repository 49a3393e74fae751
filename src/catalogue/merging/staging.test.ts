import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { CountryCode } from '#domain/countries.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { isSameProgramme } from './identity.ts'
import { createStaging } from './staging.ts'

const open = () => {
  const staging = createStaging()
  onTestFinished(staging.close)
  return staging
}

test('the same programme is the first waiting record whose name, funder and countries agree, also after changes', () => {
  const countries = fc.oneof(
    fc.constantFrom('any' as const, 'not stated' as const),
    fc.subarray<CountryCode>(['KE', 'GH', 'NG', 'UG'], { minLength: 1 }),
  )
  const row = fc.record({ name: fc.constantFrom('Merit Award', 'The MERIT award', 'Other'), countries })
  const step = fc.record({ row, at: fc.nat(11), isNew: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), row, (steps, asked) => {
      const staging = createStaging()
      const waiting: Scholarship[] = []
      for (const { row: stated, at, isNew } of steps) {
        const old = waiting[at % waiting.length]
        if (isNew || !old) {
          const record = scholarship(`id-${waiting.length}`, stated)
          waiting.push(record)
          staging.add({ record, hasId: true, own: false })
        } else {
          const record = { ...old, countries: stated.countries }
          waiting[at % waiting.length] = record
          staging.replace(old.id, { record, hasId: true, own: false })
        }
      }
      const wanted = scholarship('asked', asked)
      expect(staging.findSame(wanted)?.record).toEqual(waiting.find((record) => isSameProgramme(wanted, record)))
      staging.close()
    }),
    { numRuns: 300 },
  )
})

test('of many programmes with one name and funder, or one beginning of a name, not all are looked at for each', () => {
  const staging = open()
  const codes = Array.from({ length: 120 }, (_, at) => `C${at}` as CountryCode)
  let added = 0
  for (const one of codes) {
    for (const other of codes.filter((code) => code > one)) {
      const record = scholarship(`pair-${added}`, { name: 'Merit Award', countries: [one, other] })
      expect(staging.findSame(record)).toBe(undefined)
      staging.add({ record, hasId: false, own: false })
      added += 1
    }
  }
  const long = scholarship('long', { name: 'a'.repeat(140), countries: 'any' })
  for (let count = 0; count < 10_000; count += 1) {
    const [id] = staging.freeIds(long)
    staging.add({ record: { ...long, id: String(id) }, hasId: false, own: false })
  }
  expect([...staging.records()]).toHaveLength(added + 10_000)
})
