import { describe, expect, test } from 'vitest'
import { openStorage } from '#storage/open-storage.ts'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'

const ZONE = 'Africa/Nairobi'
const DAY = '2026-11-26'

async function setUp(engine: (typeof ENGINES)[number], people = ['ada', 'bob']) {
  const config = await emptyDatabase(engine)
  const storage = await openTestStorage(config)
  await storage.catalogue.apply({ upserts: [scholarship('one'), scholarship('two')] }, 1)
  const ids: string[] = []
  for (const name of people) {
    const email = `${name}@example.org`
    const identity = { issuer: 'https://issuer.example', subject: email, email, name, photo: null }
    const { id } = await storage.accounts.signIn(identity, 1)
    await storage.mail.turnOn(id, ZONE, 5)
    ids.push(id)
  }
  const plans = ids.map((accountId) => ({ accountId, facts: ['opens:2026-11-26:one', 'opens:2026-11-26:two'] }))
  return { storage, config, ids, plans, mail: storage.mail }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('reminders are off until they are asked for, and one call ends them', async () => {
    const { mail, ids, storage } = await setUp(engine)
    const [ada = '', bob = ''] = ids
    expect(await mail.state(ada)).toEqual({ since: 5, timeZone: ZONE })
    await mail.turnOn(ada, 'Asia/Seoul', 9)
    expect(await mail.state(ada)).toEqual({ since: 5, timeZone: 'Asia/Seoul' })
    expect(await mail.zones()).toEqual([ZONE, 'Asia/Seoul'])
    await mail.turnOff(ada)
    await mail.turnOff(ada)
    expect([await mail.state(ada), await mail.person(ada)]).toEqual([undefined, undefined])
    expect(await mail.person(bob)).toEqual({ accountId: bob, email: 'bob@example.org', name: 'bob', since: 5 })
    await storage.accounts.delete(bob)
    expect(await mail.zones()).toEqual([])
  })

  test('of many who look at once, one gets each letter, and each fact is told once', async () => {
    const { mail, plans, config } = await setUp(
      engine,
      Array.from({ length: 30 }, (_, number) => `person-${number}`),
    )
    const other = await openStorage(config)
    const claims = await Promise.all(
      [mail, other.mail, mail, other.mail].map((one) => one.claim(plans, { day: DAY, until: 100 })),
    )
    await other.close()
    expect(claims.flat()).toHaveLength(30)
    expect(new Set(claims.flat().map(({ accountId }) => accountId)).size).toBe(30)
    expect(await mail.unlooked(ZONE, DAY, 100)).toEqual([])
    const next = await mail.claim(
      plans.map(({ accountId, facts }) => ({ accountId, facts: [...facts, 'opens:2026-11-27:one'] })),
      { day: '2026-11-27', until: 100 },
    )
    expect(next.map(({ facts }) => facts)).toEqual(plans.map(() => ['opens:2026-11-27:one']))
    // Nothing new makes no letter.
    expect(await mail.claim(plans, { day: '2026-11-28', until: 100 })).toEqual([])
  })

  test('what nobody has handed over is claimed anew once its time is up, by one', async () => {
    const { mail, plans, ids, config } = await setUp(engine)
    const [first, second] = await mail.claim(plans, { day: DAY, until: 100 })
    if (!first || !second) throw new Error('nothing was claimed')
    await mail.settle(first, 'sent')
    expect(await mail.retake(99, 200, 10)).toEqual([])
    const other = await openStorage(config)
    const taken = await Promise.all([mail.retake(100, 200, 10), other.mail.retake(100, 200, 10)])
    await other.close()
    expect(taken.flat()).toEqual([{ ...second, facts: expect.arrayContaining([...second.facts]) }])
    await mail.turnOff(second.accountId)
    expect(await mail.retake(500, 900, 10)).toEqual([])
    // Whoever asks again is not told again.
    await mail.turnOn(second.accountId, ZONE, 9)
    expect(await mail.claim(plans, { day: '2026-11-27', until: 100 })).toEqual([])
    expect((await mail.told(ids)).get(second.accountId)?.size).toBe(2)
  })

  test('nobody is written to at an address that went to another person', async () => {
    const { mail, ids, storage } = await setUp(engine, ['ada'])
    // The same provider says that the address is now somebody else's.
    await storage.accounts.signIn(
      { issuer: 'https://issuer.example', subject: 'new', email: 'ada@example.org', name: 'New', photo: null },
      2,
    )
    expect(await mail.state(ids[0] ?? '')).toBeDefined()
    expect([await mail.unlooked(ZONE, DAY, 9), await mail.person(ids[0] ?? '')]).toEqual([[], undefined])
  })

  test('a token leads to its account; what is old is deleted', async () => {
    const { mail, plans, ids } = await setUp(engine, ['ada'])
    const [accountId = ''] = ids
    await mail.claim(plans, { day: DAY, until: 100 })
    await mail.addTokens([{ tokenHash: 'abc', accountId, day: DAY }])
    expect([await mail.findAccount('abc'), await mail.findAccount('abd')]).toEqual([accountId, undefined])
    await mail.sweep('2026-11-25')
    expect(await mail.findAccount('abc')).toBe(accountId)
    await mail.sweep(DAY)
    expect(await mail.findAccount('abc')).toBeUndefined()
    expect((await mail.told(ids)).get(accountId)).toEqual(new Set())
    expect(await mail.retake(1000, 2000, 10)).toEqual([])
  })

  test('who saved what, and when', async () => {
    const { mail, ids, storage } = await setUp(engine)
    const [ada = '', bob = ''] = ids
    await storage.saved.add(ada, 'one', 7, 9)
    await storage.saved.add(bob, 'two', 8, 9)
    expect(await mail.saves(ids, ['one'])).toEqual([{ accountId: ada, scholarshipId: 'one', savedAt: 7 }])
    expect([await mail.saves([], ['one']), await mail.saves(ids, [])]).toEqual([[], []])
  })
})
