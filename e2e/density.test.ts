import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { untilDrawn } from './answers.ts'
import { untilLate } from './settled.ts'
import { expect, expectDressed, expectNoSidewaysScroll, isPhone, ON_DESKS, ON_PHONES, test } from './visitor.ts'

/** What of the cards can be read without scrolling, above the buttons that float at the bottom of a phone. */
async function measure(page: Page) {
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect())
    const filters = [...document.querySelectorAll('main button')].findLast(({ textContent }) =>
      textContent.startsWith('Filters'),
    )
    const dock = filters?.parentElement
    const floats = dock && getComputedStyle(dock).position === 'sticky' && dock.checkVisibility()
    const foot = floats ? dock.getBoundingClientRect().top : window.innerHeight
    const usual = cards.reduce((sum, { height }) => sum + height, 0) / cards.length
    const shown = cards.map(({ top, bottom, height }) => Math.max(0, Math.min(bottom, foot) - top) / height)
    return {
      first: (cards[0]?.top ?? 0) / window.innerHeight,
      all: cards.length,
      whole: shown.filter((part) => part === 1).length,
      shown: shown.reduce((sum, part) => sum + Math.min(1, part), 0),
      room: (foot - (cards[0]?.top ?? 0)) / usual,
      columns: new Set(cards.map(({ left }) => left)).size,
      floats,
    }
  })
}

/** Of many chips, and few results with long cards. */
const MANY_CHIPS = '/search?q=fully+funded+masters+in+nursing+for+kenyan+women+in+germany+or+sweden'
const SEARCHES = ['/search', '/search?q=masters+in+germany+for+kenyans', MANY_CHIPS]

/** Some of those that `relevance/` judges, as people type them. */
const QUESTIONS = readFileSync(new URL('../relevance/dev.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((_, line) => line % 180 === 1)
  .map((line) => line.slice(0, line.indexOf('\t')))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectDressed(page)
}

test(
  'R12 a phone shows two whole cards, and no more than a third of it stands above them',
  ON_PHONES,
  async ({ page }) => {
    for (const address of SEARCHES) {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, address)
      const usual = await measure(page)
      // Of few results the longest may come first: below many chips there has to be room for two as they are on average.
      expect(address === MANY_CHIPS ? usual.room : usual.whole, `${address} at 390x844`).toBeGreaterThanOrEqual(2)
      expect(usual.first).toBeLessThanOrEqual(0.35)
      await page.setViewportSize({ width: 360, height: 740 })
      const small = await measure(page)
      expect(address === MANY_CHIPS ? small.room : small.shown, `${address} at 360x740`).toBeGreaterThanOrEqual(1.5)
      expect(small.first).toBeLessThanOrEqual(0.35)
      const asks = await page.getByRole('link', { name: /^Can I apply/ }).boundingBox()
      expect(asks && asks.x + asks.width, 'where what asks who one is ends').toBeLessThanOrEqual(360)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 740, height: 360 })
      expect((await measure(page)).floats, 'what floats in a low window').toBe(false)
    }
  },
)

test('R12 of what people ask, nine in ten show two whole cards on a phone', ON_PHONES, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fewer: string[] = []
  for (const question of QUESTIONS) {
    await open(page, `/search?${new URLSearchParams({ q: question })}`)
    const { whole, all } = await measure(page)
    if (whole < Math.min(2, all)) fewer.push(question)
  }
  expect(QUESTIONS.length).toBeGreaterThan(9)
  expect(fewer.length, fewer.join(' | ')).toBeLessThanOrEqual(QUESTIONS.length / 10)
})

test('R12 R14 a phone shows a whole card below what says that nothing matches', ON_PHONES, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs')
  expect((await measure(page)).whole).toBeGreaterThanOrEqual(1)
})

test('R12 the page as it is drawn, without script, shows as much', async ({ browser, baseURL, viewport }) => {
  const phone = (viewport?.width ?? 0) < 750
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  for (const address of SEARCHES) {
    await untilDrawn(page.request, address)
    await page.goto(address)
    const { whole, room, first } = await measure(page)
    expect(address === MANY_CHIPS ? room : whole, address).toBeGreaterThanOrEqual(phone ? 2 : 3)
    if (phone) expect(first, address).toBeLessThanOrEqual(0.35)
  }
  await context.close()
})

test('R12 a desk shows three whole cards, a wide one has two columns of them', ON_DESKS, async ({ page }) => {
  for (const address of SEARCHES) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, address)
    const usual = await measure(page)
    expect(usual.whole, `${address} at 1280x900`).toBeGreaterThanOrEqual(3)
    expect(usual.columns).toBe(1)
    await page.setViewportSize({ width: 1600, height: 1000 })
    const large = await measure(page)
    expect(large.whole, `${address} at 1600x1000`).toBeGreaterThanOrEqual(4)
    expect(large.columns).toBe(2)
    await expectNoSidewaysScroll(page)
    // A window of 1280x900 at 200%: what stands above leaves a whole card, and nothing floats.
    await page.setViewportSize({ width: 640, height: 450 })
    await expect.poll(async () => (await measure(page)).whole, `${address} at 200%`).toBeGreaterThanOrEqual(1)
    expect((await measure(page)).floats).toBe(false)
  }
})

test('R5 a phone has its chips in one row, of which "+N" shows the rest', ON_PHONES, async ({ page }) => {
  await page.goto(
    '/search?q=law&country=Kenya&country=Uganda&country=Ghana&country=Italy&level=PhD&coverage=Fully+Funded',
  )
  const group = page.getByRole('group', { name: 'Applied filters' })
  const chips = group.getByRole('button', { name: /^Remove/ })
  await expect(chips).toHaveCount(6)
  const tops = await group.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await group.getByRole('button', { name: '+1 more: show all' }).click()
  await expect(chips).toHaveCount(7)
})

test('R8 what the words say is ticked and counted; another choice of its group joins it', async ({ page }) => {
  await page.goto('/search?q=phd+in+germany')
  const toggle = page.getByRole('button', { name: isPhone(page) ? 'Filters (2)' : 'Filters' })
  await expect(toggle).toBeVisible()
  await untilLate(page)
  if (isPhone(page)) await toggle.click()
  const option = (name: RegExp) => page.getByRole('checkbox', { name })
  await expect(option(/^Germany/)).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search country' }).fill('austria')
  await option(/^Austria/).check()
  await expect(page).toHaveURL('/search?q=phd+in+germany&without=4-14&country=Germany&country=Austria')
  await page.getByRole('searchbox', { name: 'Search country' }).fill('germany')
  await option(/^Germany/).uncheck()
  await expect(page).toHaveURL('/search?q=phd+in+germany&without=4-14&country=Austria')
  if (isPhone(page)) {
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/search?q=phd+in+germany')
  if (isPhone(page)) await toggle.click()
  await expect(option(/^Germany/)).toBeChecked()
  await option(/^Germany/).uncheck()
  await expect(page).toHaveURL('/search?q=phd+in+germany&without=4-14')
})

test('R5 a country named alone offers its other reading, with a count that is true', ON_PHONES, async ({ page }) => {
  await page.goto('/search?q=nigeria+law')
  const other = page.getByRole('button', { name: /^or citizen of Nigeria \(\d+\)$/ })
  await expect(other).toBeVisible()
  const count = Number((await other.innerText()).match(/\d+/)?.[0])
  await other.click()
  await expect(page).toHaveURL('/search?q=citizens+of+Nigeria+law')
  await expect(page.getByText(`1-8 of ${count}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove citizen of Nigeria' })).toBeVisible()
  await expect(other).toHaveCount(0)
})

test(
  'R12 R14 beside the filters a name has room for words, and there are all twelve months',
  ON_DESKS,
  async ({ page }) => {
    await page.setViewportSize({ width: 750, height: 900 })
    await open(page, '/search?q=phd+women+africa')
    const months = page.getByRole('group', { name: 'Closes or usually closes in' }).locator('.months')
    await expect(months).toBeVisible()
    for (const width of [750, 800, 900, 1000, 1040]) {
      await page.setViewportSize({ width, height: 900 })
      const names = page.getByRole('article').getByRole('heading')
      const widths = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width))
      expect(Math.min(...widths), `the narrowest name at ${width} px`).toBeGreaterThan(150)
      const beyond = await months.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond, `pixels of months that are out of sight at ${width} px`).toBe(0)
    }
  },
)

test('R12 below few results the buttons stay at the bottom of a phone', ON_PHONES, async ({ page }) => {
  await open(page, '/search?q=lexs')
  await expect(page.getByText('1 of 1')).toBeVisible()
  const dock = page.getByRole('button', { name: 'Filters' }).locator('..')
  const box = await dock.boundingBox()
  expect(box && box.y + box.height).toBe(page.viewportSize()?.height)
})

test('R12 no heading inside the list is larger than that of the page', ON_PHONES, async ({ page }) => {
  await open(page, '/search?q=nursing+masters')
  const main = page.getByRole('main')
  const part = main.getByRole('heading', { level: 2, name: /^For Nursing/ })
  await expect(part).toBeVisible()
  const sizeOf = (heading: Locator) => heading.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(await sizeOf(part)).toBeLessThanOrEqual(await sizeOf(main.getByRole('heading', { level: 1 })))
})
