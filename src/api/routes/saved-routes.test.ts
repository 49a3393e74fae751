import { describe, expect, test } from 'vitest'
import { savedCardSchema } from '#contract/scholarship.ts'
import { userSchema } from '#contract/user.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { ENGINES } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

const ADA = 'ada@example.org'
const addresses = (email: string) => ({
  list: `/api/user/getallsavedscholarships/${email}`,
  count: `/api/user/getsavedscholarshipscount/${email}`,
  has: (id: string) => `/api/user/checkSavedScholarshipsId/${email}/scholarship/${id}`,
  save: `/api/user/savescholarship/${email}`,
  remove: `/api/user/removescholarship/${email}`,
})

describe.each(ENGINES)('on %s', (engine) => {
  test('A1 the auth check says who it is', async () => {
    const { call, signIn } = await openTestApp({ engine })
    const { account, cookie } = await signIn('Ada@Example.org')
    const answer = await call('GET', '/api/user/checkauth', { cookie })
    expect(userSchema.strict().parse(answer.json())).toEqual({ id: account.id, name: 'Ada', photo: null, email: ADA })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('A1 S3 the account has one id, whoever of its devices asks, and another account another', async () => {
    const { call, signIn } = await openTestApp({ engine })
    const idOf = async (email: string, name: string) => {
      const { cookie } = await signIn(email, name)
      const answer = await call('GET', '/api/user/checkauth', { cookie })
      return userSchema.parse(answer.json()).id
    }
    const id = await idOf(ADA, 'Ada')
    expect(await idOf(ADA, 'Ada King')).toBe(id)
    expect(await idOf('bob@example.org', 'Bob')).not.toBe(id)
    // Random, so that it says nothing about the person.
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  test('A5 A6 A7 A8 A9 P2 save, find, count, remove; each change may come twice', async () => {
    const { call, signIn, clock } = await openTestApp({ engine })
    const { cookie } = await signIn(ADA)
    const { list, count, has, save, remove } = addresses(ADA)
    const put = async (address: string, scholarshipId: string) => {
      const answer = await call('PUT', address, { cookie, body: { scholarshipId } })
      expect(answer.statusCode).toBe(200)
      return answer.json()
    }
    const get = async (address: string) => (await call('GET', address, { cookie })).json()

    expect(await get(list)).toEqual([])
    expect(await get(count)).toBe(0)
    expect(await get(has('ghana'))).toBe(false)
    expect(await put(save, 'ghana')).toEqual({ saved: true })
    expect(await put(save, 'ghana')).toEqual({ saved: true })
    clock.now += 1
    expect(await put(save, 'kenya-3')).toEqual({ saved: true })
    expect(await get(count)).toBe(2)
    expect(await get(has('ghana'))).toBe(true)
    const saved = savedCardSchema
      .strict()
      .array()
      .parse(await get(list))
    expect(saved.map(({ _id, listed }) => [_id, listed])).toEqual([
      ['kenya-3', true],
      ['ghana', true],
    ])
    expect(await put(remove, 'ghana')).toEqual({ saved: false })
    expect(await put(remove, 'ghana')).toEqual({ saved: false })
    expect(await put(remove, 'never-was')).toEqual({ saved: false })
    expect(await get(count)).toBe(1)
  })

  test('A8 what the catalogue never had cannot be saved', async () => {
    const { call, signIn } = await openTestApp({ engine })
    const { cookie } = await signIn(ADA)
    const answer = await call('PUT', addresses(ADA).save, { cookie, body: { scholarshipId: 'never-was' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('unknown_scholarship')
  })

  test('A8 a full list takes no more until there is room again: a long one would hold up everybody else', async () => {
    const { call, signIn, storage } = await openTestApp({ engine })
    const { account, cookie } = await signIn(ADA)
    const many = Array.from({ length: SERVER_LIMITS.saved }, (_, index) => scholarship(`many-${index}`))
    await storage.catalogue.apply({ upserts: many }, 1)
    for (const { id } of many) await storage.saved.add(account.id, id, 1, SERVER_LIMITS.saved)
    const { list, save, remove, count } = addresses(ADA)
    const put = async (address: string, scholarshipId: string) => {
      const answer = await call('PUT', address, { cookie, body: { scholarshipId } })
      return [answer.statusCode, answer.json().code ?? answer.json().saved]
    }
    expect(await put(save, 'ghana')).toEqual([409, 'list_full'])
    expect(await put(save, 'many-7')).toEqual([200, true])
    expect(await put(remove, 'many-7')).toEqual([200, false])
    expect(await put(save, 'ghana')).toEqual([200, true])
    expect((await call('GET', count, { cookie })).json()).toBe(SERVER_LIMITS.saved)
    const whole = await call('GET', list, { cookie, headers: { 'accept-encoding': 'gzip' } })
    expect(whole.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
  })

  test('A8 of many that are saved at once, a list takes what it has room for', async () => {
    const { call, signIn, storage } = await openTestApp({ engine })
    const { account, cookie } = await signIn(ADA)
    const many = Array.from({ length: SERVER_LIMITS.saved + 20 }, (_, index) => scholarship(`many-${index}`))
    await storage.catalogue.apply({ upserts: many }, 1)
    const ids = many.map(({ id }) => id)
    for (const id of ids.slice(0, SERVER_LIMITS.saved - 3)) {
      await storage.saved.add(account.id, id, 1, SERVER_LIMITS.saved)
    }
    // Of the 20 new ones all but three are refused. The one that is already saved is not.
    const answers = await Promise.all(
      [...ids.slice(-20), 'many-0'].map((scholarshipId) =>
        call('PUT', addresses(ADA).save, { cookie, body: { scholarshipId } }),
      ),
    )
    const counts = Object.groupBy(answers, ({ statusCode }) => statusCode)
    expect([counts[200]?.length, counts[409]?.length]).toEqual([4, 17])
    expect(answers.at(-1)?.statusCode).toBe(200)
    expect(await storage.saved.count(account.id)).toBe(SERVER_LIMITS.saved)
  })

  test('A8 whoever’s account is deleted in the moment of saving is signed out', async () => {
    const { call, signIn, storage, logged } = await openTestApp({ engine })
    const { account, cookie } = await signIn(ADA)
    const add = storage.saved.add.bind(storage.saved)
    storage.saved.add = async (...values) => {
      await storage.accounts.delete(account.id)
      return add(...values)
    }
    const answer = await call('PUT', addresses(ADA).save, { cookie, body: { scholarshipId: 'ghana' } })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out'])
    expect(logged.join('')).not.toContain('"err"')
  })

  test('A5 what the catalogue has withdrawn stays in the list, marked', async () => {
    const { app, call, signIn, storage } = await openTestApp({ engine })
    const { cookie } = await signIn(ADA)
    await call('PUT', addresses(ADA).save, { cookie, body: { scholarshipId: 'ghana' } })
    await storage.catalogue.apply({ upserts: [], withdrawals: ['ghana'] }, 0)
    const list = () => call('GET', addresses(ADA).list, { cookie })
    expect((await list()).json()).toMatchObject([{ _id: 'ghana', listed: false }])
    await app.snapshots.refresh()
    expect((await list()).json()).toMatchObject([{ _id: 'ghana', listed: false }])
  })

  test('A5 a card of the list is that of the results, and of what these do not have yet there is one as well', async () => {
    const { app, call, signIn, storage } = await openTestApp({ engine })
    const { cookie } = await signIn(ADA)
    await storage.catalogue.apply({ upserts: [scholarship('younger', { name: 'Younger “bourse d’été” {}' })] }, 0)
    for (const scholarshipId of ['ghana', 'younger'])
      await call('PUT', addresses(ADA).save, { cookie, body: { scholarshipId } })
    const read = async () => {
      const answer = await call('GET', addresses(ADA).list, { cookie })
      return savedCardSchema.strict().array().parse(answer.json())
    }
    const before = await read()
    expect(before.map(({ _id, listed }) => [_id, listed])).toEqual([
      ['ghana', true],
      ['younger', true],
    ])
    await app.snapshots.refresh()
    expect(await read()).toEqual(before)
    const card = JSON.parse(app.snapshots.current().findCard('younger') ?? '')
    expect(before[1]).toEqual({ ...card, listed: true })
  })

  test('P3 another person, known or not, is refused with the same words; casing of one’s own does not matter', async () => {
    const { call, signIn, storage } = await openTestApp({ engine })
    const ada = await signIn(ADA)
    const bob = await signIn('bob@example.org')
    await storage.saved.add(bob.account.id, 'ghana', 0, SERVER_LIMITS.saved)
    for (const scholarshipId of ['ghana', 'never-was']) {
      const tell = async (email: string) => {
        const { list, count, has, save, remove } = addresses(email)
        const answers = [
          await call('GET', list, ada),
          await call('GET', count, ada),
          await call('GET', has(scholarshipId), ada),
          await call('PUT', save, { ...ada, body: { scholarshipId } }),
          await call('PUT', remove, { ...ada, body: { scholarshipId } }),
        ]
        return answers.map((answer) => ({ status: answer.statusCode, ...answer.json(), requestId: '' }))
      }
      const known = await tell('bob@example.org')
      expect(known.map(({ status, code }) => [status, code])).toEqual(known.map(() => [403, 'not_yours']))
      expect(await tell('nobody@example.org')).toEqual(known)
    }
    expect(await storage.saved.count(bob.account.id)).toBe(1)
    expect((await call('GET', addresses('ADA@example.ORG').count, ada)).json()).toBe(0)
    expect((await call('GET', addresses('ada%40example.org').count, ada)).json()).toBe(0)
  })

  test('X3 A8 ids that no database takes are refused, not failed on', async () => {
    const { call, signIn } = await openTestApp({ engine })
    const { cookie } = await signIn(ADA)
    for (const scholarshipId of ['\u0000', 'a\u0000b', '', 'x'.repeat(321), 7, null]) {
      const answer = await call('PUT', addresses(ADA).save, { cookie, body: { scholarshipId } })
      expect(answer.statusCode, JSON.stringify(scholarshipId)).toBe(400)
    }
    expect((await call('GET', addresses(ADA).has('%00'), { cookie })).statusCode).toBe(400)
    expect((await call('GET', '/api/scholarship/searchScholarship/%00', { cookie })).statusCode).toBe(400)
    expect((await call('GET', addresses(ADA).has('%ED%A0%80'), { cookie })).statusCode).toBe(400)
    // JSON can hold a lone surrogate, but no database can.
    const surrogate = await call('PUT', addresses(ADA).save, {
      cookie,
      body: '{"scholarshipId":"\\ud800"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(surrogate.statusCode).toBe(404)
  })

  test('A10 a session that has ended is nobody’s', async () => {
    const { call, signIn, storage, clock } = await openTestApp({ engine })
    const ada = await signIn(ADA)
    const out = await call('POST', '/google/logout', ada)
    expect(out.statusCode).toBeLessThan(300)
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0')
    expect((await call('GET', '/api/user/checkauth', ada)).statusCode).toBe(401)
    const again = await signIn(ADA)
    await storage.sessions.revokeAll(again.account.id)
    expect((await call('GET', '/api/user/checkauth', again)).statusCode).toBe(401)
    const third = await signIn(ADA)
    clock.now += 31 * 86_400_000
    expect((await call('GET', '/api/user/checkauth', third)).statusCode).toBe(401)
  })
})
