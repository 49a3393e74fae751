import { expect, test } from 'vitest'
import type { CardWindow } from '#contract/scholarship.ts'
import { WINDOW_STATES, type WindowState } from '#domain/window-on.ts'
import { describeNow, describeWindow } from './describe-window.ts'
import { NO_ROUND } from '#test/said-window.ts'

const DAY = '2026-11-25'
const LINK = 'https://www.royalsociety.org/grants'

type SaidRound = CardWindow['rounds'][number]
const UNKNOWN: SaidRound = { ...NO_ROUND, basis: 'usual' }
const NOTHING: CardWindow = { rounds: [], open_all_year: false, by_programme: false, status: 'active', since: null }

const round = (basis: SaidRound['basis'], OpenDate: string | null, CloseDate: string | null = null): SaidRound => ({
  ...UNKNOWN,
  basis,
  OpenDate,
  CloseDate,
})
const between = (basis: SaidRound['basis'], from: string, to: string, OpenDate: string | null = null): SaidRound => ({
  ...round(basis, OpenDate),
  closes_between: [from, to],
})
const vague = (words: string, basis: SaidRound['basis'] = 'usual'): SaidRound => ({
  ...round(basis, null),
  vague: words,
})
const rounds = (...all: SaidRound[]): Partial<CardWindow> => ({ rounds: all })

const TOLD: readonly (readonly [Partial<CardWindow>, WindowState, string])[] = [
  [rounds(round('announced', '2026-11-01', '2027-04-30')), 'open', 'Open until 30 April 2027'],
  [rounds(round('announced', null, '2026-11-25')), 'open', 'Open until 25 November 2026'],
  [rounds(round('announced', null, '2027-04')), 'open', 'Closes in April 2027'],
  [rounds(between('announced', '2026-12', '2027-02')), 'open', 'Closes between December 2026 and February 2027'],
  // In the month of its opening, and on the day itself where nobody knows the end.
  [rounds(round('announced', '2026-11', '2027-01-31')), 'open', 'Opens in November 2026'],
  [rounds(round('announced', '2026-11-25')), 'open', 'Opens 25 November 2026'],
  [
    rounds({ ...round('announced', null, '2027-04-30'), for: 'undergraduates' }),
    'open',
    'Open until 30 April 2027 (undergraduates)',
  ],
  // No brackets within brackets.
  [
    rounds({ ...round('announced', null, '2027-04-30'), for: 'fellowships (graduates), Kenya (Nairobi)' }),
    'open',
    'Open until 30 April 2027 (fellowships, graduates, Kenya, Nairobi)',
  ],
  // Of several the one that decides.
  [
    rounds(round('last', null, '2025-04-30'), round('announced', null, '2027-01-15')),
    'open',
    'Open until 15 January 2027',
  ],

  [rounds(round('announced', '2026-12-01', '2027-01-31')), 'opens', 'Opens 1 December 2026'],
  [rounds(round('announced', '2027-02')), 'opens', 'Opens in February 2027'],

  [rounds(round('usual', '03', '04')), 'expected', 'Usually open in March and April. Not announced yet'],
  [rounds(round('usual', '12', '01')), 'expected', 'Usually open in December and January. Not announced yet'],
  [rounds(round('usual', '08', '08')), 'expected', 'Usually open in August. Not announced yet'],
  [rounds(round('usual', '03', '06')), 'expected', 'Usually open from March to June. Not announced yet'],
  [rounds(round('usual', '04-01', '05-15')), 'expected', 'Usually open from 1 April to 15 May. Not announced yet'],
  [
    rounds(round('usual', '11', '01')),
    'expected',
    'Usually open from November to January. Not confirmed for this year',
  ],
  [rounds(round('usual', null, '04')), 'expected', 'Usually closes in April. Not announced yet'],
  [rounds(round('usual', '03')), 'expected', 'Usually opens in March. Not announced yet'],
  [
    rounds(between('usual', '02', '03', '01')),
    'expected',
    'Usually opens in January, closes between February and March. Not announced yet',
  ],
  [rounds(round('yearly', null, '01-15')), 'expected', 'Closes on 15 January every year. Not announced yet'],
  [rounds(round('yearly', '03', '04-30')), 'expected', 'Open from March to 30 April every year. Not announced yet'],
  [
    rounds({ ...round('usual', null, '06-30'), for: 'Health Sciences' }),
    'expected',
    'Usually closes on 30 June (Health Sciences). Not announced yet',
  ],
  [rounds(vague('in summer')), 'expected', 'Usually in summer. Not announced yet'],
  [rounds(vague('summer')), 'expected', 'Usually in summer. Not announced yet'],
  [rounds(vague('winter round')), 'expected', 'Usually: winter round. Not announced yet'],
  [rounds(vague('each autumn')), 'expected', 'Each autumn. Not announced yet'],
  [rounds(vague('in autumn 2025', 'last')), 'expected', 'The last round was in autumn 2025. Not announced yet'],
  // It comes again within half a year.
  [
    rounds(round('last', '2026-01-05', '2026-02-13')),
    'expected',
    'Expected again in February 2027. The last round closed on 13 February 2026',
  ],
  [
    rounds(round('last', '2026-01')),
    'expected',
    'Expected again in January 2027. The last round opened in January 2026',
  ],

  [rounds(round('last', '2026-08', '2026-09-30')), 'closed', 'The last round closed on 30 September 2026'],
  [rounds(round('announced', null, '2026-09')), 'closed', 'The last round closed in September 2026'],
  [
    rounds(between('last', '2026-08', '2026-09')),
    'closed',
    'The last round closed between August 2026 and September 2026',
  ],

  [{ open_all_year: true }, 'open-all-year', 'Open all year'],
  [{ by_programme: true }, 'by-programme', 'Dates differ by school or place'],
  [{}, 'not-known', 'Date not known here: ask on royalsociety.org'],
  // Results alone are no time to apply.
  [rounds({ ...UNKNOWN, AnnouncementDate: '05' }), 'not-known', 'Date not known here: ask on royalsociety.org'],
  [{ status: 'paused', since: '2026-06' }, 'paused', 'Paused since June 2026'],
  [{ status: 'paused' }, 'paused', 'Paused'],
  [{ status: 'ended', since: '2025-12' }, 'ended', 'Ended in December 2025'],
  [{ status: 'ended' }, 'ended', 'Ended'],
]

test.each(TOLD)('%j is %s: %s', (said, state, sentence) => {
  expect(describeWindow({ ...NOTHING, ...said }, DAY, LINK)).toMatchObject({
    state,
    sentence,
    isExpected: state === 'expected',
  })
})

test('every state is in the table', () => {
  expect(new Set(TOLD.map(([, state]) => state))).toEqual(new Set(WINDOW_STATES))
})

test('where nobody can be asked, none is named', () => {
  expect(describeWindow(NOTHING, DAY).sentence).toBe('Date not known here')
  expect(describeWindow(NOTHING, DAY, 'javascript:alert(1)').sentence).toBe('Date not known here')
})

test('the round is named that it is told from', () => {
  const last = round('last', null, '2025-04-30')
  const next = round('announced', null, '2027-01-15')
  expect(describeWindow({ ...NOTHING, rounds: [last, next] }, DAY).place).toBe(1)
  expect(describeWindow(NOTHING, DAY).place).toBe(-1)
})

test('no sentence of a time that is known by its month holds a day or a number of days', () => {
  for (const [said, , sentence] of TOLD) {
    const dates = (said.rounds ?? []).flatMap((one) => [one.OpenDate, one.CloseDate, ...(one.closes_between ?? [])])
    if (dates.some((date) => date?.length === 5 || date?.length === 10)) continue
    expect(sentence).not.toMatch(/\b\d{1,2}\b|\bdays?\b/)
  }
})

test('what is expected moves to its next time once this one is over everywhere, as lists do; what is announced by the reader', () => {
  const told = (window: CardWindow, moment: string, day: string) =>
    describeNow({ deadline: 'NA', deadline_expected: false, window }, '', new Date(moment), day)?.sentence
  const habit = { ...NOTHING, ...rounds(round('last', null, '2025-11')) }
  // In Nairobi it is December, in UTC-12 not yet.
  expect(told(habit, '2026-12-01T06:00:00Z', '2026-12-01')).toMatch(/^Expected again in November 2026\./)
  expect(told(habit, '2026-12-01T12:00:00Z', '2026-12-01')).toBe('The last round closed in November 2025')
  const announced = { ...NOTHING, ...rounds(round('announced', null, '2026-11-30')) }
  expect(told(announced, '2026-12-01T06:00:00Z', '2026-12-01')).toBe('The last round closed on 30 November 2026')
})
