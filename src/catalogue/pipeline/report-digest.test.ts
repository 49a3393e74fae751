import { expect, test } from 'vitest'
import { createDigest } from './report-digest.ts'

test('rows with the same fault are told once, with the place and value of the first', () => {
  const digest = createDigest()
  const fault = { kind: 'refused', file: 'a.csv', column: 'Deadline', reason: 'it ends before it begins' } as const
  for (const line of [2, 3, 5]) digest.add({ ...fault, line, value: `2027-04-0${line}` })
  digest.add({ ...fault, line: 4, value: '', column: 'Link', reason: 'is empty' })
  expect(digest.lines()).toEqual([
    'refused a.csv:2: Deadline: it ends before it begins: 2027-04-02 (and in 2 more rows)',
    'refused a.csv:4: Link: is empty',
  ])
})
