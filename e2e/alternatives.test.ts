import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, isPhone, ON_PHONES, openFilters, test } from './visitor.ts'

test('R10 not an exact match: the alternatives say what was given up', ON_PHONES, async ({ page }) => {
  await page.goto('/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs')
  await expect(page.getByRole('heading', { name: 'Search Again or try these alternatives' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'the alternatives')
  // On a phone they scroll sideways, but none is wider than the window.
  const banner = page.getByRole('region', { name: /^Search Again/ })
  await expect(banner.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
})

test('R10 a nonsense word is not dropped in silence', ON_PHONES, async ({ page }) => {
  await page.goto('/search?q=zzyzxq')
  await expect(page.getByRole('heading', { name: 'Search Again or try these alternatives' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove zzyzxq' })).toBeVisible()
  // Nobody curated what is listed instead.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText("We couldn't find a scholarship for this yet :(")
  await page.goto('/search?q=zzyzxq&country=Kenya')
  await expect(heading).toHaveText(/^Curated /)
})

const found = async (page: Page) => Number((await page.getByText(/^1(?:-\d+)? of \d+$/).innerText()).split(' ').at(-1))

test('R8 R10 among alternatives an option without a number narrows them, and one with a number leads out of them', async ({
  page,
}) => {
  await page.goto('/search?q=zzyzxq&level=PhD')
  const all = await found(page)
  const filters = await openFilters(page)
  // The words match nothing, whatever is chosen besides: that is no reason to let nothing be chosen.
  await filters.getByRole('checkbox', { name: 'Germany', exact: true }).check()
  await expect(page).toHaveURL('/search?q=zzyzxq&country=Germany&level=PhD')
  if (isPhone(page)) await filters.getByRole('button', { name: /^Show \d+ alternatives$/ }).click()
  await expect.poll(() => found(page)).toBeLessThan(all)
  await expect(page.getByRole('region', { name: /^Search Again/ })).toContainText('without “⁨zzyzxq⁩”')

  await page.goto('/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs')
  await openFilters(page)
  await filters.locator('summary', { hasText: 'Funding Coverage' }).click()
  const coverage = filters.getByRole('group', { name: 'Funding Coverage' })
  await expect(coverage.getByText('0', { exact: true })).toHaveCount(0)
  const numbered = coverage.locator('label', { hasText: /\d$/ }).first()
  const promised = Number((await numbered.innerText()).match(/\d+$/)?.[0])
  expect(promised).toBeGreaterThan(0)
  await numbered.getByRole('checkbox').check()
  await expect(page.getByRole('region', { name: /^Search Again/, includeHidden: true })).toHaveCount(0)
  if (isPhone(page)) await filters.getByRole('button', { name: new RegExp(`^Show ${promised} scholarships?$`) }).click()
  await expect.poll(() => found(page)).toBe(promised)
})

test(
  'R8 R10 R11 without a network the options stand there as the last answer left them',
  ON_PHONES,
  async ({ page }) => {
    await page.goto('/search?q=zzyzxq&level=PhD')
    const filters = await openFilters(page)
    const germany = filters.getByRole('checkbox', { name: 'Germany', exact: true })
    await expect(germany).toBeVisible()
    await page.context().setOffline(true)
    await germany.check()
    await expect(page.getByText('This is the list from your last search.')).toBeAttached()
    await expect(page.getByText('Oops!! No results found!')).toHaveCount(0)
    await expect(filters.getByRole('checkbox', { name: 'Canada', exact: true })).toBeEnabled()
  },
)
