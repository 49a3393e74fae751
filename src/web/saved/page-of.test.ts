import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const list = Array.from({ length: 17 }, (_, index) => index + 1)

test('V1 eight a page, the rest on the last', () => {
  expect(pageOf(list, 1, 8)).toEqual({ page: 1, pages: 3, items: [1, 2, 3, 4, 5, 6, 7, 8] })
  expect(pageOf(list, 3, 8)).toEqual({ page: 3, pages: 3, items: [17] })
})

test('V1 a page beyond the list is its last, an empty list has one page', () => {
  expect(pageOf(list, 9, 8).page).toBe(3)
  expect(pageOf(list, 0, 8).page).toBe(1)
  expect(pageOf([], 2, 8)).toEqual({ page: 1, pages: 1, items: [] })
})
