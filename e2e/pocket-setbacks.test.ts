import { rmSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAnew } from './killed-server.ts'
import { keep, leftOver, QUESTION, SAVED, useOwnSite } from './own-site.ts'
import { expect, expectAccessible, signIn, test } from './visitor.ts'

const server = useOwnSite(28)

test('nothing is half kept where there is no room, and people are told', async ({ page, context }) => {
  await signIn(context, server.origin)
  await keep(page)
  const needed = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await page.getByRole('button', { name: /^Remove it from this/ }).click()
  await expect(page.getByText(/^It is removed from this/)).toBeVisible()
  const session = await context.newCDPSession(page)
  // Room for nothing, for the catalogue alone, and for nearly all.
  for (const share of [0.01, 0.7, 0.9]) {
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: needed * share })
    await page.goto('/account')
    await page.getByRole('button', { name: /^Keep the catalogue on this/ }).click()
    await expect(
      page.getByText(/^There is not enough room on this (?:phone|device)\. Nothing was kept\.$/),
    ).toBeVisible()
    expect(await leftOver(page), `with room for ${share}`).toEqual([])
  }
  await expectAccessible(page, 'an account without room')
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin })
  await page.getByRole('button', { name: /^Keep the catalogue on this/ }).click()
  await expect(page.getByText(/^It is kept\./)).toBeVisible()
})

test('a server that takes connections and answers nothing is not waited for', async ({ page, context }) => {
  await signIn(context, server.origin)
  await keep(page)
  server.freeze()
  const began = Date.now()
  await page.goto(QUESTION)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/^Offline\. From the catalogue kept/)).toBeVisible()
  test.info().annotations.push({ type: 'answered after', description: `${Date.now() - began} ms` })
  // More than a browser opens connections at once.
  for (const id of [...SAVED, ...SAVED, ...SAVED, ...SAVED]) {
    await page.goto(`/detail/${id}`)
    await expect(page.getByRole('region', { name: 'Snapshot' })).toBeVisible()
  }
  server.thaw()
  await expect(page.getByText(/^Offline\. From the catalogue kept/)).toHaveCount(0)
})

test('X4 two builds one after the other leave no page broken, nor does one that is only half there', async ({
  page,
  context,
}) => {
  // Four servers, one after the other.
  test.slow()
  await signIn(context, server.origin)
  await keep(page)
  const builds = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build ')))
  const [old = ''] = await builds()
  const name = old.slice('build '.length)
  const [second, third] = [buildAnew(name, 2), buildAnew(name, 3)]
  try {
    await page.goto(QUESTION)
    // The pages of one, and the worker of the other: it is not taken.
    const script = join(second, 'service-worker.js')
    copyFileSync(script, `${script}.own`)
    copyFileSync(join(third, 'service-worker.js'), script)
    const other = await context.newPage()
    const turn = async (folder: string, expected: string[]) => {
      await server.kill()
      await server.start(folder)
      await other.goto('/privacy')
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('What we store')
      await other.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update().catch(() => undefined)
      })
      await expect
        .poll(() =>
          other.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration()
            return registration?.installing ?? registration?.waiting ?? null
          }),
        )
        .toBeNull()
      await expect.poll(async () => (await builds()).map((one) => one.slice('build '.length))).toEqual(expected)
    }
    await turn(second, [name])
    copyFileSync(`${script}.own`, script)
    await turn(second, [name, `${name.slice(1)}2`])
    await turn(third, [`${name.slice(1)}2`, `${name.slice(1)}3`])
    // The first one's parts are nowhere any more.
    await page.getByRole('link', { name: 'What we store' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we store')
    await server.kill()
    await page.goto('/can-i')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Waiting for a connection')
  } finally {
    for (const folder of [second, third]) rmSync(folder, { recursive: true })
  }
})
