import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { planAsCsv } from '#web/plan/plan-csv.ts'
import { planRow, type PlanSource } from '#web/plan/plan-rows.ts'
import { NO_ROUND } from './said-window.ts'

const TODAY = '2026-11-26'

const source = (_id: string, CloseDate: string, scholarship_name: string, funded_by = 'Fund'): PlanSource => ({
  _id,
  scholarship_name,
  funded_by,
  listed: true,
  window: {
    rounds: [{ ...NO_ROUND, CloseDate }],
    open_all_year: false,
    by_programme: false,
    status: 'active',
    since: null,
  },
})

test('CSV is read back as it was, in every script, and holds no formula', () => {
  const notes = 'She said "yes",\nthen; no.\n=SUM(A1)'
  const rows = [
    planRow(source('a', '2027-03-01', 'منحة، "النيل"'), {}, [['notes', notes]], TODAY),
    planRow(source('b', '2027-03', '=HYPERLINK("x")', '+1'), {}, [], TODAY),
  ]
  const csv = planAsCsv(rows, 'https://site.example')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const read = parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[]
  expect(read).toHaveLength(2)
  expect(read[0]).toMatchObject({ Scholarship: 'منحة، "النيل"', Notes: notes, Closes: '2027-03-01', Status: 'To read' })
  expect(read[1]).toMatchObject({ Scholarship: '\'=HYPERLINK("x")', Funder: "'+1", Closes: '2027-03', Expected: '' })
  expect(read[1]?.['Address']).toBe('https://site.example/detail/b')
})
