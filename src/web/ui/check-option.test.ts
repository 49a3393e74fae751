import { expect, test } from 'vitest'
import { describeOpen } from './check-option.tsx'

test('how many more are open to any is a number, or said in words where there are none', () => {
  expect(describeOpen(82, 'country')).toBe('82 more open to any country.')
  expect(describeOpen(0, 'country')).toBe('No others are open to any country.')
})
