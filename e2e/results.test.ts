import type { Locator, Page } from '@playwright/test'
import { askAnew, changeAnswers, holdBack, SEARCHES } from './answers.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  introduce,
  isPhone,
  ON_DESKS,
  ON_PHONES,
  openFilters,
  signInAndGo,
  somebody,
  test,
} from './visitor.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')

async function expectAtTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

async function closeFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^(Show [\d,]+ scholarship|Searching…)/ }).click()
}

test('R1 R2 R8 R12 R14 the whole catalogue: heading, range, groups, cards and pages', async ({ page }) => {
  await page.goto('/search')
  await expect(heading(page)).toHaveText(/^Curated \d+00\+ available scholarships for you$/)
  const range = await page.getByText(/^1-8 of \d+$/).innerText()
  const total = Number(range.split(' ').at(-1))
  expect(total).toBeGreaterThan(400)
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByRole('link', { name: `Page ${Math.ceil(total / 8)}`, exact: true })).toBeVisible()

  const filters = await openFilters(page)
  const names = ['Country', 'Field of Study', 'Level', 'Funding Coverage', 'Funding Type']
  for (const [index, name] of names.entries()) {
    const group = filters.getByRole('group', { name, exact: true }).last()
    // The first is open by default; the others open when they are asked to.
    if (index > 0) await filters.locator('summary', { hasText: name }).click()
    await expect(group.getByRole('checkbox').first()).toBeVisible()
  }
  await expectAccessible(page, 'the results with every filter open')
  await expectNoSidewaysScroll(page)
})

test('R5 R7 R20 R21 a filter is applied as it is pressed, its count is true, and it can be taken away', async ({
  page,
}) => {
  await page.goto('/search')
  const filters = await openFilters(page)
  const option = filters.getByRole('checkbox', { name: /^Germany/ })
  const numberIn = async (place: Locator) => Number((await place.innerText()).match(/\d+/)?.[0])
  // Its own, and those that are open to any country.
  const promised = (await numberIn(option.locator('xpath=..'))) + (await numberIn(filters.getByText('any country')))
  expect(promised).toBeGreaterThan(8)
  await option.check()
  await expect(page).toHaveURL('/search?country=Germany')
  if (isPhone(page)) {
    await expect(filters.getByRole('button', { name: `Show ${promised} scholarships` })).toBeVisible()
    // Said in the sheet: what stands behind it is silent.
    await expect(filters.getByRole('status')).toHaveText(/^\d+\+? scholarships, page 1 of \d+/)
  } else await expect(filters.getByRole('heading', { name: 'Filter by' })).toBeVisible()
  await closeFilters(page)
  await expect(page.getByText(`1-8 of ${promised}`)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('selectedFilter'))).toBe('{"country":["Germany"]}')

  await page.getByRole('button', { name: 'Remove study in Germany' }).click()
  await expect(page).toHaveURL('/search')
  await expect(page.getByRole('button', { name: 'Remove study in Germany' })).toBeHidden()

  await page.goto('/search?country=Germany&level=PhD&coverage=Fully+Funded')
  await expect(page.getByRole('button', { name: 'Remove level PhD' })).toBeVisible()
  const again = await openFilters(page)
  await again.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/search')
  if (isPhone(page)) await again.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('group', { name: 'Applied filters' })).toBeHidden()
})

test('R6 New Search goes back to the start with nothing chosen', ON_PHONES, async ({ page }) => {
  await page.goto('/search?country=Kenya')
  await page.getByRole('button', { name: 'New Search' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('selectedFilter'))).toBe('{}')
  await expect(page.getByRole('button', { name: 'Pick your location' })).toContainText('Anywhere')
})

test('R3 R4 R11 X1 X2 a search that fails says so in place, and runs again on demand', ON_PHONES, async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await askAnew(page)
  await page.route('**/api/scholarship/filter*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/search')
  await expect(page.getByText('Oops!! No results found!')).toBeVisible()
  await expect.poll(() => complaints.join('\n')).toContain('Network response was not ok')
  await expectAccessible(page, 'the failed search')
  await page.unroute('**/api/scholarship/filter*')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(cards(page)).toHaveCount(8)
  // The button is gone: the focus has not gone with it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('R3 R4 an empty catalogue: there is nothing to show, and that is said', ON_PHONES, async ({ page }) => {
  await changeAnswers(page, SEARCHES, (answer) => ({ ...answer, list: [], matches: [], count: 0, result: false }))
  await page.goto('/search')
  await expect(heading(page)).toHaveText("We couldn't find a scholarship for this yet :(")
  await expect(page.getByText('Oops!! No results found!')).toBeVisible()
})

test('R13 a card without data shows "Loading..."', ON_PHONES, async ({ page }) => {
  const release = await holdBack(page, SEARCHES)
  await page.goto('/search')
  await expect(page.getByText('Loading...').first()).toBeVisible()
  await expectAccessible(page, 'the results on their way')
  release()
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('R9 the spinner shows only when an answer takes longer than a moment', ON_PHONES, async ({ page }) => {
  await page.goto('/search')
  await expect(cards(page)).toHaveCount(8)
  const release = await holdBack(page, SEARCHES)
  const filters = await openFilters(page)
  await filters.getByRole('checkbox', { name: /^Japan/ }).check()
  // The count that a sheet promises is not that of the list behind it.
  if (isPhone(page)) await expect(filters.getByRole('button', { name: 'Searching…' })).toBeVisible()
  await closeFilters(page)
  const spinner = page.getByRole('region', { name: 'Results' }).locator('[class*=spinner]').first()
  await expect(spinner).toBeVisible()
  expect((await spinner.boundingBox())?.width).toBe(50)
  release()
  await expect(spinner).toBeHidden()
})

test('R14 R15 R16 R17 R18 P1 paging asks to sign in first, and then turns pages', async ({ page }) => {
  await page.goto('/search')
  const previous = page.getByRole('link', { name: 'Previous page' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('…').first()).toBeVisible()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
  await expect(sheet).toContainText('You came for page 2 of the results.')
  await expectAtTop(page)
  await sheet.getByRole('link', { name: 'Sign in with Google' }).click()
  await introduce(page, somebody())

  await expect(page).toHaveURL('/search?page=2')
  await expect(page.getByText(/^9-16 of \d+$/)).toBeVisible()
  const second = await cards(page).first().innerText()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/search?page=3')
  await expect(page.getByText(/^17-24 of \d+$/)).toBeVisible()
  await expectAtTop(page)
  await page.goBack()
  await expect(page.getByText(/^9-16 of \d+$/)).toBeVisible()
  expect(await cards(page).first().innerText()).toBe(second)

  const last = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: /^Page \d+$/ })
    .last()
  await last.click()
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true')
})

test(
  'R17 turning a page plays a list animation of 600 ms, and none for who wants no motion',
  ON_PHONES,
  async ({ page }) => {
    // Written down as they are started: a slow machine might look too late to see one run.
    await page.addInitScript(() => {
      const ends: number[] = []
      // It is called with its element again.
      // oxlint-disable-next-line typescript/unbound-method
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        ends.push(Number(animation.effect?.getComputedTiming().endTime))
        return animation
      }
      Object.assign(window, { takeEnds: () => ends.splice(0) })
    })
    const takeEnds = () => page.evaluate<number[]>('takeEnds()')
    await signInAndGo(page, '/search?country=Kenya')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page.getByText(/^9-\d+ of/)).toBeVisible()
    expect(Math.max(...(await takeEnds()))).toBe(600)
    // A list that is come back to stands there at once.
    await page.goBack()
    await expect(page.getByText(/^1-8 of/)).toBeVisible()
    expect(await takeEnds()).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page.getByText(/^9-\d+ of/)).toBeVisible()
    expect(await takeEnds()).toEqual([])
  },
)

test('R18 R19 P1 P2 a card asks to sign in first, and then opens its scholarship', async ({ page }) => {
  await page.goto('/search?country=Kenya')
  const name = await cards(page).nth(3).getByRole('heading').innerText()
  await cards(page).nth(3).getByRole('link').click()
  const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
  await expect(sheet).toBeVisible()
  await expectAtTop(page)
  await sheet.getByRole('link', { name: 'Sign in with Google' }).click()
  await introduce(page, somebody())
  await expect(page).toHaveURL(/\/detail\/[a-z0-9-]+$/)
  await expect(heading(page)).toHaveText(name)

  await page.goto('/search?country=Kenya')
  await cards(page).nth(3).getByRole('link').click()
  await expect(page).toHaveURL(/\/detail\/[a-z0-9-]+$/)
})

test('R12 mobile cards below 750 px, wide cards from there on', ON_DESKS, async ({ page }) => {
  await page.goto('/search')
  const areas: string[] = []
  for (const width of [749, 750]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible({ visible: width >= 750 })
    areas.push(
      await cards(page)
        .first()
        .evaluate((card) => getComputedStyle(card).gridTemplateAreas),
    )
    await expectNoSidewaysScroll(page)
  }
  expect(areas[0]).not.toBe(areas[1])
})

test('R20 R21 what is typed is sought among what is chosen, and says how it was taken', ON_PHONES, async ({ page }) => {
  await page.goto('/search?level=PhD')
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  await field.fill('chemisty in germany')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=chemisty+in+germany&level=PhD')
  // Under a finger the keyboard makes way for what was found.
  if (isPhone(page)) await expect(field).not.toBeFocused()
  else await expect(field).toBeFocused()
  const understood = page.getByRole('group', { name: 'Applied filters' })
  await expect(understood.getByRole('button', { name: 'Remove field Chemistry' })).toBeVisible()
  await understood.getByRole('button', { name: 'Remove study in Germany' }).click()
  // The words stay as they were typed.
  await expect(page).toHaveURL('/search?q=chemisty+in+germany&without=9-19&level=PhD')
  // The level was chosen.
  await expect(understood.getByRole('button')).toHaveCount(2)
  await expect(field).toHaveValue('chemisty in germany')
  await page.goBack()
  await expect(understood.getByRole('button', { name: 'Remove study in Germany' })).toBeVisible()
})

test('E5 each group has its category, and options of a value, a label and a count', ON_PHONES, async ({ page }) => {
  await page.goto('/search')
  const filters = await openFilters(page)
  for (const [group, label] of [
    ['Funding Coverage', /^Fully Funded/],
    ['Funding Type', /^Merit-based/],
  ] as const) {
    await filters.locator('summary', { hasText: group }).click()
    await filters.getByRole('checkbox', { name: label }).check()
  }
  await expect(page).toHaveURL('/search?coverage=Fully+Funded&type=Merit-based')
  // The question before, of one group only, may still be on its way.
  await askAnew(page)
  const asking = page.waitForResponse(
    (response) => response.request().postData() === '{"Scholarship":["Fully Funded"],"type":["Merit-based"]}',
  )
  await page.reload()
  const answer = await asking
  const { facets } = await answer.json()
  for (const letter of ['C', 'F', 'L', 'A', 'T']) {
    expect(facets[letter][0]).toEqual({
      value: expect.any(String),
      label: expect.any(String),
      count: expect.any(Number),
    })
  }
})

test('the order leads to how results are ordered, on a page of its own', ON_PHONES, async ({ page }) => {
  await page.goto('/search?country=Kenya')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await page.getByRole('link', { name: 'About this order' }).click()
  await expect(page).toHaveURL('/how-results-are-ordered')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How results are ordered')
  await expectAccessible(page, 'the page about the order')
  await expectNoSidewaysScroll(page)
})
