import { expect, test } from 'vitest'
import type { CardWindow } from '#contract/scholarship.ts'
import { tellRounds } from './describe-rounds.ts'
import { NO_ROUND } from '#test/said-window.ts'

type SaidRound = CardWindow['rounds'][number]
const UNKNOWN: SaidRound = { ...NO_ROUND, basis: 'usual' }
const windowOf = (...rounds: Partial<SaidRound>[]): CardWindow => ({
  rounds: rounds.map((each) => ({ ...UNKNOWN, ...each })),
  open_all_year: false,
  by_programme: false,
  status: 'active',
  since: null,
})

test('a round says its time, its results, its basis, its source and the month', () => {
  const window = windowOf(
    { OpenDate: '03', CloseDate: '04', AnnouncementDate: '06', verified: '2025-05' },
    { CloseDate: '2026-02-13', basis: 'last', for: 'doctorate', source: 'https://www.daad.de/x', verified: '2026-03' },
    { vague: 'in summer', vague_results: 'in autumn' },
    { CloseDate: '01-15', basis: 'yearly' },
    { OpenDate: '2026-12-01', basis: 'announced' },
  )
  expect(tellRounds(window, -1)).toEqual([
    { text: 'Open in March and April, results in June', basis: 'Usual in past years', source: null, seen: 'May 2025' },
    {
      text: 'Doctorate: closed on 13 February 2026',
      basis: 'A past round',
      source: 'https://www.daad.de/x',
      seen: 'March 2026',
    },
    { text: 'In summer, results in autumn', basis: 'Usual in past years', source: null, seen: undefined },
    { text: 'Closes on 15 January', basis: 'The same every year', source: null, seen: undefined },
    { text: 'Opens on 1 December 2026', basis: 'Announced', source: null, seen: undefined },
  ])
})

test('a habit is left out where a dated round for the same people says as much', () => {
  const announced = { basis: 'announced', CloseDate: '2026-12-08', for: 'everyone else, courses of December' } as const
  const habit = { closes_between: ['12', '01'] as [string, string], for: 'everyone else' }
  const textsOf = (...rounds: Partial<SaidRound>[]) => tellRounds(windowOf(...rounds), 0).map(({ text }) => text)
  expect(textsOf(announced, habit)).toEqual([''])
  expect(textsOf({ basis: 'last', CloseDate: '2026-10-14', for: '2027/28' }, { CloseDate: '10' })).toEqual([''])
  // Nor where it is told already, for others, for another month, or where it tells of an opening.
  expect(textsOf(habit, announced)).toHaveLength(2)
  expect(textsOf(announced, { ...habit, for: null })).toHaveLength(2)
  expect(textsOf(announced, { CloseDate: '10', for: 'everyone else' })).toHaveLength(2)
  expect(textsOf(announced, { ...habit, OpenDate: '09' })).toHaveLength(2)
})

test('the round whose time is told already comes first, and does not repeat it', () => {
  const window = windowOf(
    { CloseDate: '2025-04-30', basis: 'last' },
    { CloseDate: '2027-01-15', basis: 'announced', for: 'doctorate', AnnouncementDate: '2027-03' },
  )
  expect(tellRounds(window, 1).map(({ text }) => text)).toEqual(['Results in March 2027', 'Closed on 30 April 2025'])
})
