import type { Page } from '@playwright/test'
import { keep, keptTexts, leftOver, QUESTION, SAVED, useOwnSite } from './own-site.ts'
import { expect, expectAccessible, save, signIn, test } from './visitor.ts'

const server = useOwnSite(26)
const CHECK = '/api/user/checkauth'

/** Signs in, opens the saved list and logs out once there is no network. */
async function logOutInTheAir(page: Page, goAway: () => Promise<void>): Promise<void> {
  const context = page.context()
  const person = await signIn(context, server.origin)
  await save(context, server.origin, person, SAVED)
  await keep(page)
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveCount(SAVED.length)
  await goAway()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(
    page.getByText(/^You are logged out on this (?:phone|device)\. The site could not be reached/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await expect(page.getByText(person.email)).toHaveCount(0)
  await expect(page.getByText(/^Offline\. From the catalogue kept/)).toHaveCount(0)
}

test('S2 who logs out without a network is out at once, and the session ends when the network is back', async ({
  page,
  context,
}) => {
  await logOutInTheAir(page, server.kill)
  await expectAccessible(page, 'logged out without a network')
  expect(await leftOver(page)).toEqual([])
  expect(await keptTexts(page)).not.toMatch(/Chevening|Fulbright/)
  const held = (await context.cookies()).find(({ name }) => name === 'session')
  await server.start()
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'session')).toBe(false)
  // The page is loaded again when the log-out has arrived.
  await expect(async () => expect(await page.evaluate(() => localStorage.getItem('leaving'))).toBeNull()).toPass()
  await expect(page.getByText(/^You are logged out on this/)).toHaveCount(0)
  // Not only this browser has forgotten it.
  const again = await fetch(server.origin + CHECK, { headers: { cookie: `session=${held?.value}` } })
  expect(again.status).toBe(401)
})

test('S2 and when the page was closed before, the next one ends it before it asks for anything', async ({
  page,
  context,
}) => {
  await logOutInTheAir(page, () => context.setOffline(true))
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  const asked: string[] = []
  next.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A server that is back is busy at first, and ends nothing.
  await next.route('**/google/logout', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await next.goto('/saved')
  await expect(next.getByRole('heading', { name: 'Sign in to see what you saved' })).toBeVisible()
  expect(asked.filter((path) => path === '/google/logout')).toHaveLength(2)
  expect(asked.lastIndexOf('/google/logout')).toBeLessThan(asked.indexOf(CHECK))
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
  // Whoever signs in now stays in.
  await next.close()
  await signIn(context, server.origin)
  const last = await context.newPage()
  await last.goto(QUESTION)
  await expect(last.getByRole('button', { name: /^Account of/ })).toBeVisible()
})
