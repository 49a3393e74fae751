import type { Page } from '@playwright/test'
import { askAnew, changeAnswers, holdBack, SEARCHES } from './answers.ts'
import {
  at390,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ON_DESKS,
  ON_PHONES,
  save,
  signInAndGo,
  test,
} from './visitor.ts'
import { expectSettled } from './settled.ts'

test.beforeEach(({ page }) => at390(page))

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')

/** In sight something of 50 px turns, and it is the only one that does. */
async function expectTurning(page: Page): Promise<void> {
  const spinner = page.getByRole('img', { name: 'Loading' })
  await expect(spinner).toHaveCount(1)
  await expect(spinner).toBeInViewport()
  const looks = () =>
    spinner.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      const running = element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
      const turning = running.filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      return [width, height, turning.length]
    })
  // The page that is on its way gives its place to the one that waits: an element that has just gone has no size.
  await expect.poll(looks).toEqual([50, 50, 1])
}

test('R9 a spinner turns until the first results come, with the script and before', ON_DESKS, async ({ page }) => {
  const [letScript, letAnswer] = [await holdBack(page, '**/assets/index-*.js'), await holdBack(page, SEARCHES)]
  await page.goto('/search', { waitUntil: 'commit' })
  await expectTurning(page)
  const asked = page.waitForRequest(SEARCHES)
  letScript()
  await asked
  await expectTurning(page)
  await expectAccessible(page, 'the results on their way')
  await expectNoSidewaysScroll(page)
  letAnswer()
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0)
})

for (const [from, press] of [
  ['the landing page’s Search', (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).click()],
  ['a trending search', (page: Page) => page.getByRole('link', { name: 'design', exact: true }).click()],
  ['the footer', (page: Page) => page.getByRole('link', { name: 'Search Scholarships' }).click()],
] as const) {
  test(
    `R9 L7 L9 a spinner turns for who comes from ${from}, on the results page that is on its way`,
    ON_PHONES,
    async ({ page }) => {
      await page.goto('/')
      await expectSettled(page)
      const release = await holdBack(page, SEARCHES)
      await press(page)
      await expectTurning(page)
      // Where it leads need not wait for the answer.
      await expect(page).toHaveURL(/\/search/)
      await expectTurning(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      release()
      await expect(cards(page)).toHaveCount(8)
      await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(/^Curated/)
      await expect(heading).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL('/')
    },
  )
}

test('R9 a spinner turns while the code of the results page is on its way, too', ON_PHONES, async ({ page }) => {
  await page.goto('/')
  const release = await holdBack(page, '**/assets/results-page-*.js')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expectTurning(page)
  release()
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0)
})

test(
  'R9 X4 an answer that nothing can be drawn of is told, also to who has gone ahead to its page',
  ON_PHONES,
  async ({ page }) => {
    await page.goto('/')
    await expectSettled(page)
    const release = Promise.withResolvers<void>()
    await askAnew(page)
    await page.route(SEARCHES, async (route) => {
      await release.promise
      await route.fulfill({ json: { list: 'not a list' } })
    })
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expectTurning(page)
    release.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  },
)

test(
  'R9 R16 who is on the way to a page that there is not any more is taken to the last',
  ON_PHONES,
  async ({ page }) => {
    await signInAndGo(page, '/search?country=Kenya&page=2')
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'What we store' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we store')
    await changeAnswers(page, SEARCHES, (answer) => ({ ...answer, count: 8 }))
    await page.goBack()
    await expect(page).toHaveURL('/search?country=Kenya')
    await expect(cards(page).first()).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test('a plan is asked for while the saved list is on its way', ON_PHONES, async ({ page }) => {
  const person = await signInAndGo(page, '/privacy')
  await save(page.context(), new URL(page.url()).origin, person, ['chevening-scholarships'])
  const release = await holdBack(page, '**/api/user/getallsavedscholarships/**')
  const asked = page.waitForRequest('**/api/user/plan')
  await page.goto('/saved?view=plan')
  await asked
  release()
  await expect(page.getByRole('heading', { level: 3, name: /Chevening/ })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})
