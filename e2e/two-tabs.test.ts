import { expect, signIn, signInAndGo, test } from './visitor.ts'
import { expectSettled } from './settled.ts'

test('S3 V1 what is taken out in one tab is taken out in every other', async ({ page, context }) => {
  await signInAndGo(page, '/search?country=Kenya')
  const delivered = (what: string) =>
    page.waitForResponse((response) => response.url().includes(`/${what}scholarship/`) && response.ok())
  const bookmark = page.getByRole('article').first().getByRole('button', { name: /^Save/ })
  const saving = delivered('save')
  await bookmark.click()
  await saving
  const other = await context.newPage()
  await other.goto('/saved')
  const there = other.getByRole('article').getByRole('button', { name: /^Save/ })
  await expect(there).toHaveAttribute('aria-pressed', 'true')
  // It listens once it stands idle.
  await expectSettled(other)
  const removing = delivered('remove')
  await bookmark.click()
  await removing
  await expect(other.getByText('Removed. Press the bookmark to undo')).toBeVisible()
  await expect
    .poll(() => other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))))
    .toEqual([])
  await expect(there).toHaveAttribute('aria-pressed', 'false')
})

test('S2 who signs out in one tab is signed out in every other, and nothing of theirs stays', async ({
  page,
  context,
}) => {
  const person = await signInAndGo(page, '/search?country=Kenya')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByText(person.email, { exact: true })).toBeVisible()
  await expectSettled(other)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(other.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible()
  await expect(other.getByText(person.email)).toHaveCount(0)
  await expect(other.getByText(person.name)).toHaveCount(0)
  expect(await other.evaluate(() => sessionStorage.getItem('userEmail'))).toBeNull()
})

test('S2 who signs in in one tab is signed in in every other, and sees nothing of whoever was before', async ({
  page,
  context,
}) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Sign in to see your account' })).toBeVisible()
  const other = await context.newPage()
  const first = await signInAndGo(other, '/account')
  // As one turns to the tab again.
  const showsOn = (email: string) =>
    expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText(email, { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })
  await showsOn(first.email)
  // On a computer that several people use, the next one signs in without a look at what is still open.
  const second = await signIn(context)
  await other.goto('/account')
  await showsOn(second.email)
  await expect(page.getByText(first.email)).toHaveCount(0)
})

test('a browser that keeps nothing loads no page anew for whoever turns to it again', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  const { email } = await signInAndGo(page, '/account')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await expectSettled(page)
  const isSame = await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    return new Promise((resolve) => setTimeout(resolve, 1000, 'the same page'))
  })
  expect(isSame).toBe('the same page')
})
