import { describe, expect, test } from 'vitest'
import { storedDataSchema } from '#contract/user.ts'
import { ENGINES } from '#test/databases.ts'
import { NOON, openTestApp } from '#test/test-app.ts'

const NOW = new Date(NOON).toISOString()

describe.each(ENGINES)('on %s', (engine) => {
  test('the export holds all that is stored about the one who asks, and nothing of others', async () => {
    const { call, signIn, storage } = await openTestApp({ engine })
    const { account } = await signIn('ada@example.org')
    const bob = await signIn('bob@example.org', 'Bob')
    const other = { issuer: 'https://other.example', subject: 'ada' }
    await storage.accounts.signIn({ ...other, email: 'ada@example.org', name: 'Ada', photo: null }, NOON)
    await storage.accounts.unlink(account.id, other, '')
    const { cookie } = await signIn('ada@example.org')
    await storage.saved.add(account.id, 'ghana', NOON, 9)
    await storage.saved.add(bob.account.id, 'kenya-1', NOON, 9)
    await storage.reports.add(
      account.id,
      { id: 'report-1', scholarshipId: 'ghana', says: 'It has ended.', at: NOON },
      { ofRecord: 1, ofPerson: 1 },
    )
    await storage.reports.add(
      bob.account.id,
      { id: 'report-2', scholarshipId: 'ghana', says: 'It is more.', at: NOON },
      { ofRecord: 1, ofPerson: 1 },
    )
    const note = { scholarshipId: 'ghana', field: 'notes', value: 'Ask early' }
    await storage.plans.merge(account.id, [{ ...note, at: NOON }], 9)
    await storage.plans.merge(bob.account.id, [{ ...note, value: 'Of Bob', at: NOON }], 9)
    const answer = await call('GET', '/api/user/export', { cookie })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(storedDataSchema.strict().parse(answer.json())).toEqual({
      account: { email: 'ada@example.org', name: 'Ada', photo: null, createdAt: NOW },
      identities: [{ issuer: 'https://issuer.example', subject: 'ada@example.org', linkedAt: NOW }],
      unlinked: ['https://other.example'],
      sessions: [
        {
          id: expect.stringMatching(/^[\da-f]{32}$/),
          device: null,
          issuer: 'https://issuer.example',
          startedAt: NOW,
          usedAt: NOW,
          expiresAt: new Date(NOON + 30 * 86_400_000).toISOString(),
        },
      ],
      calendar: { since: null },
      mail: { timeZone: null, remindedSince: null, followed: [], told: [] },
      plan: [{ ...note, at: NOW }],
      planLink: { since: null, shows: [] },
      saved: [{ scholarshipId: 'ghana', scholarshipName: 'Scholarship ghana', savedAt: NOW }],
      reports: [{ scholarshipId: 'ghana', says: 'It has ended.', at: NOW, answer: null, answeredAt: null }],
    })
  })

  test('deleting the account deletes everything and signs out everywhere; others stay', async () => {
    const { call, signIn, storage } = await openTestApp({ engine })
    const ada = await signIn('ada@example.org')
    const onThePhone = await signIn('ada@example.org')
    const bob = await signIn('bob@example.org')
    await storage.saved.add(ada.account.id, 'ghana', NOON, 9)
    await storage.reports.add(
      ada.account.id,
      { id: 'report-3', scholarshipId: 'ghana', says: 'It has ended.', at: NOON },
      { ofRecord: 1, ofPerson: 1 },
    )
    await storage.plans.merge(ada.account.id, [{ scholarshipId: 'ghana', field: 'status', value: 'sent', at: NOON }], 9)
    const answer = await call('DELETE', '/api/user/account', { cookie: ada.cookie })
    expect(answer.json()).toEqual({ deleted: true })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=; Max-Age=0; Path=\/; HttpOnly/),
      expect.stringMatching(/^signed_in=; Max-Age=0; Path=\//),
    ])
    for (const { cookie } of [ada, onThePhone]) {
      expect((await call('GET', '/api/user/checkauth', { cookie })).statusCode).toBe(401)
    }
    expect(await storage.saved.count(ada.account.id)).toBe(0)
    expect(await storage.reports.open()).toEqual([])
    expect(await storage.plans.list(ada.account.id)).toEqual([])
    expect(await storage.accounts.identities(ada.account.id)).toEqual([])
    expect((await call('GET', '/api/user/checkauth', bob)).statusCode).toBe(200)
    const back = await signIn('ada@example.org')
    expect(back.account.id).not.toBe(ada.account.id)
  })

  test('a deletion that is done is answered so, even if the database goes away right after', async () => {
    const { call, signIn, storage } = await openTestApp({ engine })
    const { cookie } = await signIn()
    const remove = storage.accounts.delete.bind(storage.accounts)
    storage.accounts.delete = async (id) => {
      await remove(id)
      storage.sessions.find = () => Promise.reject(new Error('Connection terminated'))
    }
    const answer = await call('DELETE', '/api/user/account', { cookie })
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }])
  })
})
