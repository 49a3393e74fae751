import { expect, test } from 'vitest'
import { describeAlternative, describeSelection } from './alternatives-banner.tsx'

test('R10 alternatives say what was given up, and how many that gives', () => {
  expect(describeAlternative(14, [{ constraint: 'country', from: ['Iceland'], to: null }])).toBe(
    '14 without the country',
  )
  expect(
    describeAlternative(3, [
      { constraint: 'Scholarship', from: ['Fully Funded'], to: null },
      { constraint: 'level', from: ['PhD'], to: ['PhD', "Master's", 'Post-doc', "Bachelor's"] },
    ]),
  ).toBe("3 without the funding coverage and also for Master's, Post-doc and 1 more")
  expect(
    describeAlternative(2, [
      { constraint: 'country', from: ['Iceland'], to: ['Northern Europe'] },
      { constraint: 'field', from: ['Law'], to: ['Business & Law'] },
    ]),
  ).toBe('2 anywhere in Northern Europe and in all of Business & Law')
  expect(describeAlternative(1, [{ constraint: 'words', from: ['robotics'], to: null }])).toBe(
    '1 without “\u2068robotics\u2069”',
  )
  expect(describeAlternative(9, [{ constraint: 'words', from: ['robots', 'bees'], to: null }])).toBe(
    '9 without “\u2068robots\u2069” and “\u2068bees\u2069”',
  )
})

test('R10 what was typed in Arabic stands between its own quotation marks, and what follows it behind them', () => {
  expect(describeSelection({ searchKey: 'منح', country: ['Iceland'] })).toBe('“\u2068منح\u2069” + Iceland')
  expect(describeAlternative(82, [{ constraint: 'words', from: ['منح'], to: null }])).toBe(
    '82 without “\u2068منح\u2069”',
  )
})

test('R10 what was asked for is named in one breath', () => {
  expect(describeSelection({ field: ['Nursing'], country: ['Iceland'], level: ['PhD'] })).toBe(
    'Iceland + Nursing + PhD',
  )
  expect(describeSelection({ searchKey: 'robots', country: ['A', 'B', 'C'] })).toBe(
    '“\u2068robots\u2069” + A, B and 1 more',
  )
})
