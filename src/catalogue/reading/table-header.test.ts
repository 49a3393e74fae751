import { expect, test } from 'vitest'
import { findHeader } from './table-header.ts'

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
