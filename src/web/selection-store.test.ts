import { expect, test } from 'vitest'
import { parseSelection, resultsAddress, withLabels, withSearchKey } from './selection-store.ts'

test('R20 what an earlier page kept is read back', () => {
  const selection = {
    country: ['Kenya'],
    Scholarship: ['Fully Funded'],
    searchKey: 'law uk',
    without: [[0, 3]],
    when: ['open', '03'],
    sort: 'closes',
  }
  expect(parseSelection(JSON.stringify(selection))).toEqual(selection)
  expect(parseSelection('{"searchKey":"law uk","without":1}')).toEqual({ searchKey: 'law uk' })
  expect(parseSelection('{"when":["open","tomorrow",3],"sort":"price"}')).toEqual({ when: ['open'] })
  expect(parseSelection('{"searchKey":"law","widen":[3,null,{},[1,"x"]]}')).toEqual({ searchKey: 'law' })
})

test.each([null, '', 'nonsense', '3', 'null', '[]', '{"country":"Kenya"}', '{"country":[1,{}]}', '{"other":["x"]}'])(
  'R20 anything else counts as nothing chosen: %s',
  (text) => {
    expect(parseSelection(text)).toEqual({})
  },
)

test('a group or words that are taken away leave no trace', () => {
  expect(withLabels({ level: ['PhD'], country: ['Kenya'] }, 'country', [])).toEqual({ level: ['PhD'] })
  expect(withSearchKey({ searchKey: 'a', level: ['PhD'] }, '')).toEqual({ level: ['PhD'] })
  // Other words have other parts.
  expect(withSearchKey({ searchKey: 'a b', without: [[0, 1]], widen: [[2, 3]] }, 'a')).toEqual({ searchKey: 'a' })
})

test('R21 the address of a selection is that of its first page', () => {
  expect(resultsAddress({})).toBe('/search')
  expect(resultsAddress({ country: ['Kenya'] })).toBe('/search?country=Kenya')
  expect(resultsAddress({ country: ['Kenya'] }, 2)).toBe('/search?country=Kenya&page=2')
})
