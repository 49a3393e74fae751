import type { Locator, Page } from '@playwright/test'
import { dayAnywhereOnEarth } from '#domain/dates.ts'
import { askAnew, SEARCHES } from './answers.ts'
import {
  at390,
  expect,
  expectAccessible,
  expectDressed,
  expectNoSidewaysScroll,
  expectWholeRing,
  isPhone,
  ON_DESKS,
  ON_PHONES,
  test,
} from './visitor.ts'

// The order follows the server's day, the cards tell the reader's (decision 8).
test.use({ timezoneId: 'UTC' })

const strip = (page: Page) => page.getByRole('group', { name: 'Closes or usually closes in' })
const months = (page: Page) => strip(page).getByRole('button')
const applied = (page: Page) => page.getByRole('group', { name: 'Applied filters' })
const menu = (page: Page, name: 'When' | 'Sort') => page.getByRole('button', { name, exact: true })
const found = async (page: Page) => Number((await page.getByText(/^\d+-\d+ of \d+$/).innerText()).split(' ').at(-1))

/** Of its name, "March 2027, 12". */
async function countOf(month: Locator): Promise<number> {
  return Number((await month.getAttribute('aria-label'))?.split(', ')[1])
}

/** The month with most results. */
async function busiest(
  page: Page,
): Promise<{ readonly month: Locator; readonly name: string; readonly count: number }> {
  await expect(months(page)).toHaveCount(12)
  const names = await months(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  const counted = names.map((label) => ({ name: label.split(' ')[0] ?? '', count: Number(label.split(', ')[1]) }))
  const { name, count } = counted.toSorted((a, b) => b.count - a.count)[0] ?? { name: '', count: 0 }
  return { month: strip(page).getByRole('button', { name: new RegExp(`^${name} `) }), name, count }
}

/** Everything that a search for these finds, page by page. */
async function findAll(page: Page, selection: object, pages: number) {
  const lists = await Promise.all(
    Array.from({ length: pages }, async (_, index) => {
      const answer = await page.request.post(`/api/scholarship/filter?page=${index + 1}`, { data: selection })
      return (await answer.json()).list
    }),
  )
  return lists.flat()
}

// A phone has the months in a sheet.
test(
  'R7 R8 a month of the strip filters: as many as it says, only those, and a second press takes it away',
  ON_DESKS,
  async ({ page }) => {
    await page.goto('/search?level=PhD')
    const all = await found(page)
    const { month, name, count } = await busiest(page)
    expect(count).toBeGreaterThan(8)
    const before = await months(page).evaluateAll((every) => every.map((one) => one.getAttribute('aria-label')))
    await month.click()
    await expect(page).toHaveURL(/\/search\?level=PhD&when=\d\d$/)
    await expect(month).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => found(page)).toBe(count)
    // The counts are those without the time itself, as of every group.
    expect(await months(page).evaluateAll((every) => every.map((one) => one.getAttribute('aria-label')))).toEqual(
      before,
    )
    const when = new URL(page.url()).searchParams.get('when') ?? ''
    const cards = await findAll(page, { level: ['PhD'], when: [when] }, 1)
    for (const card of cards) {
      const closings = card.window.rounds.flatMap(
        (round: { CloseDate: string | null; closes_between: string[] | null }) =>
          round.closes_between ? ['any'] : [round.CloseDate?.replace(/^\d{4}-/, '').slice(0, 2)],
      )
      expect(closings.includes(when) || closings.includes('any'), card.scholarship_name).toBe(true)
    }
    await expect(page.getByRole('article').first()).toContainText(cards[0].scholarship_name)
    await expect(applied(page).getByRole('button', { name: `Remove Closing ${name}` })).toBeVisible()
    await month.click()
    await expect(page).toHaveURL('/search?level=PhD')
    await expect.poll(() => found(page)).toBe(all)
    await expect(month).toHaveAttribute('aria-pressed', 'false')
  },
)

test('R5 R8 every time of the menu gives as many as it says; chips and Back undo it', ON_PHONES, async ({ page }) => {
  await at390(page)
  await page.goto('/search?country=Kenya')
  const all = await found(page)
  for (const [label, time] of [
    ['Open now', 'open'],
    ['Opens within 3 months', 'opening-soon'],
    ['Date not known here', 'not-known'],
  ] as const) {
    await menu(page, 'When').click()
    const panel = page.getByRole('dialog', { name: 'When' })
    const option = panel.getByRole('checkbox', { name: label })
    const line = option.locator('xpath=..')
    await expect(line).toHaveText(/\d+$/)
    const count = Number((await line.innerText()).match(/\d+$/)?.[0])
    await option.check()
    await expect(page).toHaveURL(`/search?country=Kenya&when=${time}`)
    await panel.getByRole('button', { name: `Show ${count} scholarship` }).click()
    await expect(panel).toBeHidden()
    await expect.poll(() => found(page), label).toBe(count)
    await applied(page)
      .getByRole('button', { name: `Remove ${label}` })
      .click()
    await expect(page).toHaveURL('/search?country=Kenya')
    await expect.poll(() => found(page)).toBe(all)
    await page.goBack()
    await expect(applied(page).getByRole('button', { name: `Remove ${label}` })).toBeVisible()
    await expect.poll(() => found(page)).toBe(count)
    await page.goBack()
    await expect(page).toHaveURL('/search?country=Kenya')
  }
  await menu(page, 'When').click()
  const headings = page.getByRole('dialog', { name: 'When' }).getByRole('heading')
  await expect(headings.last(), 'not known stands last, under its own heading').toHaveText('Not known')
})

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** The month of the closing that a card tells of in words; of a time without a year the next. */
function closingIn(text: string, today: string): string {
  // Whom it is for may name a time, too.
  const dates = [
    ...text
      .replaceAll(/\([^)]*\)/g, '')
      .matchAll(new RegExp(`(?:(\\d{1,2}) )?(${MONTHS.join('|')})(?: (\\d{4}))?`, 'g')),
  ]
  const [, day = '31', month = '', year] = (/between|Expected again/.test(text) ? dates[0] : dates.at(-1)) ?? []
  const ofYear = `${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  return `${year ?? (ofYear < today.slice(5) ? thisYear + 1 : thisYear)}-${ofYear.slice(0, 2)}`
}

test('sorted by closing the days ascend; what is not known stands last, headed so', ON_DESKS, async ({ page }) => {
  await at390(page)
  await page.goto('/search?country=Kenya')
  await menu(page, 'Sort').click()
  const choices = page.getByRole('dialog', { name: 'Sort' })
  await expect(choices.getByRole('link')).toHaveCount(2)
  const links = await Promise.all((await choices.getByRole('link').all()).map((link) => link.boundingBox()))
  expect(new Set(links.map((box) => box?.y)).size, 'each link on a line of its own').toBe(2)
  await expect(choices.getByRole('button', { name: 'Best match' })).toHaveAttribute('aria-pressed', 'true')
  await choices.getByRole('button', { name: 'Closes soonest' }).click()
  await expect(choices).toBeHidden()
  await expect(page).toHaveURL('/search?country=Kenya&sort=closes')
  await expect(menu(page, 'Sort')).toBeFocused()
  const list = page.getByRole('region', { name: 'Results' })
  const told = list.locator('dl > div', { hasText: 'When to apply' }).locator('dd')
  const today = dayAnywhereOnEarth(new Date())
  // The list before stays until this one has come. There not every card tells of a time.
  await expect(async () => {
    const closings = (await told.allInnerTexts()).map((text) => closingIn(text, today))
    expect(closings).toHaveLength(8)
    expect(closings).toEqual(closings.toSorted())
  }).toPass()

  await page.goto('/search?when=08&when=not-known&country=Kenya&sort=closes')
  const heading = list.getByRole('heading', { name: 'No closing date known here' })
  await expect(heading).toBeVisible()
  const cards = await heading.evaluate((element) =>
    [...document.querySelectorAll('article')].map((card) => ({
      isBelow: (element.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      isUndated: /Dates differ by|not known/.test(card.textContent),
    })),
  )
  expect(cards.some(({ isBelow }) => isBelow) && cards.some(({ isBelow }) => !isBelow)).toBe(true)
  for (const { isBelow, isUndated } of cards) expect(isUndated, 'undated below the heading alone').toBe(isBelow)
  await expectAccessible(page, 'the sorted list')
})

test('a strip and its menus can be read and used at every width, by touch and keyboard', async ({ page }) => {
  const widths = isPhone(page) ? [320, 360, 390] : [768, 1280]
  for (const width of widths) {
    // Of the same layout neither a colour nor a name is another at another width.
    const isFirst = width === widths[0]
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/search?level=PhD')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(months(page)).toHaveCount(isPhone(page) ? 0 : 12)
    // Its code has come.
    await expect(menu(page, 'Sort')).toHaveAttribute('aria-expanded', 'false')
    for (const target of [...(await months(page).all()), menu(page, 'When'), menu(page, 'Sort')]) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `a target at ${width} px`).toBeGreaterThanOrEqual(
        isPhone(page) ? 44 : 24,
      )
    }
    await expectNoSidewaysScroll(page)
    for (const colorScheme of isFirst ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, `the strip at ${width} px, ${colorScheme}`)
    }
    for (const name of ['When', 'Sort'] as const) {
      await menu(page, name).focus()
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name })
      await expect(panel).toBeVisible()
      if (isFirst) await expectAccessible(page, `${name} at ${width} px`)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Tab')
      await expect(panel.locator(':focus')).toHaveCount(1)
      await expectWholeRing(panel.locator(name === 'When' ? 'label:has(:focus)' : ':focus'))
      if (name === 'When') {
        await panel.getByRole('checkbox', { name: 'Date not known here' }).focus()
        const [last, foot] = await Promise.all([
          panel.locator('label:has(:focus)').boundingBox(),
          panel.getByRole('button', { name: 'Any time' }).boundingBox(),
        ])
        expect((last?.y ?? 0) + (last?.height ?? 0), 'not behind the foot').toBeLessThanOrEqual(foot?.y ?? 0)
      }
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(menu(page, name)).toBeFocused()
    }
    if (isPhone(page)) continue
    const { month } = await busiest(page)
    await month.focus()
    await page.keyboard.press('Space')
    await expect(month).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/when=/)
    await expect(month, 'who has pressed it stays there').toBeFocused()
  }
})

test('what is late moves nothing: the places of the strip and its menus are kept', async ({ page }) => {
  const code = /\/assets\/time-tools-/
  const card = page.getByRole('article').first()
  const places = () => Promise.all([card, menu(page, 'When'), menu(page, 'Sort')].map((place) => place.boundingBox()))
  for (const width of isPhone(page) ? [320, 360, 390] : [768, 1280]) {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(code, async (route) => {
      await promise
      await route.continue()
    })
    await page.setViewportSize({ width, height: 740 })
    // A list that the server has drawn waits for this code before it comes alive; one that is come to does not.
    await page.goto('/')
    await page.getByRole('link', { name: 'design', exact: true }).click()
    await expect(card).toBeVisible()
    await expect(strip(page)).toHaveCount(0)
    await expectDressed(page)
    const before = await places()
    resolve()
    await expect(menu(page, 'When')).toHaveAttribute('aria-expanded', 'false')
    if (!isPhone(page)) await expect(months(page)).toHaveCount(12)
    expect(await places(), `at ${width} px`).toEqual(before)
    await page.unroute(code)
  }
})

// A phone has the months in a sheet.
test(
  'R11 without a network the strip stays as it stood, and what was pressed comes when the network is back',
  ON_DESKS,
  async ({ page }) => {
    await page.goto('/search?country=Kenya')
    const { month, count } = await busiest(page)
    await page.context().setOffline(true)
    await month.click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(month).toHaveAttribute('aria-pressed', 'true')
    expect(await countOf(month)).toBe(count)
    await page.context().setOffline(false)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect.poll(() => found(page)).toBe(count)
  },
)

test('an answer that says nothing of times has no strip and no menus', ON_PHONES, async ({ page }) => {
  await askAnew(page)
  await page.route(SEARCHES, async (route) => {
    const { when: _, ...answer } = await (await route.fetch()).json()
    await route.fulfill({ json: answer })
  })
  await page.goto('/search?country=Kenya')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Search' })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await expect(menu(page, 'When')).toHaveCount(0)
})
