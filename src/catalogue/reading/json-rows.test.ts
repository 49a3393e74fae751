import { expect, test } from 'vitest'
import { jsonRows } from './json-rows.ts'

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
