import { describe, expect, test } from 'vitest'
import { scholarshipSchema } from '#contract/scholarship.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { ENGINES } from '#test/databases.ts'
import { NOON, openTestApp } from '#test/test-app.ts'

const DETAIL = '/api/scholarship/searchScholarship/ghana'

describe.each(ENGINES)('on %s', (engine) => {
  test('a report is one’s own until it is answered; then everybody sees the answer, and nothing of who asked', async () => {
    const { call, signIn, storage } = await openTestApp({ engine })
    const [ada, bob] = [await signIn('ada@example.org'), await signIn('bob@example.org')]
    const reportsFor = async (cookie: string) =>
      scholarshipSchema.strict().parse((await call('GET', DETAIL, { cookie })).json()).reports
    const report = (says: string, cookie = ada.cookie) =>
      call('POST', '/api/user/report', { cookie, body: { scholarshipId: 'ghana', says } })
    expect((await report('  It closes on 1 May.\n See https://funder.example  ')).json()).toEqual({ reported: true })
    expect(await reportsFor(ada.cookie)).toEqual([{ reported: '2026-11-21', answered: null, answer: null }])
    expect(await reportsFor(bob.cookie)).toBeUndefined()
    const [open] = await storage.reports.open('ghana')
    expect(open).toMatchObject({ says: 'It closes on 1 May.\n See https://funder.example' })
    expect(open && 'accountId' in open).toBe(false)
    await storage.reports.close(open?.id ?? '', 'It closes on 8 May.', NOON + 3 * 86_400_000)
    const shown = [{ reported: '2026-11-21', answered: '2026-11-24', answer: 'It closes on 8 May.' }]
    expect(await reportsFor(ada.cookie)).toEqual(shown)
    expect(await reportsFor(bob.cookie)).toEqual(shown)
    await storage.accounts.delete(ada.account.id)
    expect(await reportsFor(bob.cookie)).toBeUndefined()
  })

  test('only so many may be open, however many come at once; an answer makes room', async () => {
    const { call, signIn, storage } = await openTestApp({ engine })
    const { cookie } = await signIn('ada@example.org')
    const report = async (scholarshipId: string, says = 'It is wrong.') => {
      const { statusCode, ...answer } = await call('POST', '/api/user/report', {
        cookie,
        body: { scholarshipId, says },
      })
      return [statusCode, answer.json().code]
    }
    const all = await Promise.all(Array.from({ length: 6 }, () => report('ghana')))
    expect(all.filter(([status]) => status === 200)).toHaveLength(SERVER_LIMITS.openReportsOfRecord)
    expect(await report('ghana')).toEqual([429, 'too_many_requests'])
    const [first] = await storage.reports.open('ghana')
    await storage.reports.close(first?.id ?? '', 'It was right.', NOON)
    expect(await report('ghana')).toEqual([200, undefined])
    expect(await report('nowhere')).toEqual([404, 'unknown_scholarship'])
    for (const says of ['', ' . ', 'x'.repeat(501), 'a\u0000bc'])
      expect(await report('kenya-1', says)).toEqual([400, 'bad_request'])
  })
})
