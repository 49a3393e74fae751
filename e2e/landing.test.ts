import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, isPhone, ON_DESKS, ON_PHONES, test } from './visitor.ts'

async function pick(page: Page, list: string, ...labels: string[]): Promise<void> {
  await page.getByRole('button', { name: list }).click()
  const panel = page.getByRole('dialog', { name: list })
  for (const label of labels) {
    await panel.getByRole('searchbox').fill(label)
    await panel.getByRole('checkbox', { name: new RegExp(`^${RegExp.escape(label)} ?\\d`) }).check()
  }
  await panel.getByRole('button', { name: 'Done' }).click()
}

test('L1 L2 L3 L6 L7 L8 the landing page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your dream scholarship is 1 search away.')
  await expect(page.getByRole('button', { name: 'Pick your course' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pick your location' })).toBeVisible()
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await expect(search.getByText('Search')).toBeVisible({ visible: isPhone(page) })
  await expect(page.getByRole('heading', { name: 'Trending Searches (coming soon)' })).toBeVisible()
  await expectAccessible(page, 'the landing page')
  await expectNoSidewaysScroll(page)
})

test('L4 the options are sorted alphabetically, and can be searched', ON_PHONES, async ({ page }) => {
  await page.goto('/')
  for (const list of ['Pick your course', 'Pick your location']) {
    await page.getByRole('button', { name: list }).click()
    const panel = page.getByRole('dialog', { name: list })
    await expect(panel.getByRole('checkbox').nth(10)).toBeAttached()
    for (const part of await panel.getByRole('group').all()) {
      const labels = await part
        .getByRole('checkbox')
        .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''))
      expect(labels.length).toBeGreaterThan(5)
      expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
    }
    await expectAccessible(page, `the open list "${list}"`)
    await page.keyboard.press('Escape')
  }
})

test('L5 chosen items show as tags, and "+N" for those that do not fit, at every width', ON_DESKS, async ({ page }) => {
  await page.goto('/')
  const chosen = ['Kenya', 'Germany', 'United Kingdom', 'South Africa', 'Japan', 'Australia']
  await pick(page, 'Pick your location', ...chosen)
  const trigger = page.getByRole('button', { name: 'Pick your location' })
  // Read in one go: the row counts again a frame after it was resized.
  const readRow = () =>
    trigger.locator('[role=list]').evaluate((row) => {
      const { left, width } = row.getBoundingClientRect()
      const shown = [...row.children].filter((tag) => getComputedStyle(tag).visibility === 'visible')
      const more = Number(/^\+(\d+)$/.exec(shown.at(-1)?.textContent ?? '')?.[1] ?? 0)
      const end = Math.max(...shown.map((tag) => tag.getBoundingClientRect().right))
      return { tags: shown.length - (more > 0 ? 1 : 0), more, filled: (end - left) / width }
    })
  const shownAt: number[] = []
  for (const width of [1280, 900, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await readRow()).filled, `at ${width} px`).toBeLessThanOrEqual(0.9)
    const { tags, more } = await readRow()
    expect(tags + more).toBe(chosen.length)
    shownAt.push(tags)
  }
  expect(shownAt).toEqual(shownAt.toSorted((a, b) => b - a))
  expect(shownAt[0]).toBeGreaterThan(shownAt[2] ?? 0)
  // The opened list names them all.
  await trigger.click()
  await expect(page.getByText(`Chosen: ${chosen.join(', ')}`)).toBeInViewport()
})

test('L5 a long item stays inside its tag', ON_DESKS, async ({ page }) => {
  await page.goto('/')
  const long = 'Aerospace & Automotive Engineering'
  await pick(page, 'Pick your course', long)
  const tag = page.getByRole('button', { name: 'Pick your course' }).getByRole('listitem').locator('span').first()
  for (const width of [320, 749, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(tag).toHaveText(long)
    await expect(tag).toBeVisible()
    await expect.poll(() => tag.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }
})

test('L7 each trending search sets the search key and leads to exact matches', ON_PHONES, async ({ page }) => {
  for (const searchKey of ['data science', 'design', 'Indians USA', 'chemistry europe']) {
    await page.goto('/')
    await page.getByRole('link', { name: searchKey }).click()
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(searchKey).replaceAll('%20', '+')}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Curated [\d,]+\+? available scholarships for you$/,
    )
    await expect(page.getByText('Search Again or try these alternatives')).toBeHidden()
    const kept = await page.evaluate(() => sessionStorage.getItem('selectedFilter'))
    expect(kept).toContain(searchKey)
  }
})

test('L9 R20 Search stores the selection and goes to the results', ON_PHONES, async ({ page }) => {
  await page.goto('/')
  await pick(page, 'Pick your course', 'Law', 'Nursing & Midwifery')
  await pick(page, 'Pick your location', 'Kenya')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?country=Kenya&field=Law&field=Nursing/)
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('selectedFilter') ?? '{}'))
  expect(kept).toEqual({ country: ['Kenya'], field: ['Law', 'Nursing & Midwifery'] })
})

test('L2 L9 own words go along with what is picked, and all of it stands above the fold of a small phone', async ({
  page,
}) => {
  await page.goto('/')
  await pick(page, 'Pick your location', 'Kenya')
  const words = page.getByRole('textbox', { name: 'Or say it in your own words' })
  await words.fill(' nursing ')
  if (isPhone(page)) {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 })
  }
  await words.press('Enter')
  await expect(page).toHaveURL('/search?q=nursing&country=Kenya')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Back on the landing page, what is asked for can be seen, and is asked for no more once it is gone.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Scholarship Finder/ })
    .click()
  await expect(words).toHaveValue('nursing')
  await words.fill('')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?country=Kenya')
})

test('L2 L3 what a list does not hold can be searched for, along with what is picked', ON_PHONES, async ({ page }) => {
  await page.goto('/')
  await pick(page, 'Pick your location', 'Spain')
  await page.getByRole('button', { name: 'Pick your course' }).click()
  const panel = page.getByRole('dialog', { name: 'Pick your course' })
  await panel.getByRole('searchbox').fill('nursing for refugees')
  await panel.getByRole('link', { name: 'Search all scholarships for it' }).click()
  await expect(page).toHaveURL('/search?q=nursing+for+refugees&country=Spain')
  await expect(page.getByRole('button', { name: 'Remove field Nursing & Midwifery' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('L2 the lists know everyday names', ON_PHONES, async ({ page }) => {
  await page.goto('/')
  const known = { 'Pick your location': ['UK', 'United Kingdom'], 'Pick your course': ['nurse', 'Nursing & Midwifery'] }
  for (const [list, [typed = '', label]] of Object.entries(known)) {
    await page.getByRole('button', { name: list }).click()
    const panel = page.getByRole('dialog', { name: list })
    await panel.getByRole('searchbox').fill(typed)
    await expect(panel.getByRole('checkbox').first()).toHaveAccessibleName(
      new RegExp(`^${RegExp.escape(String(label))}`),
    )
    await page.keyboard.press('Escape')
  }
})

test('L2 the lists forgive a slip, and say of nothing that it is nothing', ON_PHONES, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Pick your course' }).click()
  const panel = page.getByRole('dialog', { name: 'Pick your course' })
  for (const [typed, meant] of [
    ['nursng', /^Nursing/],
    ['docter', /^Medicine/],
  ] as const) {
    await panel.getByRole('searchbox').fill(typed)
    await expect(panel.getByText(`Nothing matches “\u2068${typed}\u2069”.`)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Search all scholarships for it' })).toBeVisible()
    await expect(panel.getByRole('checkbox', { name: meant })).toBeVisible()
  }
  await panel.getByRole('searchbox').fill('zzzzzz')
  await expect(panel.getByRole('checkbox')).toHaveCount(0)
  await expect(panel.getByText(/more are open/), 'more than nothing').toHaveCount(0)
})

// On phones it stands at the foot of the window.
test('L2 L3 a list opens below its button where there is room for all of it', ON_DESKS, async ({ page }) => {
  for (const [height, below] of [
    [1080, true],
    [800, false],
  ] as const) {
    await page.setViewportSize({ width: 1920, height })
    await page.goto('/')
    for (const list of ['Pick your course', 'Pick your location']) {
      const button = page.getByRole('button', { name: list })
      await button.click()
      const [field, panel] = [await button.boundingBox(), await page.getByRole('dialog', { name: list }).boundingBox()]
      expect((panel?.y ?? 0) > (field?.y ?? 0), `${list} in a window of ${height} px`).toBe(below)
      expect(panel?.height, 'all of it').toBe(416)
      await page.keyboard.press('Escape')
    }
  }
})

// It sets its own windows.
test('L2 L3 the whole of an opened list stands in the window, however low it is', ON_DESKS, async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  for (const [width, height, scrolled, letters] of [
    [1366, 650, 120, 16],
    [1280, 600, 0, 16],
    [768, 600, 0, 16],
    [1280, 800, 0, 32],
  ] as const) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.evaluate((by) => scrollTo(0, by), scrolled)
    for (const list of ['Pick your course', 'Pick your location']) {
      await page.getByRole('button', { name: list }).click()
      const panel = page.getByRole('dialog', { name: list })
      await expect(panel.getByRole('checkbox').first()).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
      await expect(panel, `${list} at ${width} x ${height} px`).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
    }
  }
})

test(
  'L1 nothing shows in the start page that what is still to come would push away',
  ON_PHONES,
  async ({ browser, baseURL, request, viewport }) => {
    const whole = await (await request.get('/')).text()
    const words = 'Any course'
    const [start, rest] = [whole.slice(0, whole.indexOf(words)), whole.slice(whole.indexOf(words))]
    // As a slow network brings it: up to the first words of the picker, and the rest later. All else is the site's.
    const later = Promise.withResolvers<void>()
    const slow = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.write(start.replace('<head>', `<head><base href="${baseURL}/">`) + words)
      void later.promise.then(() => response.end(rest.slice(words.length)))
    }).listen(0)
    await once(slow, 'listening')
    // The script would draw the rest.
    const context = await browser.newContext({ viewport, javaScriptEnabled: false })
    const page = await context.newPage()
    const picture = page.locator('main section img')
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(words).first()).toBeAttached()
    await expect(picture).toBeHidden()
    later.resolve()
    await expect(picture).toBeVisible()
    await context.close()
    slow.close()
  },
)
