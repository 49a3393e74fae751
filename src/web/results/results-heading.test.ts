import { expect, test } from 'vitest'
import { roundCount } from './results-heading.tsx'

test.each([
  [0, '0'],
  [9, '9'],
  [10, '10+'],
  [19, '10+'],
  [99, '90+'],
  [100, '100+'],
  [347, '300+'],
  [999, '900+'],
  [1000, '1000+'],
  [1999, '1000+'],
  [12_999, '12000+'],
  [100_000, '100000+'],
])('R2 rounds %i down to %s', (count, shown) => {
  expect(roundCount(count)).toBe(shown)
})
