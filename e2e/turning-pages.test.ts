import type { Page } from '@playwright/test'
import { askAnew, changeAnswers, holdBack, requireCard, SEARCHES } from './answers.ts'
import { at390, expect, expectAtRest, ON_DESKS, ON_PHONES, signInAndGo, test } from './visitor.ts'
import { expectSettled } from './settled.ts'

test.beforeEach(({ page }) => at390(page))

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article')
const link = (page: Page, number: number) => page.getByRole('link', { name: `Page ${number}`, exact: true })

/** Turns to a page by its button; resolves to whether that asked the server for it. */
async function turnTo(page: Page, number: number): Promise<boolean> {
  await link(page, number).scrollIntoViewIfNeeded()
  const asked = page.waitForRequest((request) => request.url().endsWith(`/filter?page=${number}`), { timeout: 10_000 })
  await link(page, number).click()
  await expect(link(page, number)).toHaveAttribute('aria-current', 'page')
  return asked.then(
    () => true,
    () => false,
  )
}

test('R17 each page change asks anew, scrolls to the top and plays the animation', ON_PHONES, async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  await expect(cards(page)).toHaveCount(8)
  for (const number of [2, 3, 2, 1, 2]) {
    // The next page may be fetched ahead of time: what counts is what is asked by the turn.
    await expectSettled(page)
    await expectAtRest(page)
    const played = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () => {
            const ends = document
              .getAnimations()
              // A card that comes to stand under the pointer has one of its own.
              .filter((animation) => !(animation instanceof CSSTransition))
              .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('ol'))
              .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
            if (ends.length > 0) resolve(Math.max(...ends))
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    expect(await turnTo(page, number), `page ${number} is asked for`).toBe(true)
    expect(await played, `the animation of page ${number}`).toBe(600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

test(
  'R9 R17 a page not seen before waits for its answer with a spinner, though it may have been fetched ahead',
  ON_PHONES,
  async ({ page }) => {
    await signInAndGo(page, '/search?country=Kenya')
    await expect(cards(page)).toHaveCount(8)
    await expectSettled(page)
    const release = await holdBack(page, SEARCHES)
    await link(page, 2).click()
    await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible()
    release()
    await expect(link(page, 2)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0)
  },
)

test('R17 a page seen before shows at once, and is renewed by its answer', ON_PHONES, async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  await expect(cards(page)).toHaveCount(8)
  const first = await cards(page).first().getByRole('heading').innerText()
  await turnTo(page, 2)
  const release = Promise.withResolvers<void>()
  await askAnew(page)
  await page.route(SEARCHES, async (route) => {
    const answer = await (await route.fetch()).json()
    await release.promise
    await route.fulfill({ json: { ...answer, list: answer.list.toReversed(), matches: [] } })
  })
  await link(page, 1).click()
  await expect(page.getByText(/^1-8 of \d+$/)).toBeVisible()
  await expect(cards(page).first().getByRole('heading')).toHaveText(first)
  release.resolve()
  await expect(cards(page).last().getByRole('heading')).toHaveText(first)
  await page.unrouteAll({ behavior: 'wait' })
})

test('R17 R19 T1 who comes back to a list sees it where it was; the server is asked', ON_DESKS, async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  await expect(cards(page)).toHaveCount(8)
  const card = cards(page).nth(4).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await card.click()
  await expect(page).toHaveURL(/\/detail\//)
  await expectSettled(page)
  const asked = page.waitForRequest(SEARCHES)
  const release = await holdBack(page, SEARCHES)
  await page.goBack()
  await expect(cards(page)).toHaveCount(8)
  await asked
  await expect(card).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  release()
})

test('R17 X2 without a network the next page is there, and pages seen before stay', ON_PHONES, async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  await expect(cards(page)).toHaveCount(8)
  await expectSettled(page)
  await page.context().setOffline(true)
  for (const number of [2, 1]) {
    await link(page, number).click()
    await expect(link(page, number)).toHaveAttribute('aria-current', 'page')
    await expect(cards(page).first()).toBeVisible()
  }
  await page.context().setOffline(false)
})

test(
  'R11 R17 X2 a page whose answer fails shows the empty state, though it was fetched ahead',
  ON_PHONES,
  async ({ page }) => {
    await signInAndGo(page, '/search?country=Kenya')
    await expect(cards(page)).toHaveCount(8)
    await expectSettled(page)
    await askAnew(page)
    await page.route(SEARCHES, (route) => route.abort())
    await link(page, 2).click()
    await expect(page.getByText('Oops!! No results found!')).toBeVisible()
  },
)

test(
  'T7 the similar ones are asked for by the country alone, each time, however many countries there are',
  ON_PHONES,
  async ({ page }) => {
    await signInAndGo(page, '/search?country=Japan')
    await expect(cards(page)).toHaveCount(8)
    const many = Array.from({ length: 40 }, (_, place) => `Country ${place}`)
    await changeAnswers(page, '**/api/scholarship/searchScholarship/*', (answer) => ({
      ...answer,
      country: 'Japan',
      countries: ['Japan', ...many],
    }))
    const asked: [string, string | null][] = []
    page.on('request', (request) => {
      if (request.url().includes('/filter?') && new URL(page.url()).pathname.startsWith('/detail/')) {
        asked.push([new URL(request.url()).search, request.postData()])
      }
    })
    // The next page of results is fetched ahead.
    await expectSettled(page)
    for (let visit = 1; visit <= 2; visit += 1) {
      await cards(page).first().getByRole('link').click()
      await expect(page.getByRole('region', { name: 'Similar to this' }).getByRole('article').first()).toBeVisible()
      await expect.poll(() => asked).toEqual([['?page=1', '{"country":["Japan"]}']])
      asked.length = 0
      await page.goBack()
      await expect(cards(page)).toHaveCount(8)
      await expectSettled(page)
      asked.length = 0
    }
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test('T7 nothing else is asked where the country has no other', ON_PHONES, async ({ page }) => {
  await signInAndGo(page, '/search?country=Japan')
  const asked: (string | null)[] = []
  await askAnew(page)
  await page.route(SEARCHES, async (route) => {
    if (route.request().frame().url().includes('/detail/')) asked.push(route.request().postData())
    await route.fulfill({ json: { list: [], count: 0, result: true } })
  })
  const { _id, country } = await requireCard(page.request, { country: ['Japan'] })
  await page.goto(`/detail/${_id}`)
  await expect(page.getByRole('link', { name: /^Apply/ }).filter({ visible: true })).toHaveCount(1)
  await expectSettled(page)
  expect(asked).toEqual([JSON.stringify({ country: [country] })])
  await expect(page.getByRole('region', { name: 'Similar to this' })).toHaveCount(0)
})
