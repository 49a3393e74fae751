import { expect, test } from 'vitest'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { CODE, startSite } from '#test/site.ts'
import { whoIs } from '#test/site-with-issuer.ts'
import type { Visitor } from '#test/visitor.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.org' }
const ASKED = 'name="code"'

const choose = async (visitor: Visitor, form: Readonly<Record<string, string>>, provider = 'google') =>
  visitor.submit((await visitor.follow(`/auth/${provider}`)).url, form)

test('nobody signs in for development who does not know the code: as somebody typed, nor as one of the four', async () => {
  const { newVisitor } = await startSite()
  for (const form of [
    ADA,
    { person: '0' },
    { ...ADA, code: '' },
    { ...ADA, code: `${CODE}.` },
    { person: '0', code: 'x' },
  ]) {
    const visitor = newVisitor()
    const seen = await choose(visitor, form)
    expect(seen.status).toBe(403)
    expect(seen.body).toMatch(/role="alert">[^<]*code/)
    expect(seen.body).toContain(ASKED)
    expect(await whoIs(visitor)).toBeUndefined()
  }
})

test('what was typed is kept when the code was wrong', async () => {
  const { newVisitor } = await startSite()
  const seen = await choose(newVisitor(), { ...ADA, code: 'wrong' })
  expect(seen.body).toContain('value="Ada Lovelace"')
  expect(seen.body).toContain('value="ada@example.org"')
  expect(seen.body).not.toContain('value="wrong"')
})

test('a browser that has given the code is not asked again, by either provider; another one is', async () => {
  const { newVisitor } = await startSite()
  const visitor = newVisitor()
  expect((await visitor.follow('/auth/google')).body).toContain(ASKED)
  await choose(visitor, { ...ADA, code: ` ${CODE} ` })
  expect(await whoIs(visitor)).toMatchObject({ email: 'ada@example.org' })
  for (const provider of ['google', 'linkedin']) {
    expect((await visitor.follow(`/auth/${provider}`)).body).not.toContain(ASKED)
    await choose(visitor, { name: 'Bo', email: `bo@${provider}.example` }, provider)
    expect(await whoIs(visitor)).toMatchObject({ email: `bo@${provider}.example` })
  }
  expect((await newVisitor().follow('/auth/google')).body).toContain(ASKED)
})

test('what a browser keeps is not the code, works for this code alone, and is read by no script', async () => {
  const [one, other] = [await startSite(), await startSite({ environment: { DEVELOPMENT_SIGN_IN: `${CODE}2` } })]
  const response = await one.newVisitor().open(`/dev-sign-in?code=${CODE}`)
  const [kept = ''] = response.headers.getSetCookie()
  expect(kept).toMatch(/^development_code=[\w-]{43}; .*Path=\/dev-sign-in; HttpOnly; SameSite=Lax$/)
  const [same, foreign] = [one.newVisitor(), other.newVisitor()]
  for (const visitor of [same, foreign]) visitor.keep(kept)
  expect((await same.follow('/auth/google')).body).not.toContain(ASKED)
  expect((await foreign.follow('/auth/google')).body).toContain(ASKED)
  expect((await choose(foreign, ADA)).status).toBe(403)
})

test('a link may carry the code, and leads to the site; one with another code says so', async () => {
  const { newVisitor, origin } = await startSite()
  const visitor = newVisitor()
  const response = await visitor.open(`/dev-sign-in?code=${CODE}`)
  expect([response.status, response.headers.get('location')]).toEqual([303, `${origin}/`])
  await choose(visitor, ADA)
  expect(await whoIs(visitor)).toMatchObject({ email: 'ada@example.org' })
  for (const link of ['/dev-sign-in?code=wrong', '/dev-sign-in', `/dev-sign-in?code=${CODE}&code=${CODE}`]) {
    const stranger = newVisitor()
    const seen = await stranger.follow(link)
    expect([seen.status, seen.body]).toEqual([403, expect.stringContaining('<h1>That is not the code</h1>')])
    expect(stranger.cookies('/dev-sign-in')).toBe('')
  }
})

test('guessing is limited, whoever guesses; who has given the code is not held up', async () => {
  const { newVisitor } = await startSite()
  const [known, guesser] = [newVisitor(), newVisitor()]
  await choose(known, { ...ADA, code: CODE })
  for (let guess = 0; guess < SERVER_LIMITS.guessesPerMinute; guess += 1) {
    expect((await guesser.open(`/dev-sign-in?code=${guess}`)).status).toBe(403)
  }
  // The right one, too: else the answer would tell a guesser.
  const link = await guesser.open(`/dev-sign-in?code=${CODE}`)
  expect([link.status, Number(link.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await choose(newVisitor(), { ...ADA, code: CODE })).status).toBe(429)
  await choose(known, { ...ADA, email: 'bo@example.org' })
  expect(await whoIs(known)).toMatchObject({ email: 'bo@example.org' })
})

test('a server that nobody told a code has no sign-in, and both buttons say so', async () => {
  const { newVisitor, app } = await startSite({ environment: {} })
  for (const provider of ['google', 'linkedin']) {
    const seen = await newVisitor().follow(`/auth/${provider}?redirectUrl=%2Fsaved`)
    expect(seen.status).toBe(404)
    expect(seen.body).toContain('<h1>Signing in is not set up here</h1>')
    expect(seen.body).not.toMatch(/Try again|Use another way/)
  }
  expect(app.routes.filter(({ url }) => url.startsWith('/dev-sign-in'))).toEqual([])
})
