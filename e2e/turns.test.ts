import { askAnew } from './answers.ts'
import type { Locator } from '@playwright/test'
import { expect, expectDressed, expectNoSidewaysScroll, ON_DESKS, ON_PHONES, signInAndGo, test } from './visitor.ts'

const isNarrow = (width: number) => width < 750

test('T1 T4 T5 T7 R7 V1 every page turns at 750 px and fits at both sides of each turn', ON_DESKS, async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  const link = page.getByRole('article').first().getByRole('link')
  const detail = (await link.getAttribute('href')) ?? ''
  await page.getByRole('article').first().getByRole('button', { name: /^Save/ }).click()
  // Each with what shows that it is there: its empty places stand before it.
  const pages = [
    ['/', page.getByRole('button', { name: 'Pick your course' })],
    ['/search?country=Kenya', page.getByRole('article').first()],
    [detail, page.getByRole('link', { name: /^Apply/ })],
    ['/saved', page.getByRole('article')],
    ['/account', page.getByRole('button', { name: 'Delete my account' })],
    ['/privacy', page.getByRole('heading', { name: 'If you sign in' })],
    ['/no/such/page', page.getByRole('heading', { name: 'There is no page at this address' })],
  ] as const
  for (const [address, sign] of pages) {
    await page.goto(address)
    await expect(sign).toBeVisible()
    // 320 px is also what a window of 1280 px is at a zoom of 400%.
    for (const width of [320, 749, 750, 899, 900]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: isNarrow(width) })
      await expectNoSidewaysScroll(page)
      if (address === detail) {
        await expect(page.getByRole('navigation', { name: 'Scholarship' })).toBeVisible({ visible: isNarrow(width) })
        await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible({
          visible: !isNarrow(width),
        })
        await expect(page.getByRole('button', { name: /^Show 1 of/ })).toBeVisible({ visible: isNarrow(width) })
      }
    }
  }
})

test(
  'R14 R15 eight pages in a row fit beside the filters and at 400% zoom, each wide enough for a finger',
  ON_DESKS,
  async ({ page }) => {
    await askAnew(page)
    await page.route('**/api/scholarship/filter*', async (route) => {
      const answer = await (await route.fetch()).json()
      await route.fulfill({ json: { ...answer, count: 64 } })
    })
    await page.goto('/search')
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page \d$/ })
    await expect(links).toHaveCount(8)
    for (const width of [320, 360, 750, 900]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: isNarrow(width) })
      await expectNoSidewaysScroll(page)
      const widths = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().width))
      expect(Math.min(...widths), `at ${width} px`).toBeGreaterThanOrEqual(24)
    }
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test('T1 T4 R12 words without end break, and nothing scrolls sideways for them', ON_DESKS, async ({ page }) => {
  const endless = { scholarship_name: 'Fellowship'.repeat(12), funded_by: 'Foundation'.repeat(12) }
  await askAnew(page)
  await page.route('**/api/scholarship/{filter*,searchScholarship/*}', async (route) => {
    const answer = await (await route.fetch()).json()
    const list = answer.list?.map((card: object) => ({ ...card, ...endless }))
    await route.fulfill({ json: list === undefined ? { ...answer, ...endless } : { ...answer, list } })
  })
  await signInAndGo(page, '/search?country=Kenya')
  const article = page.getByRole('article').first()
  await expect(article).toBeVisible()
  const detail = (await article.getByRole('link').getAttribute('href')) ?? ''
  for (const [address, sign] of [
    ['/search?country=Kenya', article],
    [detail, page.getByRole('link', { name: /^Apply/ })],
  ] as const) {
    await page.goto(address)
    for (const width of [320, 749, 750, 900]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(sign).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  }
  await page.unrouteAll({ behavior: 'wait' })
})

test(
  'R7 R11 what stands in the place of the list is not covered by the button for the filters',
  ON_PHONES,
  async ({ page }) => {
    await askAnew(page)
    await page.route('**/api/scholarship/filter*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/search?q=nursing&field=Public+Health&country=Kenya')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    const foot = await again.evaluate((button) => button.getBoundingClientRect().bottom)
    const filters = await page
      .getByRole('button', { name: /^Filters/ })
      .evaluate((button) => button.getBoundingClientRect().top)
    expect(filters).toBeGreaterThan(foot)
  },
)

test('L1 R1 T4 V1 G1 N1 with letters of twice the size, nothing stands beyond the edge', ON_DESKS, async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  const look = async (address: string, sign: Locator) => {
    await page.goto(address)
    await expect(sign).toBeVisible()
    for (const width of [320, 360, 750, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: isNarrow(width) })
      await expectNoSidewaysScroll(page)
      // Asked again: at a turn the heading may be taken away, for the other layout's, while it is measured.
      const room = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.clientWidth)
      await expect.poll(room, 'where a letter or two would stand on each line').toBeGreaterThan(160)
    }
  }
  // As somebody sets their browser who reads badly. No zoom: that moves the turns as well.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await look('/', page.getByRole('button', { name: 'Sign in' }))
  await look('/signin', page.getByRole('main').getByRole('link', { name: 'Sign in with Google' }))
  await look('/saved', page.getByRole('dialog'))
  await look('/privacy', page.getByRole('heading', { name: 'If you sign in' }))
  await look('/no/such/page', page.getByRole('heading', { name: 'There is no page at this address' }))
  await look('/search?q=Fellowshipfellowshipfellowshipfellowship', page.getByRole('article').first())
  await signInAndGo(page, '/search?country=Kenya')
  const article = page.getByRole('article').first()
  await look('/search?country=Kenya', article)
  const detail = (await article.getByRole('link').getAttribute('href')) ?? ''
  await look(detail, page.getByRole('link', { name: /^Apply/ }))
  await look('/account', page.getByRole('button', { name: 'Delete my account' }))
})

test(
  'N1 N2 B1 with letters of twice the size, the header leaves most of a small window to the page',
  ON_DESKS,
  async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
      const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
      expect(top, `at ${width} px`).toBeLessThan(640 * 0.45)
    }
    const items = page.getByRole('banner').locator(':is(a, button):visible')
    for (const width of [750, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
      await expectNoSidewaysScroll(page)
      const lines = await items.evaluateAll((all) => {
        const middles = all
          .map((item) => item.getBoundingClientRect())
          .map(({ top, height }) => Math.round(top + height / 2))
        return new Set(middles).size
      })
      expect(lines, `at ${width} px`).toBeLessThanOrEqual(2)
    }
  },
)

test('R7 the button for the filters stays under the pointer that presses it', ON_DESKS, async ({ page }) => {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search?country=Germany&field=Law')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectDressed(page)
    const toggle = page.getByRole('button', { name: 'Filters', exact: true })
    const before = await toggle.boundingBox()
    await toggle.click()
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
    expect(await toggle.boundingBox(), `at ${width} px`).toEqual(before)
  }
})

test(
  'T6 a long list that was opened stays open when a tablet is turned, and the focus stays on its button',
  ON_DESKS,
  async ({ page }) => {
    await page.route('**/api/scholarship/searchScholarship/*', async (route) => {
      const record = await (await route.fetch()).json()
      await route.fulfill({ json: { ...record, countries: Array.from({ length: 20 }, (_, index) => `Land ${index}`) } })
    })
    await signInAndGo(page, '/search')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('button', { name: 'and 12 more' }).click()
    const less = page.getByRole('button', { name: 'see less' })
    await expect(less).toBeFocused()
    const list = page.getByRole('definition').filter({ hasText: 'Land 0' })
    for (const size of [
      { width: 700, height: 1000 },
      { width: 1000, height: 700 },
    ]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('navigation', { name: 'Scholarship' })).toBeVisible({ visible: isNarrow(size.width) })
      await expect(list).toContainText('Land 19')
    }
    await less.click()
    await expect(page.getByText('Land 19')).toBeHidden()
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(list).toContainText('Land 19')
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test(
  'R8 T7 turning a tablet closes no group, forgets nothing typed and moves no row back',
  ON_DESKS,
  async ({ page }) => {
    const upright = { width: 700, height: 1000 }
    const lying = { width: 1000, height: 700 }
    await page.setViewportSize(lying)
    await signInAndGo(page, '/search')
    const side = page.getByRole('complementary', { name: 'Filters' })
    const sheet = page.getByRole('dialog', { name: 'Add Filters' })
    await side.locator('summary', { hasText: 'Level' }).click()
    await side.getByRole('searchbox', { name: 'Search country' }).fill('ken')
    const expectAsLeft = async (filters: Locator) => {
      await expect(filters.getByRole('checkbox', { name: /^PhD/ })).toBeVisible()
      await expect(filters.getByRole('searchbox', { name: 'Search country' })).toHaveValue('ken')
    }
    await page.setViewportSize(upright)
    await expect(side).toBeHidden()
    await page.setViewportSize(lying)
    await expectAsLeft(side)
    await page.setViewportSize(upright)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await sheet.getByRole('searchbox', { name: 'Search country' }).fill('ken')
    await page.setViewportSize(lying)
    await expectAsLeft(side)
    await page.setViewportSize(upright)
    await expectAsLeft(sheet)
    await page.keyboard.press('Escape')

    await page.getByRole('article').first().getByRole('link').click()
    const row = page.getByRole('list', { name: 'Similar to this' })
    await expect(row.getByRole('article').nth(4)).toBeAttached()
    await row.evaluate((track) => track.scrollTo({ left: track.scrollWidth / 2, behavior: 'instant' }))
    const moved = () => row.evaluate((track) => track.scrollLeft / track.scrollWidth)
    for (const size of [lying, upright]) {
      await page.setViewportSize(size)
      await expect.poll(moved).toBeGreaterThan(0.2)
    }
  },
)
