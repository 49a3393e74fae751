import { expect, test } from 'vitest'
import { fitTags } from './tag-row.tsx'

const row = { gap: 8, container: 300, badge: 40 }

test('L5 all tags are shown as long as they fit into 90% of the container', () => {
  expect(fitTags({ ...row, widths: [127, 127] })).toBe(2)
  expect(fitTags({ ...row, widths: [131, 131] })).toBe(2)
  expect(fitTags({ ...row, widths: [132, 131] })).toBe(1)
})

test('L5 of more tags than fit as many are shown as leave room for "+N"', () => {
  expect(fitTags({ ...row, widths: [80, 80, 80, 80] })).toBe(2)
  expect(fitTags({ ...row, widths: [100, 106, 80] })).toBe(2)
  expect(fitTags({ ...row, widths: [100, 115, 80] })).toBe(1)
  expect(fitTags({ ...row, widths: [400, 80] }), 'one is always named').toBe(1)
})

test('L5 the count follows the container', () => {
  const widths = [80, 80, 80, 80]
  expect([150, 250, 330, 400].map((container) => fitTags({ ...row, widths, container }))).toEqual([1, 2, 2, 4])
  expect(fitTags({ ...row, widths: [], container: 0 })).toBe(0)
})

test('R5 never more than the limit, even with room', () => {
  expect(fitTags({ ...row, widths: [10, 10, 10, 10, 10, 10], most: 5 })).toBe(5)
})
