import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { openStorage } from '#storage/open-storage.ts'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'

const ZONE = 'Africa/Nairobi'
const DAY = '2026-11-26'

const claim = (day = DAY) => ({ day, until: 100, followedUpTo: { day: addDays(day, -7), version: 9 } })

async function setUp(engine: (typeof ENGINES)[number], people = ['ada', 'bob']) {
  const config = await emptyDatabase(engine)
  const storage = await openTestStorage(config)
  await storage.catalogue.apply({ upserts: [scholarship('one'), scholarship('two')] }, 1)
  const ids: string[] = []
  for (const name of people) {
    const email = `${name}@example.org`
    const identity = { issuer: 'https://issuer.example', subject: email, email, name, photo: null }
    const { id } = await storage.accounts.signIn(identity, 1)
    await storage.mailings.turnOn(id, ZONE, 5)
    ids.push(id)
  }
  const plans = ids.map((accountId) => ({ accountId, facts: ['opens:2026-11-26:one', 'opens:2026-11-26:two'] }))
  return { storage, config, ids, plans, letters: storage.letters, mailings: storage.mailings }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('mail is off until it is asked for, and one call ends it', async () => {
    const { mailings, letters, ids, storage } = await setUp(engine)
    const [ada = '', bob = ''] = ids
    await mailings.turnOn(ada, 'Asia/Seoul', 9)
    expect(await mailings.find(ada)).toEqual({ remindedSince: 5, timeZone: 'Asia/Seoul', followed: [] })
    expect(await letters.zones()).toEqual([ZONE, 'Asia/Seoul'])
    await mailings.turnOff(ada)
    await mailings.turnOff(ada)
    expect(await mailings.find(ada)).toEqual({ remindedSince: null, timeZone: null, followed: [] })
    expect(await letters.recipient(ada)).toBeUndefined()
    expect(await letters.recipient(bob)).toEqual({
      accountId: bob,
      email: 'bob@example.org',
      name: 'bob',
      timeZone: ZONE,
      remindedSince: 5,
    })
    await storage.accounts.delete(bob)
    expect(await letters.zones()).toEqual([])
  })

  test('searches are followed up to a limit, however many at once, and without reminders', async () => {
    const { mailings, ids } = await setUp(engine, ['ada'])
    const [ada = ''] = ids
    await mailings.turnOff(ada)
    const follow = (query: string, now = 7) =>
      mailings.follow(ada, query, { now, timeZone: ZONE, version: 3, day: DAY }, 2)
    const outcomes = await Promise.all(['q=law', 'q=art', 'q=music', 'q=law'].map((query) => follow(query)))
    expect(outcomes.filter(Boolean).length).toBeGreaterThanOrEqual(2)
    const { followed } = await mailings.find(ada)
    expect(followed).toHaveLength(2)
    expect(await follow('q=chess')).toBe(false)
    for (const { query } of followed) await mailings.unfollow(ada, query)
    expect((await mailings.find(ada)).timeZone).toBeNull()
    await mailings.turnOn(ada, ZONE, 8)
    await follow('')
    await mailings.end(ada)
    expect(await mailings.find(ada)).toEqual({ remindedSince: null, timeZone: null, followed: [] })
  })

  test('a followed search is looked at after a week, and what was told of it is not told again', async () => {
    const { mailings, letters, ids } = await setUp(engine, ['ada'])
    const [ada = ''] = ids
    await mailings.follow(ada, 'q=law', { now: 7, timeZone: ZONE, version: 3, day: DAY }, 20)
    const next = addDays(DAY, 7)
    expect(await letters.followed(ids, addDays(DAY, -1))).toEqual([])
    expect(await letters.followed(ids, DAY)).toEqual([{ accountId: ada, query: 'q=law', version: 3 }])
    await letters.claim([{ accountId: ada, facts: ['new:one'] }], claim(next))
    expect(await letters.followed(ids, DAY)).toEqual([])
    expect(await letters.followed(ids, next)).toMatchObject([{ version: 9 }])
  })

  test('of many who look at once, one gets each letter, and each fact is told once', async () => {
    const { letters, plans, config } = await setUp(
      engine,
      Array.from({ length: 30 }, (_, number) => `person-${number}`),
    )
    const other = await openStorage(config)
    const claims = await Promise.all(
      [letters, other.letters, letters, other.letters].map((one) => one.claim(plans, claim())),
    )
    await other.close()
    expect(claims.flat()).toHaveLength(30)
    expect(new Set(claims.flat().map(({ accountId }) => accountId)).size).toBe(30)
    expect(await letters.unlooked(ZONE, DAY, 100)).toEqual([])
    const more = plans.map(({ accountId, facts }) => ({ accountId, facts: [...facts, 'opens:2026-11-27:one'] }))
    const next = await letters.claim(more, claim('2026-11-27'))
    expect(next.map(({ facts }) => facts)).toEqual(plans.map(() => ['opens:2026-11-27:one']))
    // Nothing new makes no letter, and a day that is over, elsewhere, none either.
    expect(await letters.claim(plans, claim('2026-11-28'))).toEqual([])
    expect(await letters.claim([{ accountId: plans[0]?.accountId ?? '', facts: ['new:one'] }], claim())).toEqual([])
  })

  test('what nobody has handed over is claimed anew once its time is up, by one', async () => {
    const { letters, mailings, plans, ids, config } = await setUp(engine)
    const [first, second] = await letters.claim(plans, claim())
    if (!first || !second) throw new Error('nothing was claimed')
    await letters.settle([first], 'sent')
    expect(await letters.retake(99, 200, 10)).toEqual([])
    const other = await openStorage(config)
    const taken = await Promise.all([letters.retake(100, 200, 10), other.letters.retake(100, 200, 10)])
    await other.close()
    expect(taken.flat()).toEqual([{ ...second, facts: expect.arrayContaining([...second.facts]) }])
    await mailings.turnOff(second.accountId)
    expect(await letters.retake(500, 900, 10)).toEqual([])
    // Whoever asks again is not told again.
    await mailings.turnOn(second.accountId, ZONE, 9)
    expect(await letters.claim(plans, claim('2026-11-27'))).toEqual([])
    expect((await letters.told(ids)).get(second.accountId)?.size).toBe(2)
  })

  test('nobody is written to at an address that went to another person', async () => {
    const { letters, mailings, ids, storage } = await setUp(engine, ['ada'])
    // The same provider says that the address is now somebody else's.
    await storage.accounts.signIn(
      { issuer: 'https://issuer.example', subject: 'new', email: 'ada@example.org', name: 'New', photo: null },
      2,
    )
    expect((await mailings.find(ids[0] ?? '')).remindedSince).toBe(5)
    expect(await letters.unlooked(ZONE, DAY, 9)).toEqual([])
    expect(await letters.recipient(ids[0] ?? '')).toBeUndefined()
  })

  test('a token leads to its account; what is old is deleted', async () => {
    const { letters, mailings, plans, ids } = await setUp(engine, ['ada'])
    const [accountId = ''] = ids
    await letters.claim(plans, claim())
    await letters.addTokens([{ tokenHash: 'abc', accountId, day: DAY }])
    expect([await mailings.findAccount('abc'), await mailings.findAccount('abd')]).toEqual([accountId, undefined])
    await letters.sweep('2026-11-25')
    expect(await mailings.findAccount('abc')).toBe(accountId)
    await letters.sweep(DAY)
    expect(await mailings.findAccount('abc')).toBeUndefined()
    expect((await letters.told(ids)).get(accountId)).toEqual(new Set())
    expect(await letters.retake(1000, 2000, 10)).toEqual([])
  })

  test('who saved what, and when; what is new since when', async () => {
    const { letters, ids, storage } = await setUp(engine)
    const [ada = '', bob = ''] = ids
    await storage.saved.add(ada, 'one', 7, 9)
    await storage.saved.add(bob, 'two', 8, 9)
    expect(await letters.saves(ids, ['one'])).toEqual([{ accountId: ada, scholarshipId: 'one', savedAt: 7 }])
    expect([await letters.saves([], ['one']), await letters.saves(ids, [])]).toEqual([[], []])
    // Nobody is reminded of what they have sent.
    const status = (value: string, at: number) => [{ scholarshipId: 'one', field: 'status', value, at }]
    await storage.plans.merge(ada, status('preparing', 9), 9)
    expect(await letters.saves(ids, ['one'])).toHaveLength(1)
    await storage.plans.merge(ada, status('sent', 10), 9)
    expect(await letters.saves(ids, ['one'])).toEqual([])
    const version = await storage.catalogue.version()
    const changed = scholarship('one', { link: 'https://funder.example/new' })
    await storage.catalogue.apply({ upserts: [changed, scholarship('three')] }, 2)
    expect(await storage.catalogue.newSince(version)).toEqual(['three'])
    expect(await storage.revisions.since(version)).toMatchObject([{ id: 'one', version: version + 1 }])
    expect(await storage.revisions.since(version + 1)).toEqual([])
  })
})
