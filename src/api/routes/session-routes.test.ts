import { describe, expect, test } from 'vitest'
import { ownSessionsSchema } from '#contract/user.ts'
import { ENGINES } from '#test/databases.ts'
import { openTestApp } from '#test/test-app.ts'

const DAY = 86_400_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

describe.each(ENGINES)('on %s', (engine) => {
  const setUp = async () => {
    const setting = await openTestApp({ engine })
    const { call, signIn, clock, logged } = setting
    const phone = await signIn('ada@example.org')
    clock.now += DAY
    const laptop = await signIn('ada@example.org', 'Ada', FIREFOX)
    const bob = await signIn('bob@example.org', 'Bob')
    const list = async (cookie: string) => {
      const answer = await call('GET', '/api/user/sessions', { cookie })
      expect(answer.statusCode, `${answer.body} ${logged.join('')}`).toBe(200)
      return ownSessionsSchema.parse(answer.json())
    }
    const isOver = async (cookie: string) => (await call('GET', '/api/user/checkauth', { cookie })).statusCode === 401
    return { ...setting, phone, laptop, bob, list, isOver }
  }

  test('one sees where one is signed in, and nowhere else: first where one is, then where one was last', async () => {
    const { list, clock, phone, laptop, call, storage } = await setUp()
    const started = new Date(clock.now).toISOString()
    expect(await list(laptop.cookie)).toMatchObject([
      { device: 'Firefox on Linux', isThis: true, startedAt: started, usedAt: started },
      { device: null, isThis: false, usedAt: new Date(clock.now - DAY).toISOString() },
    ])
    clock.now += 2 * DAY
    expect((await list(phone.cookie)).map(({ isThis }) => isThis)).toEqual([true, false])
    const { body, headers } = await call('GET', '/api/user/sessions', phone)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toMatch(/[\da-f]{64}|Mozilla/)
    // Nobody waits for a use to be noted.
    const uses = async () => (await storage.sessions.list(phone.account.id)).map(({ usedAt }) => usedAt)
    await expect.poll(uses).toContain(clock.now)
    // Expired sessions are not listed, even if they have not been cleared away yet.
    clock.now += 29 * DAY
    expect(await list(phone.cookie)).toHaveLength(1)
  })

  test('one ends one of them at once, as often as one likes; the others go on', async () => {
    const { list, call, phone, laptop, isOver } = await setUp()
    const id = (await list(laptop.cookie)).find(({ isThis }) => !isThis)?.id ?? ''
    for (const attempt of ['first', 'again']) {
      const answer = await call('DELETE', `/api/user/sessions/${id}`, laptop)
      expect([attempt, answer.statusCode, answer.json().length]).toEqual([attempt, 200, 1])
    }
    expect([await isOver(phone.cookie), await isOver(laptop.cookie)]).toEqual([true, false])
  })

  test('nobody ends what belongs to another', async () => {
    const { list, call, phone, laptop, bob, isOver } = await setUp()
    const ids = (await list(laptop.cookie)).map(({ id }) => id)
    for (const id of [...ids, '', '%', 'a'.repeat(200), "' or 1=1 --"]) {
      const answer = await call('DELETE', `/api/user/sessions/${encodeURIComponent(id)}`, bob)
      expect(answer.statusCode, id).toBeLessThan(500)
    }
    await call('DELETE', '/api/user/sessions', bob)
    expect(await Promise.all([phone, laptop, bob].map(({ cookie }) => isOver(cookie)))).toEqual([false, false, false])
  })

  test('one ends all of them but the one at hand', async () => {
    const { list, call, phone, laptop, bob, isOver } = await setUp()
    const answer = await call('DELETE', '/api/user/sessions', phone)
    expect(answer.json()).toMatchObject([{ isThis: true }])
    expect(await list(phone.cookie)).toHaveLength(1)
    expect(await Promise.all([phone, laptop, bob].map(({ cookie }) => isOver(cookie)))).toEqual([false, true, false])
  })
})
