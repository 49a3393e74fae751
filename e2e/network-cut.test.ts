import type { Page } from '@playwright/test'
import { requireCard } from './answers.ts'
import { expect, expectNoSidewaysScroll, save, signInAndGo, test } from './visitor.ts'
import { expectSettled } from './settled.ts'

interface Cut {
  readonly where: string
  readonly address: string
  /** Pressed after the network has gone. */
  readonly act: (page: Page) => Promise<void>
  readonly said: string | RegExp
}

const LAST_LIST = 'This is the list from your last search.'
const UNSURE = 'That may not have worked. Press again to make sure.'
const words = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' })

const CUTS: readonly Cut[] = [
  {
    where: 'searching in other words',
    address: '/search?country=Kenya&q=law',
    act: async (page) => {
      await words(page).fill('nursing')
      await words(page).press('Enter')
    },
    said: LAST_LIST,
  },
  {
    where: 'asking for another order',
    address: '/search?country=Kenya',
    act: async (page) => {
      await page.getByRole('button', { name: 'Sort', exact: true }).click()
      await page.getByRole('button', { name: 'Closes soonest' }).click()
    },
    said: LAST_LIST,
  },
  {
    where: 'making a private address',
    address: '/account',
    act: (page) => page.getByRole('button', { name: 'Make a private address' }).click(),
    said: UNSURE,
  },
  {
    where: 'making a link to a plan',
    address: '/saved?view=plan',
    act: async (page) => {
      await page.getByRole('heading', { name: 'Show it to a mentor or a parent' }).click()
      await page.getByRole('button', { name: 'Make a link' }).click()
    },
    said: UNSURE,
  },
]

/** What can be read on the page: names, headings and facts. */
const read = (page: Page) => page.getByRole('main').locator('h2, h3, dd').allInnerTexts()

test('X2 with the network cut in the middle of a journey nothing that was on the screen is lost', async ({
  page,
  baseURL,
}) => {
  const { _id } = await requireCard(page.request)
  const person = await signInAndGo(page, '/privacy')
  await save(page.context(), baseURL ?? '', person, [_id])
  for (const { where, address, act, said } of CUTS) {
    await page.goto(address)
    await expectSettled(page)
    const before = await read(page)
    expect(before.length, where).toBeGreaterThan(1)
    await page.context().setOffline(true)
    await act(page)
    await expect(page.getByText(said).first(), where).toBeVisible()
    expect(await read(page), where).toEqual(expect.arrayContaining(before))
    await expectNoSidewaysScroll(page)
    await page.context().setOffline(false)
  }
})

test('X2 what was typed when the network went stays, and goes out when it is back', async ({ page }) => {
  const { _id } = await requireCard(page.request)
  await signInAndGo(page, `/detail/${_id}`)
  await page.getByRole('button', { name: 'Report a wrong fact' }).click()
  const wrong = page.getByRole('textbox', { name: 'What is wrong, and how do you know?' })
  await wrong.fill('The deadline has passed.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('It could not be sent. Try again in a moment.')).toBeVisible()
  await expect(wrong).toHaveValue('The deadline has passed.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Thank you. The answer will appear on this page.')).toBeVisible()

  await page.goto('/search?country=Kenya')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Scholarship Finder/ })
    .click()
  await page.getByRole('textbox', { name: 'Or say it in your own words' }).fill('nursing')
  await expectSettled(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText(LAST_LIST)).toBeVisible()
  await expect(words(page)).toHaveValue('nursing')
  await page.context().setOffline(false)
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(words(page)).toHaveValue('nursing')
})
