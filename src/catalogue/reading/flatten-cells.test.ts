import { expect, test } from 'vitest'
import { flattenCells } from './flatten-cells.ts'

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
