import type { Page } from '@playwright/test'
import { holdBack } from './answers.ts'
import { untilLate } from './settled.ts'
import { expect, isPhone, ON_PHONES, openFilters, test } from './visitor.ts'

/** Comes from the start page to a list of its own, so that there is something that Back could leave for. */
async function goToList(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'design', exact: true }).click()
  await expect(page).toHaveURL('/search?q=design')
  await expect(page.getByRole('article').first()).toBeVisible()
  await untilLate(page)
}

const covered = (page: Page) => page.evaluate(() => history.state?.covered === true)

test(
  'Back closes the filters of a phone, keeps what was chosen in them, and then goes back as ever',
  ON_PHONES,
  async ({ page }) => {
    await goToList(page)
    await page.evaluate(() => scrollTo(0, 400))
    let filters = await openFilters(page)
    // To press the button may have scrolled.
    const scrolled = await page.evaluate(() => scrollY)
    await expect.poll(() => covered(page)).toBe(true)
    await page.goBack()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL('/search?q=design')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    // Forward leads to nothing, and leaves everything as it is.
    await page.goForward()
    await expect(page).toHaveURL('/search?q=design')

    filters = await openFilters(page)
    await filters.getByRole('checkbox').first().check()
    await expect(page).not.toHaveURL('/search?q=design')
    const chosen = page.url()
    await page.goBack()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL(chosen)
    await page.goBack()
    await expect(page).toHaveURL('/search?q=design')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await expect(page).toHaveURL('/search?q=design')
    await page.goForward()
    await expect(page).toHaveURL(chosen)
  },
)

test('what was closed otherwise costs no second Back', ON_PHONES, async ({ page }) => {
  await goToList(page)
  const filters = await openFilters(page)
  await expect.poll(() => covered(page)).toBe(true)
  await filters.getByRole('button', { name: 'Dismiss' }).click()
  await expect(filters).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Pick your course' })).toBeVisible()
})

test('Back closes a panel of a phone, and comes back from a link in one', ON_PHONES, async ({ page }) => {
  await goToList(page)
  const sort = page.getByRole('button', { name: 'Sort', exact: true })
  const panel = page.getByRole('dialog', { name: 'Sort' })
  await sort.click()
  await expect(panel).toBeVisible()
  await expect.poll(() => covered(page)).toBe(true)
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/search?q=design')
  await sort.click()
  await panel.getByRole('link', { name: 'About this order' }).click()
  await expect(page).toHaveURL('/how-results-are-ordered')
  // The address comes before the page does: until then Back closes the panel that is still seen.
  await expect(page.getByRole('heading', { level: 1, name: 'How results are ordered' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/search?q=design')
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('G1 S4 Back closes the sheet to sign in, and leaves the page below it', ON_PHONES, async ({ page }) => {
  await goToList(page)
  await page.getByRole('article').first().getByRole('link').click()
  const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
  await expect(sheet).toBeVisible()
  await expect.poll(() => covered(page)).toBe(true)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/search?q=design')
  expect(isPhone(page) || (await page.getByRole('complementary', { name: 'Filters' }).isVisible())).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('G1 Back before the code for it has come leaves no sheet above another page', ON_PHONES, async ({ page }) => {
  const release = await holdBack(page, '**/assets/late-start-*.js')
  await page.goto('/')
  await page.getByRole('link', { name: 'design', exact: true }).click()
  await page.getByRole('article').first().getByRole('link').click()
  const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(sheet).toBeHidden()
  release()
})
