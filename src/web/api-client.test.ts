import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('./page-config.ts', () => ({ pageConfig: () => ({ apiOrigin: '' }) }))

const sent: string[] = []
const early = new Map<string, Promise<Response>>()
vi.stubGlobal('askedEarly', early)
vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
  sent.push(`${method} ${path}`)
  return Response.json({ from: 'now' })
})
const { call, forgetEarly } = await import('./api-client.ts')

const ask = (path: string) => call<{ readonly from: string }>(path)

beforeEach(() => {
  sent.length = 0
  for (const path of ['/plan', '/list']) early.set(path, Promise.resolve(Response.json({ from: 'early' })))
})

test('an answer that was asked for before the script came is used, and once', async () => {
  expect(await ask('/plan')).toEqual({ from: 'early' })
  expect(sent).toEqual([])
  expect(await ask('/plan')).toEqual({ from: 'now' })
})

test('a change is sent, though its path was asked early, and no earlier answer is used after it', async () => {
  expect(await call('/plan', { method: 'PUT', body: {} })).toEqual({ from: 'now' })
  expect([await ask('/plan'), await ask('/list')]).toEqual([{ from: 'now' }, { from: 'now' }])
  expect(sent).toEqual(['PUT /plan', 'GET /plan', 'GET /list'])
})

test('a page that is left leaves no early answer', async () => {
  forgetEarly()
  expect(await ask('/list')).toEqual({ from: 'now' })
})
