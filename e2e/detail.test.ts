import type { Page } from '@playwright/test'
import { askAnew, changeAnswers, findCards, requireCard, SCHOLARSHIPS } from './answers.ts'
import {
  expect,
  expectAccessible,
  expectDressed,
  expectNoSidewaysScroll,
  isPhone,
  ON_DESKS,
  ON_PHONES,
  signInAndGo,
  test,
} from './visitor.ts'
import { showWindows } from './windows.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The first scholarship of a search whose record satisfies a test, with all that its page shows. */
async function findScholarship(page: Page, fits: (record: Record<string, unknown>) => boolean) {
  for (let number = 1; number < 90; number += 1) {
    for (const { _id } of await findCards(page.request, {}, number)) {
      const record = await (await page.request.get(`/api/scholarship/searchScholarship/${_id}`)).json()
      if (fits(record)) return record
    }
  }
  throw new Error('No scholarship of the starter catalogue fits')
}

const words = (texts: unknown) => (Array.isArray(texts) ? texts.join(' ').split(/\s+/).length : 0)

test('T1 T2 T4 T5 T6 T10 E1 the page of a scholarship, in both layouts', async ({ page }) => {
  await signInAndGo(page, '/search')
  const record = await findScholarship(page, (one) => one['no_of_awards'] !== null && one['deadline'] !== 'NA')
  await page.goto(`/detail/${record._id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(record.scholarship_name)
  await expect(main.getByText(record.funded_by, { exact: true }).first()).toBeVisible()

  const snapshot = section(page, 'Snapshot')
  for (const name of ['Country', 'Funding', 'Deadline', 'Level', 'Eligibility', 'Number of winners', 'Updated on']) {
    const term = snapshot.getByRole('term').filter({ hasText: name }).first()
    await expect(term).toBeVisible()
    // What decides is read without scrolling.
    if (name === 'Funding' || name === 'Deadline') await expect(term).toBeInViewport()
  }
  await expect(snapshot).toContainText(record.no_of_awards)
  await expect(section(page, 'About')).toContainText(record.additional_details[0].slice(0, 60))
  await expect(section(page, 'Eligibility Criteria').getByRole('listitem')).toHaveText(record.eligibility)
  await expect(section(page, 'Application Process').getByRole('listitem')).toHaveText(record.application_process)
  await expect(section(page, 'Benefits').locator('ol > li')).toHaveText(record.benefits)

  const apply = page.getByRole('link', { name: /^Apply/ }).filter({ visible: true })
  await expect(apply).toHaveCount(1)
  await expect(apply).toHaveAttribute('href', record.original_link)
  await expect(apply).toHaveAttribute('target', '_blank')
  await expect(apply).toHaveAttribute('rel', /noopener/)
  await expect(apply).toContainText(new URL(record.original_link).hostname.replace(/^www\./, ''))
  if (isPhone(page)) {
    const bar = page.getByRole('navigation', { name: 'Scholarship' })
    await expect(bar.getByRole('link')).toHaveAttribute('href', /^\/search/)
    await expect(bar.getByRole('button', { name: /^Save/ })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Share' })).toBeVisible()
  } else {
    await expect(main.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
  }
  await expectAccessible(page, 'the scholarship')
  await expectNoSidewaysScroll(page)
})

test('T4 a scholarship that is no longer listed says so, and not until when it can be applied for', async ({
  page,
}) => {
  await signInAndGo(page, '/search')
  const record = await findScholarship(page, (one) => /^\d{4}-/.test(String(one['deadline'])))
  const badge = page
    .getByRole('article')
    .first()
    .getByText(/^Submission/)
  await page.goto(`/detail/${record._id}`)
  await expect(badge).toBeVisible()
  await changeAnswers(page, SCHOLARSHIPS, (answer) => ({ ...answer, listed: false }))
  await page.reload()
  await expect(page.getByText('No longer listed.')).toBeVisible()
  await expect(badge).toHaveCount(0)
})

test('E1 R12 T4 a logo that cannot be shown gives way to the funder’s monogram', async ({ page }) => {
  const broken = 'data:image/png;base64,bm8gaW1hZ2U='
  await askAnew(page)
  await page.route('**/api/scholarship/{filter*,searchScholarship/*}', async (route) => {
    const answer = await (await route.fetch()).json()
    const list = answer.list?.map((card: object) => ({ ...card, logo: broken, funded_by: 'Open Oceans' }))
    await route.fulfill({ json: { ...answer, logo: broken, funded_by: 'Open Oceans', ...(list && { list }) } })
  })
  // What is redirected cannot be changed on its way.
  await signInAndGo(page, '/privacy')
  await page.goto('/search?country=Kenya')
  const card = page.getByRole('article').first()
  await expect(card.getByText('OO', { exact: true })).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/detail\//)
  const main = page.getByRole('main')
  await expect(main.getByText('Open Oceans', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('OO', { exact: true }).first()).toBeVisible()
  await expect(main.locator('img')).toHaveCount(0)
  // The similar ones may still be on their way through the handler: it outlives no page.
  await page.unrouteAll({ behavior: 'wait' })
})

test('S5 E2 a yearly deadline is shown at its next occurrence, and marked as expected', ON_PHONES, async ({ page }) => {
  await signInAndGo(page, '/search')
  const record = await findScholarship(page, (one) => one['deadline_expected'] === true)
  await page.goto(`/detail/${record._id}`)
  const said = page.getByText(/^Submission(s Close In \d+ (day|week|month)s?| closes today)$/)
  const badge = said.first().locator('..')
  await expect(badge).toBeVisible()
  await expect(badge).toHaveText(/^Expected:/)
  await expect(badge).toHaveCSS('border-top-style', 'dashed')
})

test('T3 an About of more than a hundred words is cut, and opens', async ({ page }) => {
  await signInAndGo(page, '/search')
  const record = await findScholarship(page, (one) => words(one['additional_details']) > 110)
  await page.goto(`/detail/${record._id}`)
  const about = section(page, 'About')
  const text = about.getByRole(isPhone(page) ? 'listitem' : 'paragraph')
  const wordsShown = async () => words(await text.allInnerTexts())
  await expect.poll(wordsShown).toBe(100)
  await about.getByRole('button', { name: 'see more' }).click()
  await expect(about.getByRole('button', { name: 'see less' })).toBeVisible()
  await expect.poll(wordsShown).toBe(words(record.additional_details))
  await about.getByRole('button', { name: 'see less' }).click()
  await expect.poll(wordsShown).toBe(100)
})

test('T1 T3 what was opened stays open when a tablet is turned', ON_DESKS, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signInAndGo(page, '/search')
  const record = await findScholarship(page, (one) => words(one['additional_details']) > 110)
  await page.goto(`/detail/${record._id}`)
  await page.getByRole('button', { name: 'see more' }).click()
  for (const [width, height] of [
    [749, 1024],
    [1024, 749],
  ] as const) {
    await page.setViewportSize({ width, height })
    const bar = page.getByRole('navigation', { name: 'Scholarship' })
    await expect(bar).toBeVisible({ visible: width < 750 })
    await expect(page.getByRole('button', { name: 'see less' })).toBeVisible()
  }
})

test('T4 the head of a scholarship that is on its way keeps its place and its height', ON_DESKS, async ({ page }) => {
  await signInAndGo(page, '/search')
  const record = await findScholarship(page, (one) => String(one['scholarship_name']).length < 24)
  const release = Promise.withResolvers<void>()
  await page.route('**/api/scholarship/searchScholarship/*', async (route) => {
    await release.promise
    const answer = await (await route.fetch()).json()
    // One line each: how many others take is not known before they are here.
    await route.fulfill({ json: { ...answer, funded_by: 'Open Oceans', original_link: 'https://example.org/' } })
  })
  await page.goto(`/detail/${record._id}`)
  const measure = async () => {
    const places: number[] = []
    for (const width of [750, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      places.push(
        ...(await heading.evaluate((name) => {
          const head = (name.closest('header') ?? name.parentElement ?? name).getBoundingClientRect()
          return [name.getBoundingClientRect().top, head.top, head.height]
        })),
      )
    }
    return places
  }
  await expect(page.getByText(/^Fetching who may apply/)).toBeVisible()
  await expectDressed(page)
  const before = await measure()
  release.resolve()
  await expect(page.getByRole('link', { name: 'Apply on example.org' })).toBeVisible()
  const after = await measure()
  for (const [index, place] of before.entries()) expect(after[index]).toBeCloseTo(place, 0)
  await page.unrouteAll({ behavior: 'wait' })
})

test('T1 T4 what is scrolled to begins below the head, however long the name', ON_DESKS, async ({ page }) => {
  await signInAndGo(page, '/search')
  const record = await findScholarship(page, (one) => one['deadline'] !== 'NA')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ['Short', 'A name that does not end '.repeat(7).trim()]) {
    const eligibility = Array.from({ length: 60 }, (_, point) => `Point ${point}`)
    await changeAnswers(page, SCHOLARSHIPS, (answer) => ({ ...answer, scholarship_name: name, eligibility }))
    await page.goto(`/detail/${record._id}`)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(name)
    await section(page, 'Eligibility Criteria').evaluate((criteria) => criteria.scrollIntoView())
    const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
    const distance = async () => {
      const [above, below] = [await head.boundingBox(), await section(page, 'Eligibility Criteria').boundingBox()]
      return (below?.y ?? 0) - (above ? above.y + above.height : 0)
    }
    // As far as the head from the edge of the window. Its height and the place scrolled to are each rounded to a pixel.
    await expect.poll(async () => Math.abs((await distance()) - 8)).toBeLessThan(1)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('T7 similar scholarships: dots below 750 px, arrows from there on', async ({ page }) => {
  await signInAndGo(page, '/search?country=Japan')
  const record = await findScholarship(page, (one) => one['country'] === 'Japan')
  // The results page asks the same: only what is asked from here counts.
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/filter?page=1') &&
      request.postData() === '{"country":["Japan"]}' &&
      request.frame().url().includes('/detail/'),
  )
  await page.goto(`/detail/${record._id}`)
  await asked
  const similar = section(page, 'Similar to this')
  await expect(similar.getByRole('article').first()).toBeVisible()
  await expect(similar.getByRole('heading', { name: record.scholarship_name, exact: true })).toHaveCount(0)
  const dots = similar.getByRole('button', { name: /^Show \d+ of \d+$/ })
  const next = similar.getByRole('button', { name: 'Next' })
  const track = similar.getByRole('list').first()
  const position = () => track.evaluate((element) => element.scrollLeft)
  if (isPhone(page)) {
    await expect(next).toBeHidden()
    await dots.nth(2).click()
  } else {
    await expect(dots.first()).toBeHidden()
    await next.click()
  }
  await expect.poll(position).toBeGreaterThan(50)
  await track.focus()
  await page.keyboard.press('Home')
  await expect.poll(position).toBeLessThan(50)
})

test('S3 X3 a save that cannot be delivered is kept without a name, and goes later', ON_PHONES, async ({ page }) => {
  const person = await signInAndGo(page, '/search?country=Canada')
  const save = page.getByRole('article').first().getByRole('button', { name: /^Save/ })
  await page.route('**/savescholarship/**', (route) => route.fulfill({ status: 503, json: {} }))
  const refused = page.waitForResponse((response) => response.status() === 503)
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await refused
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).toContain('outbox:')
  expect(kept).not.toContain(person.email)
  expect(kept).not.toContain(person.name)
  // Listening before the way is free: the page tries again by itself, and may do so before it is loaded anew.
  const delivered = page.waitForResponse((response) => response.url().includes('/savescholarship/') && response.ok())
  await page.unroute('**/savescholarship/**')
  await page.reload()
  await delivered
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('T9 G5 an unknown scholarship is told from one that asks to sign in', ON_PHONES, async ({ page }) => {
  await page.goto('/detail/no-such-scholarship')
  await expect(page).toHaveURL('/signin/no-such-scholarship')
  await signInAndGo(page, '/detail/no-such-scholarship')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this scholarship')
  await expect(page.getByRole('link', { name: /^Apply/ })).toHaveCount(0)
  await expectAccessible(page, 'an unknown scholarship')
  await expectNoSidewaysScroll(page)
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('nursing')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?q=nursing')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('T6 the snapshot tells the round that decides, then the others, each with its source and month', async ({
  page,
}) => {
  await signInAndGo(page, '/privacy')
  const { _id } = await requireCard(page.request)
  await showWindows(page)
  await page.goto(`/detail/${_id}`)
  const deadline = page
    .getByRole('region', { name: 'Snapshot' })
    .getByRole('definition')
    .filter({ hasText: 'Usually open in March and April (doctorate). Not announced yet' })
  await expect(deadline).toContainText('Usual in past years, from the source below, checked May 2025')
  await expect(deadline).toContainText('Master’s degree: open from 1 December 2025 to 13 February 2026')
  await expect(deadline).toContainText(/A past round, from daad\.de.*, seen in March 2026/)
  await expect(deadline.getByRole('link')).toHaveAttribute('href', 'https://www.daad.de/en')
  await expectAccessible(page, 'a scholarship of several rounds')
  await page.unrouteAll({ behavior: 'wait' })
})
