import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarAddressSchema, calendarStateSchema, storedDataSchema } from '#contract/user.ts'
import { ENGINES } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

const RECORDS = [
  scholarship('one', { name: 'One', deadline: { kind: 'date', date: '2027-01-15' } }),
  scholarship('two', { name: 'Two', deadline: { kind: 'yearly', month: 3, day: 1 } }),
  scholarship('three', { name: 'Three', deadline: { kind: 'not-stated' } }),
]

function eventsIn(body: string): unknown[] {
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[])
  return calendar
    .getAllSubcomponents('vevent')
    .map((each) => [each.getFirstPropertyValue('summary'), each.getFirstPropertyValue('status')])
}

const pathOf = (address: string) => new URL(address).pathname

describe.each(ENGINES)('on %s', (engine) => {
  const setUp = async () => {
    const setting = await openTestApp({ engine, records: RECORDS })
    const cookie = (await setting.signIn()).cookie
    const make = async () =>
      calendarAddressSchema.parse((await setting.call('PUT', '/api/user/calendar', { cookie })).json())
    const save = (scholarshipId: string) =>
      setting.call('PUT', '/api/user/savescholarship/ada@example.org', { cookie, body: { scholarshipId } })
    return { ...setting, cookie, make, save }
  }

  test('the dates of a scholarship are a calendar for anybody', async () => {
    const { call } = await setUp()
    const answer = await call('GET', '/api/scholarship/calendar/one', { origin: '' })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="one.ics"')
    expect(eventsIn(answer.body)).toEqual([['Closes: One', 'CONFIRMED']])
    expect(eventsIn((await call('GET', '/api/scholarship/calendar/three')).body)).toEqual([])
    expect((await call('GET', '/api/scholarship/calendar/nowhere')).statusCode).toBe(404)
  })

  test('a private address shows the saved list, and what was withdrawn as cancelled', async () => {
    const { call, make, save, storage, clock } = await setUp()
    for (const id of ['one', 'two', 'three']) await save(id)
    const { address } = await make()
    await storage.catalogue.apply({ upserts: [], withdrawals: ['two'] }, clock.now)
    const answer = await call('GET', pathOf(address), { origin: '' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(eventsIn(answer.body)).toEqual(
      expect.arrayContaining([
        ['Closes: One', 'CONFIRMED'],
        ['Closes (expected): Two', 'CANCELLED'],
      ]),
    )
  })

  test('only a change of its dates gives an event a higher sequence and a later time, in both calendars', async () => {
    const { call, make, save, storage, clock } = await setUp()
    await save('one')
    const { address } = await make()
    const read = async (path: string) => {
      const calendar = new ICAL.Component(ICAL.parse((await call('GET', path)).body) as unknown[])
      const [event] = calendar.getAllSubcomponents('vevent')
      return ['dtstart', 'sequence', 'last-modified'].map((name) => String(event?.getFirstPropertyValue(name)))
    }
    const both = async () => {
      const [one, own] = [await read('/api/scholarship/calendar/one'), await read(pathOf(address))]
      expect(own).toEqual(one)
      return one
    }
    const time = (moment: number) => new Date(moment).toISOString().replace(/\.\d+/, '')
    const [came, moved] = [clock.now, clock.now + 3_600_000]
    const first = await both()
    const record = scholarship('one', { name: 'One', deadline: { kind: 'date', date: '2027-01-15' } })
    // Other facts, and the same ones once more.
    await storage.catalogue.apply({ upserts: [{ ...record, coverage: 'full', checked: '2026-11' }] }, came + 60_000)
    expect(await both()).toEqual(first)
    const later = { ...record, deadline: { kind: 'date', date: '2027-01-31' } } as const
    await storage.catalogue.apply({ upserts: [later] }, moved)
    const after = await both()
    expect(first.toSpliced(1, 1)).toEqual(['2027-01-15', time(came)])
    expect(after.toSpliced(1, 1)).toEqual(['2027-01-31', time(moved)])
    expect(Number(after[1])).toBeGreaterThan(Number(first[1]))
    await storage.catalogue.apply({ upserts: [], withdrawals: ['one'] }, moved + 60_000)
    const cancelled = await both()
    expect(cancelled[2]).toBe(time(moved + 60_000))
    expect(Number(cancelled[1])).toBeGreaterThan(Number(after[1]))
  })

  test('an address made anew ends the one before; a revoked one is 404, and a deleted account has none', async () => {
    const { call, make, cookie, storage } = await setUp()
    const statusOf = async (address: string) => (await call('GET', pathOf(address))).statusCode
    const first = await make()
    const second = await make()
    expect(first.address).not.toBe(second.address)
    expect([await statusOf(first.address), await statusOf(second.address)]).toEqual([404, 200])
    const revoked = await call('DELETE', '/api/user/calendar', { cookie })
    expect(calendarStateSchema.parse(revoked.json())).toEqual({ since: null })
    expect(await statusOf(second.address)).toBe(404)
    const third = await make()
    const exported = storedDataSchema.strict().parse((await call('GET', '/api/user/export', { cookie })).json())
    expect(exported.calendar).toEqual({ since: third.since })
    await call('DELETE', '/api/user/account', { cookie })
    expect(await statusOf(third.address)).toBe(404)
    expect(await storage.calendars.findAccount('')).toBeUndefined()
  })

  test('the token has 256 bits, stands hashed in the database, and in no log line', async () => {
    const { call, make, cookie, logged, storage } = await setUp()
    const { address } = await make()
    const [, token = ''] = /([\w-]+)\.ics$/.exec(address) ?? []
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    await call('GET', pathOf(address))
    await call('GET', pathOf(address).replace('.ics', ''))
    await call('POST', pathOf(address))
    await call('DELETE', '/api/user/calendar', { cookie })
    await call('GET', pathOf(address))
    expect(logged.length).toBeGreaterThan(4)
    expect(logged.join('')).not.toContain(token)
    expect(await storage.calendars.findAccount(token)).toBeUndefined()
  })
})

test('addresses that are none are 404', async () => {
  const { call } = await openTestApp()
  for (const token of ['x', `${'a'.repeat(43)}.ics`, `${'a'.repeat(42)}.ics`, '%00', '..%2f..']) {
    expect([token, (await call('GET', `/api/calendar/${token}`)).statusCode]).toEqual([
      token,
      token === '%00' ? 400 : 404,
    ])
  }
})
