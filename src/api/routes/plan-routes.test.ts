import { describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import {
  planFieldsSchema,
  planLinkAddressSchema,
  planLinkStateSchema,
  planSchema,
  sharedPlanSchema,
} from '#contract/plan.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { ENGINES } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { NOON, openTestApp } from '#test/test-app.ts'

const RECORDS = [
  scholarship('one', {
    name: 'منحة النيل',
    deadline: { kind: 'date', date: '2027-01-15' },
    conditions: { needs: ['reference', 'cv'], references: 2, only_some: { cv: 'doctorate' }, fee_free: true },
  }),
  scholarship('two', { name: 'Two', deadline: { kind: 'yearly', month: 3, day: 1 } }),
]
const ALL = { shows: ['name', 'status', 'needs', 'dates', 'notes'] }

describe.each(ENGINES)('on %s', (engine) => {
  const setUp = async () => {
    const setting = await openTestApp({ engine, records: RECORDS })
    const { cookie, account } = await setting.signIn()
    for (const scholarshipId of ['one', 'two']) await setting.storage.saved.add(account.id, scholarshipId, NOON, 9)
    const edit = (...edits: unknown[]) => setting.call('PUT', '/api/user/plan', { cookie, body: { edits } })
    const read = async () => planSchema.strict().parse((await setting.call('GET', '/api/user/plan', { cookie })).json())
    const makeLink = async (body: unknown = ALL) =>
      planLinkAddressSchema.strict().parse((await setting.call('PUT', '/api/user/plan/link', { cookie, body })).json())
    const look = (address: string) => setting.call('GET', `/api/plan/${new URL(address).hash.slice(1)}`, { origin: '' })
    const shared = async (address: string) => sharedPlanSchema.strict().parse((await look(address)).json())
    return { ...setting, cookie, account, edit, read, makeLink, look, shared }
  }
  const change = (field: string, value: string, ago = 0, scholarshipId = 'one') => ({
    scholarshipId,
    field,
    value,
    ago,
  })

  test('the plan holds everything saved, with what it needs', async () => {
    const { read, edit } = await setUp()
    const answer = await edit(change('status', 'preparing'), change('notes', 'Ask\nearly', 5, 'two'))
    expect(planFieldsSchema.parse(answer.json())).toEqual([
      { scholarshipId: 'one', fields: [{ field: 'status', value: 'preparing' }] },
      { scholarshipId: 'two', fields: [{ field: 'notes', value: 'Ask\nearly' }] },
    ])
    expect(await read()).toEqual({
      entries: [
        {
          scholarshipId: 'one',
          needs: ['reference', 'cv'],
          references: 2,
          only_some: { cv: 'doctorate' },
          fields: [{ field: 'status', value: 'preparing' }],
        },
        { scholarshipId: 'two', fields: [{ field: 'notes', value: 'Ask\nearly' }] },
      ],
      link: { since: null, shows: [] },
    })
  })

  test('what was written for one account is not taken by another', async () => {
    const { call, cookie, account, read } = await setUp()
    const edits = [change('notes', 'Of somebody else')]
    const put = (id: string) => call('PUT', '/api/user/plan', { cookie, body: { account: id, edits } })
    const answer = await put('another')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_yours'])
    expect((await read()).entries[0]?.fields).toEqual([])
    expect((await put(account.id)).statusCode).toBe(200)
  })

  test('a shown plan is read only so often, from wherever', async () => {
    const { makeLink, look } = await setUp()
    const { address } = await makeLink()
    for (let reads = 0; reads < SERVER_LIMITS.listsPerMinute; reads += 1)
      expect((await look(address)).statusCode).toBe(200)
    expect((await look(address)).statusCode).toBe(429)
  })

  test('a change of hours ago yields to one of now, field by field, and the answer tells what is', async () => {
    const { edit } = await setUp()
    await edit(change('status', 'sent'))
    const late = await edit(change('status', 'to_read', 3_600_000), change('notes', 'on the bus', 3_600_000))
    expect(late.json()).toEqual([
      {
        scholarshipId: 'one',
        fields: [
          { field: 'notes', value: 'on the bus' },
          { field: 'status', value: 'sent' },
        ],
      },
    ])
    expect((await edit(change('notes', ''))).json()[0].fields).toEqual([{ field: 'status', value: 'sent' }])
  })

  test('what cannot be is refused with what to do', async () => {
    const { edit, call, cookie } = await setUp()
    for (const wrong of [
      change('status', 'won'),
      change('by', '2027-02-30'),
      change('colour', 'red'),
      change('notes', 'x', -1),
      change('notes', 'x', LIMITS.editAge + 1),
      { ...change('notes', 'x'), more: 1 },
      change('notes', 'x\u0000'),
    ]) {
      const answer = await edit(wrong)
      expect([wrong, answer.statusCode, answer.json().code]).toEqual([wrong, 400, 'bad_request'])
    }
    expect((await edit(change('status', 'won'))).json().detail).toContain('to_read, preparing, sent, answer')
    const many = Array.from({ length: LIMITS.edits + 1 }, () => change('status', 'sent'))
    expect((await edit(...many)).statusCode).toBe(400)
    const link = await call('PUT', '/api/user/plan/link', { cookie, body: { shows: ['everything'] } })
    expect(link.statusCode).toBe(400)
  })

  test('a link shows what was ticked, and nothing else', async () => {
    const { edit, makeLink, shared, look, call, cookie } = await setUp()
    await edit(
      change('status', 'sent'),
      change('notes', 'a secret of mine'),
      change('by', '2026-12-24'),
      change('date:aaaaaaaa', '2026-12-01 Call'),
      change('done:date:aaaaaaaa', '1'),
      change('done:cv', '1'),
      change('status', 'preparing', 0, 'two'),
    )
    const { address } = await makeLink()
    expect(await shared(address)).toEqual({ name: 'Ada', shows: ALL.shows, list: [] })
    await edit(change('shared', '1'))
    const [one, ...others] = (await shared(address)).list
    expect(others).toEqual([])
    expect(one).toMatchObject({ _id: 'one', scholarship_name: 'منحة النيل', listed: true, needs: ['reference', 'cv'] })
    expect(one?.fields).toHaveLength(6)

    const only = async (...shows: string[]) => {
      const said = await call('PUT', '/api/user/plan/shows', { cookie, body: { shows } })
      expect(planLinkStateSchema.parse(said.json()).shows).toEqual(shows)
      const { name, list } = await shared(address)
      return [name, list[0]?.needs, list[0]?.fields.map(({ field }) => field)]
    }
    expect(await only()).toEqual([null, undefined, []])
    expect(await only('name')).toEqual(['Ada', undefined, []])
    expect(await only('status')).toEqual([null, undefined, ['status']])
    expect(await only('dates')).toEqual([null, undefined, ['by', 'date:aaaaaaaa', 'done:date:aaaaaaaa']])
    expect(await only('needs')).toEqual([null, ['reference', 'cv'], ['done:cv']])
    const { body } = await look(address)
    for (const hidden of ['secret', 'Ada', 'ada@example.org', 'Call', 'sent', 'two']) expect(body).not.toContain(hidden)
    expect(await only('notes')).toEqual([null, undefined, ['notes']])
  })

  test('a link made anew ends the one before; a revoked one is 404, and a deleted account has none', async () => {
    const { makeLink, look, call, cookie, read } = await setUp()
    const first = await makeLink()
    const second = await makeLink({ shows: ['status'] })
    expect([(await look(first.address)).statusCode, (await look(second.address)).statusCode]).toEqual([404, 200])
    expect((await look(second.address)).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect((await read()).link).toEqual({ since: second.since, shows: ['status'] })
    const revoked = await call('DELETE', '/api/user/plan/link', { cookie })
    expect(revoked.json()).toEqual({ since: null, shows: [] })
    expect((await look(second.address)).statusCode).toBe(404)
    const third = await makeLink()
    await call('DELETE', '/api/user/account', { cookie })
    expect((await look(third.address)).statusCode).toBe(404)
  })

  test('the token has 256 bits, stands hashed in the database, opens nothing else, and is in no log line', async () => {
    const { makeLink, look, call, logged, storage } = await setUp()
    const { address } = await makeLink()
    const token = new URL(address).hash.slice(1)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    await look(address)
    expect((await call('GET', `/api/calendar/${token}.ics`)).statusCode).toBe(404)
    expect((await call('GET', `/api/user/plan`, { cookie: `session=${token}` })).statusCode).toBe(401)
    expect(logged.length).toBeGreaterThan(3)
    expect(logged.join('')).not.toContain(token)
    expect(await storage.planLinks.findAccount(token)).toBeUndefined()
  })
})

test('a link that is none is 404', async () => {
  const { call } = await openTestApp()
  for (const token of ['x', 'a'.repeat(43), 'a'.repeat(42), '..%2f..']) {
    expect([token, (await call('GET', `/api/plan/${token}`)).statusCode]).toEqual([token, 404])
  }
})
