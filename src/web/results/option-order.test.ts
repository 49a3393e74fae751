import { expect, test } from 'vitest'
import { FIELDS } from '#domain/fields.ts'
import { frontOf, fullestOf, inStudyOrder, MOST_SOUGHT, shownFirst, withChosen, withOwn } from './option-order.ts'

const options = 'ABCDEFGHIJKL'.split('').map((label, index) => ({ value: label, label, count: index }))
const offered = (list: typeof options) => ({ options: list, regions: [], named: [], open: 0, tellsOpen: false })
const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label).join('')

test('R8 a long group begins with its eight fullest options, in the order of their labels', () => {
  const front = frontOf(fullestOf({ options, open: 0 }), options)
  expect(labels(shownFirst(options, front, []))).toBe('EFGHIJKL')
})

test('R8 where few have results, what is most sought fills the group up, then any', () => {
  const few = [...options, { value: 'Law', label: 'Law', count: 0 }].map((option) => ({
    ...option,
    count: Number(option.label === 'L'),
  }))
  expect(fullestOf({ options: few, open: 0 })).toEqual(['L'])
  expect(labels(shownFirst(few, frontOf(['L'], few), []))).toBe('ABCDEFLLaw')
})

test('R8 an option that was chosen is shown wherever it stands, and moves no other', () => {
  const front = frontOf(fullestOf({ options, open: 0 }), options)
  expect(labels(shownFirst(options, front, ['B']))).toBe('BEFGHIJKL')
})

test('R8 a choice that no option knows can still be taken back', () => {
  expect(withChosen(offered(options), ['Atlantis']).at(-1)).toEqual({ value: 'Atlantis', label: 'Atlantis', count: 0 })
  expect(withChosen(offered(options), ['A'])).toHaveLength(options.length)
})

test('R8 R10 where none has results, the countries that are sought most stand before the alphabet', () => {
  const countries = ['Aruba', 'Belize', 'Canada', 'Chad', 'Chile', 'Cuba', 'Fiji', 'Gabon', 'Germany', 'Haiti']
  const listed = countries.map((label) => ({ value: label, label, count: 0 }))
  expect([...frontOf([], listed)].slice(0, 3)).toEqual(['Germany', 'Canada', 'Aruba'])
})

test('R8 fields begin with the most sought of those that have scholarships of their own', () => {
  const fields = ['Art', 'Law', 'Medicine', 'Yoga'].map((label) => ({ value: label, label, count: 100 }))
  const counted = fields.map((field) => ({
    ...field,
    count: field.label === 'Art' ? 900 : field.label === 'Law' ? 101 : 100,
  }))
  expect(fullestOf({ options: counted, open: 100 })).toEqual(['Law', 'Art'])
  const known = FIELDS.map(({ label }): string => label)
  expect(MOST_SOUGHT.filter((label) => !known.includes(label))).toEqual([])
})

test('R8 a country that no scholarship names among a few, or has none of its own now, is not listed unless it is kept', () => {
  const country = (label: string, count: number) => ({ value: label, label, count })
  const countries = [country('Aruba', 99), country('Chile', 70), country('Kenya', 75), country('Niue', 71)]
  const offer = { options: countries, named: ['Chile', 'Kenya'], open: 70 }
  const listed = (kept: string[]) => withOwn(offer, kept, true).map(({ label }) => label)
  expect(listed([])).toEqual(['Kenya'])
  expect(listed(['Chile', 'Niue'])).toEqual(['Chile', 'Kenya', 'Niue'])
  expect(withOwn(offer, [], false), 'among alternatives').toHaveLength(2)
  expect(withOwn({ options, named: [], open: 70 }, [], true), 'where nothing tells').toHaveLength(options.length)
})

test('R8 a chosen region is no option that is missing', () => {
  const regions = [{ value: '@europe', label: 'Europe', count: 9 }]
  expect(withChosen({ options, regions }, ['Europe'])).toHaveLength(options.length)
})

test('R8 levels stand in the order of study', () => {
  const levels = ["Bachelor's", 'High School', "Master's", 'PhD', 'Post-doc'].map((label) => ({
    value: label,
    label,
    count: 1,
  }))
  expect(
    inStudyOrder(levels)
      .map(({ label }) => label)
      .slice(0, 3),
  ).toEqual(['High School', "Bachelor's", "Master's"])
})
