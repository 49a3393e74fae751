import type { Page } from '@playwright/test'
import { changeAnswers, findCards, SAVED, SCHOLARSHIPS, SEARCHES } from './answers.ts'
import { NO_ROUND } from '../test/said-window.ts'

const USUAL = { ...NO_ROUND, basis: 'usual' }
const LAST = { ...NO_ROUND, basis: 'last', CloseDate: '2026-02-13' }
const NONE = { rounds: [], open_all_year: false, by_programme: false, status: 'active', since: null }
const rounds = (...all: object[]) => ({ window: { ...NONE, rounds: all } })

/** The day of the states below, by any clocks. */
const NOON = '2026-11-25T12:00:00Z'

/** Two pages of cards: what an answer says of when one can apply, and what is read from it. */
export const WINDOWS: readonly { readonly said: object; readonly sentence: string | null; readonly badge?: string }[] =
  [
    {
      said: { deadline: '2027-04-30', ...rounds({ ...NO_ROUND, OpenDate: '2026-10', CloseDate: '2027-04-30' }) },
      sentence: 'Open until 30 April 2027',
      badge: 'Submissions Close In 5 months',
    },
    { said: rounds({ ...NO_ROUND, OpenDate: '2026-12-01' }), sentence: 'Opens 1 December 2026' },
    {
      said: rounds({ ...USUAL, OpenDate: '03', CloseDate: '04' }),
      sentence: 'Usually open in March and April. Not announced yet',
    },
    {
      said: {
        deadline: '2027-01-15',
        deadline_expected: true,
        ...rounds({ ...NO_ROUND, basis: 'yearly', CloseDate: '01-15', for: 'undergraduates' }),
      },
      sentence: 'Closes on 15 January every year (undergraduates). Not announced yet',
      badge: 'Submissions Close In 1 month',
    },
    {
      said: rounds(LAST),
      sentence: 'Expected again in February 2027. The last round closed on 13 February 2026',
    },
    { said: rounds({ ...USUAL, vague: 'in summer' }), sentence: 'Usually in summer. Not announced yet' },
    {
      said: { deadline: 'Open all year', window: { ...NONE, open_all_year: true } },
      sentence: null,
      badge: 'Open all year',
    },
    {
      said: { deadline: 'Program Deadline Applies', window: { ...NONE, by_programme: true } },
      sentence: 'Dates differ by school or place',
      badge: 'Program Deadline Applies',
    },
    { said: rounds({ ...LAST, CloseDate: '2026-09-13' }), sentence: 'The last round closed on 13 September 2026' },
    {
      said: { deadline: '2026-11-20', ...rounds({ ...NO_ROUND, CloseDate: '2026-11-20' }) },
      sentence: 'The last round closed on 20 November 2026',
      badge: 'Submissions closed',
    },
    { said: { window: NONE }, sentence: 'Date not known here' },
    { said: { window: { ...NONE, status: 'paused', since: '2026-06' } }, sentence: 'Paused since June 2026' },
    { said: { window: { ...NONE, status: 'ended' } }, sentence: 'Ended' },
  ]

/** Several rounds, of which the second decides. */
const SEVERAL = rounds(
  {
    ...LAST,
    OpenDate: '2025-12-01',
    for: 'master’s degree',
    source: 'https://www.daad.de/en',
    verified: '2026-03',
  },
  { ...USUAL, OpenDate: '03', CloseDate: '04', AnnouncementDate: '06', for: 'doctorate', verified: '2025-05' },
)

const NO_DATE = { deadline: 'NA', deadline_expected: false }

/** Turns the first answers into these states, on their day. */
export async function showWindows(page: Page, skip = 0): Promise<void> {
  await page.clock.setFixedTime(NOON)
  const change = (cards: readonly object[]) =>
    cards
      .slice(0, WINDOWS.length - skip)
      .map((card, index) => ({ ...card, ...NO_DATE, ...WINDOWS[index + skip]?.said }))
  await changeAnswers(page, SEARCHES, ({ list, ...answer }) => ({ ...answer, list: change(list) }))
  await page.route(SAVED, async (route) => {
    const saved = change(await findCards(page.request))
    await route.fulfill({ json: saved.map((card) => ({ ...card, listed: true })) })
  })
  await changeAnswers(page, SCHOLARSHIPS, (answer) => ({ ...answer, ...NO_DATE, ...SEVERAL }))
}
