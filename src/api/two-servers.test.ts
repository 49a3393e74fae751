import { expect, test } from 'vitest'
import { emptyDatabase, ENGINES, freePort, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { startReady } from '#test/server-process.ts'
import { signedIn } from '#test/signed-in.ts'
import { SERVER_LIMITS } from './server-limits.ts'

/** These tests start whole programs, on machines that may be slow. */
const TIMES = { timeout: 240_000 }
const POLL = { timeout: 90_000, interval: 20 }
const PAGE = 8
const EMAIL = 'ada@example.org'
const BEFORE = Array.from({ length: 30 }, (_, index) => `s-${index + 10}`)
const ADDED = ['a-1', 'a-2', 'z-1', 'z-2']
const AFTER = [...BEFORE.slice(3), ...ADDED]

interface Answer {
  readonly version: string
  readonly count: number
  readonly list: readonly { readonly _id: string; readonly scholarship_name: string }[]
}

/** Two server processes on one database, and somebody who may read all pages of both. */
async function startTwo(engine: (typeof ENGINES)[number]) {
  const database = await emptyDatabase(engine)
  const storage = await openTestStorage(database)
  await storage.catalogue.apply({ upserts: BEFORE.map((id) => scholarship(id, { name: 'Old' })) }, Date.now())
  const { cookie } = await signedIn(storage, 'http://localhost', { email: EMAIL })
  const ports = [await freePort(), await freePort()]
  const { dataDir, databaseUrl = '' } = database
  await Promise.all(
    ports.map((port) => startReady({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl })),
  )
  const send = async (server: number, path: string, init: RequestInit = {}): Promise<unknown> => {
    // Each has an origin of its own here.
    const headers = { cookie, origin: `http://localhost:${ports[server]}`, 'content-type': 'application/json' }
    const response = await fetch(`http://127.0.0.1:${ports[server]}${path}`, { ...init, headers })
    expect(response.status).toBe(200)
    return response.json()
  }
  const ask = (server: number, page: number) =>
    // The answer has the contract's shape; this test reads only a part of it.
    send(server, `/api/scholarship/filter?page=${page}&facets=0`, { method: 'POST', body: '{}' }) as Promise<Answer>
  return { storage, ask, send }
}

test.each(ENGINES)(
  'what one server has saved the other has at once; a change of the catalogue reaches both whole, and pages say whose they are: %s',
  TIMES,
  async (engine) => {
    const { storage, ask, send } = await startTwo(engine)
    for (const [index, scholarshipId] of BEFORE.slice(0, 10).entries()) {
      const body = JSON.stringify({ scholarshipId })
      await send(index % 2, `/api/user/savescholarship/${EMAIL}`, { method: 'PUT', body })
      const counts = [0, 1].map((server) => send(server, `/api/user/getsavedscholarshipscount/${EMAIL}`))
      expect(await Promise.all(counts)).toEqual([index + 1, index + 1])
    }

    const answers: [page: number, answer: Answer][] = []
    const askBoth = async (page: number) => {
      const both = await Promise.all([ask(0, page), ask(1, page)])
      for (const answer of both) answers.push([page, answer])
      return both
    }
    const turnPages = async () => {
      for (let page = 1; page <= Math.ceil(BEFORE.length / PAGE); page += 1) await askBoth(page)
    }
    await turnPages()
    const renamed = AFTER.map((id) => scholarship(id, { name: 'New' }))
    await storage.catalogue.apply({ upserts: renamed, withdrawals: BEFORE.slice(0, 3) }, Date.now())
    // Each looks for changes in its own time, so for a while the two may have different versions.
    await expect.poll(async () => (await askBoth(2)).every(({ count }) => count === AFTER.length), POLL).toBe(true)
    await turnPages()

    for (const [version, ids, name] of [
      ['1', BEFORE, 'Old'],
      ['2', AFTER, 'New'],
    ] as const) {
      const own = answers.filter(([, answer]) => answer.version.startsWith(`${version}-`))
      // No answer mixes the two versions, and both servers have the same pages, without repeats or gaps.
      expect(new Set(own.flatMap(([, { list }]) => list.map((card) => card.scholarship_name)))).toEqual(new Set([name]))
      expect(new Set(own.map(([, { count }]) => count))).toEqual(new Set([ids.length]))
      const pages = new Map(own.map(([page, { list }]) => [page, list.map(({ _id }) => _id)]))
      for (const [page, { list }] of own) expect(list.map(({ _id }) => _id)).toEqual(pages.get(page))
      expect([...pages.values()].flat().sort()).toEqual([...ids].sort())
    }
    expect(answers.filter(([, { version }]) => !/^[12]-/.test(version))).toEqual([])
    // A change must arrive within five seconds. This is the time between two looks; building takes a fraction of a second.
    expect(SERVER_LIMITS.catalogueInterval).toBeLessThanOrEqual(2500)
  },
)
