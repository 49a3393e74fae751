import { expect, test } from 'vitest'
import { findHeader } from './table-rows.ts'

const linesOf = (...rows: readonly string[]) => rows.map((row, line) => ({ line, cells: row.split('|') }))

test.each([
  ['Programme|Organisme|Dates|||Site', '||Ouverture|Clôture|Résultats|', 2],
  ['Programme|Organisme|Dates|Dates|Dates|Site', '||Ouverture|Clôture|Résultats|', 2],
  // A row of values, or a remark in one cell, is no part of the header.
  ['Programme|Organisme|Date limite||Site', 'Bourse A|Fondation|2027-03-31|x|https://a.org', 1],
  ['Programme|Organisme|Date limite||Site', '|||sic|', 1],
])('names below a name that reaches over several columns are part of the header: "%s", "%s"', (header, below, end) => {
  expect(findHeader(linesOf(header, below, 'Bourse B|Fondation|||||'), new Set()).end).toBe(end)
})

test('the name above stands before the name below', () => {
  const lines = linesOf('Programme|Organisme|Dates||Site', '||Ouverture|Clôture|')
  expect(findHeader(lines, new Set()).columns).toEqual(['Programme', 'Organisme', 'Dates Ouverture', 'Clôture', 'Site'])
})

test('a line of groups above completes names that tell nothing, and names columns without one', () => {
  const [first, second] = ['Award|Award|Value|Value|Apply|Remarks', 'Name|Sponsor|Minimum|Maximum|Web page|']
  const lines = linesOf(first, second, 'A|B|1|2|https://a.example.org|')
  const names = ['Name', 'Sponsor', 'Value Minimum', 'Value Maximum', 'Web page', 'Remarks']
  expect(findHeader(lines, new Set()).columns).toEqual(names)
  // A mapping knows the columns by the names that they had.
  expect(findHeader(lines, new Set(['Name', 'Minimum'])).columns).toContain('Minimum')
})

test('the questions of a form are its header', () => {
  const lines = linesOf('Timestamp|What is it called?|Who offers it?', '2026/11/02|One|Fund')
  expect(findHeader(lines, new Set())).toMatchObject({
    columns: ['Timestamp', 'What is it called?', 'Who offers it?'],
    end: 1,
  })
})
