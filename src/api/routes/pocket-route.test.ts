import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { pocketAnswerSchema, pocketCatalogueSchema, pocketDeltaSchema } from '#contract/pocket.ts'
import { scholarshipSchema } from '#contract/scholarship.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { applyDelta, recordsOf } from '#pocket/catalogue-document.ts'
import { ENGINES } from '#test/databases.ts'
import { FIXTURE, scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

const POCKET = '/api/catalogue/pocket'
const DETAIL = '/api/scholarship/searchScholarship/'

describe.each(ENGINES)('on %s', (engine) => {
  const start = async (records = FIXTURE) => {
    const site = await openTestApp({ engine, records })
    const { cookie } = await site.signIn()
    const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      site.call('GET', path, { cookie, headers })
    const change = async (changed: Parameters<typeof site.storage.catalogue.apply>[0]) => {
      site.clock.now += 1000
      await site.storage.catalogue.apply(changed, site.clock.now)
      await site.app.snapshots.refresh()
    }
    const whole = async () => pocketCatalogueSchema.strict().parse((await get(POCKET)).json())
    return { ...site, get, change, whole }
  }

  test('members are sent every listed record as it is', async () => {
    const { whole, change } = await start()
    await change({ upserts: [], withdrawals: ['ghana'] })
    const catalogue = await whole()
    expect(catalogue).toMatchObject({ version: '2', changes: {} })
    const listed = FIXTURE.filter(({ id }) => id !== 'ghana').toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(recordsOf(catalogue)).toEqual(listed)
  })

  test('what came since a version makes the whole of it, with the changes that pages tell', async () => {
    const { get, change, whole } = await start()
    const before = await whole()
    await change({
      upserts: [
        scholarship('anywhere', { amount: { stated: '100 euros', minimum: null, maximum: null, currency: null } }),
      ],
      withdrawals: ['ghana'],
    })
    await change({ upserts: [scholarship('brand-new')] })
    const delta = pocketDeltaSchema.strict().parse((await get(`${POCKET}?since=${before.version}`)).json())
    expect(delta).toMatchObject({ since: '1', version: '3', gone: ['ghana'] })
    expect(delta.records['id']).toEqual(['anywhere', 'brand-new'])
    const now = await whole()
    expect(applyDelta(before, delta)).toEqual(now)
    const { changes } = scholarshipSchema.parse((await get(`${DETAIL}anywhere`)).json())
    expect(changes).toHaveLength(1)
    expect(now.changes).toEqual({ anywhere: changes })
  })

  test('on the next day nothing has come', async () => {
    const { app, clock, get, whole } = await start()
    const before = await whole()
    clock.now += 86_400_000
    await app.snapshots.refresh()
    expect(await whole()).toEqual(before)
    const delta = pocketDeltaSchema.parse((await get(`${POCKET}?since=1`)).json())
    expect([delta.records, delta.gone]).toEqual([{}, []])
    expect(applyDelta(before, delta)).toEqual(before)
  })

  test('of a version that is not known, or when most has changed, the answer is the whole', async () => {
    const { get, change, whole } = await start()
    await change({ upserts: FIXTURE.map((record) => ({ ...record, name: `${record.name}, anew` })) })
    const all = await whole()
    for (const since of ['1', '0', '9', '', 'x', '1-2026-11-21', '-1', '1e1'])
      expect((await get(`${POCKET}?since=${since}`)).json(), since).toEqual(all)
    expect((await get(`${POCKET}?since=${'9'.repeat(50)}`)).statusCode).toBe(400)
  })
})

test('it comes in Brotli, is kept by its reader alone, and not sent twice', async () => {
  const { call, signIn } = await openTestApp()
  const { cookie } = await signIn()
  const ask = (headers: Readonly<Record<string, string>>) => call('GET', POCKET, { cookie, headers })
  const plain = await ask({})
  expect(pocketAnswerSchema.parse(plain.json())).toHaveProperty('version')
  const packed = await ask({ 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
    etag: plain.headers['etag'],
  })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect((await ask({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  const again = await ask({ 'if-none-match': String(plain.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a catalogue that is too large for a phone is not sent', async () => {
  const records = Array.from({ length: SERVER_LIMITS.pocketRecords + 1 }, (_, number) => scholarship(`award-${number}`))
  const { call, signIn } = await openTestApp({ records })
  const { cookie } = await signIn()
  expect((await call('GET', POCKET, { cookie })).json()).toMatchObject({ status: 404, code: 'not_found' })
})

test('others are heard between two pages of its changes', async () => {
  const records = Array.from({ length: 120 }, (_, number) => scholarship(`award-${number}`))
  const { call, signIn, storage } = await openTestApp({ records })
  const { cookie } = await signIn()
  let turns = 0
  const count = () => {
    turns += 1
    waiting = setImmediate(count)
  }
  let waiting = setImmediate(count)
  const pages: { readonly records: number; readonly turn: number }[] = []
  const revisions = { ...storage.revisions }
  vi.spyOn(storage.revisions, 'byId').mockImplementation((ids) => {
    pages.push({ records: ids.length, turn: turns })
    return revisions.byId(ids)
  })
  expect((await call('GET', POCKET, { cookie })).statusCode).toBe(200)
  clearImmediate(waiting)
  expect(pages.map((page) => page.records)).toEqual([50, 50, 20])
  // Each in a turn of its own.
  expect(new Set(pages.map(({ turn }) => turn)).size).toBe(3)
})
