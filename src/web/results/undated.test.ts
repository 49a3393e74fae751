import { expect, test } from 'vitest'
import type { Card } from '#contract/scholarship.ts'
import { readScholarship } from '#web/read-answers.ts'
import { partsOf } from './undated.ts'

const NOON = new Date('2026-11-25T12:00:00Z')
const ROUND = {
  OpenDate: null,
  CloseDate: null,
  AnnouncementDate: null,
  basis: 'announced',
  vague: null,
  closes_between: null,
  for: null,
}

function card(window: object): Card {
  const read = readScholarship({ _id: 'a', scholarship_name: 'A', window })
  if (!read) throw new Error('No card')
  return read
}
const closing = (CloseDate: string) => card({ rounds: [{ ...ROUND, CloseDate }] })
const opening = (OpenDate: string) => card({ rounds: [{ ...ROUND, OpenDate }] })
const [unknown, allYear, paused] = [card({}), card({ open_all_year: true }), card({ status: 'paused' })]

const told = (cards: readonly (Card | null)[], sort?: 'closes' | 'opens' | 'newest') =>
  partsOf(cards, sort, NOON).map(({ heading = '', from, to }) => `${heading} ${from}-${to}`.trim())

test('sorted by closing, what has no date comes last under its own heading, and what is over after it', () => {
  const dated = [closing('2026-12-01'), closing('2027-03-01')]
  expect(told([...dated, allYear, unknown, paused, closing('2026-09-01')], 'closes')).toEqual([
    '0-2',
    'No closing date known here 2-4',
    'Closed, paused or ended 4-6',
  ])
  expect(told(dated, 'closes')).toEqual(['0-2'])
  expect(told([unknown, unknown], 'closes'), 'a later page').toEqual(['No closing date known here 0-2'])
  expect(told([...dated, paused], 'closes')).toEqual(['0-2', 'Closed, paused or ended 2-3'])
})

test('sorted by opening, what has no opening ahead comes last, open or not', () => {
  expect(told([opening('2026-12-01'), closing('2026-12-01'), unknown, paused], 'opens')).toEqual([
    '0-1',
    'No later opening known here 1-4',
  ])
})

test('a card that another day has sorted among the dated ones stays there', () => {
  expect(told([closing('2026-12-01'), unknown, closing('2027-01-01'), unknown], 'closes')).toEqual([
    '0-3',
    'No closing date known here 3-4',
  ])
})

test('by best match and by newest facts the list has no parts', () => {
  expect(told([closing('2026-12-01'), null, paused])).toEqual(['0-3'])
  expect(told([unknown, closing('2026-12-01')], 'newest')).toEqual(['0-2'])
  expect(told([])).toEqual([])
})
