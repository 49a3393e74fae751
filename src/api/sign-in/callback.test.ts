import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#api/app.ts'
import { press, startSiteWithIssuer, whoIs, type SiteWithIssuer } from '#test/site-with-issuer.ts'
import type { Visitor } from '#test/visitor.ts'

const MINUTE = 60_000
const ADA = { email: 'ada@example.org' }

const title = async (response: Response) => /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1]

async function signIn(visitor: Visitor, issuer: SiteWithIssuer['issuer'], redirectUrl = '/search?q=law') {
  const authorization = await press(visitor, 'google', redirectUrl)
  const back = issuer.consent(authorization).href
  expect((await visitor.open(back)).status).toBe(303)
  return { authorization, back }
}

describe('whoever is signed in and comes back to the callback goes where they wanted to go', () => {
  test('by a reload, or by Back and the provider, once more and with a new code', async () => {
    const { visitor, issuer, origin } = await startSiteWithIssuer()
    const { authorization, back } = await signIn(visitor, issuer)
    const session = visitor.cookies()
    for (const address of [
      back,
      issuer.consent(authorization).href,
      issuer.refuse(authorization, 'access_denied').href,
    ]) {
      const again = await visitor.open(address)
      expect([again.status, again.headers.get('location')]).toEqual([303, `${origin}/search?q=law`])
      expect(again.headers.get('cache-control')).toBe('no-store')
    }
    expect(visitor.cookies()).toBe(session)
  })

  test('in another process as well, which has not seen it', async () => {
    const { visitor, issuer, origin, storage, config } = await startSiteWithIssuer()
    const { back } = await signIn(visitor, issuer)
    const providers = { issuers: issuer.issuers }
    const other = await buildApp({ config, storage, webFolder: config.dataDir, turnTime: 60_000, providers })
    onTestFinished(() => other.close())
    const { pathname, search } = new URL(back)
    const again = await other.inject({ url: pathname + search, headers: { cookie: visitor.cookies() } })
    expect([again.statusCode, again.headers.location]).toEqual([303, `${origin}/search?q=law`])
    const attempt = /last-sign-in=([^.]+)/.exec(visitor.cookies())?.[1] ?? ''
    const kept = inflateRawSync(Buffer.from(attempt, 'base64url')).toString()
    expect(Object.keys(JSON.parse(kept) as object)).not.toContain('verifier')
  })

  test('to the front page, when it is too long ago', async () => {
    const { visitor, issuer, clock, origin } = await startSiteWithIssuer()
    const { back } = await signIn(visitor, issuer)
    clock.now += 10 * MINUTE
    expect((await visitor.open(back)).headers.get('location')).toBe(`${origin}/`)
  })

  test('and nowhere else, whatever stands in the address or in a cookie that we did not make', async () => {
    const { visitor, issuer, origin } = await startSiteWithIssuer()
    const { back } = await signIn(visitor, issuer)
    const [name = '', value = ''] = (/last-sign-in\S+/.exec(visitor.cookies())?.[0] ?? '').split('=')
    const [payload = '', signature = ''] = value.split('.')
    const stored = JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url')).toString()) as object
    const forged = deflateRawSync(JSON.stringify({ ...stored, redirectUrl: 'https://evil.example/' }))
    visitor.keep(`${name}=${forged.toString('base64url')}.${signature}; Path=/`)
    const address = `${back}&redirectUrl=https%3A%2F%2Fevil.example&iss=https%3A%2F%2Fevil.example`
    expect((await visitor.open(address)).headers.get('location')).toBe(`${origin}/`)
    expect((await visitor.open('/auth/google/callback?state=x')).headers.get('location')).toBe(`${origin}/`)
    // That is no address to come back to.
    expect((await visitor.open('/auth/google/callback')).status).toBe(400)
  })
})

test('whoever has logged out meanwhile is told that it is over, and may go on to the same place', async () => {
  const { visitor, issuer, origin } = await startSiteWithIssuer()
  const { back } = await signIn(visitor, issuer)
  await visitor.open('/google/logout', { method: 'POST' })
  const again = await visitor.open(back)
  expect(again.status).toBe(400)
  const page = await again.text()
  expect(page).toContain('This attempt to sign in is over')
  expect(page).toContain(encodeURIComponent(`${origin}/search?q=law`))
  expect(await whoIs(visitor)).toBeUndefined()
})

test('somebody else’s session opens nothing that was begun in another browser', async () => {
  const { visitor, issuer, newVisitor, origin } = await startSiteWithIssuer()
  const other = newVisitor()
  await signIn(other, issuer)
  const attempt = issuer.consent(await press(visitor, 'google', '/saved')).href
  expect((await other.open(attempt)).headers.get('location')).toBe(`${origin}/`)
  // It was not used up: whoever began it ends it.
  expect((await visitor.open(attempt)).headers.get('location')).toBe(`${origin}/saved`)
})

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
])('a browser that only fetches ahead (%o) neither begins nor ends a sign-in', async (headers) => {
  const { visitor, issuer } = await startSiteWithIssuer()
  expect([(await visitor.open('/auth/google', { headers })).status, visitor.cookies()]).toEqual([403, ''])
  const back = issuer.consent(await press(visitor)).href
  const ahead = await visitor.open(back, { headers })
  expect([ahead.status, ahead.headers.get('cache-control'), await whoIs(visitor)]).toEqual([403, 'no-store', undefined])
  expect((await visitor.open(back)).status).toBe(303)
  expect(await whoIs(visitor)).toMatchObject(ADA)
})

describe('L5 a sign-in begins by one’s own hand', () => {
  test.each(['google', 'linkedin'] as const)('who is sent to %s from another site is asked first', async (provider) => {
    const { visitor, issuer, origin } = await startSiteWithIssuer()
    const address = `/auth/${provider}?redirectUrl=%2Fsaved`
    const asked = await visitor.open(address, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([asked.status, visitor.cookies()]).toEqual([403, ''])
    const page = await asked.text()
    expect(page).toContain('<h1>Do you want to sign in?</h1>')
    const name = provider === 'google' ? 'Google' : 'Linkedin'
    const [, href = ''] = new RegExp(`<a [^>]*href="([^"]*)">Sign in with ${name}</a>`).exec(page) ?? []
    expect(href).toBe(`/auth/${provider}?redirectUrl=${encodeURIComponent(`${origin}/saved`)}`)
    const begun = await visitor.open(href, { headers: { 'sec-fetch-site': 'same-origin' } })
    const landed = await visitor.open(issuer.consent(begun.headers.get('location') ?? '').href, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect([landed.status, landed.headers.get('location')]).toEqual([303, `${origin}/saved`])
  })

  test.each(['same-origin', 'same-site', 'none'])('who comes from our own pages (%s) is not', async (site) => {
    const { visitor } = await startSiteWithIssuer()
    expect((await visitor.open('/auth/google', { headers: { 'sec-fetch-site': site } })).status).toBe(302)
  })
})

test('a wrong state of somebody who is not signed in still fails', async () => {
  const { visitor } = await startSiteWithIssuer()
  await press(visitor)
  expect(await title(await visitor.open('/auth/google/callback?state=x&code=y'))).toBe(
    'This attempt to sign in is over',
  )
})
