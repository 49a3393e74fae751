import { expect, test } from 'vitest'
import { scholarship } from '#test/fixture-catalogue.ts'
import { readRecord, writeRecord } from './record-file.ts'

test.each([
  [{ fields: ['laww'] }, 'fields', /^names "laww", which is none of education, .*\blaw\b/],
  [{ levels: ['bachelor', 'phd'] }, 'levels', /^names "phd", which is none of .*\bdoctorate\b/],
  [{ coverage: 'all' }, 'coverage', /^names "all", which is none of not stated, full, /],
  [{ types: ['merits'] }, 'types.0', /^names "merits", which is none of merit, /],
  [{ fields: [] }, 'fields', /^is an empty list$/],
  [{ countries: 'Kenya' }, 'countries', /^is neither "any" nor "not stated" nor a list$/],
  [{ countries: ['XX'] }, 'countries', /^names no country or group: XX$/],
])('a record of our own with %j is told what is wrong, and what there is', (change, column, reason) => {
  const read = readRecord({ ...writeRecord(scholarship('one')), ...change })
  expect(read).toEqual({ faults: [{ column, value: expect.any(String), reason: expect.stringMatching(reason) }] })
})

test('citizens of some countries, and some others: read, written again, and never others alone', () => {
  const raw = { ...writeRecord(scholarship('one')), citizenship: ['BE', 'LU', 'others'] }
  const read = readRecord(raw)
  if (!('record' in read)) throw new Error(JSON.stringify(read.faults))
  expect(read.record.citizenship).toEqual(['BE', 'LU', 'others'])
  expect(readRecord(writeRecord(read.record))).toEqual(read)
  expect(readRecord({ ...raw, citizenship: ['others'] })).toMatchObject({
    faults: [{ column: 'citizenship', reason: 'leaves no country' }],
  })
})
