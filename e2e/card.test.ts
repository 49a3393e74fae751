import type { Page } from '@playwright/test'
import { changeAnswers, SEARCHES } from './answers.ts'
import {
  expect,
  expectAccessible,
  expectDressed,
  expectNoSidewaysScroll,
  ON_DESKS,
  ON_PHONES,
  test,
} from './visitor.ts'
import { showWindows, WINDOWS } from './windows.ts'

async function changeCards(page: Page, change: object): Promise<void> {
  await changeAnswers(page, SEARCHES, (answer) => ({
    ...answer,
    list: answer.list.map((card) => ({ ...card, ...change })),
  }))
}

test('R12 E1 a card says whose citizens an award is for, and cuts nothing of it', async ({ page }) => {
  await changeCards(page, { ethnicity: null, citizenship: 'Germany, and some others', residence: 'Anywhere' })
  await page.goto('/search?country=Kenya')
  const card = page.getByRole('article').first()
  const people = card.getByText('Citizens of Germany, and some others')
  await expect(people).toBeVisible()
  expect(await people.evaluate((text) => text.scrollHeight > text.clientHeight + 1), 'cut').toBe(false)
  await expectAccessible(page, 'cards that say for whose citizens they are')
  await expectNoSidewaysScroll(page)
  await page.unrouteAll({ behavior: 'wait' })
})

test('R12 E3 E4 a card says once that an award is open to everybody, and nothing where it is not stated', async ({
  page,
}) => {
  await changeCards(page, { ethnicity: 'Open to all', citizenship: 'Any nationality', residence: 'Anywhere' })
  await page.goto('/search?country=Kenya')
  const card = page.getByRole('article').first()
  await expect(card.getByText('Open to All')).toBeVisible()
  await expect(card.getByText('Any nationality')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await changeCards(page, { ethnicity: 'Women only', citizenship: 'Any nationality', residence: 'Anywhere' })
  await page.reload()
  await expect(card.getByText('Any nationality')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await changeCards(page, { ethnicity: 'Open to all', citizenship: 'Any nationality', residence: 'Kenya' })
  await page.reload()
  await expect(card.getByText('Living in Kenya')).toBeVisible()
  await expect(card.getByText(/Open to All|Any nationality/)).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await changeCards(page, { ethnicity: null, citizenship: 'NA', residence: 'NA' })
  await page.reload()
  await expect(card).toBeVisible()
  await expect(card.getByText(/nationality|Citizens of/)).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
})

test('R12 of many countries a card names first the one looked for, else the places', ON_PHONES, async ({ page }) => {
  for (const [kind, named] of [
    ['country', 'Kenya and 2 more'],
    ['citizenship', 'The Nordic countries and Germany'],
  ] as const) {
    await changeAnswers(page, SEARCHES, (answer) => ({
      ...answer,
      understood: [{ kind, text: 'kenya', label: 'Kenya', span: [0, 5] }],
      list: answer.list.map((card) => ({
        ...card,
        countries: ['Germany', 'Kenya', 'Norway'],
        study_places: 'The Nordic countries and Germany',
      })),
    }))
    await page.goto('/search?q=kenya')
    await expect(page.getByRole('article').first().getByText(named)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('R12 what a card can name as a whole stands in its own order, whatever is sought', ON_PHONES, async ({ page }) => {
  await changeAnswers(page, SEARCHES, (answer) => ({
    ...answer,
    understood: [{ kind: 'level', text: 'phd', label: 'PhD', span: [0, 3] }],
    list: answer.list.map((card) => ({ ...card, levels: ["Bachelor's", "Master's", 'PhD'] })),
  }))
  await page.goto('/search?q=phd')
  await expect(page.getByRole('article').first().getByText("Bachelor's, Master's, PhD")).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

const TWELVE = ['AO', 'BJ', 'CM', 'DZ', 'EG', 'ET', 'GA', 'GH', 'KE', 'NG', 'UG', 'ZM']

test('R12 citizens of one country read it first; of two, either may be meant', ON_PHONES, async ({ page }) => {
  const part = (label: string) => ({ kind: 'citizenship', text: 'kenyan', label, span: [0, 6] })
  for (const [labels, told] of [
    [['Kenya'], 'Citizens of Kenya and 11 more'],
    [['Kenya', 'Uganda'], 'Citizens of Algeria, Angola, Benin and 9 more'],
  ] as const) {
    await changeAnswers(page, SEARCHES, (answer) => ({
      ...answer,
      understood: labels.map(part),
      list: answer.list.map((card) => ({
        ...card,
        citizenship: 'Algeria, Angola, Benin and 9 more',
        deciding: { countries: 'any', citizenship: TWELVE, residence: 'any', levels: 'any', fields: 'any' },
      })),
    }))
    await page.goto('/search?q=kenyan')
    await expect(page.getByRole('article').first().getByText(told)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('R12 S5 a card without a badge leaves no room for one', async ({ page }) => {
  await changeCards(page, { ethnicity: null, deadline: 'NA', deadline_expected: false })
  await page.goto('/search?country=Kenya')
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  const gap = await card.evaluate((element) => {
    const name = element.querySelector('h2 + p')?.getBoundingClientRect().bottom ?? 0
    return (element.querySelector('dl')?.getBoundingClientRect().top ?? 0) - name
  })
  expect(gap).toBeLessThanOrEqual(16)
  await page.unrouteAll({ behavior: 'wait' })
})

test('S5 on a phone 360 px wide the longest deadline of a year stands on one line', ON_PHONES, async ({ page }) => {
  const deadline = new Date(Date.now() + 315 * 86_400_000).toISOString().slice(0, 10)
  await changeCards(page, { deadline, deadline_expected: true })
  await page.goto('/search?country=Kenya')
  const words = page.getByText('Submissions Close In 10 months', { exact: true }).first()
  await expect(words).toBeVisible()
  // What nobody has announced has another form than a certain date.
  await expect(words.locator('..')).toHaveText(/^Expected:/)
  await expect(words.locator('..')).toHaveCSS('border-style', 'dashed')
  await expect(words.locator('..')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expectDressed(page)
  expect((await words.boundingBox())?.height).toBeLessThan(24)
  await page.unrouteAll({ behavior: 'wait' })
})

test('S5 a card says when one can apply; what is expected looks unlike the announced', ON_DESKS, async ({ page }) => {
  for (const skip of [0, 8]) {
    await showWindows(page, skip)
    await page.goto('/search?country=Kenya')
    const cards = page.getByRole('article')
    for (const [index, { sentence, badge }] of WINDOWS.slice(skip, skip + 8).entries()) {
      const card = cards.nth(index)
      const when = card.getByText('When to apply').locator('..')
      if (sentence === null) await expect(when).toHaveCount(0)
      else await expect(when.getByRole('definition')).toHaveText(sentence)
      const badges = card.getByText(/^(?:Submission|Program Deadline|Open all year)/)
      if (badge === undefined) await expect(badges).toHaveCount(0)
      else await expect(badges.first()).toContainText(badge)
    }
    await expectAccessible(page, 'cards that say when one can apply')
    await expectNoSidewaysScroll(page)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await showWindows(page)
  await page.goto('/search?country=Kenya')
  const formOf = (sentence: string) =>
    page
      .getByText(sentence)
      .locator('xpath=ancestor-or-self::dd/..')
      .evaluate((line) => {
        const sign = line.querySelector('svg')
        return (
          sign && [
            getComputedStyle(sign).strokeDasharray,
            sign.classList.contains('lucide-calendar-check'),
            line.querySelector('em') !== null,
          ]
        )
      })
  expect(await formOf('Usually open in March')).toEqual(['2.5px', false, true])
  expect(await formOf('Opens 1 December 2026')).toEqual(['none', true, false])
  await page.unrouteAll({ behavior: 'wait' })
})
