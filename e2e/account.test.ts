import { askAnew, findCards, requireCard } from './answers.ts'
import {
  expect,
  expectAccessible,
  expectDressed,
  expectNoSidewaysScroll,
  introduce,
  ON_PHONES,
  save,
  signInAndGo,
  somebody,
  test,
} from './visitor.ts'
import { expectSettled } from './settled.ts'

test('G1 G2 G3 G4 G5 the sign-in sheet above a page', async ({ page }) => {
  await page.goto('/search?country=Kenya')
  const press = page.getByRole('button', { name: 'Sign in', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
  await press.click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  // Its code is here now. Who presses twice has opened it, too.
  await press.dblclick()
  await expect(sheet).toBeVisible()
  for (const text of [
    /funding search/i,
    /personalised mentoring and resources/i,
    /networking with experts and peers/i,
  ]) {
    await expect(sheet.getByText(text).first()).toBeVisible()
  }
  for (const question of await sheet.locator('summary').all()) await question.click()
  await expect(sheet).toContainText(/registering is free/i)
  await expect(sheet).toContainText(/may need a subscription or a one-time fee/i)
  await expect(sheet).toContainText(/personal information, academic background, usage data and application data/i)
  const back = encodeURIComponent(page.url())
  for (const [name, path] of [
    ['Sign in with Google', '/auth/google'],
    ['Sign in with Linkedin', '/auth/linkedin'],
  ] as const) {
    const link = sheet.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', `${path}?redirectUrl=${back}`)
    await expect(link).not.toHaveAttribute('target')
  }
  await expectAccessible(page, 'the sign-in sheet')
  await expectNoSidewaysScroll(page)

  const locked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  expect(await locked()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect(await locked()).not.toBe('hidden')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused()
})

test('V1 the saved list has eight a page, and the signed out are asked to sign in', async ({ page }) => {
  await page.goto('/saved')
  const sheet = page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })
  await sheet.getByRole('link', { name: 'Sign in with Linkedin' }).click()
  const person = somebody()
  await introduce(page, person)
  await expect(page).toHaveURL('/saved')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()

  const cards = [...(await findCards(page.request)), ...(await findCards(page.request, {}, 2))]
  const nine = cards.slice(0, 9).map(({ _id }) => _id)
  await save(page.context(), new URL(page.url()).origin, person, nine)
  await page.reload()
  const saved = page.getByRole('main').getByRole('article')
  await expect(saved).toHaveCount(8)
  const views = page.getByRole('navigation', { name: 'Views of your list' })
  const place = await views.boundingBox()
  await views.getByRole('link', { name: 'Plan' }).click()
  await expect(page.getByText('9 saved', { exact: true })).toBeVisible()
  expect(await views.boundingBox(), 'where the views stand, whatever is said beside them').toEqual(place)
  await views.getByRole('link', { name: 'List' }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('svg')).toBeVisible()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(saved).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page, 'the saved list')
  await expectNoSidewaysScroll(page)
  // A page that the list no longer has: its last one, under its own address.
  await page.goto('/saved?page=99')
  await expect(saved).toHaveCount(1)
  await expect(page).toHaveURL('/saved?page=2')
})

test('V1 the list is asked for once, for its cards and for their bookmarks', ON_PHONES, async ({ page }) => {
  const person = await signInAndGo(page, '/privacy')
  const { _id } = await requireCard(page.request)
  await save(page.context(), new URL(page.url()).origin, person, [_id])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/saved')
  const bookmark = page.getByRole('article').getByRole('button', { name: /^Save/ })
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await expectSettled(page)
  expect(asked.filter((path) => path.includes('/getallsavedscholarships/'))).toHaveLength(1)
})

test('V1 one that is taken out stays in its place, and moves nothing', async ({ page }) => {
  await signInAndGo(page, '/search')
  const cards = page.getByRole('main').getByRole('article')
  for (const place of [0, 1]) {
    const bookmark = cards.nth(place).getByRole('button', { name: /^Save/ })
    const delivered = page.waitForResponse((response) => response.url().includes('/savescholarship/') && response.ok())
    await bookmark.click()
    await delivered
  }
  await page.goto('/saved')
  await expect(cards).toHaveCount(2)
  await expectDressed(page)
  const first = cards.first()
  const heights: number[] = []
  const measure = async () => first.evaluate((card) => card.getBoundingClientRect().height)
  const own = page.viewportSize() ?? { width: 1280, height: 800 }
  const widths = own.width < 750 ? [320, 360] : [750, 1280]
  for (const width of widths) {
    await page.setViewportSize({ ...own, width })
    heights.push(await measure())
  }
  await expect(page.getByRole('status').filter({ hasText: '2 saved' })).toBeVisible()
  await first.getByRole('button', { name: /^Save/ }).click()
  await expect(first).toContainText('Removed')
  await expect(page.getByRole('status').filter({ hasText: '1 saved' })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ ...own, width })
    expect(await measure(), `at ${width} px`).toBe(heights.shift())
  }
})

test('V2 nothing saved yet', ON_PHONES, async ({ page }) => {
  await signInAndGo(page, '/saved')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Search scholarships' })).toBeVisible()
})

test('N6 what is stored can be read, taken away and deleted', async ({ page, baseURL }) => {
  const person = await signInAndGo(page, '/privacy')
  const card = await requireCard(page.request)
  await save(page.context(), baseURL ?? '', person, [card._id])
  await page.goto('/account')
  await expect(page.getByRole('main')).toContainText(person.email)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/)
  await expectAccessible(page, 'the account page')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog')).toContainText('your saved list (1), your plan with its notes and its link')
  await page.getByRole('button', { name: 'Delete it now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  expect((await page.request.get('/api/user/checkauth')).status()).toBe(401)
})

test('N6 one sees where one is signed in, and ends it there', ON_PHONES, async ({ page, browser, baseURL }) => {
  const person = await signInAndGo(page, '/account')
  const others = await Promise.all(
    ['iPhone; CPU iPhone OS 18_5 like Mac OS X', 'iPad; CPU OS 18_5 like Mac OS X'].map(async (system) => {
      const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        userAgent: `Mozilla/5.0 (${system}) ${webKit}`,
      })
      const other = await context.newPage()
      await other.goto('/auth/google?redirectUrl=%2Fprivacy')
      await introduce(other, person)
      await other.waitForURL('/privacy')
      return context
    }),
  )
  const signedIn = () =>
    Promise.all(others.map(async ({ request }) => (await request.get('/api/user/checkauth')).status() === 200))

  await page.reload()
  const part = page.getByRole('region', { name: 'Where you are signed in' })
  const rows = part.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'This device' })).toContainText(/Chrome on \w+/)
  await expect(rows.filter({ hasText: 'This device' })).toContainText('Signed in today, in use now')
  await expect(rows.filter({ hasText: 'Safari on iPhone' })).toContainText('Signed in today, last used today')
  await expectAccessible(page, 'where one is signed in')
  await expectNoSidewaysScroll(page)

  // An answer that is lost is not called a success, and pressing again mends it. By the keyboard alone.
  await page.route('**/api/user/sessions/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const endIphone = part.getByRole('button', { name: 'End this session: Safari on iPhone' })
  await endIphone.focus()
  await page.keyboard.press('Enter')
  await expect(part.getByRole('status')).toHaveText('That may not have worked. Press again to make sure.')
  await page.unroute('**/api/user/sessions/*')
  await page.keyboard.press('Enter')
  await expect(part.getByRole('status')).toHaveText('Safari on iPhone is signed out.')
  await expect(part.getByRole('heading')).toBeFocused()
  await expect(rows).toHaveCount(2)
  expect(await signedIn()).toEqual([false, true])

  await part.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(part.getByRole('status')).toHaveText('You are signed out everywhere but here.')
  await expect(rows).toHaveCount(1)
  await expect(part.getByRole('button')).toHaveCount(0)
  expect(await signedIn()).toEqual([false, false])
  expect((await page.request.get('/api/user/checkauth')).status()).toBe(200)
  await expectAccessible(page, 'one session alone')
  for (const context of others) await context.close()
})

test(
  'X3 whether an account was deleted is not claimed but found out, when the answer is lost',
  ON_PHONES,
  async ({ page }) => {
    await signInAndGo(page, '/account')
    await page.route('**/api/user/{account,checkauth}', (route) => route.abort())
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const press = page.getByRole('button', { name: 'Delete it now' })
    await press.click()
    await expect(page.getByText('we do not know whether your account was deleted')).toBeVisible()

    // Nothing has arrived so far, and now that can be found out; then it arrives, and only the answer is lost.
    await page.unroute('**/api/user/{account,checkauth}')
    await page.route('**/api/user/account', (route) => route.abort())
    await press.click()
    await expect(page.getByText('nothing was deleted')).toBeVisible()
    await page.unroute('**/api/user/account')
    await page.route('**/api/user/account', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test('X4 a page that breaks says so, and shows a way back', ON_PHONES, async ({ page }) => {
  await askAnew(page)
  await page.route('**/api/scholarship/filter*', (route) => route.fulfill({ json: { list: 'not a list' } }))
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expectAccessible(page, 'the error page')
  await expect(page.getByRole('link', { name: /start page/i }).last()).toHaveAttribute('href', '/')
})

test('the page about privacy is open to everybody', ON_PHONES, async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we store')
  await expectAccessible(page, 'the privacy page')
  await expectNoSidewaysScroll(page)
})
