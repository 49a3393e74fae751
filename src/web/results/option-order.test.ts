import { expect, test } from 'vitest'
import { frontOf, fullestOf, shownFirst, withChosen } from './option-order.ts'

const options = 'ABCDEFGHIJKL'.split('').map((label, index) => ({ value: label, label, count: index }))
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label).join('')

test('R8 a long group begins with its eight fullest options, in the order of their labels', () => {
  const front = frontOf(fullestOf(options), [], options)
  expect(labels(shownFirst(options, front, []))).toBe('EFGHIJKL')
})

test('R8 where few have results, the fullest of the whole catalogue fill the group up', () => {
  const few = options.map((option) => ({ ...option, count: option.label === 'A' ? 1 : 0 }))
  expect(fullestOf(few)).toEqual(['A'])
  expect(labels(shownFirst(few, frontOf(['A'], options, few), []))).toBe('AFGHIJKL')
  expect(labels(shownFirst(few, frontOf(['A'], [], few), []))).toBe('ABCDEFGH')
})

test('R8 an option that was chosen is shown wherever it stands, and moves no other', () => {
  const front = frontOf(fullestOf(options), [], options)
  expect(labels(shownFirst(options, front, ['B']))).toBe('BEFGHIJKL')
})

test('R8 a choice that no option knows can still be taken back', () => {
  expect(withChosen(options, ['Atlantis']).at(-1)).toEqual({ value: 'Atlantis', label: 'Atlantis', count: 0 })
  expect(withChosen(options, ['A'])).toHaveLength(options.length)
})
