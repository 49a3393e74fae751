import type { Locator } from '@playwright/test'
import { changeAnswers, SEARCHES } from './answers.ts'
import {
  expect,
  expectDressed,
  expectNoSidewaysScroll,
  ON_DESKS,
  ON_PHONES,
  openFilters,
  signInAndGo,
  test,
} from './visitor.ts'

const NO_EXACT_MATCH = '/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs'

test(
  'L1 N7 signs grow with the letters that they stand beside, and no word of the first sentence is broken',
  ON_PHONES,
  async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const sign = page.getByRole('button', { name: 'Menu' }).locator('svg')
    expect((await sign.boundingBox())?.width).toBe(48)
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = heading.firstChild as Text
      const start = text.data.indexOf('scholarship')
      const word = document.createRange()
      word.setStart(text, start)
      word.setEnd(text, start + 'scholarship'.length)
      return word.getClientRects().length
    })
    expect(lines, 'lines that the longest word stands on').toBe(1)
  },
)

test('N6 with letters of twice the size all of the account menu stands in the window', ON_PHONES, async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await signInAndGo(page, '/privacy')
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.getByRole('button', { name: /^Account of/ }).click()
    for (const item of [
      page.getByRole('link', { name: 'Saved Scholarships' }),
      page.getByRole('button', { name: 'Log Out' }),
    ]) {
      const box = await item.boundingBox()
      expect(box?.x, `at ${width} px`).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? width), `at ${width} px`).toBeLessThanOrEqual(width)
    }
    await page.keyboard.press('Escape')
  }
})

/** The words in some places that stand on two lines. */
function brokenWords(places: Locator): Promise<string[]> {
  return places.evaluateAll((elements) => {
    const found: string[] = []
    for (const element of elements) {
      // What does not fit into four lines ends in an ellipsis.
      if (element.scrollHeight > element.clientHeight + 4) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) found.push(word)
        }
      }
    }
    return found
  })
}

test(
  'R5 R6 with letters of twice the size a narrow phone names a filter, and what starts a new search on one line',
  ON_PHONES,
  async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/search?country=Kenya&country=United+Kingdom&field=Computer+Science&level=PhD')
    const filters = page.getByRole('group', { name: 'Applied filters' })
    await expect(filters.getByRole('button', { name: /^Remove/ })).toHaveCount(4)
    const name = filters.getByRole('button', { name: 'Remove field Computer Science' }).locator('span').last()
    expect((await name.boundingBox())?.width, 'of four letters at least').toBeGreaterThan(64)
    const again = page.getByRole('button', { name: 'New Search' })
    expect((await again.boundingBox())?.height, 'of one line').toBeLessThan(100)
  },
)

test(
  'L1 R1 R12 with letters of one and a half or twice the size, words of headings, cards and foot stay whole',
  ON_DESKS,
  async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    for (const [letters, width] of [
      [32, 320],
      [32, 360],
      [32, 1280],
      [24, 750],
      [24, 1000],
      [24, 1100],
    ] as const) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
      await page.setViewportSize({ width, height: 740 })
      await page.goto(NO_EXACT_MATCH)
      await expect(page.getByRole('article').first()).toBeVisible()
      for (const places of [
        page.getByRole('main').locator('h1, h2, dd'),
        page.getByRole('contentinfo').locator('h2, a'),
      ]) {
        expect(await brokenWords(places), `words on two lines at ${width} px`).toEqual([])
      }
    }
  },
)

// On a desk they have room.
test(
  'R7 R8 with letters of twice the size an option stays where it is when it is chosen',
  ON_PHONES,
  async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto('/search')
    const filters = await openFilters(page)
    const title = filters.locator('summary', { hasText: 'Country' })
    const before = await title.boundingBox()
    await filters.getByRole('checkbox', { name: /^Germany/ }).check()
    await expect(title).toContainText('1 chosen')
    expect((await title.boundingBox())?.height, 'of what stands above the options').toBeCloseTo(before?.height ?? 0, 1)
  },
)

test(
  'R12 S5 with letters of twice the size an expected date fits a phone, and a card says wholly how old it is',
  ON_PHONES,
  async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    const deadline = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
    await changeAnswers(page, SEARCHES, (answer) => ({
      ...answer,
      list: answer.list.map((card) => ({
        ...card,
        deadline,
        deadline_expected: true,
        updated_on: '2023-09',
        verified: {},
      })),
    }))
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/search?q=phd+germany')
      await expect(
        page
          .getByRole('article')
          .first()
          .getByText(/^Submissions Close In/),
      ).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test(
  'N6 R7 enlarged by a style of one’s own, words stay whole and what floats leaves the window to the page',
  ON_PHONES,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const open = async (address: string) => {
      await page.goto(address)
      // Letters alone: no query about the window knows of them.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expectDressed(page)
    }
    await signInAndGo(page, '/privacy')
    await open('/')
    expect(await brokenWords(page.getByRole('heading', { level: 1 }))).toEqual([])
    await open('/detail/gates-cambridge-scholarships')
    const apply = page.getByRole('link', { name: /^Apply on gatescambridge/ })
    await expect(apply).not.toBeInViewport()
    expect(await brokenWords(apply)).toEqual([])
    await open('/search?q=university+nigeria+son')
    expect(await brokenWords(page.getByRole('article').getByRole('heading'))).toEqual([])
    await expect(page.getByRole('button', { name: /^Filters/ })).not.toBeInViewport()
    const filters = await openFilters(page)
    await expect(filters.getByRole('checkbox').nth(2)).toBeInViewport()
  },
)
