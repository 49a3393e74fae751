import { expect, test } from 'vitest'
import { problemSchema } from '#contract/problem.ts'
import { openTestApp } from '#test/test-app.ts'

/** Every route that anybody may ask without being signed in. All others must be guarded. */
const OPEN = new Set([
  'GET /healthz',
  'GET /readyz',
  // Only from this machine, which has its own test.
  'GET /metrics',
  'GET /openapi.json',
  'GET /docs',
  'GET /pages.css',
  'GET /api/scholarship/getScholarshipByCountry',
  'GET /api/suggestions',
  'GET /api/synonyms',
  'GET /api/scholarship/card/:scholarshipId',
  'GET /api/scholarship/changes',
  'POST /api/scholarship/filter',
  'POST /google/logout',
  'GET /',
  'GET /search',
  'GET /scholarships',
  'GET /scholarships/*',
  'GET /sitemap.xml',
  'GET /share/:scholarshipId',
  'GET /robots.txt',
  'GET /saved',
  'GET /account',
  'GET /privacy',
  'GET /api/scholarship/calendar/:scholarshipId',
  'GET /api/calendar/:token',
  'GET /api/plan/:token',
  'GET /shared-plan',
  'GET /api/scholarship/feed',
  // By the token of a letter.
  'GET /unsubscribe/:token',
  'POST /unsubscribe/:token',
  'GET /can-i',
  'GET /changes',
  'GET /shell',
  // The files of the web app.
  'GET /*',
  'GET /how-results-are-ordered',
  'GET /signin',
  'GET /signin/:scholarshipId',
  'GET /detail/:scholarshipId',
])
/** Signing in has its own tests. */
const SIGN_IN = /^[A-Z]+ \/(?:auth|dev-sign-in)(?:\/|$)/

const fill = (url: string, email: string) =>
  url.replace(':email', email).replace(/:(?:scholarship|session|signIn)Id/, 'ghana')

async function guardedRoutes() {
  const setting = await openTestApp()
  const guarded = setting.app.routes.filter((route) => !OPEN.has(`${route.method} ${route.url}`))
  return { ...setting, guarded: guarded.filter(({ method, url }) => !SIGN_IN.test(`${method} ${url}`)) }
}

test('P1 P3 every route that is not open answers 401 to the signed-out, whatever they send', async () => {
  const { guarded, call, signIn, clock, storage } = await guardedRoutes()
  const expired = await signIn('ada@example.org')
  clock.now += 31 * 86_400_000
  const revoked = await signIn('ada@example.org')
  await storage.sessions.revokeAll(revoked.account.id)
  const nobody = {
    'signed out': '',
    empty: 'session=',
    forged: `session=${'A'.repeat(43)}`,
    mangled: '__Host-session=x; session=%00',
    expired: expired.cookie,
    revoked: revoked.cookie,
  }
  expect(guarded.length).toBeGreaterThanOrEqual(14)
  for (const { method, url } of guarded) {
    for (const [who, cookie] of Object.entries(nobody)) {
      const answer = await call(method, fill(url, 'ada@example.org'), { cookie })
      expect([method, url, who, answer.statusCode]).toEqual([method, url, who, 401])
      expect(problemSchema.parse(answer.json()).code).toBe('signed_out')
    }
  }
})

test('P3 every route with an e-mail answers 403 to another person, before it looks at anything else', async () => {
  const { guarded, call, signIn } = await guardedRoutes()
  const { cookie } = await signIn('bob@example.org')
  const personal = guarded.filter(({ url }) => url.includes(':email'))
  expect(personal).toHaveLength(5)
  for (const { method, url } of personal) {
    const answer = await call(method, fill(url, 'ada@example.org'), { cookie, body: method === 'PUT' ? {} : undefined })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'not_yours'])
  }
})

test('whatever is asked under /api/, the answer is JSON, a calendar or a feed', async () => {
  const { app, call, signIn } = await openTestApp()
  const { cookie } = await signIn('ada@example.org')
  const data = app.routes.filter(({ url }) => url.startsWith('/api/'))
  expect(data.length).toBeGreaterThanOrEqual(10)
  for (const { method, url } of data) {
    const { headers } = await call(method, fill(url, 'ada@example.org'), {
      cookie,
      body: method === 'GET' ? undefined : {},
    })
    expect([url, headers['content-type'] ?? 'application/json']).toEqual([
      url,
      expect.stringMatching(/^(?:application\/\S*(?:json|atom\+xml)|text\/calendar)/),
    ])
  }
})

test('every change that does not come from our own pages is refused', async () => {
  const { app, call, signIn } = await openTestApp()
  const { cookie } = await signIn()
  const changing = app.routes.filter(
    ({ method, url }) => method !== 'GET' && !/^\/(?:dev-sign-in|unsubscribe)/.test(url),
  )
  expect(changing.length).toBeGreaterThanOrEqual(4)
  for (const { method, url } of changing) {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:3001',
      'http://localhost:3000.evil.example',
    ]) {
      const answer = await call(method, fill(url, 'ada@example.org'), { cookie, origin, body: {} })
      expect([method, url, answer.statusCode, answer.json().code]).toEqual([method, url, 403, 'foreign_origin'])
    }
    if (url === '/api/scholarship/filter') continue
    const unsaid = await call(method, fill(url, 'ada@example.org'), { cookie, origin: '', body: {} })
    expect([method, url, unsaid.statusCode]).toEqual([method, url, 403])
  }
})

test('every route of the API is described, with problems among its answers', async () => {
  const { app, call } = await openTestApp()
  const { paths } = (await call('GET', '/openapi.json')).json()
  const described = app.routes.filter(({ url }) => url.startsWith('/api/'))
  expect(described.length).toBeGreaterThanOrEqual(10)
  for (const { method, url } of described) {
    const operation = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(Object.keys(operation?.responses ?? {}), `${method} ${url}`).toEqual(['200', '4XX', '5XX'])
  }
})
