import { describe, expect, test } from 'vitest'
import { ownSignInsSchema } from '#contract/user.ts'
import { PROVIDERS } from '#api/sign-in/providers.ts'
import { ENGINES } from '#test/databases.ts'
import { NOON, openTestApp } from '#test/test-app.ts'

const ADA = { name: 'Ada', email: 'ada@example.org', photo: null, subject: 'ada' }
const LINKED_IN = { ...ADA, issuer: PROVIDERS.linkedin.issuer }
const LOCAL = { ...ADA, issuer: 'http://localhost:3000/dev-sign-in/google' }

describe.each(ENGINES)('on %s', (engine) => {
  const setUp = async () => {
    const setting = await openTestApp({ engine })
    const { call, signIn, storage, clock } = setting
    const { account } = await signIn('ada@example.org')
    clock.now += 1000
    await storage.accounts.signIn(LINKED_IN, clock.now)
    const [ada, phone, bob] = [
      await signIn('ada@example.org'),
      await signIn('ada@example.org'),
      await signIn('bob@x.org'),
    ]
    const list = async (cookie: string) =>
      ownSignInsSchema.parse((await call('GET', '/api/user/sign-ins', { cookie })).json())
    const unlink = (id: string, cookie: string) => call('DELETE', `/api/user/sign-ins/${id}`, { cookie })
    const isIn = async ({ cookie }: { cookie: string }) =>
      (await call('GET', '/api/user/checkauth', { cookie })).statusCode === 200
    return { ...setting, account, ada, phone, bob, list, unlink, isIn }
  }

  test('one sees one’s own, named as on the buttons, in the order in which they were linked', async () => {
    const { storage, call, list, signIn, bob } = await setUp()
    await storage.accounts.signIn(LOCAL, NOON + 2000)
    const { cookie } = await signIn('ada@example.org')
    expect(await list(cookie)).toEqual([
      { id: expect.stringMatching(/^[\da-f]{32}$/), provider: 'https://issuer.example', linkedAt: at(0) },
      { id: expect.any(String), provider: 'LinkedIn', linkedAt: at(1000) },
      { id: expect.any(String), provider: 'Google (development sign-in)', linkedAt: at(2000) },
    ])
    const { body, headers } = await call('GET', '/api/user/sign-ins', { cookie })
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toContain('"ada"')
    expect(await list(bob.cookie)).toMatchObject([{ provider: 'https://issuer.example' }])
  })

  test('one is unlinked, as often as one likes; all other sessions end; the last one stays', async () => {
    const { list, unlink, ada, phone, bob, isIn, account, storage } = await setUp()
    const [first, second] = await list(ada.cookie)
    for (const attempt of ['first', 'again']) {
      const answer = await unlink(second?.id ?? '', ada.cookie)
      expect([attempt, answer.statusCode, answer.json()]).toEqual([attempt, 200, [first]])
    }
    expect(await Promise.all([ada, phone, bob].map(isIn))).toEqual([true, false, true])
    const last = await unlink(first?.id ?? '', ada.cookie)
    expect([last.statusCode, last.json().code]).toEqual([409, 'only_sign_in'])
    expect(await list(ada.cookie)).toEqual([first])
    // Whoever comes that way from now on has an account of her own.
    expect((await storage.accounts.signIn(LINKED_IN, NOON)).id).not.toBe(account.id)
  })

  test('nobody unlinks what belongs to another', async () => {
    const { list, unlink, ada, bob } = await setUp()
    const ids = (await list(ada.cookie)).map(({ id }) => id)
    for (const id of [...ids, '%25', 'a'.repeat(200), "' or 1=1 --"]) {
      const answer = await unlink(encodeURIComponent(id), bob.cookie)
      expect([answer.statusCode, answer.json()]).toMatchObject([200, [{ provider: 'https://issuer.example' }]])
    }
    expect(await list(ada.cookie)).toHaveLength(2)
  })
})

function at(ms: number): string {
  return new Date(NOON + ms).toISOString()
}
