import { expect, test } from 'vitest'
import { createFormTable } from './form-table.ts'

test('forms of the same hash are told apart', () => {
  const letters = Uint16Array.from([1, 2, 3, 1, 2, 1, 3])
  const table = createFormTable()
  const find = (start: number, end: number) => table.find(letters, start, end, 7)
  expect(find(0, 2)).toBe(-1)
  table.add(letters.slice(0, 2), 7)
  table.add(letters.slice(0, 3), 7)
  table.add(letters.slice(1, 3), 7)
  expect([find(0, 2), find(0, 3), find(1, 3), find(3, 5), find(5, 7)]).toEqual([0, 1, 2, 0, -1])
})
