import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  isPhone,
  ON_DESKS,
  ON_PHONES,
  test,
} from './visitor.ts'
import { expectSettled } from './settled.ts'

const NAMES = '**/api/suggestions'

const field = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const status = (page: Page) => page.getByRole('status').filter({ hasText: /suggestion/ })

/** The results, with the names loaded. */
async function open(page: Page, address = '/search'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAlive(page)
  const names = page.waitForResponse(NAMES)
  await field(page).focus()
  await names
}

/** The option that the field says is picked. */
async function picked(page: Page): Promise<string | undefined> {
  const id = await field(page).getAttribute('aria-activedescendant')
  return id === null ? undefined : page.locator(`[id="${id}"][aria-selected="true"]`).innerText()
}

test(
  'nothing is asked for before the field is used, then the names once, and nothing typed is sent',
  ON_PHONES,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/search')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectSettled(page)
    expect(asked.filter((path) => /suggestion/.test(path))).toEqual([])
    await field(page).focus()
    await field(page).pressSequentially('ken')
    await expect(options(page).first()).toHaveText(/Kenya/)
    expect(asked.filter((path) => path.startsWith('/api/')).filter((path) => /suggestion/.test(path))).toHaveLength(1)
    await expectSettled(page)
    const before = asked.length
    await field(page).pressSequentially('ya law ger')
    await expect(options(page).first()).toHaveText(/Germany/)
    await field(page).blur()
    await field(page).focus()
    expect(asked.slice(before)).toEqual([])
  },
)

test('by keyboard: down, up, Enter, Escape and Tab do what they do in every such field', ON_DESKS, async ({ page }) => {
  await open(page)
  await field(page).pressSequentially('masters in ger')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(field(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '')
  const count = await options(page).count()
  expect(count).toBeGreaterThan(1)
  await expect(status(page)).toHaveText(`${count} suggestions`)
  expect(await picked(page)).toBeUndefined()

  await page.keyboard.press('ArrowDown')
  await expect.poll(() => picked(page)).toMatch(/Germany/)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => picked(page)).toBeUndefined()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => picked(page)).toBe(await options(page).last().innerText())
  await expect(options(page).last(), 'what is picked').toBeInViewport()
  await expect(field(page)).toBeFocused()
  // The words are as they were typed until something is chosen.
  await expect(field(page)).toHaveValue('masters in ger')

  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveValue('masters in ger')
  await page.keyboard.press('ArrowDown')
  await expect(options(page)).toHaveCount(count)
  await expect.poll(() => picked(page)).toMatch(/Germany/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=masters+in+Germany')
  await expect(field(page)).toHaveValue('masters in Germany')
  await expect(list(page)).toHaveCount(0)

  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await field(page).pressSequentially('ger')
  await expect(options(page)).toHaveCount(count)
  // Nothing is picked, so it is searched for as typed.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=ger')
  await expect(list(page)).toHaveCount(0)

  await field(page).focus()
  await field(page).pressSequentially('m')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  await expect(field(page)).toHaveValue('germ')
})

test('by pointer or finger: a press chooses, and nothing below the field moves', async ({ page }) => {
  await open(page, '/search?level=PhD')
  const place = async () => (await page.getByRole('article').first().boundingBox())?.y
  const before = await place()
  await field(page).pressSequentially('women in nurs')
  const nursing = options(page).filter({ hasText: 'Nursing & Midwifery' })
  await expect(nursing).toBeVisible()
  expect(await place()).toBe(before)
  const [box, listBox] = [await field(page).boundingBox(), await list(page).boundingBox()]
  expect(listBox?.y, 'the list begins below the field').toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  expect((await nursing.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  if (isPhone(page)) await nursing.tap()
  else await nursing.click()
  await expect(page).toHaveURL('/search?q=women+in+Nursing+%26+Midwifery&level=PhD')
  await expect(list(page)).toHaveCount(0)
  if (isPhone(page)) await expect(field(page)).not.toBeFocused()
  else await expect(field(page)).toBeFocused()

  // A press elsewhere closes it, and keeps what is typed.
  await field(page).fill('ken')
  await expect(list(page)).toBeVisible()
  await page.mouse.click(3, 400)
  await expect(list(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('ken')
})

test('each name says what it names; in the midst of a text nothing is suggested', ON_PHONES, async ({ page }) => {
  await open(page)
  for (const [typed, suggestion] of [
    ['keny', 'place Kenya'],
    ['biochem', 'field Biochemistry & Biotechnology'],
    ['refug', 'for Refugees'],
    ['german acad', 'funder German Academic Exchange Service (DAAD)'],
    ['nsfas b', 'programme NSFAS Bursary'],
  ] as const) {
    await field(page).fill(typed)
    await expect(options(page).first()).toHaveAccessibleName(suggestion)
  }
  await field(page).fill('law ken')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.type('a')
  await expect(list(page)).toHaveCount(0)

  // What Back brings was not typed.
  await page.goto('/search?q=law')
  await field(page).fill('ken')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=ken')
  await field(page).fill('ger')
  await expect(list(page)).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue('law')
  await expect(list(page)).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open list is accessible, and fits at 320 px: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    if (isPhone(page)) await page.setViewportSize({ width: 320, height: 568 })
    await open(page)
    await field(page).pressSequentially('mastercard')
    await expect(options(page)).toHaveCount(8)
    await page.keyboard.press('ArrowDown')
    await expectAccessible(page, 'the suggestions')
    await expectNoSidewaysScroll(page)
    // Windows are low where a keyboard is on the screen.
    for (const height of [700, 400]) {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
      await field(page).fill('')
      await field(page).fill('mastercard')
      await page.keyboard.press('ArrowUp')
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
      await expect(options(page).last()).toBeInViewport({ ratio: 0.9 })
      await expect(field(page)).toBeInViewport({ ratio: 0.9 })
    }
    const cut = await options(page).evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
    expect(cut, 'names that are cut off').toBe(0)
  })
}

test('without the list the field works as before', ON_PHONES, async ({ page }) => {
  for (const hidden of [NAMES, '**/assets/suggestion-list-*.js']) {
    await page.route(hidden, (route) => route.abort())
    await page.goto('/search?level=PhD')
    const failed = page.waitForEvent('requestfailed')
    await field(page).focus()
    await failed
    await field(page).pressSequentially('law kenya')
    await page.keyboard.press('ArrowDown')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=law+kenya&level=PhD')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Curated/)
    await field(page).focus()
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await page.unroute(hidden)
  }
})

test('a letter keeps its words; too long a search is told, not cut', ON_PHONES, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  await open(page)
  const paste = async (text: string) => {
    await field(page).fill('')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await field(page).focus()
    await page.keyboard.press('ControlOrMeta+V')
  }
  await paste('Dear all,\nI am a nurse\r\nfrom Kenya')
  expect((await field(page).inputValue()).split(/\s+/)).toEqual('Dear all, I am a nurse from Kenya'.split(' '))

  const letter = `I am from Kenya and look for law. ${'I like it here. '.repeat(200)}`.trim()
  const told = page.getByText(
    `A search can have 2,000 characters. The last ${(letter.length - 2000).toLocaleString('en')} of`,
  )
  await paste(letter)
  await expect(field(page)).toHaveValue(letter)
  await expect(told.first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(letter.slice(0, 2000).trim())
  await expect(field(page)).toHaveValue(letter.slice(0, 2000).trim())
  await expect(told.first(), 'beside what was searched for').toBeVisible()
  await field(page).fill('law')
  await expect(page.getByRole('search').getByText(/characters/)).toHaveCount(0)
})
