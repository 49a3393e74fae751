import type { Page } from '@playwright/test'
import { holdBack } from './answers.ts'
import { expect, isPhone, signInAndGo, test } from './visitor.ts'

/** What has moved by itself since the page was opened, with what moved. Words may be a little wider once their font is here. */
async function moved(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    entries.push(...observer.takeRecords())
    return entries
      .filter((entry) => 'value' in entry && Number(entry.value) >= 0.0005)
      .map((entry) => JSON.stringify(entry))
  })
}

test('N3 N4 the top items stay where they are when the name of whoever is signed in comes', async ({ page }) => {
  await signInAndGo(page, '/privacy')
  // As in a new tab, which knows of nobody.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/search?country=Kenya')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await moved(page)).toEqual([])
  // The narrowest bar with a name: what is kept free for it is taken from nothing else.
  if (isPhone(page)) return
  await page.setViewportSize({ width: 900, height: 800 })
  const mark = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().locator('svg')
  expect((await mark.boundingBox())?.width).toBe(34)
})

test('R8 where few have results, no option is shown before it is known which stand first', async ({ page }) => {
  const release = await holdBack(page, '**/api/scholarship/getScholarshipByCountry')
  await page.goto('/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs')
  await expect(page.getByRole('article').first()).toBeVisible()
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
  const country = page.getByRole('group', { name: 'Country' })
  await expect(page.getByRole('searchbox', { name: 'Search country' })).toBeVisible()
  await expect(country).toHaveCount(0)
  release()
  await expect(country.getByRole('checkbox', { name: /^Iceland/ })).toBeVisible()
  await expect(country.getByRole('checkbox', { name: /^Germany/ })).toBeVisible()
  await expect(country.getByRole('checkbox', { name: /^Afghanistan/ })).toHaveCount(0)
  if (!isPhone(page)) expect(await moved(page)).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
})
