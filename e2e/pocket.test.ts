import type { BrowserContext, Page } from '@playwright/test'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT, buildAnew, createKilledServer } from './killed-server.ts'
import { save, signIn } from './signed-in.ts'
import {
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  introduce,
  isPhone,
  openFilters,
  somebody,
  test,
} from './visitor.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3210)
const SAVED = ['chevening-scholarships', 'mext-scholarship-research-students']
const QUESTION = '/search?q=masters+in+germany'

interface Answer {
  readonly count: number
  readonly list: readonly { readonly _id: string; readonly scholarship_name: string }[]
}

/** Everything that scripts of this site find on the device, as text. */
function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(await indexedDB.databases())]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
}

const leftOver = (page: Page) =>
  page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ])

async function keep(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: /^Keep the catalogue on this/ }).click()
  await expect(page.getByText(/^It is kept\./)).toBeVisible()
}

async function expectFound(page: Page, { count, list }: Answer): Promise<void> {
  await expect(page.getByText(new RegExp(`of ${count}$`)).first()).toBeVisible()
  await expect(page.getByRole('article').getByRole('link')).toHaveText(list.map((one) => one.scholarship_name))
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
}

/** The page itself does not know yet. */
async function endElsewhere(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await context.request.post('/google/logout', { headers: { origin } })
  await page.goto('/search')
}

async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('Your account is deleted')).toBeVisible()
}

async function signInAsAnother(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await context.clearCookies({ name: 'session' })
  await page.goto(`${origin}/auth/google?redirectUrl=${encodeURIComponent('/privacy')}`)
  await introduce(page, somebody('Bo Diddley'))
  await page.waitForURL('**/privacy')
}

const away = (page: Page) => page.getByText(/^Offline\. From the catalogue kept on this (?:phone|device) on /)

test.describe('the catalogue in the pocket', () => {
  let server: ReturnType<typeof createKilledServer>
  let context: BrowserContext
  let page: Page
  test.use({ baseURL: undefined })
  test.beforeAll(() => {
    server = createKilledServer(PORT + (test.info().project.name === 'phone' ? 9 : 10))
  })
  test.afterAll(async () => server.remove())
  test.beforeEach(async ({ browser, viewport, userAgent, hasTouch, isMobile, deviceScaleFactor }) => {
    await server.start()
    const { origin: baseURL } = server
    const device = { viewport, hasTouch, isMobile, ...(userAgent !== undefined && { userAgent }) }
    context = await browser.newContext({
      ...device,
      baseURL,
      ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
    })
    page = await context.newPage()
  })
  test.afterEach(async () => {
    await context.close()
    await server.kill()
  })
  test.describe.configure({ mode: 'default' })

  test('X2 search, filters, pages, details, saved list and plan work with the server killed', async () => {
    const { origin } = server
    const person = await signIn(context, origin)
    await save(context, origin, person, SAVED)
    const ask = async (page: number, more: object = {}) => {
      const data = { searchKey: 'masters in germany', ...more }
      const answer = await context.request.post(`/api/scholarship/filter?page=${page}`, { data, headers: { origin } })
      return (await answer.json()) as Answer
    }
    const [first, second, filtered] = [await ask(1), await ask(2), await ask(1, { Scholarship: ['Fully Funded'] })]
    expect(new Set([first.count, filtered.count, 0]).size).toBe(3)

    await page.goto('/saved')
    const button = page.getByRole('button', { name: /^Keep the catalogue on this (?:phone|device) \(\d\.\d MB\)$/ })
    await expect(button).toBeVisible()
    await expectAccessible(page, 'the saved list before')
    expect(await leftOver(page), 'what is kept before it is asked for').toEqual([])
    await button.click()
    await expect(page.getByText(/^It is kept\./)).toBeVisible()
    await expectAccessible(page, 'the saved list with the catalogue kept')

    await server.kill()
    await context.setOffline(true)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const title = page.getByRole('heading', { level: 1 })
    const top = page.getByRole('article').first()
    await page.goto(QUESTION)
    await expectFound(page, first)
    await expect(away(page)).toBeVisible()
    await expectAccessible(page, 'results from the device')
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expectFound(page, second)
    const filters = await openFilters(page)
    await filters.locator('summary', { hasText: 'Funding Coverage' }).click()
    const option = filters.getByRole('checkbox', { name: /^Fully Funded/ })
    await expect(option.locator('xpath=..')).toContainText(String(filtered.count))
    await option.check()
    if (isPhone(page)) await filters.getByRole('button', { name: `Show ${filtered.count} scholarships` }).click()
    await expectFound(page, filtered)

    // What is saved in flight mode is on the list at once, and is sent later.
    await page.goto(QUESTION)
    await top.getByRole('button', { name: /^Save/ }).click()
    const [{ _id: id, scholarship_name: name }] = first.list as [Answer['list'][0]]
    await top.getByRole('link').click()
    await expect(title).toHaveText(name)
    await expect(page.getByRole('region', { name: 'Snapshot' })).toBeVisible()
    await page.goto('/saved')
    await expect(page.getByRole('article')).toHaveCount(SAVED.length + 1)
    await expect(top).toContainText(name)
    await page.goto('/saved?view=plan')
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: /Chevening/ }) })
    await item.getByRole('heading', { level: 3 }).click()
    await item.getByLabel('Notes').fill('written in the air')
    await expect(page.getByText('1 change kept here until the connection is back.')).toBeVisible()
    await expectAccessible(page, 'a plan from the device')
    for (const path of ['/', '/privacy', '/can-i']) {
      await page.goto(path)
      await expect(title).toBeVisible()
      await expect(title).not.toHaveText('You seem to be offline')
    }

    await server.start()
    await context.setOffline(false)
    await page.goto('/saved?view=plan')
    await expect(away(page)).toHaveCount(0)
    const read = async (path: string) => JSON.stringify(await (await context.request.get(path)).json())
    await expect.poll(() => read('/api/user/plan')).toContain('written in the air')
    await expect.poll(() => read(`/api/user/getallsavedscholarships/${person.email}`)).toContain(`"${id}"`)
  })

  test('who keeps nothing is told that there is no network, as before', async () => {
    await signIn(context, server.origin)
    await page.goto(QUESTION)
    await expectAlive(page)
    await server.kill()
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'Your Account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline')
    await expect(away(page)).toHaveCount(0)
    expect(await leftOver(page)).toEqual([])
  })

  test('one press removes it', async () => {
    await signIn(context, server.origin)
    await keep(page)
    await page.reload()
    await page.getByRole('button', { name: /^Remove it from this/ }).click()
    await expect(page.getByText(/^It is removed from this/)).toBeVisible()
    expect(await leftOver(page)).toEqual([])
    // The page is as it was, and so is the next one; and it can be kept again at once.
    await page.getByRole('button', { name: /^Keep the catalogue on this/ }).click()
    await expect(page.getByText(/^It is kept\./)).toBeVisible()
    await server.kill()
    await page.goto(QUESTION)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  const endings: readonly [how: string, end: () => Promise<unknown>][] = [
    ['they log out', () => logOut(page)],
    [
      'their session was ended elsewhere, and the next answer says so',
      () => endElsewhere(context, page, server.origin),
    ],
    ['their account is deleted', () => deleteAccount(page)],
    ['somebody else signs in', () => signInAsAnother(context, page, server.origin)],
  ]
  for (const [how, end] of endings) {
    test(`S2 nothing of what was kept is left once ${how}`, async () => {
      const person = await signIn(context, server.origin)
      await save(context, server.origin, person, SAVED)
      await keep(page)
      const other = await context.newPage()
      await other.goto('/saved')
      await expect(other.getByRole('article')).toHaveCount(SAVED.length)
      // What is looked for afterwards is found before.
      const before = await keptTexts(other)
      for (const text of ['Chevening', 'Fulbright', person.email]) expect(before).toContain(text)

      await end()
      // The other tab may be loading itself anew meanwhile.
      await expect(async () => expect(await leftOver(other)).toEqual([])).toPass({ timeout: 20_000 })
      expect(await keptTexts(other)).not.toMatch(/Chevening|Fulbright/)
      if (how === 'they log out') {
        await expect(other.getByRole('article')).toHaveCount(0)
        await expect(other.getByText(person.email)).toHaveCount(0)
      }
      await server.kill()
      // Not even of a page that was there before: the browser says that there is no network.
      const fresh = await context.newPage()
      await expect(fresh.goto(`${server.origin}/saved`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
    })
  }

  test('X4 a new build is taken over; a page of the old one still finds its parts', async () => {
    await signIn(context, server.origin)
    await keep(page)
    const builds = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build ')))
    const [old = ''] = await builds()
    const folder = buildAnew(old.slice('build '.length))
    try {
      await page.goto(QUESTION)
      await expectAlive(page)
      await server.kill()
      await server.start(folder)
      // It has not asked for this part before, and the server does not have it any more.
      await page.getByRole('link', { name: 'What we store' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we store')
      await page.reload()
      await expect.poll(builds).toHaveLength(2)
      expect((await builds())[0]).toBe(old)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we store')
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing))
        .toBeNull()
      await server.kill()
      await page.goto('/can-i')
      await expectAlive(page)
      const scripts = await page.evaluate(() =>
        [...document.querySelectorAll('script[type=module]')].map((one) => one.getAttribute('src') ?? ''),
      )
      expect(scripts.every((name) => existsSync(join(folder, name)))).toBe(true)
      expect(scripts.every((name) => existsSync(join(BUILT, name)))).toBe(false)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('what changed in the catalogue is fetched once a search tells of it', async () => {
    await signIn(context, server.origin)
    await keep(page)
    const file = join(server.dataDir, 'changed.json')
    server.operator('export', file)
    const all = JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]
    const record = all.find(({ id }) => id === SAVED[0])
    writeFileSync(file, JSON.stringify([{ ...record, amount: 'A third of all fees, and lunch' }]))
    server.operator('import', file)
    await expect
      .poll(async () => (await context.request.get('/api/scholarship/changes')).text())
      .toContain('A third of all fees, and lunch')
    expect(await keptTexts(page)).not.toContain('A third of all fees, and lunch')
    await page.goto('/search?country=Germany&page=2')
    await expect.poll(() => keptTexts(page)).toContain('A third of all fees, and lunch')
    await server.kill()
    await page.goto(`/detail/${SAVED[0]}`)
    await expect(page.getByText('A third of all fees, and lunch').first()).toBeVisible()
  })

  test('and so is it once a page is opened that was not for a day', async () => {
    await signIn(context, server.origin)
    await keep(page)
    const checked = (write?: string) =>
      page.evaluate(async (time) => {
        const cache = await caches.open('pocket')
        const note: { checkedAt: string } = await (await cache.match('/kept-note'))?.json()
        if (time !== undefined) await cache.put('/kept-note', Response.json({ ...note, checkedAt: time }))
        return note.checkedAt
      }, write)
    await checked('2026-01-01T00:00:00.000Z')
    await page.goto('/privacy')
    await expect.poll(() => checked()).not.toBe('2026-01-01T00:00:00.000Z')
  })
})
