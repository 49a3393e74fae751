import type { Page } from '@playwright/test'
import { holdBack, untilDrawn } from './answers.ts'
import { moved } from './moved.ts'
import { expectSettled } from './settled.ts'
import { expect, expectDressed, isPhone, test } from './visitor.ts'

const article = (page: Page) => page.getByRole('article').first()

/** Opens a results page as the server has drawn it, with its script still on its way. */
async function openDrawn(page: Page, address: string): Promise<() => void> {
  await untilDrawn(page.request, address)
  const release = await holdBack(page, '**/assets/index-*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('article')).toHaveCount(8)
  // Both faces are there: the app moves nothing, but a font that comes late may.
  const dressed = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  await expect.poll(dressed).toBeGreaterThanOrEqual(2)
  await article(page).evaluate((card) => (card.dataset['drawn'] = 'by the server'))
  return release
}

/** Waits until the app has come, with the code behind its first. */
async function comeAlive(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sort', exact: true })).toHaveAttribute('aria-expanded', 'false')
}

for (const address of [
  '/search',
  '/search?q=masters+in+germany+for+kenyans',
  '/scholarships/germany/masters',
  '/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs',
]) {
  test(`the app takes ${address} over as it is: no second search, and nothing moves`, async ({ page }) => {
    const searches: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/filter')) searches.push(request.url())
    })
    const release = await openDrawn(page, address)
    const title = await page.title()
    const since = await page.evaluate(() => performance.now())
    release()
    await comeAlive(page)
    await expect(article(page)).toHaveAttribute('data-drawn', 'by the server')
    expect(new URL(page.url()).pathname).toBe(address.split('?')[0])
    expect(await page.title()).toBe(title)
    expect(searches).toEqual([])
    await expectSettled(page)
    await expectDressed(page)
    expect(await moved(page, since)).toEqual([])
  })
}

test('a button that is pressed before the app has come is answered when it has', async ({ page }) => {
  const release = await openDrawn(page, '/search?country=Kenya')
  await page.getByRole('button', { name: /^Filters/ }).click()
  release()
  const panel = page.getByRole('complementary', { name: 'Filters' })
  if (isPhone(page)) await expect(page.getByRole('dialog', { name: 'Add Filters' })).toBeVisible()
  else {
    await comeAlive(page)
    await expect(panel).toHaveCount(0)
  }
})

test('G1 so is the button to sign in, in the header', async ({ page }) => {
  const release = await openDrawn(page, '/search?country=Kenya')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })).toBeVisible()
})

test('R17 words that are typed before the app has come stay, and are searched for', async ({ page }) => {
  const release = await openDrawn(page, '/search?country=Kenya')
  const field = page.getByLabel('What are you looking for?')
  await field.fill('nursing')
  release()
  await comeAlive(page)
  await expect(field).toHaveValue('nursing')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=nursing&country=Kenya')
})
