import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { CLIENT } from '#test/issuer.ts'
import { press, startSiteWithIssuer, whoIs } from '#test/site-with-issuer.ts'

const RANDOM: unknown = expect.stringMatching(/^[\w-]{43}$/)
const ADA = { name: 'Ada Lovelace', photo: null, email: 'ada@example.org' }

test('A11 Google is asked with PKCE, state, nonce and an account chooser, for e-mail and profile only', async () => {
  const { visitor, origin, issuer } = await startSiteWithIssuer()
  const asked = new URL(await press(visitor))
  expect(asked.href).toContain(`${issuer.issuers.google}/authorize?`)
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    response_type: 'code',
    client_id: CLIENT.id,
    redirect_uri: `${origin}/auth/google/callback`,
    scope: 'openid email profile',
    prompt: 'select_account',
    state: RANDOM,
    nonce: RANDOM,
    code_challenge: RANDOM,
    code_challenge_method: 'S256',
  })
})

test('A11 LinkedIn is asked without PKCE, which it refuses, and without a nonce, which it forgets', async () => {
  const { visitor, origin } = await startSiteWithIssuer()
  expect(Object.fromEntries(new URL(await press(visitor, 'linkedin')).searchParams)).toEqual({
    response_type: 'code',
    client_id: CLIENT.id,
    redirect_uri: `${origin}/auth/linkedin/callback`,
    scope: 'openid email profile',
    state: RANDOM,
  })
})

test('A11 the callback is the configured one, whatever Host says', async () => {
  const { app, origin } = await startSiteWithIssuer()
  const { headers } = await app.inject({ url: '/auth/google', headers: { host: 'evil.example' } })
  expect(new URL(headers.location ?? '').searchParams.get('redirect_uri')).toBe(`${origin}/auth/google/callback`)
})

test.each(['google', 'linkedin'] as const)('A11 A1 %s signs in, with its own habits', async (provider) => {
  const { visitor, issuer, origin } = await startSiteWithIssuer()
  if (provider === 'linkedin') issuer.behave({ claims: { email_verified: 'true' } })
  const back = issuer.consent(await press(visitor, provider))
  if (provider === 'google') back.searchParams.set('iss', issuer.issuers.google)
  const landed = await visitor.open(back.href)
  expect(landed.status).toBe(303)
  expect(landed.headers.get('location')).toBe(`${origin}/saved`)
  expect(landed.headers.get('cache-control')).toBe('no-store')
  expect(await whoIs(visitor)).toEqual(ADA)
})

test('an e-mail that the ID token lacks is asked for where the provider tells more', async () => {
  const { visitor, issuer } = await startSiteWithIssuer()
  issuer.behave({
    claims: { email: undefined, email_verified: undefined },
    userinfo: { email: 'ada@example.org', email_verified: true },
  })
  await visitor.open(issuer.consent(await press(visitor, 'linkedin')).href)
  expect(await whoIs(visitor)).toEqual(ADA)
})

test('a userinfo endpoint cannot name another provider', async () => {
  const { visitor, issuer, storage } = await startSiteWithIssuer()
  const { google, linkedin } = issuer.issuers
  issuer.behave({
    claims: { email: undefined, email_verified: undefined },
    userinfo: { iss: google, email: 'eve@example.org', email_verified: true },
  })
  await visitor.open(issuer.consent(await press(visitor, 'linkedin')).href)
  const [account] = await storage.accounts.findAllByEmail('eve@example.org')
  expect(await storage.accounts.identities(account?.id ?? '')).toMatchObject([{ issuer: linkedin, subject: 'sub-1' }])
})

test('what a userinfo endpoint says of another person counts for nothing', async () => {
  const { visitor, issuer } = await startSiteWithIssuer()
  issuer.behave({
    claims: { email: undefined },
    userinfo: { sub: 'sub-2', email: 'eve@example.org', email_verified: true },
  })
  expect((await visitor.open(issuer.consent(await press(visitor, 'linkedin')).href)).status).toBe(502)
  expect(await whoIs(visitor)).toBeUndefined()
})

test('the same verified e-mail through both is one account', async () => {
  const { visitor, issuer, storage, newVisitor } = await startSiteWithIssuer()
  await visitor.open(issuer.consent(await press(visitor)).href)
  const other = newVisitor()
  issuer.behave({ claims: { sub: 'of-linkedin', email: 'ADA@example.org', name: 'Ada King' } })
  await other.open(issuer.consent(await press(other, 'linkedin')).href)
  expect(await whoIs(other)).toEqual({ ...ADA, name: 'Ada King' })
  const { google, linkedin } = issuer.issuers
  const identity = { issuer: google, subject: 'sub-1', email: 'ada@example.org', name: 'Ada', photo: null }
  const account = await storage.accounts.signIn(identity, 0)
  const identities = await storage.accounts.identities(account.id)
  expect(identities.map((linked) => linked.issuer)).toEqual([google, linkedin].toSorted())
})

test('an e-mail changed at the provider is followed', async () => {
  const { visitor, issuer } = await startSiteWithIssuer()
  await visitor.open(issuer.consent(await press(visitor)).href)
  issuer.behave({ claims: { email: 'countess@example.org' } })
  await visitor.open(issuer.consent(await press(visitor)).href)
  expect(await whoIs(visitor)).toEqual({ ...ADA, email: 'countess@example.org' })
})

test('a missing name and a picture that cannot be had stop nobody', async () => {
  const { visitor, issuer } = await startSiteWithIssuer()
  issuer.behave({ claims: { name: undefined, given_name: 'Ada', picture: 'https://127.0.0.1:1/ada.png' } })
  await visitor.open(issuer.consent(await press(visitor)).href)
  expect(await whoIs(visitor)).toEqual({ ...ADA, name: 'Ada' })
})

test('control characters in a name, which no page shows and not every database takes, are left out', async () => {
  const { visitor, issuer } = await startSiteWithIssuer()
  issuer.behave({ claims: { name: '\u0000\u001B', given_name: '\u0000Ada\u0000\r\n', family_name: 'Love\u0007lace' } })
  await visitor.open(issuer.consent(await press(visitor)).href)
  expect(await whoIs(visitor)).toEqual({ ...ADA, name: 'Ada Love lace' })
})

test('tabs do not disturb each other', async () => {
  const { visitor, issuer, origin } = await startSiteWithIssuer()
  const first = issuer.consent(await press(visitor, 'google', '/saved'))
  const second = issuer.consent(await press(visitor, 'linkedin', '/search?country=Kenya'))
  expect((await visitor.open(first.href)).headers.get('location')).toBe(`${origin}/saved`)
  expect((await visitor.open(second.href)).headers.get('location')).toBe(`${origin}/search?country=Kenya`)
})

test('a hundred forgotten attempts do not fill the Cookie header, and the newest works', async () => {
  const { visitor, issuer } = await startSiteWithIssuer()
  let newest = ''
  for (let i = 0; i < 100; i += 1) newest = await press(visitor, 'google', `/search?${'x'.repeat(900)}`)
  expect(visitor.cookies().length).toBeLessThan(7000)
  await visitor.open(issuer.consent(newest).href)
  expect(await whoIs(visitor)).toEqual(ADA)
})

test('cookies that only begin like ours, by whoever set them, are in nobody’s way', async () => {
  const { origin } = await startSiteWithIssuer()
  const cookie = `sign-in-(a b)ü=${'x'.repeat(4000)}; sign-in-toolbar=${'x'.repeat(4000)}`
  const { status, headers } = await fetch(`${origin}/auth/google`, { headers: { cookie }, redirect: 'manual' })
  expect([status, headers.getSetCookie().length]).toEqual([302, 1])
})

test('a visitor comes back to the address of a search with very much chosen; what no cookie can hold loses its choices alone', async () => {
  const { visitor, issuer } = await startSiteWithIssuer()
  const landing = async (address: string) => {
    const answer = await visitor.open(issuer.consent(await press(visitor, 'google', address)).href)
    expect(await whoIs(visitor)).toEqual(ADA)
    return answer.headers.get('location') ?? ''
  }
  const chosen = Array.from({ length: 150 }, (_, number) => `country=Country+of+number+${number}`).join('&')
  expect(await landing(`/search?${chosen}`)).toMatch(new RegExp(String.raw`/search\?${RegExp.escape(chosen)}$`))
  expect(await landing(`/search?searchKey=${randomBytes(3000).toString('base64url')}`)).toMatch(/\/search$/)
})

test('signing in again ends the session that this browser had', async () => {
  const { visitor, issuer, newVisitor } = await startSiteWithIssuer()
  await visitor.open(issuer.consent(await press(visitor)).href)
  const copy = newVisitor()
  copy.keep(visitor.cookies())
  expect(await whoIs(copy)).toEqual(ADA)
  await visitor.open(issuer.consent(await press(visitor)).href)
  expect(await whoIs(visitor)).toEqual(ADA)
  expect(await whoIs(copy)).toBeUndefined()
})

test.each(['fails', 'hangs', 'cuts'] as const)('a provider whose metadata %s is asked again later', async (how) => {
  const { visitor, issuer } = await startSiteWithIssuer()
  issuer.behave({ broken: { metadata: how } })
  expect((await visitor.open('/auth/google')).status).toBe(502)
  issuer.behave({})
  await visitor.open(issuer.consent(await press(visitor)).href)
  expect(await whoIs(visitor)).toEqual(ADA)
})
