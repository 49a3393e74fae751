import { expect, test } from 'vitest'
import { openTestApp } from '#test/test-app.ts'

const WEB = {
  'app.html': 'empty',
  'index.html': 'landing',
  'service-worker.js': 'worker',
  'lexicon.json': '{}',
  'assets/main-abc123.js': 'plain',
  'assets/main-abc123.js.br': 'brotli',
  'assets/main-abc123.js.gz': 'gzip',
  'assets/letters-abc123.woff2': 'letters',
}
const FOR_EVER = 'public, max-age=31536000, immutable'
const EMAIL = 'ada@example.org'

/**
 * How long a browser or a CDN may keep the answer of each address. "no-cache" may be kept, but must be checked each
 * time.
 */
const KEPT = [
  ['/assets/main-abc123.js', 200, FOR_EVER],
  ['/assets/letters-abc123.woff2', 200, FOR_EVER],
  ['/assets/gone-abc123.js', 404, 'no-store'],
  ['/service-worker.js', 200, 'no-cache'],
  ['/lexicon.json', 200, 'no-cache'],
  ['/site.webmanifest', 200, 'no-cache'],
  ['/shell', 200, 'no-cache'],
  ['/robots.txt', 200, 'public, max-age=3600'],
  ['/pages.css', 200, 'public, max-age=3600'],
  ['/', 200, 'no-cache'],
  ['/search?country=Kenya', 200, 'no-cache'],
  ['/scholarships', 200, 'no-cache'],
  ['/scholarships/kenya', 200, 'no-cache'],
  ['/sitemap.xml', 200, 'public, max-age=3600'],
  ['/saved', 200, 'no-cache'],
  ['/detail/no-such', 404, 'no-cache'],
  ['/nowhere', 404, 'no-cache'],
  ['/api/scholarship/getScholarshipByCountry', 200, 'no-cache'],
  ['/api/suggestions', 200, 'no-cache'],
  ['/api/synonyms', 200, 'no-cache'],
  ['/api/catalogue/pocket', 200, 'private, no-cache'],
  ['/api/scholarship/card/no-such', 404, 'no-store'],
  ['/api/user/checkauth', 200, 'no-store'],
  [`/api/user/getallsavedscholarships/${EMAIL}`, 200, 'no-store'],
  ['/api/user/getallsavedscholarships/bo@example.org', 403, 'no-store'],
  [`/api/user/getsavedscholarshipscount/${EMAIL}`, 200, 'no-store'],
  ['/api/user/sign-ins', 200, 'no-store'],
  ['/api/scholarship/searchScholarship/no-such', 404, 'no-store'],
  ['/auth/google/callback', 400, 'no-store'],
  ['/healthz', 200, 'no-store'],
  ['/readyz', 200, 'no-store'],
  ['/metrics', 200, 'no-store'],
  ['/docs', 200, 'no-store'],
  ['/openapi.json', 200, 'no-store'],
] as const

test('what is for one person is kept by nobody; what has a hash in its name, for ever', async () => {
  const { app, signIn } = await openTestApp({ web: WEB })
  const { cookie } = await signIn(EMAIL)
  const headers = { cookie, host: 'localhost:3000', accept: 'text/html,*/*;q=0.8' }
  for (const [url, status, cacheControl] of KEPT) {
    const answer = await app.inject({ url, headers })
    expect([answer.statusCode, answer.headers['cache-control']], url).toEqual([status, cacheControl])
    const isForOne = answer.headers['set-cookie'] !== undefined
    expect(isForOne && cacheControl !== 'no-store', url).toBe(false)
  }
})

const CHOSEN = [
  [undefined, 'plain'],
  ['', 'plain'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'brotli'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.9, br;q=0.9', 'brotli'],
  ['*', 'brotli'],
  ['br;q=0, *;q=0.3', 'gzip'],
  ['identity, gzip;q=0.5', 'plain'],
  ['gzip;q=0', 'plain'],
  ['GZIP ; q=0.1', 'gzip'],
  ['deflate', 'plain'],
] as const

test('of the compressed files the client gets the one that it likes best', async () => {
  const { app } = await openTestApp({ web: WEB })
  for (const [accepted, body] of CHOSEN) {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const answer = await app.inject({ url: '/assets/main-abc123.js', headers })
    expect([answer.statusCode, answer.body, answer.headers['vary']], accepted).toEqual([200, body, 'accept-encoding'])
  }
})

test('a file that the client has is not sent again', async () => {
  const { app } = await openTestApp({ web: WEB })
  const { etag } = (await app.inject({ url: '/assets/main-abc123.js' })).headers
  // A weak tag, because the bytes differ between compressed and plain.
  expect(etag).toMatch(/^W\/"/)
  for (const known of [String(etag), String(etag).slice(2), `"other", ${String(etag)}`, '*']) {
    const again = await app.inject({ url: '/assets/main-abc123.js', headers: { 'if-none-match': known } })
    expect([again.statusCode, again.body, again.headers['etag']], known).toEqual([304, '', etag])
    expect(again.headers['cache-control']).toBe(FOR_EVER)
  }
  const other = await app.inject({ url: '/assets/main-abc123.js', headers: { 'if-none-match': '"other"' } })
  expect(other.statusCode).toBe(200)
  const head = await app.inject({ method: 'HEAD', url: '/assets/main-abc123.js' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '5'])
})
