import type { Page } from '@playwright/test'
import { NO_ROUND } from '../test/said-window.ts'
import { changeAnswers, requireCard, SCHOLARSHIPS, SEARCHES } from './answers.ts'
import { at390, expect, signInAndGo, test } from './visitor.ts'

const DAY = '2027-03-10'

/** The badge of a card that closes on that day by those clocks, for a reader at that moment. */
async function badgeAt(page: Page, moment: string, timeZone: string | undefined, expected = false): Promise<string> {
  await page.unrouteAll({ behavior: 'wait' })
  await changeAnswers(page, SEARCHES, ({ list, ...answer }) => ({
    ...answer,
    list: list.slice(0, 1).map((card) => ({
      ...card,
      deadline: DAY,
      deadline_expected: expected,
      ...(timeZone !== undefined && { deadline_time_zone: timeZone }),
    })),
  }))
  await page.clock.setFixedTime(moment)
  await page.goto('/search')
  const badge = page
    .getByRole('article')
    .first()
    .getByText(/^Submission/)
  await expect(badge).toBeVisible()
  return badge.innerText()
}

for (const [reader, rows] of Object.entries({
  'Asia/Kolkata': [
    // Honolulu still has the day while Kolkata has the next one, until 10 hours after its end in London.
    ['2027-03-10T20:00:00Z', 'Pacific/Honolulu', 'Submission closes today'],
    ['2027-03-11T09:30:00Z', 'Pacific/Honolulu', 'Submission closes today'],
    ['2027-03-11T10:30:00Z', 'Pacific/Honolulu', 'Submissions closed'],
    // Without clocks of its own, the reader's own day counts.
    ['2027-03-10T18:00:00Z', undefined, 'Submission closes today'],
    ['2027-03-10T19:00:00Z', undefined, 'Submissions closed'],
    ['2027-03-01T12:00:00Z', 'Pacific/Honolulu', 'Submissions Close In 1 week'],
  ],
  'America/Los_Angeles': [
    // In Tokyo it is over while Los Angeles has yet to see the day.
    ['2027-03-10T16:00:00Z', 'Asia/Tokyo', 'Submissions closed'],
    ['2027-03-10T14:00:00Z', 'Asia/Tokyo', 'Submission closes today'],
    ['2027-03-09T16:00:00Z', 'Asia/Tokyo', 'Submission closes today'],
    ['2027-03-09T14:00:00Z', 'Asia/Tokyo', 'Submissions Close In 1 day'],
    ['2027-03-11T07:00:00Z', undefined, 'Submission closes today'],
    // A browser that does not know the clocks counts by its own.
    ['2027-03-11T07:00:00Z', 'Mars/Olympus', 'Submission closes today'],
  ],
  'Pacific/Kiritimati': [
    ['2027-03-11T11:00:00Z', 'Etc/GMT+12', 'Submission closes today'],
    ['2027-03-11T12:30:00Z', 'Etc/GMT+12', 'Submissions closed'],
  ],
} as const)) {
  test.describe(reader, () => {
    test.use({ timezoneId: reader })
    test(`S5 E2 the clocks of a deadline decide when it is over, for a reader in ${reader}`, async ({ page }) => {
      await at390(page)
      for (const [moment, timeZone, text] of rows) {
        for (const expected of timeZone === undefined ? [false] : [false, true]) {
          expect(await badgeAt(page, moment, timeZone, expected), `${moment} by ${timeZone}`).toBe(text)
        }
      }
      await page.unrouteAll({ behavior: 'wait' })
    })
  })
}

test.describe('on its own page', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })
  test('S5 T2 T4 the page of a scholarship says the same as its card', async ({ page }) => {
    await at390(page)
    await signInAndGo(page, '/privacy')
    const card = await requireCard(page.request)
    await changeAnswers(page, SCHOLARSHIPS, (answer) => ({
      ...answer,
      deadline: DAY,
      deadline_expected: false,
      deadline_time_zone: 'Pacific/Honolulu',
    }))
    await page.clock.setFixedTime('2027-03-10T20:00:00Z')
    await page.goto(`/detail/${card._id}`)
    await expect(page.getByRole('article').first().getByText('Submission closes today')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test('S5 whoever comes back to a tab on another day reads the words of that day', async ({ page }) => {
  await signInAndGo(page, '/privacy')
  const { _id: id } = await requireCard(page.request)
  const first = page.getByRole('article').first()
  const comeBack = async () => {
    await page.clock.setFixedTime('2027-03-11T05:00:00Z')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  expect(await badgeAt(page, '2027-03-09T12:00:00Z', undefined)).toBe('Submissions Close In 1 day')
  await comeBack()
  await expect(first).toContainText('Submissions closed')

  await changeAnswers(page, SCHOLARSHIPS, ({ window, ...answer }) => ({
    ...answer,
    deadline: 'See the page',
    window: { ...Object(window), rounds: [{ ...NO_ROUND, CloseDate: DAY }] },
  }))
  await page.clock.setFixedTime('2027-03-09T12:00:00Z')
  await page.goto(`/detail/${id}`)
  await expect(first).toContainText('Open until 10 March 2027')
  await comeBack()
  await expect(first).toContainText('The last round closed on 10 March 2027')
  await page.unrouteAll({ behavior: 'wait' })
})
