import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  ON_DESKS,
  ON_PHONES,
  openFilters,
  test,
} from './visitor.ts'

test('R8 regions come first; a country takes its region’s place; typing finds any', ON_DESKS, async ({ page }) => {
  await page.goto('/search?q=europe')
  const filters = await openFilters(page)
  const europe = filters.getByRole('checkbox', { name: /^Europe/ })
  await expect(europe, 'what was typed is ticked').toBeChecked()
  const boxes = filters.getByRole('group', { name: 'Country' }).getByRole('checkbox')
  expect(await boxes.evaluateAll((all) => all.slice(0, 7).map((box) => box.getAttribute('value')))).toEqual([
    'Africa',
    'Asia',
    'Europe',
    'Latin America',
    'Middle East',
    'Northern America',
    'Oceania',
  ])
  await filters.getByRole('button', { name: /^Show \d+ more/ }).click()
  await expect(filters.getByRole('checkbox', { name: /^France/ })).toBeVisible()
  await expect(filters.getByRole('checkbox', { name: /^Aruba/ })).toHaveCount(0)
  await expectAccessible(page, 'the countries')
  await expectNoSidewaysScroll(page)
  const typed = filters.getByRole('searchbox', { name: 'Search country' })
  await typed.fill('aruba')
  await expect(filters.getByRole('checkbox', { name: /^Aruba/ })).toBeEnabled()
  await typed.fill('')
  await expect(filters.getByText(/^\d+ more open to any country/)).toHaveCount(1)
  await filters.getByRole('checkbox', { name: /^France/ }).check()
  await expect(page).toHaveURL(/[?&]country=France$/)
  await europe.check()
  await expect(page).toHaveURL(/[?&]country=Europe$/)
  await filters.getByRole('checkbox', { name: /^Japan/ }).check()
  await expect(page).toHaveURL(/[?&]country=Europe&country=Japan$/)
})

test('R1 R8 fields begin with the most sought; the results are those made for it, then those open to any', async ({
  page,
}) => {
  await page.goto('/search?level=PhD')
  const filters = await openFilters(page)
  await filters.locator('summary', { hasText: 'Field of Study' }).click()
  const fields = filters.getByRole('group', { name: 'Field of Study' })
  await expect(fields.getByRole('checkbox')).toHaveCount(8)
  const law = fields.getByRole('checkbox', { name: /^Law/ })
  const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0])
  const made = numberIn(await law.locator('xpath=..').innerText())
  const open = numberIn(await filters.getByText('more open to any field').innerText())
  await law.check()
  await expect(page).toHaveURL(/field=Law/)
  if (isPhone(page)) await filters.getByRole('button', { name: `Show ${made + open} scholarships` }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('heading', { level: 2 })).toHaveText([`For Law (${made})`])
  await expect(page.getByText(`1-8 of ${made + open}`)).toBeVisible()
  await expectAccessible(page, 'results in parts')

  // Where a country comes before the field there are no parts, and the numbers stand above the list.
  await page.goto('/search?field=Law&country=Germany')
  await expect(page.getByText(/^\d+ for Law, \d+ open to any field$/)).toBeVisible()
  await expectNoSidewaysScroll(page)

  // Few are made for it: both parts stand on the first page.
  await page.goto('/search?field=Sport')
  const both = [/^For Sport \(\d\)$/, /^Open to any field \(\d+\)$/]
  await expect(results.getByRole('heading', { level: 2 })).toHaveText(both)
})

test('L3 the picker of the start page has regions, too', ON_PHONES, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Pick your location' }).click()
  const panel = page.getByRole('dialog', { name: 'Pick your location' })
  await panel
    .getByRole('group', { name: 'Regions' })
    .getByRole('checkbox', { name: /^Oceania/ })
    .check()
  await panel.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?country=Oceania')
  await expect(page.getByRole('button', { name: 'Remove study in Oceania' })).toBeVisible()
})

test('R8 a slip in a filter finds what was meant; no number stands where none is open', ON_DESKS, async ({ page }) => {
  await page.goto('/search?country=Kenya&level=High+School')
  const filters = await openFilters(page)
  await filters.getByRole('searchbox', { name: 'Search country' }).fill('germny')
  await expect(filters.getByText('The nearest:')).toBeVisible()
  await expect(filters.getByRole('checkbox', { name: /^Germany/ })).toBeVisible()
  await expect(filters.getByText(/^0 more/)).toHaveCount(0)
})
