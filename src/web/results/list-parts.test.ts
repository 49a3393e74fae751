import { expect, test } from 'vitest'
import type { Card } from '#contract/scholarship.ts'
import { type Found, readOptionGroups, readScholarship } from '#web/read-answers.ts'
import type { Match, OptionGroups, Understood } from '#contract/search.ts'
import { fieldCountsOf, fieldPartsOf, partsOf } from './list-parts.ts'

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

const option = (value: string, count: number) => ({ value, label: value, count })
const facets: OptionGroups = readOptionGroups({
  F: [option('Law', 41), option('Medicine', 50)],
  O: [option('field', 38)],
})
const law: Understood = { kind: 'field', text: 'law', label: 'Law', span: [0, 3] }
const [own, open]: Match[] = [{ open: [] }, { open: ['country', 'field'] }]

function asked(field: string[], said: Partial<Found> = {}) {
  // Only this is read of an answer.
  const answer = { facets, result: true, count: 41, understood: [], ...said } as unknown as Found
  return fieldCountsOf({ answer, selection: { field } })
}

test('a search for fields tells what is made for them, and what is open to any', () => {
  expect(asked(['Law'])).toEqual({ fields: 'Law', made: 3, open: 38 })
  expect(asked(['Law', 'Medicine'], { count: 53 })).toEqual({ fields: 'Law or Medicine', made: 15, open: 38 })
  expect(asked([], { understood: [law] })).toEqual({ fields: 'Law', made: 3, open: 38 })
})

test('where that is not known, or would not be true, nothing is told', () => {
  expect(asked([])).toBeUndefined()
  expect(asked(['Alchemy'])).toBeUndefined()
  expect(asked(['Law'], { result: false })).toBeUndefined()
  expect(asked(['Law'], { facets: undefined })).toBeUndefined()
  expect(asked(['Medicine'], { understood: [law] }), 'words narrow what is chosen').toBeUndefined()
  expect(asked([], { understood: [{ ...law, label: 'not Law' }] })).toBeUndefined()
})

test('a page whose order is that has a heading for each part, with the number of the whole search', () => {
  const parts = (made: number, page: number, ...matches: (Match | undefined)[]) => {
    const said = { facets, result: true, count: made + 38, understood: [], page, matches }
    return fieldPartsOf({ answer: said as unknown as Found, selection: { field: ['Law'] } })
  }
  expect(parts(3, 1, own, own, own, open, open)).toEqual([
    { heading: 'For Law (3)', from: 0, to: 3 },
    { heading: 'Open to any field (38)', from: 3, to: 5 },
  ])
  expect(parts(3, 2, open, open)).toEqual([{ heading: 'Open to any field (38)', from: 0, to: 2 }])
  expect(parts(10, 2, own, own, open)?.map(({ to }) => to)).toEqual([2, 3])
  expect(parts(10, 2, own, open, own), 'another order').toBeUndefined()
  expect(parts(10, 2, own, open), 'one of ten comes later').toBeUndefined()
})
