import type { Page } from '@playwright/test'
import { untilDrawn } from './answers.ts'
import { expect, expectNoSidewaysScroll, isPhone, ON_PHONES, test } from './visitor.ts'

test.use({ javaScriptEnabled: false })

const cards = (page: Page) => page.getByRole('article')
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' })

test('without script people search, filter, read eight cards, and are told what needs it', async ({ page }) => {
  await untilDrawn(page.request, '/search?q=nursing')
  await untilDrawn(page.request, "/search?country=Germany&level=Master's")
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Or say it in your own words' }).fill('nursing')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL('/search?q=nursing')
  await expect(page).toHaveTitle(/^“nursing” scholarships \(\d+\) · /)
  await expect(cards(page)).toHaveCount(8)

  await expect(filters(page).getByRole('textbox', { name: 'Words' })).toHaveValue('nursing')
  await filters(page).getByRole('textbox', { name: 'Words' }).fill('')
  await filters(page).getByRole('combobox', { name: 'Country' }).selectOption('Germany')
  await filters(page).getByRole('combobox', { name: 'Level' }).selectOption("Master's")
  await filters(page).getByRole('button', { name: 'Show scholarships' }).click()
  await expect(page).toHaveTitle(/^Master's scholarships in Germany \(\d+\) · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Curated \d+\+ available scholarships for you$/)
  await expect(cards(page)).toHaveCount(8)
  // They are those that a search finds, in its order, and each tells what decides.
  const found = await page.request.post('/api/scholarship/filter?page=1', {
    data: { country: ['Germany'], level: ["Master's"] },
  })
  const { list } = await found.json()
  await expect(cards(page).getByRole('heading')).toHaveText(
    list.map(({ scholarship_name: name }: { scholarship_name: string }) => name),
  )
  for (const [index, card] of (await cards(page).all()).entries()) {
    const { funding_coverage: coverage, funded_by: funder } = list[index]
    await expect(card).toContainText(funder)
    await expect(card.getByText('Country of study').locator('..')).toContainText('Germany')
    await expect(card.getByText('Level', { exact: true }).locator('..')).toContainText("Master's")
    await expect(card.getByText('Funding', { exact: true }).locator('..')).toContainText(coverage ?? /\w/)
    await expect(card.getByText('Funding', { exact: true }).locator('..')).toBeVisible()
  }
  await expect(filters(page).getByRole('combobox', { name: 'Country' })).toHaveValue('Germany')
  await expect(page.getByRole('link', { name: 'New Search' })).toHaveCount(0)
  // What would answer to no press is not shown.
  for (const name of [/^Save/, 'When', 'Sort', 'New Search', 'Dismiss']) {
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await expectNoSidewaysScroll(page)

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Sign in to see page 2' })).toBeVisible()
  const signIn = page.getByRole('link', { name: 'Sign in with Google' })
  await expect(signIn).toHaveAttribute('href', /\/auth\/google\?redirectUrl=.*page%3D2/)
  await page.getByRole('link', { name: 'Back to page 1' }).click()
  await expect(cards(page)).toHaveCount(8)
})

test('without script what is only near to the search says so', ON_PHONES, async ({ page }) => {
  await untilDrawn(page.request, '/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs')
  await page.goto('/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs')
  await expect(page.getByText(/^Search Again/)).toBeVisible()
  await expect(cards(page)).toHaveCount(8)
  await expectNoSidewaysScroll(page)
})

test('without script pages that need no data are read whole', ON_PHONES, async ({ page }) => {
  for (const [address, heading, last] of [
    ['/privacy', 'What we store', /^The full documents are our/],
    ['/how-results-are-ordered', 'How results are ordered', /^A day counts until it is over/],
    ['/can-i', 'Can I apply?', /^What you do not tick counts/],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(last)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('without script every collection can be found, and is a page of its own', async ({ page }) => {
  await untilDrawn(page.request, '/scholarships/germany')
  await page.goto('/scholarships')
  await page.getByRole('link', { name: 'Germany', exact: true }).click()
  await expect(page).toHaveURL('/scholarships/germany')
  await expect(page).toHaveTitle(/^Scholarships in Germany \(\d+\) · /)
  await expect(cards(page)).toHaveCount(8)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/scholarships\/germany$/)
  if (isPhone(page)) await expect(filters(page)).toBeAttached()
  const unknown = await page.goto('/scholarships/nowhere')
  expect(unknown?.status()).toBe(404)
})
