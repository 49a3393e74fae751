import Fastify from 'fastify'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseConfig } from '#api/config.ts'
import { CODE, startSite } from '#test/site.ts'
import { whoIs } from '#test/site-with-issuer.ts'
import type { Visitor } from '#test/visitor.ts'
import { createLocalProviders } from './local-providers.ts'

const ADA = { name: 'Ada Lovelace', email: 'Ada@Example.org' }

async function signIn(visitor: Visitor, provider: string, form: Readonly<Record<string, string>>, redirectUrl = '/') {
  const page = await visitor.follow(`/auth/${provider}?redirectUrl=${encodeURIComponent(redirectUrl)}`)
  return visitor.submit(page.url, { code: CODE, ...form })
}

test('A11 A1 A10 G4 a visitor signs in with Google, lands where it was promised, and logs out', async () => {
  const { newVisitor, origin } = await startSite()
  const visitor = newVisitor()
  expect(await whoIs(visitor)).toBeUndefined()

  const landed = await signIn(visitor, 'google', ADA, `${origin}/search?country=Kenya`)
  expect(landed.url).toBe(`${origin}/search?country=Kenya`)
  expect(await whoIs(visitor)).toEqual({ name: 'Ada Lovelace', photo: null, email: 'ada@example.org' })
  // Only the session is left behind, the note that there is one, and for ten minutes where it led.
  expect(visitor.cookies()).toMatch(/^session=[\w-]{43}; signed_in=1; last-sign-in=[\w.-]+$/)

  const session = visitor.cookies()
  expect((await visitor.open('/google/logout', { method: 'POST' })).ok).toBe(true)
  expect(visitor.cookies()).toMatch(/^last-sign-in=[\w.-]+$/)
  visitor.keep(session)
  expect(await whoIs(visitor)).toBeUndefined()
  expect((await visitor.open('/google/logout', { method: 'POST' })).ok).toBe(true)
})

test('the same e-mail through LinkedIn is the same account, whose other sessions end', async () => {
  const { newVisitor, storage, origin } = await startSite()
  const [phone, desk] = [newVisitor(), newVisitor()]
  await signIn(phone, 'google', ADA)
  await signIn(desk, 'linkedin', { ...ADA, name: 'Ada King' })
  expect(await whoIs(phone)).toBeUndefined()
  expect(await whoIs(desk)).toEqual({ name: 'Ada King', photo: null, email: 'ada@example.org' })
  const session = /session=([\w-]+)/.exec(desk.cookies())?.[1]
  const hash = createHash('sha256')
    .update(session ?? '')
    .digest('hex')
  const found = await storage.sessions.find(hash, Date.now())
  const identities = await storage.accounts.identities(found?.account.id ?? '')
  expect(identities.map((linked) => linked.issuer)).toEqual([
    `${origin}/dev-sign-in/google`,
    `${origin}/dev-sign-in/linkedin`,
  ])
})

test.each([
  ['google', 'Google'],
  ['linkedin', 'LinkedIn'],
])('the development sign-in for %s says what it is, and offers four people', async (provider, name) => {
  const { newVisitor } = await startSite()
  const visitor = newVisitor()
  const page = await visitor.follow(`/auth/${provider}`)
  expect(page.body).toContain('Development sign-in')
  expect(page.body).toContain(`in place of ${name}`)
  const people = [...page.body.matchAll(/name="person" value="(\d)">\s*([^<]+?)\s*<small>([^<]+)</g)]
  expect(people).toHaveLength(4)
  const [, value = '', person, email] = people[2] ?? []
  await visitor.submit(page.url, { person: value, code: CODE })
  expect(await whoIs(visitor)).toEqual({ name: person, email, photo: null })
  // It remembers nobody, so the next visitor chooses again.
  expect((await visitor.follow(`/auth/${provider}`)).body).toContain('Development sign-in')
})

test('the development sign-in asks again for what will not do', async () => {
  const { newVisitor } = await startSite()
  const visitor = newVisitor()
  const page = await visitor.follow('/auth/google')
  const again = await visitor.submit(page.url, { code: CODE, name: ' ', email: '"><b>ada' })
  expect(again.status).toBe(400)
  expect(again.body).toContain('Type a name. Type an e-mail address')
  expect(again.body).toContain('value="&quot;&gt;&lt;b&gt;ada"')
  await visitor.submit(page.url, ADA)
  expect(await whoIs(visitor)).toMatchObject({ email: 'ada@example.org' })
})

test.each(['google', 'linkedin'])(
  'cancelling the development sign-in of %s leads to the page that says so',
  async (provider) => {
    const { newVisitor } = await startSite()
    const visitor = newVisitor()
    const page = await visitor.follow(`/auth/${provider}?redirectUrl=/saved`)
    const seen = await visitor.submit(page.url, { cancel: 'yes' })
    expect(seen.status).toBe(400)
    expect(seen.body).toContain('<h1>You did not sign in</h1>')
    expect(await whoIs(visitor)).toBeUndefined()
  },
)

test('a page of the development sign-in that is over says so', async () => {
  const { newVisitor } = await startSite()
  const page = await newVisitor().follow('/auth/google')
  const stranger = newVisitor()
  for (const seen of [await stranger.follow(page.url), await stranger.submit(page.url, ADA)]) {
    expect(seen.status).toBe(400)
    expect(seen.body).toContain('<h1>This attempt to sign in is over</h1>')
  }
})

test('behind a proxy of another origin, the development sign-in names that origin', async () => {
  const PROXY = 'http://localhost:4259'
  const { app } = await startSite({
    environment: { WEB_ORIGIN: PROXY, API_ORIGIN: PROXY, DEVELOPMENT_SIGN_IN: CODE },
  })
  // A proxy may pass on its own host or that of the server behind it.
  for (const host of ['localhost:4259', '127.0.0.1:3000']) {
    const start = await app.inject({ url: '/auth/google', headers: { host } })
    const authorization = new URL(start.headers.location ?? '')
    expect(authorization.origin).toBe(PROXY)
    expect(authorization.searchParams.get('redirect_uri')).toBe(`${PROXY}/auth/google/callback`)
    const chooser = await app.inject({ url: authorization.pathname + authorization.search, headers: { host } })
    expect(chooser.headers.location).toMatch(/^http:\/\/localhost:4259\/dev-sign-in\/google\/interaction\//)
  }
})

test('with the pages on another host of the site, the visitor lands there and the session is of the API', async () => {
  const WEB = 'http://pages.localhost:9'
  const { newVisitor } = await startSite({ environment: { WEB_ORIGIN: WEB, DEVELOPMENT_SIGN_IN: CODE } })
  const visitor = newVisitor()
  const page = await visitor.follow(`/auth/google?redirectUrl=${encodeURIComponent(`${WEB}/saved`)}`)
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${WEB};`)
  let next = await visitor.open(page.url, { method: 'POST', body: new URLSearchParams({ ...ADA, code: CODE }) })
  while (next.headers.get('location')?.startsWith(WEB) === false)
    next = await visitor.open(next.headers.get('location') ?? '')
  expect(next.headers.get('location')).toBe(`${WEB}/saved`)
  expect(await whoIs(visitor)).toMatchObject({ email: 'ada@example.org' })
})

test('nothing but the loopback gets a development sign-in', async () => {
  const config = { ...parseConfig({}), developmentCode: CODE }
  const reachable = { ...config, apiOrigin: 'https://www.example.org' }
  expect(() => createLocalProviders(Fastify(), reachable)).toThrow(/for this machine alone/)
})

test.each([
  { host: 'public.example' },
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { 'x-real-ip': '203.0.113.9' },
  { via: '1.1 proxy' },
  { 'x-forwarded': 'for=203.0.113.9' },
  { 'cf-connecting-ip': '203.0.113.9' },
  { 'true-client-ip': '203.0.113.9' },
  { 'x-client-ip': '203.0.113.9' },
  { 'x-cluster-client-ip': '203.0.113.9' },
  { 'x-original-host': 'www.example.org' },
  { 'x-envoy-external-address': '203.0.113.9' },
  { 'fly-client-ip': '203.0.113.9' },
  { 'fastly-client-ip': '203.0.113.9' },
  { 'cdn-loop': 'cdn' },
  { 'x-amzn-trace-id': 'Root=1' },
  { 'x-azure-clientip': '203.0.113.9' },
])('the development sign-in lets nobody in who comes from elsewhere: %o', async (headers) => {
  const { app } = await startSite()
  for (const url of ['/auth/google', '/dev-sign-in/google/.well-known/openid-configuration']) {
    const answer = await app.inject({ url, headers })
    expect(answer.statusCode, url).toBe(404)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})
