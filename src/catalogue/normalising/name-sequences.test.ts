import { expect, test } from 'vitest'
import { readFields, readLevels } from './studies.ts'

test.each([
  ['Water / Development', ['environmental-engineering'], ['Development']],
  ['Development / Economics', ['economics'], ['Development']],
  ['Development and Economics', ['economics'], ['Development']],
  ['Development & Economics', ['economics'], ['Development']],
  ['Water, Development', ['environmental-engineering'], ['Development']],
])('a subject does not vanish in the name of another: "%s"', (cell, ids, unread) => {
  expect(readFields(cell)).toMatchObject({ ids, unread, isOpen: true })
})

test.each([
  ['Computer / Science', ['computer-science']],
  ['Rural / Development', ['development-studies']],
  ['Education Research & Policy', ['education-science']],
  ['Development Economics', ['economics']],
])('what is a name together stays one: "%s"', (cell, ids) => {
  expect(readFields(cell)).toMatchObject({ ids, unread: [], isOpen: false })
})

test('a word beside a level does not open the list of levels', () => {
  expect(readLevels('Doctorat / recherche')).toMatchObject({ ids: ['doctorate'], isOpen: false })
})
