import type { Page, Route } from '@playwright/test'
import { askAnew, changeAnswers, findCards, requireCard, SAVED, SCHOLARSHIPS, SEARCHES } from './answers.ts'
import { onlySpecified, onlySpecifiedAnswer } from './specified.ts'
import {
  at390,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ON_PHONES,
  openFilters,
  signInAndGo,
  test,
} from './visitor.ts'

// The pages need no more than the specification promises: what our own server says besides may be missing.

test.beforeEach(({ page }) => at390(page))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const OPTIONS = '**/api/scholarship/getScholarshipByCountry'

const option = (label: string, count: number) => ({ value: label, label, count })

test('A3 R1 R8 R12 R14 list, count and result are enough for the results, with cards of the specified fields', async ({
  page,
}) => {
  await changeAnswers(page, SEARCHES, onlySpecifiedAnswer)
  await page.goto('/search')
  await expect(heading(page)).toHaveText(/^Curated \d+00\+ available scholarships for you$/)
  await expect(results(page).getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expectAccessible(page, 'results of the specified keys alone')
  await expectNoSidewaysScroll(page)
  const filters = await openFilters(page)
  for (const name of ['Field of Study', 'Level', 'Funding Coverage', 'Funding Type']) {
    await filters.locator('summary', { hasText: name }).click()
  }
  for (const name of [/^Germany/, /^PhD/, /^Fully Funded/, /^Merit-based/]) {
    await expect(filters.getByRole('checkbox', { name })).toBeVisible()
  }
  await filters.getByRole('checkbox', { name: /^Germany/ }).check()
  await expect(page).toHaveURL('/search?country=Germany')
  await page.unrouteAll({ behavior: 'wait' })
})

test(
  'A3 R10 a result that is not exact says so, though nothing tells what was given up',
  ON_PHONES,
  async ({ page }) => {
    await changeAnswers(page, SEARCHES, (answer) => ({ ...onlySpecifiedAnswer(answer), result: false }))
    for (const address of ['/search', '/search?country=Germany', '/search?q=law']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Search Again or try these alternatives' })).toBeVisible()
      await expect(page.getByText(/Nothing for \./)).toHaveCount(0)
      await expect(results(page).getByRole('article')).toHaveCount(8)
    }
    await page.unrouteAll({ behavior: 'wait' })
  },
)

for (const [what, answer] of [
  ['null', { list: null, count: 0, result: false }],
  ['null, and nothing counted', { list: null, count: null, result: null }],
  ['missing', {}],
  ['empty', { list: [], count: 0, result: true }],
] as const) {
  test(`R3 R4 R11 a list that is ${what} shows the empty state`, ON_PHONES, async ({ page }) => {
    await askAnew(page)
    await page.route(SEARCHES, (route) => route.fulfill({ json: answer }))
    await page.goto('/search?country=Kenya')
    await expect(page.getByText('Oops!! No results found!')).toBeVisible()
    await expect(heading(page)).toHaveText("We couldn't find a scholarship for this yet :(")
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    await expectAccessible(page, 'a list that is not there')
    await expectNoSidewaysScroll(page)
  })
}

test(
  'R9 R11 X2 who comes from the landing page to a search that fails, or has no list, sees the empty state',
  ON_PHONES,
  async ({ page }) => {
    for (const answer of [
      { status: 200, json: { list: null, count: 0, result: false } },
      { status: 500, json: {} },
    ]) {
      await askAnew(page)
      await page.route(SEARCHES, (route) => route.fulfill(answer))
      await page.goto('/')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL('/search')
      await expect(page.getByText('Oops!! No results found!')).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    }
  },
)

test('R13 an entry without data shows "Loading..." in its place, among the others', ON_PHONES, async ({ page }) => {
  await changeAnswers(page, SEARCHES, ({ list, count, result }) => ({
    list: [list[0], null, list[2], {}, { _id: 'no-fields' }, ...list.slice(5)],
    count,
    result,
  }))
  await page.goto('/search')
  await expect(results(page).getByRole('listitem')).toHaveCount(8)
  for (const [place, item] of (await results(page).getByRole('listitem').all()).entries()) {
    const isBlank = [1, 3, 4].includes(place)
    await expect(item.getByText('Loading...')).toHaveCount(isBlank ? 1 : 0)
    await expect(item.getByRole('article')).toHaveCount(isBlank ? 0 : 1)
  }
  await expectAccessible(page, 'a list with entries that have no data')
  await page.unrouteAll({ behavior: 'wait' })
})

test('R13 T7 V1 so it does among the similar ones and the saved ones', ON_PHONES, async ({ page }) => {
  const card = await requireCard(page.request, { country: ['Japan'] })
  await changeAnswers(page, SEARCHES, ({ list }) => ({ list: [null, ...list.slice(1)], count: 8, result: true }))
  await page.route(SAVED, (route) => route.fulfill({ json: [card, null] }))
  await signInAndGo(page, `/detail/${card._id}`)
  const similar = page.getByRole('region', { name: 'Similar to this' })
  await expect(similar.getByRole('article').first()).toBeVisible()
  await expect(similar.getByText('Loading...')).toHaveCount(1)
  await page.goto('/saved')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('A4 A5 T1 T2 T4 T6 V1 a scholarship and a saved list of the specified fields alone', async ({ page }) => {
  const card = await requireCard(page.request, { country: ['Japan'] })
  await changeAnswers(page, SEARCHES, onlySpecifiedAnswer)
  await changeAnswers(page, SCHOLARSHIPS, onlySpecified)
  await page.route(SAVED, async (route) => {
    const list = await findCards(page.request, { country: ['Japan'] })
    await route.fulfill({ json: list.map((one) => onlySpecified({ ...one })) })
  })
  await signInAndGo(page, `/detail/${card._id}`)
  await expect(heading(page)).toHaveText(card.scholarship_name)
  const snapshot = page.getByRole('region', { name: 'Snapshot' })
  for (const name of ['Country', 'Funding', 'Deadline', 'Level']) {
    await expect(snapshot.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
  }
  await expect(snapshot).toContainText(String(card['country']))
  await expect(page.getByText('No longer listed.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Apply/ }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Similar to this' }).getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'a scholarship of the specified fields alone')
  await page.goto('/saved')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
  await expect(page.getByText('No longer listed')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
})

test(
  'E1 E2 T3 T5 T6 values as other servers write them: null, numbers, one text for a list, a bare image',
  ON_PHONES,
  async ({ page }) => {
    const card = await requireCard(page.request, { country: ['Japan'] })
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { id: _, ...named } = { id: '', _id: card._id, scholarship_name: card.scholarship_name }
    const record = {
      ...named,
      funded_by: null,
      logo: dot,
      level: null,
      country: 'Japan',
      country_code: null,
      field: null,
      amount: 5000,
      deadline: '2099-01-15T00:00:00.000Z',
      no_of_awards: 12,
      ethnicity: null,
      eligibility: null,
      benefits: 'Tuition',
      application_process: null,
      additional_details: 'word '.repeat(120).trim(),
      original_link: null,
    }
    await askAnew(page)
    await page.route(SEARCHES, (route) => route.fulfill({ json: { list: [record], count: 1, result: true } }))
    await page.route(SCHOLARSHIPS, (route) => route.fulfill({ json: record }))
    await signInAndGo(page, '/privacy')
    await page.goto('/search')
    const article = results(page).getByRole('article')
    await expect(article).toContainText('5000')
    await expect(article).toContainText(/Submissions Close In \d+ months/)
    await expect(article.locator('img')).toHaveAttribute('src', `data:image/png;base64,${dot}`)
    await article.getByRole('link').click()
    await expect(page).toHaveURL(`/detail/${card._id}`)
    await expect(heading(page)).toHaveText(card.scholarship_name)
    const snapshot = page.getByRole('region', { name: 'Snapshot' })
    await expect(snapshot).toContainText('12')
    await expect(snapshot).toContainText('15 January 2099')
    await expect(page.getByRole('button', { name: 'see more' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Benefits' }).locator('ol > li')).toHaveText(['Tuition'])
  },
)

test('A1 E6 N3 S1 name, photo and e-mail are enough to be signed in', ON_PHONES, async ({ page }) => {
  await page.route(SAVED, (route) => route.fulfill({ json: [] }))
  for (const photo of [null, '']) {
    await page.route('**/api/user/checkauth', (route) =>
      route.fulfill({ json: { name: 'Grace Hopper', photo, email: 'grace@example.org' } }),
    )
    await page.goto('/saved')
    const avatar = page.getByRole('button', { name: /Grace Hopper/ })
    await expect(avatar.locator('svg')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('userEmail'))).toBe('grace@example.org')
    await page.unroute('**/api/user/checkauth')
  }
})

test(
  'A2 L2 L3 L4 options stand in the order of the alphabet, in whatever order they come',
  ON_PHONES,
  async ({ page }) => {
    const letters = ['Zambia', 'Åland Islands', 'Côte d’Ivoire', 'Austria', 'Costa Rica', 'albania']
    await page.route(OPTIONS, (route) =>
      route.fulfill({ json: { C: letters.map((label) => option(label, 3)), F: [option('Law', 1)], L: null } }),
    )
    await page.goto('/')
    await page.getByRole('button', { name: 'Pick your location' }).click()
    const options = page.getByRole('dialog', { name: 'Pick your location' }).locator('label')
    await expect(options).toHaveCount(letters.length)
    const shown = (await options.allInnerTexts()).map((text) => text.replace(/\s*\d+\s*$/, '').trim())
    expect(shown).toEqual(['Åland Islands', 'albania', 'Austria', 'Costa Rica', 'Côte d’Ivoire', 'Zambia'])
  },
)

test('R16 a page beyond the last one that the count allows leads to the last', ON_PHONES, async ({ page }) => {
  await changeAnswers(page, SEARCHES, (answer) => ({ ...onlySpecifiedAnswer(answer), count: 20 }))
  await page.route('**/filter?page=9', async (route) => {
    const list = await findCards(page.request)
    await route.fulfill({ json: { list, count: 20, result: true } })
  })
  await signInAndGo(page, '/privacy')
  await page.goto('/search?page=9')
  await expect(page).toHaveURL('/search?page=3')
  await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.unrouteAll({ behavior: 'wait' })
})

/** Lets the server do it, and answers as the specification leaves open: with nothing. */
const withoutBody = async (route: Route) => {
  const { status } = await route.fetch().then((answer) => ({ status: answer.status() }))
  await route.fulfill({ status, body: '' })
}

test(
  'A8 A9 A10 S2 S3 what the answers to a save, a removal and a log-out say is not specified, and not needed',
  ON_PHONES,
  async ({ page }) => {
    await signInAndGo(page, '/search?country=Kenya')
    for (const call of ['savescholarship', 'removescholarship']) await page.route(`**/api/user/${call}/*`, withoutBody)
    await page.route('**/google/logout', withoutBody)
    const bookmark = results(page).getByRole('article').first().getByRole('button', { name: /^Save/ })
    const waiting = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length)
    for (const [call, pressed] of [
      ['savescholarship', 'true'],
      ['removescholarship', 'false'],
    ] as const) {
      const sent = page.waitForRequest((request) => request.url().includes(`/${call}/`))
      await bookmark.click()
      await sent
      await expect.poll(waiting).toBe(0)
      await expect(bookmark).toHaveAttribute('aria-pressed', pressed)
    }
    await page.getByRole('button', { name: /^Account of/ }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await reloaded
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  },
)
