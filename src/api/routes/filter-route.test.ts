import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { searchAnswerSchema } from '#contract/search.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

/** Two servers on one database, like two processes. `ask` asks either of them as somebody who is signed in. */
async function openTwo() {
  const { app, storage, config, clock, signIn } = await openTestApp()
  const now = () => clock.now
  const other = await buildApp({ config, storage, webFolder: 'none', now, logTo: { write: () => undefined } })
  onTestFinished(() => other.close())
  const { cookie } = await signIn()
  const ask = async (server: typeof app, page: number) => {
    const answer = await server.inject({
      method: 'POST',
      url: `/api/scholarship/filter?page=${page}`,
      headers: { cookie, origin: config.webOrigin },
      payload: { country: ['Kenya'] },
    })
    const { version, count, list } = searchAnswerSchema.parse(answer.json())
    return { version, count, ids: list.map(({ _id }) => _id), etag: answer.headers.etag }
  }
  return { app, other, storage, ask }
}

test('A3 pages of one version, whichever process sends them, neither repeat nor skip', async () => {
  const { app, other, ask } = await openTwo()
  const [first, second] = [await ask(app, 1), await ask(other, 2)]
  expect(second.version).toBe(first.version)
  expect([...first.ids, ...second.ids].toSorted()).toEqual(
    [...(await ask(other, 1)).ids, ...(await ask(app, 2)).ids].toSorted(),
  )
  expect(new Set([...first.ids, ...second.ids]).size).toBe(first.count)
  expect((await ask(other, 1)).etag).toBe(first.etag)
  expect(second.etag).not.toBe(first.etag)
})

test('A3 pages of two versions say so', async () => {
  const { app, other, storage, ask } = await openTwo()
  const first = await ask(app, 1)
  await storage.catalogue.apply({ upserts: [scholarship('new', { countries: ['KE'] })] }, 0)
  await other.snapshots.refresh()
  const second = await ask(other, 2)
  expect([first.version, second.version]).toEqual(['1-2026-11-21', '2-2026-11-21'])
  expect(second.etag).toContain(second.version)
})
