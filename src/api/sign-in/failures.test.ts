import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { CLIENT } from '#test/issuer.ts'
import { press, startSiteWithIssuer, whoIs, type SiteWithIssuer } from '#test/site-with-issuer.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ProviderId } from './providers.ts'
import { loggedReason, SignInFailure } from './sign-in-failure.ts'

const MINUTE = 60_000
const SECONDS_AGO = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

const OVER = [400, 'This attempt to sign in is over'] as const
const CANCELLED = [400, 'You did not sign in'] as const
const SCHOOL = [403, 'Your school does not allow this account here'] as const
const UNVERIFIED = [403, 'Your e-mail address is not confirmed yet'] as const
const NO_EMAIL = [403, 'Your account has no e-mail address to share'] as const
const UNUSABLE = [403, 'Your e-mail address cannot be used here'] as const
const REFUSED = [502, 'Google refused the sign-in'] as const
const NOT_TRUSTED = [502, 'The answer could not be verified'] as const
const NO_ANSWER = [502, 'Google does not answer'] as const
const NOT_OFFERED = [404, 'This way to sign in is not available'] as const

/** What a visitor is shown, and whether there is any sign of a session. */
async function see(visitor: Visitor, response: Response) {
  const { status, headers } = response
  const page = await response.text()
  return {
    status,
    title: /<h1>(.*?)<\/h1>/.exec(page)?.[1],
    isPlain: !/<script|style=|https:|\{provider\}/.test(page),
    headers: ['content-type', 'cache-control', 'content-security-policy'].map((name) => headers.get(name)),
    isSignedIn: visitor.cookies().includes('session=') || (await whoIs(visitor)) !== undefined,
    links: [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href),
  }
}

/** A page that says what happened, loads nothing from elsewhere, and leaves nobody half signed in. */
function pageOf([status, title]: readonly [number, string]): unknown {
  const policy = "default-src 'none'; style-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
  const headers = ['text/html; charset=utf-8', 'no-store', policy]
  return expect.objectContaining({ status, title, isPlain: true, headers, isSignedIn: false })
}

type Case = readonly [
  name: string,
  page: readonly [number, string],
  comeBack: (site: SiteWithIssuer, authorization: string) => URL,
  provider?: ProviderId,
]

const claiming =
  (claims: Readonly<Record<string, unknown>>): Case[2] =>
  ({ issuer }, authorization) => {
    issuer.behave({ claims })
    return issuer.consent(authorization)
  }

const behaving =
  (behaviour: Parameters<SiteWithIssuer['issuer']['behave']>[0]): Case[2] =>
  ({ issuer }, authorization) => {
    issuer.behave(behaviour)
    return issuer.consent(authorization)
  }

const refusing =
  (error: string): Case[2] =>
  ({ issuer }, authorization) =>
    issuer.refuse(authorization, error)

const changed =
  (change: (query: URLSearchParams) => void): Case[2] =>
  ({ issuer }, authorization) => {
    const back = issuer.consent(authorization)
    change(back.searchParams)
    return back
  }

const CASES: readonly Case[] = [
  ['a wrong state', OVER, changed((query) => query.set('state', 'A'.repeat(43)))],
  ['a missing state', OVER, changed((query) => query.delete('state'))],
  ['a state that comes twice', OVER, changed((query) => query.append('state', 'another'))],
  [
    'a state as long as the right one and the same at its start',
    OVER,
    changed((query) => query.set('state', (query.get('state') ?? '').slice(0, -3) + 'AAA')),
  ],
  ['a missing code', NOT_TRUSTED, changed((query) => query.delete('code'))],
  ['a code that nobody gave out', OVER, changed((query) => query.set('code', 'guessed'))],
  [
    'an answer in the name of another issuer',
    NOT_TRUSTED,
    changed((query) => query.set('iss', 'https://evil.example')),
  ],
  ['a wrong nonce', NOT_TRUSTED, claiming({ nonce: 'another' })],
  ['a missing nonce', NOT_TRUSTED, claiming({ nonce: undefined })],
  ['a wrong issuer', NOT_TRUSTED, claiming({ iss: 'https://evil.example' })],
  ['a wrong audience', NOT_TRUSTED, claiming({ aud: 'another-client' })],
  ['an expired token', NOT_TRUSTED, claiming({ iat: SECONDS_AGO(1200), exp: SECONDS_AGO(600) })],
  ['a token without a subject', NOT_TRUSTED, claiming({ sub: undefined })],
  ['a subject that no database takes', NOT_TRUSTED, claiming({ sub: 'a\u0000b' })],
  ['a token signed by another key', NOT_TRUSTED, behaving({ foreignKey: true })],
  ['a token that is not signed', NOT_TRUSTED, behaving({ unsigned: true })],
  ['an e-mail that is not verified', UNVERIFIED, claiming({ email_verified: false })],
  [
    'an e-mail that is not verified, in LinkedIn’s words',
    UNVERIFIED,
    claiming({ email_verified: 'false' }),
    'linkedin',
  ],
  [
    'an e-mail of which nobody says that it is verified',
    UNVERIFIED,
    claiming({ email_verified: undefined }),
    'linkedin',
  ],
  ['no e-mail', NO_EMAIL, claiming({ email: undefined })],
  ['an e-mail that is none', UNUSABLE, claiming({ email: 'ada' })],
  ['an e-mail that no database takes', UNUSABLE, claiming({ email: '\u0000ada@example.org' })],
  ['cancelled at Google', CANCELLED, refusing('access_denied')],
  ['cancelled at LinkedIn before logging in', CANCELLED, refusing('user_cancelled_login'), 'linkedin'],
  ['cancelled at LinkedIn before agreeing', CANCELLED, refusing('user_cancelled_authorize'), 'linkedin'],
  ['a school that has not set us up', SCHOOL, refusing('access_not_configured')],
  ['a school that forbids us', SCHOOL, refusing('admin_policy_enforced')],
  ['an error of the provider', NO_ANSWER, refusing('server_error')],
  ['an error that nobody knows', REFUSED, refusing('<script>alert(1)</script>')],
  ['a provider that is down when the code is redeemed', NO_ANSWER, behaving({ broken: { token: 'fails' } })],
  ['a provider that is too slow', NO_ANSWER, behaving({ broken: { token: 'hangs' } })],
  ['a provider that hangs up', NO_ANSWER, behaving({ broken: { token: 'cuts' } })],
  ['a provider that does not hand out its keys', NO_ANSWER, behaving({ broken: { jwks: 'fails' } })],
]

describe('each failure ends on a page of ours, and nobody is half signed in', () => {
  const cases = CASES.map(([name, page, comeBack, provider = 'google']) => ({ name, page, comeBack, provider }))
  test.each(cases)('$name', async ({ page, comeBack, provider }) => {
    const site = await startSiteWithIssuer()
    const { visitor, origin } = site
    const back = comeBack(site, await press(visitor, provider))
    const seen = await see(visitor, await visitor.open(back.href))
    expect(seen).toEqual(pageOf(page))
    // If the attempt is known, trying again still leads to where they wanted to go.
    const goal = origin + (visitor.cookies() === '' ? '/saved' : '/')
    expect(seen.links).toContain(`/auth/${provider}?redirectUrl=${encodeURIComponent(goal)}`)
    expect(seen.links).toContain(goal)
  })

  test('an attempt older than ten minutes', async () => {
    const { visitor, issuer, clock } = await startSiteWithIssuer()
    const back = issuer.consent(await press(visitor))
    clock.now += 10 * MINUTE
    expect(await see(visitor, await visitor.open(back.href))).toEqual(pageOf(OVER))
  })

  test('an attempt that was started in another browser', async () => {
    const { visitor, issuer, newVisitor } = await startSiteWithIssuer()
    const back = issuer.consent(await press(visitor))
    const other = newVisitor()
    expect(await see(other, await other.open(back.href))).toEqual(pageOf(OVER))
  })

  test('an attempt whose cookie was changed', async () => {
    const { visitor, issuer, newVisitor } = await startSiteWithIssuer()
    const back = issuer.consent(await press(visitor))
    const other = newVisitor()
    const [name = '', value = ''] = visitor.cookies().split('=')
    const [payload = '', signature = ''] = value.split('.')
    const stored = JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url')).toString()) as object
    const forged = { ...stored, redirectUrl: 'https://evil.example/' }
    other.keep(`${name}=${deflateRawSync(JSON.stringify(forged)).toString('base64url')}.${signature}`)
    expect(await see(other, await other.open(back.href))).toEqual(pageOf(OVER))
  })

  test('an attempt that comes back to the other provider', async () => {
    const { visitor, issuer } = await startSiteWithIssuer()
    const back = issuer.consent(await press(visitor))
    back.pathname = '/auth/linkedin/callback'
    expect(await see(visitor, await visitor.open(back.href))).toEqual(pageOf(OVER))
  })

  test('an attempt and a code that are used twice', async () => {
    const { visitor, issuer, newVisitor } = await startSiteWithIssuer()
    const authorization = await press(visitor)
    const back = issuer.consent(authorization)
    const [copy, other] = [newVisitor(), newVisitor()]
    for (const each of [copy, other]) each.keep(visitor.cookies())
    expect((await visitor.open(back.href)).status).toBe(303)
    // Not even with a new code.
    expect(await see(other, await other.open(issuer.consent(authorization).href))).toEqual(pageOf(OVER))
    expect(await see(copy, await copy.open(back.href))).toEqual(pageOf(OVER))
    // In a new attempt, the provider refuses the old code.
    const next = new URL(issuer.consent(await press(copy)))
    next.searchParams.set('code', back.searchParams.get('code') ?? '')
    expect(await see(copy, await copy.open(next.href))).toEqual(pageOf(OVER))
  })

  test.each([
    ['fails', { broken: { metadata: 'fails' } }, NO_ANSWER],
    ['hangs', { broken: { metadata: 'hangs' } }, NO_ANSWER],
    ['hangs up', { broken: { metadata: 'cuts' } }, NO_ANSWER],
    ['names another issuer', { otherIssuer: true }, NOT_TRUSTED],
  ] as const)('a provider whose metadata %s', async (_name, behaviour, page) => {
    const { visitor, issuer } = await startSiteWithIssuer()
    issuer.behave(behaviour)
    expect(await see(visitor, await visitor.open('/auth/google?redirectUrl=/saved'))).toEqual(pageOf(page))
  })

  test('a provider that is not configured, or that there is not', async () => {
    const { visitor, origin } = await startSiteWithIssuer({
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    })
    for (const address of ['/auth/linkedin', '/auth/linkedin/callback?state=a&code=b', '/auth/facebook']) {
      const seen = await see(visitor, await visitor.open(address))
      expect(seen).toEqual(pageOf(NOT_OFFERED))
      expect(seen.links.map((link) => link.split('?')[0])).toEqual(['/auth/google', `${origin}/`])
    }
    // With real credentials, there is no local provider.
    expect((await visitor.open('/dev-sign-in/google/.well-known/openid-configuration')).status).toBe(404)
  })

  test('a database that is away', async () => {
    const { visitor, issuer, storage } = await startSiteWithIssuer()
    const back = issuer.consent(await press(visitor))
    storage.accounts.signIn = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    expect(await see(visitor, await visitor.open(back.href))).toEqual(
      pageOf([503, 'Signing in is not possible at the moment']),
    )
  })

  test('an account that is deleted on another device in this moment', async () => {
    const { visitor, issuer, storage } = await startSiteWithIssuer()
    const back = issuer.consent(await press(visitor))
    const { signIn } = storage.accounts
    storage.accounts.signIn = async (identity, now) => {
      const account = await signIn(identity, now)
      await storage.accounts.delete(account.id)
      return account
    }
    expect(await see(visitor, await visitor.open(back.href))).toEqual(pageOf(OVER))
  })

  test('too many attempts', async () => {
    const { app } = await startSiteWithIssuer()
    let last = await app.inject('/auth/google')
    for (let i = 0; i < 130 && last.statusCode !== 429; i += 1) last = await app.inject('/auth/google')
    expect(last.statusCode).toBe(429)
    expect(last.body).toContain('<h1>Too many attempts</h1>')
  })
})

test('the log tells of each address of a provider that does not answer', () => {
  const addresses = ['192.0.2.1:443', '192.0.2.2:443'].map((address) => new Error(`connect ECONNREFUSED ${address}`))
  const error = new TypeError('fetch failed', { cause: new AggregateError(addresses) })
  expect(loggedReason(new SignInFailure('provider_down', error))).toBe(
    'fetch failed: connect ECONNREFUSED 192.0.2.1:443, connect ECONNREFUSED 192.0.2.2:443',
  )
  const silent = Object.assign(new Error(''), { code: 'ECONNRESET' })
  expect(loggedReason(new SignInFailure('provider_down', silent))).toBe('ECONNRESET')
})
