import type { Page } from '@playwright/test'
import { at390, expect, isPhone, ON_PHONES, openFilters, signInAndGo, test } from './visitor.ts'

test.beforeEach(({ page }) => at390(page))

const field = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' })
const asked = (page: Page) => new URL(page.url()).searchParams.get('q') ?? ''
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Types, and leaves the field: its suggestions no longer lie over the chips. */
async function type(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await field(page).blur()
}

/** What stands in the field is what the results are for. */
async function expectAgreement(page: Page, words: string): Promise<void> {
  await expect.poll(() => asked(page)).toBe(words)
  await expect(field(page)).toHaveValue(words)
  await expect(heading(page)).toHaveText(/^Curated/)
  await expect(field(page)).toHaveValue(words)
}

test('R20 R21 words typed and not sent are searched for when a filter is pressed, together with it', async ({
  page,
}) => {
  await page.goto('/search')
  await type(page, 'law')
  const filters = await openFilters(page)
  await filters.getByRole('checkbox', { name: /^Germany/ }).check()
  await expect(page).toHaveURL('/search?q=law&country=Germany')
  if (isPhone(page)) await filters.getByRole('button', { name: /^Show \d+ scholarship/ }).click()
  await expectAgreement(page, 'law')
  expect(await page.evaluate(() => sessionStorage.getItem('selectedFilter'))).toContain('"searchKey":"law"')

  // The same as a filter is taken away, and when the words are typed away.
  await type(page, 'nursing')
  await page.getByRole('button', { name: 'Remove study in Germany' }).click()
  await expect(page).toHaveURL('/search?q=nursing')
  await expectAgreement(page, 'nursing')
  await type(page, ' ')
  await (await openFilters(page)).getByRole('checkbox', { name: /^Canada/ }).check()
  await expect(page).toHaveURL('/search?country=Canada')
})

test('R7 words typed and not sent are gone from the field when everything is cleared', ON_PHONES, async ({ page }) => {
  await page.goto('/search?country=Germany')
  await expect(heading(page)).toHaveText(/^Curated/)
  await type(page, 'law')
  const filters = await openFilters(page)
  await filters.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/search')
  if (isPhone(page)) await filters.getByRole('button', { name: 'Dismiss' }).click()
  await expectAgreement(page, '')
})

test(
  'R7 R20 they are gone when another part is taken out of the words, a page is turned, or Back is pressed',
  ON_PHONES,
  async ({ page }) => {
    // The words stay as they were sent: the address tells which part of them is taken out.
    const turnedTo = (without: string | null, number: string | null) =>
      expect
        .poll(() => {
          const { searchParams } = new URL(page.url())
          return [searchParams.get('without'), searchParams.get('page')]
        })
        .toEqual([without, number])
    await signInAndGo(page, '/search?q=nursing+phd')
    await type(page, 'law')
    await page.getByRole('button', { name: 'Remove level PhD' }).click()
    await turnedTo('8-11', null)
    await expectAgreement(page, 'nursing phd')
    await type(page, 'law')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await turnedTo('8-11', '2')
    await expectAgreement(page, 'nursing phd')
    await type(page, 'law')
    await page.goBack()
    await turnedTo('8-11', null)
    await expectAgreement(page, 'nursing phd')
    await type(page, 'law')
    await page.goBack()
    await turnedTo(null, null)
    await expectAgreement(page, 'nursing phd')
  },
)

test('R10 they are gone when another search is followed', ON_PHONES, async ({ page }) => {
  await page.goto('/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs')
  const alternatives = page.getByRole('region', { name: /^Search Again/ })
  await expect(alternatives.getByRole('link').first()).toBeVisible()
  await type(page, 'law')
  await alternatives.getByRole('link').first().click()
  await expect(alternatives).toHaveCount(0)
  await expectAgreement(page, '')
})
