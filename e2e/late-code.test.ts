import type { Page, Request } from '@playwright/test'
import { requireCard } from './answers.ts'
import { expect, expectAccessible, signInAndGo, test } from './visitor.ts'
import { expectSettled } from './settled.ts'

const fileOf = (code: string) => `**/assets/${code}-*.js`

/** Keeps code of the app away, as a network does that drops it. */
async function loseCode(page: Page, code: string): Promise<void> {
  await page.route(fileOf(code), (route) => route.abort())
}

/**
 * Whether the browser asks again for a module that has failed, as Chromium 156 does and 153 does not. Otherwise the page
 * is loaded anew, where the visitor was on the way to, and begins as any page does.
 */
async function asksAgain(page: Page): Promise<boolean> {
  let asked = 0
  await page.route('**/assets/none.js', async (route) => {
    asked += 1
    await route.abort()
  })
  await page.goto('/privacy')
  const load = () => page.evaluate((path) => import(path).catch(() => undefined), '/assets/none.js')
  await load()
  await load()
  expect(asked).toBeGreaterThan(0)
  return asked === 2
}

/** What is loaded anew is without this mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stood: true }))
const isMarked = (page: Page) => page.evaluate(() => 'stood' in window)

test('X2 X4 a page whose code has not come before the network went says so, and comes when it is back', async ({
  page,
}) => {
  const again = await asksAgain(page)
  for (const code of ['detail-page', 'saved-route', 'account-route', 'privacy-page']) await loseCode(page, code)
  await signInAndGo(page, '/search?country=Kenya')
  const card = page.getByRole('article').first().getByRole('link')
  const name = (await card.textContent()) ?? ''
  await mark(page)
  const ways = [
    ['detail-page', card, /^\/detail\//, name],
    ['saved-route', page.getByRole('link', { name: 'Saved Scholarships' }), '/saved', 'Saved Scholarships'],
    ['account-route', page.getByRole('link', { name: 'Your Account' }), '/account', 'Your account'],
    ['privacy-page', page.getByRole('link', { name: 'What we store' }), '/privacy', 'What we store'],
  ] as const
  for (const [code, link, address, title] of ways) {
    await page.context().setOffline(true)
    if (!(await link.isVisible())) await page.getByRole('button', { name: /^Account of/ }).click()
    await link.click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Waiting for a connection')
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(/^Waiting for a connection/)
    await expect(page).toHaveURL(address instanceof RegExp ? ({ pathname }) => address.test(pathname) : address)
    await page.unroute(fileOf(code))
    await page.context().setOffline(false)
    await expect(heading).toHaveText(title)
    if (again) await expect(heading).toBeFocused()
    else await expectSettled(page)
  }
  expect(await isMarked(page)).toBe(again)
  await page.unrouteAll({ behavior: 'wait' })
})

test('X2 X4 a page whose code does not come from a server that is gone leaves all that stands, and comes when it is back', async ({
  page,
}) => {
  // Every attempt disables the button for a moment: without transitions axe never meets it half faded.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asks = await asksAgain(page)
  await page.goto('/')
  await expectSettled(page)
  await mark(page)
  await page.route('**/*', (route) => route.abort())
  await page.getByRole('link', { name: 'What we store' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Waiting for a connection')
  await expectAccessible(page, 'a page that could not come')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect(again).toBeFocused()
  await page.unrouteAll({ behavior: 'wait' })
  // That a server is back nobody says: it is asked now and then.
  await expect(heading).toHaveText('What we store')
  if (asks) await expect(heading).toBeFocused()
  expect(await isMarked(page)).toBe(asks)
})

test('X4 a page whose code has gone with a deployment is loaded anew, where the visitor was on the way to', async ({
  page,
}) => {
  const times = (await asksAgain(page)) ? 2 : 1
  await page.route(fileOf('privacy-page'), (route) => route.fulfill({ status: 404 }), { times })
  await page.goto('/')
  await expectSettled(page)
  await mark(page)
  await page.getByRole('link', { name: 'What we store' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we store')
  await expect(page).toHaveURL('/privacy')
  expect(await isMarked(page)).toBe(false)
})

for (const comesBack of [false, true]) {
  const how = comesBack ? 'with Back, from memory' : 'as the reload was stopped'
  test(`X4 a page whose code has gone leads everywhere again when it stands there again: ${how}`, async ({ page }) => {
    const times = (await asksAgain(page)) ? 2 : 1
    await page.route(fileOf('privacy-page'), (route) => route.fulfill({ status: 404 }), { times })
    await page.route('**/privacy', () => {}, { times: 1 })
    await page.goto('/')
    await expectSettled(page)
    await mark(page)
    const browser = await page.context().newCDPSession(page)
    const link = page.getByRole('link', { name: 'What we store' })
    const isReload = (request: Request) => new URL(request.url()).pathname === '/privacy'
    const [begun, stopped] = [page.waitForEvent('request', isReload), page.waitForEvent('requestfailed', isReload)]
    await link.click({ noWaitAfter: true })
    await begun
    await browser.send('Page.stopLoading')
    await stopped
    expect(await isMarked(page)).toBe(true)
    if (comesBack) {
      // As the browser says it. Playwright starts browsers that keep no page in memory.
      const loaded = page.waitForEvent('load')
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await loaded
      expect(await isMarked(page)).toBe(false)
    }
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we store')
    expect(await isMarked(page)).toBe(false)
  })
}

test('X4 more code that has gone while the page is loaded anew breaks nothing, and is no second reload', async ({
  page,
}) => {
  const again = await asksAgain(page)
  await page.route(fileOf('privacy-page'), (route) => route.fulfill({ status: 404 }), { times: again ? 2 : 1 })
  let asked = 0
  await page.route('**/assets/multi-select-options-*.js', async (route) => {
    await route.fulfill({ status: 404 })
    asked += 1
  })
  // The new page is slow: what stands can still be used.
  let loads = 0
  const { promise: hold, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/privacy', async (route) => {
    loads += 1
    await hold
    await route.continue()
  })
  // A page that is being left is told nothing from outside: it asks when to go on.
  await page.route('**/told/begun', async (route) => {
    await expect.poll(() => loads).toBe(1)
    await route.fulfill()
  })
  await page.route('**/told/lost', async (route) => {
    await expect.poll(() => asked).toBe(again ? 3 : 1)
    await route.fulfill()
  })
  await page.goto('/')
  await expectSettled(page)
  await mark(page)
  await page.evaluate(() => {
    const goOn = async () => {
      await fetch('/told/begun')
      document.querySelector<HTMLElement>('form button[popovertarget]')?.click()
      await fetch('/told/lost')
      requestIdleCallback(() => void fetch('/drawn'))
    }
    window.addEventListener('beforeunload', () => void goOn(), { once: true })
    const tell = () => sessionStorage.setItem('leftAs', document.querySelector('h1')?.textContent ?? '')
    window.addEventListener('pagehide', tell)
  })
  // Once ahead of time, when the browser has nothing else to do.
  await expect.poll(() => asked).toBe(1)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const drawn = page.waitForRequest('**/drawn')
  await page.getByRole('link', { name: 'What we store' }).click({ noWaitAfter: true })
  // By then what would break has broken.
  await drawn
  letCome()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we store')
  expect(await isMarked(page)).toBe(false)
  expect(await page.evaluate(() => sessionStorage.getItem('leftAs'))).toBe(title)
  expect(loads).toBe(1)
})

test('L2 X4 options that have not come before the network went come by themselves when it is back', async ({
  page,
}) => {
  // Their code comes, they do not.
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/')
  await expectSettled(page)
  const panel = page.getByRole('dialog', { name: 'Pick your course' })
  await page.getByRole('button', { name: 'Pick your course' }).click()
  await expect(panel).toHaveText('The list could not be loaded. We keep trying: it will appear here by itself.')
  await page.unrouteAll({ behavior: 'wait' })
  await expect(panel.getByRole('checkbox').first()).toBeVisible()
})

test('L2 G1 what opens above a page without its code says why it does not, and opens when it is pressed again', async ({
  page,
}) => {
  const again = await asksAgain(page)
  await loseCode(page, 'sign-in-sheet')
  await loseCode(page, 'multi-select-options')
  await page.goto('/')
  await expectSettled(page)
  await page.context().setOffline(true)
  const panel = page.getByRole('dialog', { name: 'Pick your course' })
  await page.getByRole('button', { name: 'Pick your course' }).click()
  await expect(panel).toContainText('The list could not be loaded.')
  await page.unroute(fileOf('multi-select-options'))
  const anew = again ? undefined : page.waitForEvent('load')
  await page.context().setOffline(false)
  await anew
  if (!again) await page.getByRole('button', { name: 'Pick your course' }).click()
  // Opened as it is, it is filled.
  await expect(panel.getByRole('checkbox').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.context().setOffline(true)
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  await signIn.click()
  const note = page.locator('p:not([role])', { hasText: 'Signing in needs a connection.' })
  await expect(note).toBeVisible()
  await expect(page.getByRole('status').last()).toHaveText(/^Signing in needs/)
  await expect(note).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().setOffline(false)
  await signIn.click()
  if (!again) {
    await page.waitForEvent('load')
    await signIn.click()
  }
  await expect(page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })).toBeVisible()
})

test('S3 what is left to deliver is delivered though its code came late, to who was online all the time', async ({
  page,
}) => {
  const again = await asksAgain(page)
  const person = await signInAndGo(page, '/privacy')
  const { _id } = await requireCard(page.request)
  const { id } = await (await page.request.get('/api/user/checkauth')).json()
  // As an earlier visit left it.
  const key = `outbox:${JSON.stringify([id, _id, 'saved'])}`
  await page.evaluate((kept) => localStorage.setItem(kept, JSON.stringify({ value: '1', at: 1 })), key)
  let dropped = 0
  await page.route('**/assets/shared-*.js', async (route) => {
    await route.abort()
    dropped += 1
  })
  await page.goto('/')
  await expect.poll(() => dropped).toBeGreaterThan(0)
  await expectSettled(page)
  await page.unrouteAll({ behavior: 'wait' })
  if (!again) await page.reload()
  const address = `/api/user/checkSavedScholarshipsId/${encodeURIComponent(person.email)}/scholarship/${_id}`
  await expect.poll(async () => (await page.request.get(address)).json()).toEqual(true)
})
