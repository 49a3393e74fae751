import type { Page } from '@playwright/test'
import { at390, expect, introduce, signInAndGo, somebody, test } from './visitor.ts'
import { expectSettled } from './settled.ts'

test.beforeEach(({ page }) => at390(page))

const bookmark = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('article').first().getByRole('button', { name: /^Save/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Sign In & Fuel Your Learning Journey' })

/** The ids on the saved list of whoever is signed in. */
async function savedIds(page: Page): Promise<string[]> {
  const { email } = await (await page.request.get('/api/user/checkauth')).json()
  const list = await page.request.get(`/api/user/getallsavedscholarships/${encodeURIComponent(email)}`)
  return (await list.json()).map(({ _id }: { _id: string }) => _id)
}

/** Presses the first bookmark while signed out, which opens the sheet. */
async function saveSignedOut(page: Page): Promise<void> {
  await page.goto('/search?country=Kenya')
  await bookmark(page).click()
  await expect(sheet(page)).toBeVisible()
  await expect(page.locator('article button[aria-pressed=true]')).toHaveCount(1)
}

/** Signs somebody in, and lets the results page deliver whatever it has to. */
async function signInLater(page: Page): Promise<void> {
  await signInAndGo(page, '/search?country=Kenya')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expectSettled(page)
}

test('S3 G4 a save that asks to sign in is delivered for whoever comes back through the sheet', async ({ page }) => {
  await saveSignedOut(page)
  await sheet(page).getByRole('link', { name: 'Sign in with Google' }).click()
  const saving = page.waitForResponse((response) => response.url().includes('/savescholarship/'))
  await introduce(page, somebody())
  expect((await saving).ok()).toBe(true)
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await savedIds(page)).toHaveLength(1)
})

for (const [how, close] of [
  ['with Escape', (page: Page) => page.keyboard.press('Escape')],
  ['with its button', (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).click()],
  ['by a press beside it', (page: Page) => page.mouse.click(2, 2)],
] as const) {
  test(`S3 S4 a save given up at the sheet, closed ${how}, is shown no longer and reaches nobody`, async ({ page }) => {
    await saveSignedOut(page)
    await close(page)
    await expect(sheet(page)).toBeHidden()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
    await signInLater(page)
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await savedIds(page)).toEqual([])
  })
}

test('S3 S4 a save is given up when its page is loaded anew, or left, with the sheet open', async ({ page }) => {
  for (const leave of [() => page.reload(), () => page.goto('/privacy')]) {
    await saveSignedOut(page)
    await leave()
    await page.goto('/search?country=Kenya')
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  }
  await signInLater(page)
  expect(await savedIds(page)).toEqual([])
})

test('S3 S4 a save is given up when its tab is closed with the sheet open', async ({ page, context }) => {
  await saveSignedOut(page)
  const other = await context.newPage()
  await page.close()
  await signInLater(other)
  await expect(bookmark(other)).toHaveAttribute('aria-pressed', 'false')
  expect(await savedIds(other)).toEqual([])
})

test('S3 S4 who turns back at the provider has given the save up', async ({ page }) => {
  await saveSignedOut(page)
  await sheet(page).getByRole('link', { name: 'Sign in with Google' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await page.goto('/search?country=Kenya')
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  await signInLater(page)
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await savedIds(page)).toEqual([])
})

/** Ends the session behind the page's back, when it has asked for all that it wants. */
async function endSession(page: Page): Promise<void> {
  await expectSettled(page)
  await page.context().clearCookies({ name: 'session' })
}

test('S3 after a 401 the flip stays while the sheet is open, and is delivered after signing in', async ({ page }) => {
  const person = await signInAndGo(page, '/search?country=Kenya')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await endSession(page)
  const refused = page.waitForResponse((response) => response.status() === 401 && response.url().includes('/save'))
  await bookmark(page).click()
  await refused
  await expect(sheet(page)).toBeVisible()
  await expect(sheet(page)).toContainText('Your session has ended.')
  await expect(page.locator('article button[aria-pressed=true]')).toHaveCount(1)
  await sheet(page).getByRole('link', { name: 'Sign in with Google' }).click()
  const saving = page.waitForResponse((response) => response.url().includes('/savescholarship/') && response.ok())
  await introduce(page, person)
  await saving
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await savedIds(page)).toHaveLength(1)
})

test('S3 so is one on the page of a scholarship, for whoever comes back through that sheet', async ({ page }) => {
  await signInAndGo(page, '/search?country=Kenya')
  const address = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  await page.goto(String(address))
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).filter({ visible: true }).first()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await endSession(page)
  await save.click()
  await expect(sheet(page)).toBeVisible()
  await expect(page.locator('main button[aria-pressed=true]').filter({ visible: true })).toHaveCount(1)
  await sheet(page).getByRole('link', { name: 'Sign in with Linkedin' }).click()
  const saving = page.waitForResponse((response) => response.url().includes('/savescholarship/') && response.ok())
  await introduce(page, somebody())
  await saving
  await expect(save).toHaveAttribute('aria-pressed', 'true')
})

test('S3 P3 a save of an ended session waits for its owner when the sheet is closed, and reaches nobody else', async ({
  page,
}) => {
  const person = await signInAndGo(page, '/search?country=Kenya')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await endSession(page)
  await bookmark(page).click()
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  await signInLater(page)
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await savedIds(page)).toEqual([])
  await page.context().clearCookies()
  await page.goto(`/auth/google?redirectUrl=${encodeURIComponent('/search?country=Kenya')}`)
  const saving = page.waitForResponse((response) => response.url().includes('/savescholarship/') && response.ok())
  await introduce(page, person)
  await saving
  expect(await savedIds(page)).toHaveLength(1)
})
