import type { Page } from '@playwright/test'
import { keep, keptTexts, leftOver, QUESTION, SAVED, useOwnSite } from './own-site.ts'
import { expect, introduce, save, signIn, somebody, test } from './visitor.ts'

const server = useOwnSite(22)

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
}

/** The page itself does not know yet. */
async function endElsewhere(page: Page): Promise<void> {
  await page.request.post('/google/logout', { headers: { origin: server.origin } })
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

async function signInAsAnother(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'session' })
  await page.goto(`${server.origin}/auth/google?redirectUrl=${encodeURIComponent('/privacy')}`)
  await introduce(page, somebody('Bo Diddley'))
  await page.waitForURL('**/privacy')
}

test('one press removes it', async ({ page, context }) => {
  await signIn(context, server.origin)
  await keep(page)
  await page.reload()
  await page.getByRole('button', { name: /^Remove it from this/ }).click()
  await expect(page.getByText(/^It is removed from this/)).toBeVisible()
  expect(await leftOver(page)).toEqual([])
  // The page is as it was, and so is the next one; and it can be kept again at once.
  await page.getByRole('button', { name: /^Keep the catalogue on this/ }).click()
  await expect(page.getByText(/^It is kept\./)).toBeVisible()
  await context.setOffline(true)
  await page.goto(QUESTION)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/^Offline\. From the catalogue kept/)).toBeVisible()
})

const ENDINGS = [
  ['they log out', logOut],
  ['their session was ended elsewhere, and the next answer says so', endElsewhere],
  ['their account is deleted', deleteAccount],
  ['somebody else signs in', signInAsAnother],
] as const

for (const [how, end] of ENDINGS) {
  test(`S2 nothing of what was kept is left once ${how}`, async ({ page, context }) => {
    const person = await signIn(context, server.origin)
    await save(context, server.origin, person, SAVED)
    await keep(page)
    const other = await context.newPage()
    await other.goto('/saved')
    await expect(other.getByRole('article')).toHaveCount(SAVED.length)
    // What is looked for afterwards is found before.
    const looker = await context.newPage()
    // No page of the app: nothing loads it anew.
    await looker.goto('/robots.txt')
    const before = await keptTexts(looker)
    for (const text of ['Chevening', 'Fulbright', person.email]) expect(before).toContain(text)

    await end(page)
    await expect.poll(() => leftOver(looker)).toEqual([])
    expect(await keptTexts(looker)).not.toMatch(/Chevening|Fulbright/)
    if (how === 'they log out') {
      await expect(other.getByRole('article')).toHaveCount(0)
      await expect(other.getByText(person.email)).toHaveCount(0)
    }
    await context.setOffline(true)
    // Not even of a page that was there before: the browser says that there is no network.
    const fresh = await context.newPage()
    await expect(fresh.goto('/saved')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  })
}
