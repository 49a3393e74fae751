import { expect, test } from 'vitest'
import { jsonRows, flattenCells } from './json-rows.ts'

async function cellsOf(text: string): Promise<unknown[]> {
  async function* chunks(): AsyncGenerator<string> {
    yield text
  }
  const rows = await Array.fromAsync(jsonRows(chunks()))
  return rows.map((row) => ('cells' in row ? row.cells : row.fault))
}

test('of what a tool for databases writes, the records of the table', async () => {
  const dump = [
    { type: 'header', version: '5.2', comment: 'Export to JSON' },
    { type: 'database', name: 'site' },
    {
      type: 'table',
      name: 'awards',
      database: 'site',
      data: [
        { id: '1', name: 'One' },
        { id: '2', name: 'Two' },
      ],
    },
  ]
  expect(await cellsOf(JSON.stringify(dump))).toEqual([
    { id: '1', name: 'One' },
    { id: '2', name: 'Two' },
  ])
})

test('records that have a type of their own stay records', async () => {
  const records = [
    { type: 'table', name: 'A tennis award' },
    { type: 'database', name: 'An award for librarians', funder: 'A fund' },
  ]
  expect(await cellsOf(JSON.stringify(records))).toEqual(records)
})

test('objects become paths, and lists lists of texts', () => {
  const cells = flattenCells({ award: { amount: 5, of: { each: 'year' } }, tags: ['a', { b: 'c', d: 1 }], none: null })
  expect({ ...cells }).toEqual({ 'award.amount': 5, 'award.of.each': 'year', tags: ['a', 'c: 1'], none: null })
})

test('values that a database wraps in their types are values', () => {
  const cells = flattenCells({
    _id: { $oid: '64a' },
    deadline: { $date: '2027-01-15T00:00:00Z' },
    opens: { $date: { $numberLong: '1736899200000' } },
    amount: { $numberInt: '5000' },
    price: { $numberDecimal: '5.5', currency: 'EUR' },
  })
  expect({ ...cells }).toEqual({
    _id: '64a',
    deadline: '2027-01-15T00:00:00Z',
    opens: '2025-01-15T00:00:00.000Z',
    amount: '5000',
    'price.$numberDecimal': '5.5',
    'price.currency': 'EUR',
  })
})
