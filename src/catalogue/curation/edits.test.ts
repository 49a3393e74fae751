import { expect, test } from 'vitest'
import { round } from '#domain/rounds.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { RECORDS } from '#test/starter-catalogue.ts'
import { applyEdit, cellsOf, EDITABLE } from './edits.ts'
import { DATES, FACTS, textOf } from './page/facts.js'

const TODAY = '2026-11-26'
const PAST = round({ closes: '2025-03-01', basis: 'last' })
const RECORD = scholarship('one', {
  rounds: [round({ closes: '03', basis: 'usual', for: 'Master, and: more' }), PAST],
  deadline: { kind: 'date', date: '2026-03-01' },
})
const change = (cells: Record<string, string>) => applyEdit(RECORD, { action: 'changed', cells }, TODAY)
const NEW = { action: 'renewed', opens: '', closes: '', results: '', source: '' } as const

test('every fact that a look answers for is shown, and can be put right', () => {
  expect(Object.keys(FACTS).toSorted()).toEqual([...EDITABLE].toSorted())
  const shown = Object.keys({ ...FACTS, ...DATES })
  expect(Object.keys(cellsOf(RECORD)).filter((column) => !shown.includes(column))).toEqual(['id', 'logo'])
})

test('what is shown of a record is what an edit reads: nothing of the starter catalogue changes by it', () => {
  for (const record of RECORDS) {
    const cells = cellsOf(record)
    const all = Object.fromEntries(EDITABLE.map((column) => [column, cells[column] ?? '']))
    const again = applyEdit(record, { action: 'changed', cells: all }, TODAY)
    expect(again, record.id).toEqual(applyEdit(record, { action: 'still true' }, TODAY))
  }
})

test('rounds are lines of keys; countries stand by name as well, and are read as names', () => {
  const { rounds = '' } = cellsOf(RECORD)
  expect(rounds).toBe('closes: 03\nbasis: usual\nfor: Master, and: more\n\ncloses: 2025-03-01\nbasis: last')
  expect(textOf('rounds', rounds)).toBe('closes 03, basis usual, for Master, and: more\ncloses 2025-03-01, basis last')
  const between = 'closes_between: 2027-03 to 2027-05\nbasis: announced'
  expect(change({ rounds: between, citizenship: 'Kenya, South Korea; UG' })).toMatchObject({
    record: { rounds: [{ closesBetween: ['2027-03', '2027-05'] }], citizenship: ['KE', 'KR', 'UG'] },
  })
  expect(change({ only_some: 'interview: shortlisted', needs: 'interview' })).toMatchObject({
    record: { conditions: { only_some: { interview: 'shortlisted' } } },
  })
  expect(textOf('citizenship', 'KE !GB @eu others')).toBe('Kenya, not United Kingdom, @eu, others')
})

test.each([
  [change({ citizenship: 'KE, Atlantis' }), 'citizenship', /Atlantis/],
  [change({ rounds: 'closes May' }), 'rounds.0', /"closes May", none of opens, closes/],
  [change({ deadline: '2025-01-31' }), 'deadline', /^2025-01-31 is over/],
  [change({ rounds: 'closes: 2025-01\nbasis: announced' }), 'rounds.0', /^2025-01 is over/],
  [applyEdit(RECORD, NEW, TODAY), 'closes', /^say when it opens or closes/],
  [applyEdit(RECORD, { ...NEW, closes: '2026-10-01' }, TODAY), 'closes', /^2026-10-01 is over/],
  [applyEdit(RECORD, { ...NEW, opens: '2027-04', closes: '2027-03' }, TODAY), 'closes', /^it ends before it begins/],
  [applyEdit(RECORD, { ...NEW, opens: '1 May' }, TODAY), 'opens', /1 May/],
  [applyEdit(RECORD, { ...NEW, closes: '2027-03', source: 'a page' }, TODAY), 'source', /address/],
])('a mistake is named by the field that it was made in: %j', (outcome, column, reason) => {
  const faults = 'faults' in outcome ? outcome.faults : []
  expect(faults.some((fault) => fault.column.startsWith(column) && reason.test(fault.reason))).toBe(true)
})

test('history is no mistake, and stays', () => {
  expect(change({ amount: 'EUR 900' })).toMatchObject({
    record: { rounds: RECORD.rounds.map(({ closes }) => ({ closes })) },
  })
  expect(change({ rounds: 'closes: 2024-01-31\nbasis: last' })).toMatchObject({
    record: { rounds: [{ basis: 'last' }] },
  })
})
