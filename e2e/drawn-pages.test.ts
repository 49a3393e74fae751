import type { Page } from '@playwright/test'
import { holdBack, untilDrawn } from './answers.ts'
import { moved } from './moved.ts'
import { expectSettled } from './settled.ts'
import { expect, expectAccessible, expectDressed, expectNoSidewaysScroll, isPhone, ON_PHONES, test } from './visitor.ts'

const article = (page: Page) => page.getByRole('article').first()

// Where the reader's day is another than the server's, cards change their words, and may move (decision 8).
test.use({ timezoneId: 'UTC' })

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

/** Opens a results page from another page, with the code of its menus still on its way. */
async function openWithoutTools(page: Page): Promise<() => void> {
  const release = await holdBack(page, '**/assets/time-tools-*.js')
  await page.goto('/')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(article(page)).toBeVisible()
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

for (const [how, open] of [
  ['drawn by the app', openWithoutTools],
  // For desks the server draws none.
  ['drawn by the server @phone', (page: Page) => openDrawn(page, '/search?country=Kenya')],
] as const) {
  test(`so is one whose own code comes later, ${how}`, async ({ page }) => {
    const release = await open(page)
    const when = page.getByRole('button', { name: 'When', exact: true })
    await when.click()
    release()
    const choices = page.getByRole('dialog', { name: 'When' })
    await expect(choices).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(choices).toBeHidden()
    await expect(when).toBeFocused()
  })
}

test('G1 so is the button to sign in, in the header', ON_PHONES, async ({ page }) => {
  const release = await openDrawn(page, '/search?country=Kenya')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })).toBeVisible()
})

test('R17 words that are typed before the app has come stay, and are searched for', ON_PHONES, async ({ page }) => {
  const release = await openDrawn(page, '/search?country=Kenya')
  const field = page.getByLabel('What are you looking for?')
  await field.fill('nursing')
  release()
  await comeAlive(page)
  await expect(field).toHaveValue('nursing')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=nursing&country=Kenya')
})

test('the list of all collections has the frame of the site, and needs no script', ON_PHONES, async ({ page }) => {
  await page.goto('/scholarships')
  await expect(page.locator('script')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'What we store' })).toBeVisible()
  await page.getByText('narrower lists').first().click()
  await expectAccessible(page, 'the list of all collections')
  await expectNoSidewaysScroll(page)
})
