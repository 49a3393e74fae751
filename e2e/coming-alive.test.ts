import type { Page } from '@playwright/test'
import { holdBack, requireCard } from './answers.ts'
import { expect, expectAlive, save, signInAndGo, test } from './visitor.ts'

/** Keeps the app's script away until it is let through: what stands meanwhile is the prerendered page. */
const holdScript = (page: Page) => holdBack(page, '**/assets/index-*.js')

test('L1 a page that was scrolled before its script came stays where it is', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => scrollTo(0, 300))
  release()
  await expectAlive(page)
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await page.getByRole('link', { name: 'design' }).click()
  await expect(page).toHaveURL('/search?q=design')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Curated/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('R11 a list that is loaded again, and scrolled before its script came, stays where it was scrolled to', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY)
  await page.goto('/search?country=Kenya')
  await page.evaluate(() => scrollTo(0, 500))
  const release = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(scrolled).toBe(500)
  // As a person does: what a script scrolls, the browser itself puts back.
  await page.mouse.wheel(0, -300)
  await expect.poll(scrolled).toBe(200)
  release()
  await expectAlive(page)
  // Whatever else the app does as it comes, it has done when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await scrolled()).toBe(200)
})

test('T4 T9 the page of a scholarship names it, and asks for the rest once, before its script has come', async ({
  page,
}) => {
  await signInAndGo(page, '/privacy')
  const card = await requireCard(page.request)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdScript(page)
  const early = page.waitForRequest((request) => request.url().endsWith(`/searchScholarship/${card._id}`))
  await page.goto(`/detail/${card._id}`, { waitUntil: 'commit' })
  await early
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.scholarship_name)
  release()
  await expect(page.getByRole('link', { name: /^Apply/ }).filter({ visible: true })).toHaveCount(1)
  for (const path of ['/api/user/checkauth', `/api/scholarship/searchScholarship/${card._id}`]) {
    expect(asked.filter((one) => one === path)).toEqual([path])
  }
})

test('T4 a saved list and its plan are asked for once, before their script has come', async ({ page }) => {
  const person = await signInAndGo(page, '/privacy')
  await save(page.context(), new URL(page.url()).origin, person, ['chevening-scholarships'])
  const list = `/api/user/getallsavedscholarships/${encodeURIComponent(person.email)}`
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdScript(page)
  const early = page.waitForResponse((response) => response.url().endsWith(list))
  await page.goto('/saved?view=plan', { waitUntil: 'commit' })
  await early
  release()
  await expect(page.getByRole('heading', { level: 3, name: /Chevening/ })).toBeVisible()
  for (const path of ['/api/user/checkauth', list, '/api/user/plan']) {
    expect(asked.filter((one) => one === path)).toEqual([path])
  }
})

test('what waits to be saved is on a list that was asked for before it was', async ({ page }) => {
  await signInAndGo(page, '/search')
  await page.route('**/api/user/savescholarship/**', (route) => route.abort())
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const tried = page.waitForEvent('requestfailed')
  await card.getByRole('button', { name: /^Save/ }).click()
  await tried
  await page.unrouteAll({ behavior: 'wait' })
  const release = await holdScript(page)
  const early = page.waitForResponse('**/api/user/getallsavedscholarships/**')
  await page.goto('/saved', { waitUntil: 'commit' })
  await early
  release()
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible()
})

test('N2 N3 whoever is signed in is never asked to sign in, and whose session has ended is', async ({
  page,
  context,
}) => {
  await signInAndGo(page, '/privacy')
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  const release = await holdScript(page)
  // As in a new tab, which knows of nobody.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(signIn).toBeHidden()
  release()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await context.clearCookies({ name: 'session' })
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(signIn).toBeVisible()
})

test('L2 L3 a list that was opened before its script came is filled once it has', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  const panel = page.getByRole('dialog', { name: 'Pick your location' })
  await page.getByRole('button', { name: 'Pick your location' }).click()
  await expect(panel).toBeVisible()
  release()
  await panel.getByRole('checkbox', { name: /^Kenya/ }).check()
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Pick your location' })).toContainText('Kenya')
})

test('pages that are drawn by script alone have their frame before it has come, and take it over as it is', async ({
  page,
}) => {
  for (const address of ['/signin', '/privacy', '/account']) {
    const release = await holdScript(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('banner').evaluate((header) => Object.assign(header, { stood: true }))
    release()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading')
    expect(await page.getByRole('banner').evaluate((header) => 'stood' in header)).toBe(true)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

// What goes wrong with taking a page over is an uncaught error, which ends each of these tests.
test('an address that there is not is drawn whole, also where the app knows one that is much the same', async ({
  page,
}) => {
  for (const address of ['/no/such/page', '/Search', '/Saved', '/detail/no-such-scholarship', '/signin/no-such-one']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading')
  }
})

test('a browser that knows no popovers is taught them before the page comes alive', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
  const [taught] = await Promise.all([page.waitForResponse('**/assets/popover-*.js'), page.goto('/')])
  expect(taught.ok()).toBe(true)
  await page.getByRole('link', { name: 'design', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(true)
})

test('a page whose popovers did not come is loaded anew, and comes alive', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.route('**/assets/popover-*.js', (route) =>
    loads === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto('/')
  await expect.poll(() => loads).toBe(2)
  await page.getByRole('link', { name: 'design', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
