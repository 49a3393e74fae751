import type { Page } from '@playwright/test'
import { SIGN_IN_CODE } from './own-server.ts'
import { tabTo } from './tab-to.ts'
import { expect, expectAlive, expectWholeRing, isPhone, ON_DESKS, signInAndGo, somebody, test } from './visitor.ts'

async function pick(page: Page, list: string, label: string): Promise<void> {
  const trigger = page.getByRole('button', { name: list })
  await tabTo(page, trigger)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: list })
  await expect(panel.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(label)
  const option = panel.getByRole('checkbox', { name: new RegExp(`^${RegExp.escape(label)} ?\\d`) })
  await tabTo(page, option)
  await page.keyboard.press('Space')
  await expect(option).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(trigger).toBeFocused()
}

// Keyboards stand on desks.
test(
  'L2 L3 R7 G5 P1 the whole journey without a pointer: pick, search, filter, sign in, open, save',
  ON_DESKS,
  async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Skip/ })).toBeFocused()
    await pick(page, 'Pick your course', 'Computer Science')
    await pick(page, 'Pick your location', 'United Kingdom')
    await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }))
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^Curated .* available scholarships for you$/)

    const filters = page.getByRole('complementary', { name: 'Filters' })
    // A new page is read from its heading; the filters stand before it.
    await expect(heading).toBeFocused()
    await tabTo(page, filters.locator('summary', { hasText: 'Level' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const master = filters.getByRole('checkbox', { name: /^Master's/ })
    await tabTo(page, master)
    const promised = Number((await master.locator('xpath=..').innerText()).match(/\d+$/)?.[0])
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/level=Master/)
    await expect(page.getByText(new RegExp(`^1-\\d+ of ${promised}$`)), 'the list of the new answer').toBeVisible()
    await expect(master, 'the pressed option keeps the focus').toBeFocused()

    const card = page.getByRole('article').nth(1)
    const name = await card.getByRole('heading').innerText()
    const link = card.getByRole('link')
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(link, 'the sheet gives the focus back').toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await tabTo(page, sheet.getByRole('link', { name: 'Sign in with Google' }))
    await page.keyboard.press('Enter')

    const person = somebody()
    await expect(page.getByLabel('Name')).toBeVisible()
    // The ring comes with the style sheet.
    await page.waitForLoadState()
    await tabTo(page, page.getByLabel('Code'))
    await page.keyboard.type(SIGN_IN_CODE)
    await tabTo(page, page.getByLabel('Name'))
    await page.keyboard.type(person.name)
    await tabTo(page, page.getByLabel('E-mail'))
    await page.keyboard.type(person.email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/detail\//)
    await expect(heading).toHaveText(name)

    const save = page.getByRole('main').getByRole('button', { name: /^Saved?$/ })
    await tabTo(page, save)
    const saving = page.waitForResponse((response) => response.url().includes('/savescholarship/'))
    await page.keyboard.press('Space')
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    expect((await saving).ok()).toBe(true)
  },
)

// The filters stand in a sheet there.
test('R7 what is pressed and is of no more use hands the focus on, or keeps it', ON_DESKS, async ({ page }) => {
  await page.goto('/search?q=nursing+phd+iceland&country=Germany')
  const clear = page.getByRole('button', { name: 'Clear all' })
  await clear.press('Enter')
  await expect(page).toHaveURL('/search')
  await expect(clear).toBeDisabled()
  await expect(clear).toBeFocused()

  await page.goBack()
  const next = page.getByRole('button', { name: 'Remove level PhD' })
  await page.getByRole('button', { name: 'Remove field Nursing & Midwifery' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove field Nursing & Midwifery' })).toHaveCount(0)
  await expect(next).toBeFocused()

  // What was typed twice is taken away one by one.
  await page.goto('/search?q=nursing+kenya+nursing')
  const nursing = page.getByRole('button', { name: 'Remove field Nursing & Midwifery' })
  for (const left of [1, 0]) {
    await nursing.first().press('Enter')
    await expect(nursing).toHaveCount(left)
  }

  await page.goto('/search?country=Kenya&country=Germany&country=Japan&country=France&country=Italy&level=PhD')
  const chips = page.getByRole('group', { name: 'Applied filters' }).getByRole('button', { name: /^Remove/ })
  const more = page.getByRole('button', { name: /^\+\d more: show all$/ })
  await expect(more).toBeVisible()
  // Until then the chips were not measured: more of them may stand in the row than fit.
  await expectAlive(page)
  const before = await chips.count()
  await more.press('Enter')
  await expect(chips).toHaveCount(6)
  await expect(chips.nth(before)).toBeFocused()

  await page.goto('/')
  await page.getByRole('button', { name: 'Pick your location' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Pick your location' })
  await panel.getByRole('searchbox').fill('kenya')
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeAttached()
  await panel.getByRole('checkbox', { name: /^Kenya/ }).press('Space')
  const none = panel.getByRole('button', { name: 'Clear' })
  await none.press('Enter')
  await expect(none).toBeDisabled()
  await expect(none).toBeFocused()
})

test('G1 the sheet to sign in opens again at once for whoever is quick', ON_DESKS, async ({ page }) => {
  await page.goto('/search?q=design')
  const link = page.getByRole('article').first().getByRole('link')
  await link.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
  await expect(sheet).toBeVisible()
  // Between the sheet's end and the event that tells of it.
  await link.evaluate((element: HTMLElement) => {
    element.addEventListener('focus', () => queueMicrotask(() => element.click()), { once: true })
  })
  const told = await sheet.evaluateHandle((dialog) => ({
    closed: new Promise((resolve) => {
      dialog.addEventListener('close', () => requestAnimationFrame(resolve), { once: true })
    }),
  }))
  await page.keyboard.press('Escape')
  await told.evaluate(({ closed }) => closed)
  await expect(sheet).toBeVisible()
})

test('T1 who comes back to a list is where they left it: on the card, not before it', ON_DESKS, async ({ page }) => {
  await signInAndGo(page, '/search?country=Germany')
  const link = page.getByRole('article').nth(4).getByRole('link')
  await link.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/\/detail\//)
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL(/\/detail\//)
  await expect(heading).toBeFocused()
})

test('R8 aids know every option of a list of hundreds by its name, in sight or not', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
  const labels = page.getByRole('group', { name: 'Country' }).locator('label')
  await expect.poll(() => labels.count()).toBeGreaterThan(60)
  const browser = await page.context().newCDPSession(page)
  const namesKnown = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ ignored, role }) => !ignored && role?.value === 'checkbox')
      .map(({ name }) => String(name?.value ?? ''))
      .filter((name) => name !== '')
  }
  await expect.poll(async () => (await namesKnown()).length).toBe(await labels.count())
})

test('R3 R7 who takes an alternative, or goes back from it, goes on from the heading', ON_DESKS, async ({ page }) => {
  await page.goto('/search?country=Iceland&field=Dentistry&level=High+School&coverage=Research+Costs')
  const other = page.getByRole('region', { name: /^Search Again/ }).getByRole('link')
  const heading = page.getByRole('heading', { level: 1 })
  const first = String(await other.first().textContent())
  await other.first().press('Enter')
  await expect(page.getByRole('link', { name: first, exact: true })).toHaveCount(0)
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible()
  await expect(heading).toBeFocused()
})

test('L2 L3 the ring around an option of a list on the start page is whole', async ({ page }) => {
  await page.goto('/')
  for (const list of ['Pick your course', 'Pick your location']) {
    await page.getByRole('button', { name: list }).press('Enter')
    const options = page.getByRole('dialog', { name: list })
    await options.getByRole('checkbox').first().press('Space')
    await expectWholeRing(options.locator('label').first())
    await page.keyboard.press('Escape')
  }
})

// Keyboards stand on desks.
test(
  'from the link that skips the filters, and from the one at the heading, the third card is at most eight stops away',
  ON_DESKS,
  async ({ page }) => {
    await page.goto('/search?q=law')
    const third = page.getByRole('article').nth(2).getByRole('link')
    await expect(third).toBeVisible()
    for (const skip of await page.getByRole('link', { name: 'Skip to results' }).all()) {
      await tabTo(page, skip)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
      let stops = 0
      for (; stops <= 8 && !(await third.evaluate((link) => link === document.activeElement)); stops += 1)
        await page.keyboard.press('Tab')
      expect(stops).toBeLessThanOrEqual(8)
      // As after a search.
      await page.getByRole('heading', { level: 1 }).focus()
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to results' }).last()).toBeFocused()
  },
)
