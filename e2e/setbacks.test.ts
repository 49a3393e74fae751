import type { Page } from '@playwright/test'
import { askAnew, requireCard } from './answers.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, save, signInAndGo, test } from './visitor.ts'

/** Has every save refused, with one of the server's problems. */
async function refuseSaves(page: Page, status: number, code: string, detail: string): Promise<void> {
  await page.route('**/api/user/savescholarship/**', (route) =>
    route.fulfill({ status, json: { type: '', title: '', status, detail, code } }),
  )
}

/** Opens the results with an answer that nothing can be drawn of. */
async function breakResults(page: Page): Promise<void> {
  await askAnew(page)
  await page.route('**/api/scholarship/filter*', (route) => route.fulfill({ json: { list: 'not a list' } }))
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
}

test('S3 V1 who saves more than a list holds is told so, and where to make room', async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  const detail = 'A list holds 1000 scholarships. Remove one first.'
  await refuseSaves(page, 409, 'list_full', detail)
  const card = page.getByRole('article').first()
  const bookmark = card.getByRole('button', { name: /^Save/ })
  await bookmark.click()
  const sheet = page.getByRole('dialog', { name: 'Your list is full' })
  await expect(sheet).toContainText(`${await card.getByRole('link').textContent()} could not be saved. ${detail}`)
  await expectAccessible(page, 'the full list')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(bookmark).toBeFocused()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await sheet.getByRole('link', { name: 'Go to your saved list' }).click()
  await expect(page).toHaveURL('/saved')
  await expect(sheet).toBeHidden()
})

test('S3 who saves a scholarship that is gone is told so, and of which', async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  await refuseSaves(page, 404, 'unknown_scholarship', '')
  const card = page.getByRole('article').first()
  const bookmark = card.getByRole('button', { name: /^Save/ })
  await bookmark.click()
  const sheet = page.getByRole('dialog', { name: 'This scholarship is no longer listed' })
  await expect(sheet).toContainText(`${await card.getByRole('link').textContent()} could not be saved`)
  await expectAccessible(page, 'the scholarship that is gone')
  await sheet.getByRole('button', { name: 'Go on without it' }).click()
  await expect(sheet).toBeHidden()
  await expect(bookmark).toBeFocused()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
})

test('V1 a press on a long saved list reads the device for the list, not for each scholarship on it', async ({
  page,
}) => {
  await page.route('**/api/user/getallsavedscholarships/**', async (route) => {
    const card = await requireCard(page.request)
    const cards = Array.from({ length: 400 }, (_, place) => ({ ...card, _id: `long-${place}`, listed: true }))
    await route.fulfill({ json: cards })
  })
  await page.route('**/api/user/removescholarship/**', (route) => route.abort())
  await signInAndGo(page, '/saved')
  const bookmark = page.getByRole('article').first().getByRole('button', { name: /^Save/ })
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => {
    // It is called with its storage again.
    // oxlint-disable-next-line typescript/unbound-method
    const { key } = Storage.prototype
    Storage.prototype.key = function (index) {
      document.body.dataset['reads'] = String(Number(document.body.dataset['reads'] ?? 0) + 1)
      return key.call(this, index)
    }
  })
  await bookmark.click()
  await expect(page.getByText('399 saved')).toBeVisible()
  expect(Number(await page.evaluate(() => document.body.dataset['reads']))).toBeLessThan(400)
})

test('X4 a page that broke stays, and says why, when it is to be loaded again without a network', async ({ page }) => {
  await breakResults(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Load this page again' }).click()
  await expect(page.getByText('No connection.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load this page again' })).toBeFocused()
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Curated/)
})

test('X4 the way from a page that broke to the start page needs no network', async ({ page }) => {
  await breakResults(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Back to the start page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your dream scholarship/)
  await page.context().setOffline(false)
})

test('R11 without a network a filter keeps the list, and applies when the network is back', async ({ page }) => {
  await page.goto('/search?country=Kenya&q=law')
  const first = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Remove study in Kenya' }).click()
  await expect(page.getByText('This is the list from your last search.')).toBeVisible()
  await expect(first.getByRole('heading')).toHaveText(name)
  await expect(page.getByText('No results found')).toHaveCount(0)
  await expectAccessible(page, 'the list without a network')
  await expectNoSidewaysScroll(page)
  await page.context().setOffline(false)
  await expect(page.getByText(/^Offline/)).toHaveCount(0)
  await expect(page).toHaveURL('/search?q=law')
})

test('S3 a save without a network is said to wait, and is sent when the network is back', async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  const card = page.getByRole('region', { name: 'Results' }).getByRole('article').first()
  const bookmark = card.getByRole('button', { name: /^Save/ })
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(true)
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Saved here. Sent when you are online.').first()).toBeVisible()
  await expect(page.getByRole('status').last()).toHaveText('Saved here. Sent when you are online.')
  await expectAccessible(page, 'a save that waits')
  const sent = page.waitForResponse((response) => response.url().includes('/savescholarship/') && response.ok())
  await page.context().setOffline(false)
  await sent
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Sent when you are online.')).toHaveCount(0)
})

test('a change of a plan that is refused is said to be, wherever on the page one is', async ({ page }) => {
  const person = await signInAndGo(page, '/privacy')
  await save(page.context(), new URL(page.url()).origin, person, ['chevening-scholarships'])
  const detail = 'A plan holds 20000 fields. Remove a scholarship from your list first.'
  await page.route('**/api/user/plan', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { type: '', title: '', status: 409, detail, code: 'list_full' } })
      : route.continue(),
  )
  await page.goto('/saved?view=plan')
  await page.getByRole('heading', { level: 3 }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Ask Ms Otieno')
  await expect(page.getByRole('main').getByText(detail)).toBeInViewport()
})

test('T7 whoever tries again for the similar ones keeps the focus, and is taken on to them', async ({ page }) => {
  await signInAndGo(page, '/search?country=Japan')
  const address = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  const similar = page.getByRole('region', { name: 'Similar to this' })
  let fails = true
  await askAnew(page)
  await page.route('**/api/scholarship/filter?page=1', (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.goto(address ?? '')
  const again = similar.getByRole('button', { name: 'Try again' })
  await again.focus()
  const answer = page.waitForResponse('**/api/scholarship/filter?page=1')
  await page.keyboard.press('Enter')
  await answer
  await expect(similar.getByText('These could not be loaded.')).toBeVisible()
  await expect(again).toBeFocused()
  fails = false
  await page.keyboard.press('Enter')
  await expect(similar.getByRole('article').first()).toBeVisible()
  await expect(similar.getByRole('heading', { name: 'Similar to this' })).toBeFocused()
  await page.unrouteAll({ behavior: 'wait' })
})

test('X3 S2 a failed logout is only logged; a browser that was signed out by it says so all the same', async ({
  page,
}) => {
  await signInAndGo(page, '/privacy')
  const account = page.getByRole('button', { name: /^Account of / })
  let goes = false
  await page.route('**/google/logout', async (route) => {
    // The server takes the cookies away with its refusal.
    if (goes) await page.context().clearCookies()
    await route.fulfill({ status: 503, json: { type: '', title: '', status: 503, detail: '', code: 'unavailable' } })
  })
  const logOut = async () => {
    const asked = page.waitForResponse('**/api/user/checkauth')
    await account.click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    return (await asked).status()
  }
  expect(await logOut()).toBe(200)
  await expect(account).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  goes = true
  await page.keyboard.press('Escape')
  expect(await logOut()).toBe(401)
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await expect(account).toHaveCount(0)
  expect(
    await page.evaluate(() => [...Array(sessionStorage.length).keys()].map((at) => sessionStorage.key(at))),
  ).toEqual(expect.not.arrayContaining(['userEmail', 'userName']))
})

test('X2 a page that cannot be loaded again says so where one is, however far down it was left', async ({ page }) => {
  await signInAndGo(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).scrollIntoViewIfNeeded()
  await page.route('**/api/user/sessions', (route) => route.fulfill({ status: 503, json: {} }))
  await page.reload()
  const title = page.getByRole('heading', { level: 1, name: 'Your account could not be loaded' })
  await expect(title).toBeVisible()
  await expect(title).toBeInViewport()
})
