import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT, buildAnew } from './killed-server.ts'
import { keep, keptTexts, QUESTION, SAVED, useOwnSite } from './own-site.ts'
import { expect, signIn, test } from './visitor.ts'

const server = useOwnSite(24)

test('what changed in the catalogue is fetched once a search tells of it', async ({ page, context }) => {
  await signIn(context, server.origin)
  await keep(page)
  server.change(SAVED[0], { amount: 'A third of all fees, and lunch' })
  // Searches are answered from the new catalogue a moment later.
  const versionNow = async () => {
    const headers = { origin: server.origin }
    const answer = await context.request.post('/api/scholarship/filter?page=1', { data: {}, headers })
    return ((await answer.json()) as { version: string }).version
  }
  await expect.poll(versionNow).not.toMatch(/^1-/)
  expect(await keptTexts(page)).not.toContain('A third of all fees, and lunch')
  await page.goto('/search?country=Germany&page=2')
  await expect.poll(() => keptTexts(page)).toContain('A third of all fees, and lunch')
  await context.setOffline(true)
  await page.goto(`/detail/${SAVED[0]}`)
  await expect(page.getByText('A third of all fees, and lunch').first()).toBeVisible()
})

test('whether the catalogue has changed is asked once a page is opened that was not for a day', async ({
  page,
  context,
}) => {
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

test('X4 a new build is taken over; a page of the old one still finds its parts', async ({ page, context }) => {
  await signIn(context, server.origin)
  await keep(page)
  const builds = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build ')))
  const [old = ''] = await builds()
  const folder = buildAnew(old.slice('build '.length))
  try {
    await page.goto(QUESTION)
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
    const scripts = await page.evaluate(() =>
      [...document.querySelectorAll('script[type=module]')].map((one) => one.getAttribute('src') ?? ''),
    )
    expect(scripts.every((name) => existsSync(join(folder, name)))).toBe(true)
    expect(scripts.every((name) => existsSync(join(BUILT, name)))).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
