import { expect, test } from 'vitest'
import { pageWindow, rangeOf } from './pagination.tsx'
import { pagesFor } from './pages-for.ts'

test('R14 eight results a page, the last page holding the rest', () => {
  expect([0, 1, 8, 9, 347].map(pagesFor)).toEqual([1, 1, 1, 2, 44])
  expect(rangeOf(1, 347)).toBe('1-8 of 347')
  expect(rangeOf(44, 347)).toBe('345-347 of 347')
  expect(rangeOf(1, 3)).toBe('1-3 of 3')
  expect(rangeOf(2, 9)).toBe('9 of 9')
})

test('R15 up to eight pages are all shown, more only near the present one', () => {
  expect(pageWindow(3, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 'gap-after', 9])
  expect(pageWindow(4, 9)).toEqual([1, 'gap-before', 3, 4, 5, 'gap-after', 9])
  expect(pageWindow(22, 44)).toEqual([1, 'gap-before', 21, 22, 23, 'gap-after', 44])
  expect(pageWindow(44, 44)).toEqual([1, 'gap-before', 41, 42, 43, 44])
})

test('R15 every window has the first page, the last and the present one, in order and once', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const steps = pageWindow(page, pages).filter((step) => typeof step === 'number')
      expect(steps).toContain(page)
      expect(steps[0]).toBe(1)
      expect(steps.at(-1)).toBe(pages)
      expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
    }
  }
})
