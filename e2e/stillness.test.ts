import type { Page } from '@playwright/test'
import { findCards, holdBack, SEARCHES, type Card } from './answers.ts'
import { moved } from './moved.ts'
import { expectSettled } from './settled.ts'
import { expect, expectAlive, expectDressed, isPhone, ON_PHONES, signInAndGo, test } from './visitor.ts'

/**
 * A clock, since browsers have one: what moves within half a second after somebody has pressed something, they take for its
 * doing, and it is not counted here.
 */
const LATE_MS = 600

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

test('R8 where few have results, the most sought fill a group up, and move nothing', async ({ page }) => {
  await page.goto('/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs')
  await expect(page.getByRole('article').first()).toBeVisible()
  const since = await expectDressed(page)
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
  await page.locator('summary', { hasText: 'Field of Study' }).click()
  const field = page.getByRole('group', { name: 'Field of Study' })
  await expect(page.getByRole('searchbox', { name: 'Search field of study' })).toBeVisible()
  await expect(field.getByRole('checkbox', { name: /^Medicine/ })).toBeVisible()
  await expect(field.getByRole('checkbox', { name: /^Accounting/ })).toHaveCount(0)
  if (!isPhone(page)) expect(await moved(page, since)).toEqual([])
})

/**
 * Opens a search, and asks for another, whose answer waits for `release`: with what `change` makes of the list of the
 * first.
 */
async function changeLate(page: Page, change: (list: readonly Card[]) => readonly Card[]) {
  await page.goto('/search?country=Germany')
  await expect(page.getByRole('article').first()).toBeVisible()
  const list = await findCards(page.request, { country: ['Germany'] })
  const since = await expectDressed(page)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(SEARCHES, async (route) => {
    const answer = await (await route.fetch()).json()
    await promise
    await route.fulfill({ json: { ...answer, list: change(list), matches: [] } })
  })
  await page.getByRole('button', { name: 'Remove study in Germany' }).click()
  await expect(loading(page)).toBeVisible()
  return { list, since, release }
}

const loading = (page: Page) => page.getByRole('img', { name: 'Loading' })
const linkOf = (page: Page, card: Card | undefined) =>
  page.getByRole('region', { name: 'Results' }).getByRole('link', { name: String(card?.['scholarship_name']) })

test('R7 R21 a list that comes late moves nothing, although its cards stood elsewhere in the list before', async ({
  page,
}) => {
  const { list, since, release } = await changeLate(page, (cards) => cards.toReversed())
  release()
  await expect(loading(page)).toBeHidden()
  await expect(page.getByRole('article').first()).toContainText(String(list.at(-1)?.['scholarship_name']))
  expect(await moved(page, since)).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
})

test('R5 R7 R8 what is taken out stays where it was: its row until the list comes, its option for good', async ({
  page,
}) => {
  await page.goto('/search?country=Iceland&q=law')
  const top = async () => (await page.getByRole('region', { name: 'Results' }).boundingBox())?.y
  await expect(page.getByRole('article').first()).toBeVisible()
  const option = page.getByRole('checkbox', { name: /^Iceland/ })
  const place = isPhone(page) ? undefined : await option.boundingBox()
  const since = await expectDressed(page)
  const [before, release] = [await top(), await holdBack(page, SEARCHES)]
  await page.getByRole('button', { name: 'Remove study in Iceland' }).click()
  await expect(loading(page)).toBeVisible()
  expect(await top(), 'where the list begins while another is on its way').toBe(before)
  release()
  await expect(page).toHaveURL('/search?q=law')
  await expect(loading(page)).toBeHidden()
  await expect.poll(top, 'where the next list begins').toBeLessThanOrEqual(before ?? 0)
  if (place) expect(await option.boundingBox()).toEqual(place)
  expect(await moved(page, since)).toEqual([])
})

test('R7 R8 an option stays where it is when it is chosen, whatever is said of that above it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of isPhone(page) ? [360] : [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/search')
    await expect(page.getByRole('article').first()).toBeVisible()
    if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('searchbox', { name: 'Search country' }).fill(isPhone(page) ? 'democratic' : 'dominican')
    for (const [group, name] of [
      [undefined, isPhone(page) ? /^Democratic Republic/ : /^Dominican Republic/],
      ['Funding Coverage', /^Full Tuition/],
    ] as const) {
      if (group) await page.locator('summary', { hasText: group }).click()
      const option = page.getByRole('checkbox', { name })
      const row = option.locator('xpath=..')
      // In a stand-in's letters, what is said above it may take a line more.
      await expectDressed(page)
      const before = await row.boundingBox()
      await option.check()
      await expect(page).toHaveURL(group ? /coverage=/ : /country=/)
      expect(await row.boundingBox(), `${name} at ${width} px`).toEqual(before)
      const title = page.locator('summary', { hasText: group ?? 'Country' })
      await expect(title, 'as a screen reader says it').toHaveText(/1\schosen$/, { useInnerText: true })
    }
  }
})

test('R7 R21 who is at a card when another list comes stays at it', ON_PHONES, async ({ page }) => {
  const { list, release } = await changeLate(page, (cards) => cards.toReversed())
  await linkOf(page, list[0]).focus()
  release()
  await expect(loading(page)).toBeHidden()
  await expect(page.getByRole('article').last().getByRole('link')).toBeFocused()
  await page.unrouteAll({ behavior: 'wait' })
})

test(
  'R7 R21 who is at a card that another list does not have goes on from the heading',
  ON_PHONES,
  async ({ page }) => {
    const { list, release } = await changeLate(page, (cards) => cards.slice(1))
    await linkOf(page, list[0]).focus()
    release()
    await expect(loading(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test('R7 what was understood comes with its list: nothing moves before that, nor however late it is', async ({
  page,
}) => {
  await page.goto('/search?country=Germany')
  await expect(page.getByRole('article').first()).toBeVisible()
  const since = await expectDressed(page)
  const top = async () => (await page.getByRole('article').first().boundingBox())?.y
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  const understood = page.getByRole('group', { name: 'Applied filters' })
  const before = await top()
  // More chips, then fewer.
  for (const [words, chips] of [
    ['nursing phd kenyan women', 5],
    ['nursing', 2],
  ] as const) {
    const release = await holdBack(page, SEARCHES)
    await field.fill(words)
    await field.press('Enter')
    await expect(loading(page)).toBeVisible()
    if (chips === 5) expect(await top(), 'where the list begins while another is on its way').toBe(before)
    release()
    await expect(understood.locator('[data-chip]')).toHaveCount(chips)
  }
  expect(await moved(page, since)).toEqual([])
})

test('L2 the field above a list stays where it is when the list comes, and while somebody types in it', async ({
  page,
}) => {
  const release = await holdBack(page, '**/api/scholarship/getScholarshipByCountry')
  await page.goto('/')
  await page.getByRole('button', { name: 'Pick your course' }).click()
  const panel = page.getByRole('dialog', { name: 'Pick your course' })
  await expect(panel.getByText('Loading…')).toBeVisible()
  const empty = await panel.boundingBox()
  release()
  const field = panel.getByRole('searchbox')
  await expect(field).toBeVisible()
  expect(await panel.boundingBox()).toEqual(empty)
  const place = await field.boundingBox()
  await field.fill('computer sc')
  await expect(panel.getByRole('checkbox')).toHaveCount(1)
  expect(await field.boundingBox()).toEqual(place)
})

test('R7 on a touch screen nothing stays as if it were pointed at', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  const applied = await page.evaluate(() => {
    const found: string[] = []
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) found.push(rule.selectorText)
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) look(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) look(sheet.cssRules)
    return found
  })
  expect(applied.length > 0, applied.join()).toBe(!isPhone(page))
})

test('R8 a group opens with its options in it, though nothing of a closed one is drawn', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
  const level = page.locator('details', { hasText: 'Level' })
  await expect(level.locator('label')).toHaveCount(0)
  const asOpened = level.evaluate(
    (details) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => resolve(details.querySelectorAll('label').length)).observe(details, {
          attributeFilter: ['open'],
        })
      }),
  )
  await level.locator('summary').click()
  expect(await asOpened).toBeGreaterThan(3)
  await level.locator('summary').press('Enter')
  await expect(level.locator('label')).toHaveCount(0)
  // As a search on the page and some aids do, without its summary.
  await level.evaluate((details: HTMLDetailsElement) => (details.open = true))
  await expect(level.locator('label')).not.toHaveCount(0)
})

test('T1 R19 whoever goes back from the end of a scholarship sees nothing move to its new place', async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  const card = page.getByRole('article').nth(4).getByRole('link')
  await expectAlive(page)
  await card.click()
  await expect(page.getByRole('heading', { name: 'Similar to this' })).toBeVisible()
  const since = await expectDressed(page)
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }))
  await page.waitForTimeout(LATE_MS)
  await page.evaluate(() => history.back())
  await expect(card).toBeFocused()
  await expectSettled(page)
  expect(await moved(page, since)).toEqual([])
})

test('T1 V1 R17 whoever loads a page again far down stands there again, however late', ON_PHONES, async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Similar to this' })).toBeVisible()
  const main = page.getByRole('main')
  await page.route('**/*.woff2', (route) => route.abort()) // another font, another height
  let late = 0
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue()
  })
  const pages = [
    [page.url(), main.getByRole('link', { name: 'See all' })],
    ['/search?country=Kenya', main.getByText(/^(?:Facts from|Checked [A-Z])/).last()],
    ['/account', main.getByRole('heading', { name: 'Where you are signed in' })],
  ] as const
  for (const [address, last, share] of pages.flatMap((one) => [[...one, 0.5] as const, [...one, 1] as const])) {
    late = 0
    await page.goto(address)
    await expect(last).toBeVisible()
    await expectAlive(page)
    const before = await page.evaluate((part) => {
      window.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight))
      return window.scrollY
    }, share)
    expect(before).toBeGreaterThan(200)
    late = LATE_MS
    await page.reload()
    const since = await expectDressed(page)
    await expect(last).toBeVisible()
    await expectAlive(page)
    expect(await page.evaluate(() => window.scrollY), address).toBe(before)
    expect(await moved(page, since), address).toEqual([])
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
