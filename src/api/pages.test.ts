import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

const HTML = `<!doctype html><title>%page.title%</title><meta name="description" content="%page.description%">
<script type="application/json" id="page-config">"%page-config%"</script><a href="mailto:%site.email%">%site.name%</a>`
const HTTP_ACCEPT = 'text/html,application/xhtml+xml,*/*;q=0.8'

const WEB = {
  'app.html': `${HTML}empty`,
  // As long as is worth packing.
  'index.html': `${HTML}landing${' '.repeat(1400)}`,
  'other.html': HTML,
  'assets/main-abc123.js': 'plain',
  'assets/main-abc123.js.br': 'compressed',
  'favicon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
}

async function setUp(environment = {}) {
  const name = 'Law & <Order> "Grant"'
  const record = scholarship('one', { name, deadline: { kind: 'yearly', month: 1, day: 15 } })
  const opened = await openTestApp({ records: [record], web: WEB, environment })
  const get = async (url: string, headers: Record<string, string> = {}) =>
    opened.app.inject({ url, headers: { accept: HTTP_ACCEPT, host: 'localhost:3000', ...headers } })
  return { ...opened, get }
}

test('the site’s texts are filled in, as text', async () => {
  const { get } = await setUp({ SITE_NAME: '</script><b>$&', SITE_EMAIL: 'us@example.net' })
  const { body } = await get('/')
  expect(body).toContain('<title>&lt;/script&gt;&lt;b&gt;$&amp;</title>')
  expect(body).toContain('<a href="mailto:us@example.net">&lt;/script&gt;')
  const [, json = ''] = /id="page-config">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(json)).toMatchObject({ apiOrigin: '', site: { name: '</script><b>$&', email: 'us@example.net' } })
  expect(body).toContain('landing')
})

test('every page of the web app is there; other addresses get the page with 404', async () => {
  const { get } = await setUp()
  for (const url of [
    '/',
    '/search',
    '/search?field=Law',
    '/saved',
    '/detail/one',
    '/signin',
    '/signin/one',
    '/account',
    '/privacy',
    '/can-i',
    '/how-results-are-ordered',
    '/changes',
  ]) {
    const response = await get(url)
    expect([response.statusCode, response.headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8'])
  }
  for (const url of ['/nowhere', '/detail/nowhere', '/detail/one/more', '/%F0%9F%8E%93', '/detail/%E0%A4%A']) {
    const response = await get(url)
    expect([response.statusCode, response.body.includes('empty')], url).toEqual([404, true])
  }
})

test.each([
  ['/search/?field=Law', '/search?field=Law'],
  ['/detail/one/', '/detail/one'],
  ['/scholarships/nowhere/', '/scholarships/nowhere'],
  ['/nowhere/', '/nowhere'],
  ['//elsewhere.example/', '//elsewhere.example'],
])('%s leads to our own %s', async (url, address) => {
  const { get } = await setUp()
  const response = await get(url)
  expect([response.statusCode, response.headers.location]).toEqual([301, `http://localhost:3000${address}`])
})

test('programs are told in their own words', async () => {
  const { get, app } = await setUp()
  for (const url of ['/api/nothing', '/assets/gone.js', '/nowhere']) {
    const response = await get(url, { accept: '*/*' })
    expect(response.json(), url).toMatchObject({ status: 404, code: 'not_found' })
  }
  expect((await get('/api/nothing')).json()).toMatchObject({ status: 404 })
  const wrong = await app.inject({ method: 'DELETE', url: '/api/scholarship/filter' })
  expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'POST'])
  expect((await get('/api/user/savescholarship/a@example.org')).json()).toMatchObject({ code: 'method_not_allowed' })
})

test('a scholarship’s page says what it is to those that only read its head', async () => {
  const { get } = await setUp()
  const { body } = await get('/detail/one')
  expect(body).toContain('<title>Law &amp; &lt;Order&gt; &quot;Grant&quot; · Scholarship Finder</title>')
  expect(body).toContain('content="by 15 January 2027 (expected). A scholarship of A funder."')
})

test('signing in for a scholarship names it; for one that there is not, the page is still there', async () => {
  const { get } = await setUp()
  const title = 'Sign in for Law &amp; &lt;Order&gt; &quot;Grant&quot; · Scholarship Finder'
  expect((await get('/signin/one')).body).toContain(`<title>${title}</title>`)
  const unknown = await get('/signin/nowhere')
  expect([unknown.statusCode, unknown.body.includes('<title>Sign in · Scholarship Finder</title>')]).toEqual([
    200,
    true,
  ])
})

test('pages come compressed, and are not sent again unchanged', async () => {
  const { get, app } = await setUp()
  const plain = await get('/')
  const compressed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
  const again = await get('/', { 'if-none-match': String(plain.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('hashed files may be kept for ever; compressed ones are sent as they are; nothing else is served', async () => {
  const { get } = await setUp()
  const script = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })
  expect(script.body).toBe('compressed')
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect((await get('/favicon.svg')).statusCode).toBe(200)
  for (const url of ['/other.html', '/.vite/manifest.json', '/../package.json', '/%2e%2e/package.json', '/assets/']) {
    expect((await get(url, { accept: '*/*' })).statusCode, url).toBe(404)
  }
})

test('a script may compile WebAssembly where it runs as a worker, and reach nobody else; no page may', async () => {
  const { get } = await setUp()
  const { headers } = await get('/assets/main-abc123.js')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
})

test('of what stands inline, the policy allows exactly what was built', async () => {
  const inline = '<script>let a</script><style>b{}</style>'
  const opened = await openTestApp({ web: { 'app.html': inline + HTML } })
  const { headers } = await opened.app.inject({ url: '/nowhere', headers: { accept: HTTP_ACCEPT } })
  const [script, style] = ['let a', 'b{}'].map((text) => createHash('sha256').update(text).digest('base64'))
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-${style}';`,
  )
})

test('every answer carries the headers that keep others out; pages, those that no data needs', async () => {
  const { get } = await setUp()
  for (const url of ['/', '/nowhere', '/nowhere.js', '/docs', '/healthz', '/api/user/checkauth', '/api/x']) {
    const { headers } = await get(url)
    expect(headers['content-security-policy'], url).toMatch(
      url.startsWith('/api/')
        ? "default-src 'none'; frame-ancestors 'none'"
        : /default-src 'none'; (?:script-src 'self'; )?style-src 'self'.*frame-ancestors 'none'/,
    )
    expect(headers['content-security-policy'], url).not.toMatch(/unsafe|\*|http/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.any(String),
    })
    for (const name of ['server', 'x-powered-by', 'strict-transport-security']) expect(headers).not.toHaveProperty(name)
    const isData = url.startsWith('/api/')
    expect(headers['content-type'], url).toMatch(isData ? /json/ : /\w/)
    if (isData) continue
    expect(headers).toMatchObject({
      'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|same-origin)$/),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  }
})

test('behind TLS: HSTS, and on two hosts CORS for exactly the web app’s origin', async () => {
  const environment = {
    WEB_ORIGIN: 'https://www.example.org',
    API_ORIGIN: 'https://api.example.org',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  }
  const { app } = await setUp(environment)
  const url = '/api/user/checkauth'
  const ours = await app.inject({ url, headers: { origin: 'https://www.example.org' } })
  expect(ours.headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'access-control-allow-origin': 'https://www.example.org',
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  })
  for (const origin of [
    'https://evil.example',
    'null',
    'http://www.example.org',
    'https://www.example.org.evil.example',
  ]) {
    const { headers } = await app.inject({ url, headers: { origin } })
    expect(headers['access-control-allow-origin'], origin).toBeUndefined()
  }
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/user/savescholarship/a@example.org',
    headers: { origin: 'https://www.example.org', 'access-control-request-method': 'PUT' },
  })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers['access-control-allow-methods']).toContain('PUT')
})

test('on this machine, the other spelling of its name leads to the one that sessions belong to', async () => {
  const { get } = await setUp()
  const response = await get('/search?field=Law', { host: '127.0.0.1:3000' })
  expect([response.statusCode, response.headers['location']]).toEqual([307, 'http://localhost:3000/search?field=Law'])
  expect((await get('/search', { host: 'evil.example' })).statusCode).toBe(200)
})

test('that way leads to our own pages alone, whatever the address is made of', async () => {
  const { app } = await setUp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number } // it listens on a port
  for (const target of [
    String.raw`/\\evil.example`,
    String.raw`/\evil.example/x`,
    '//evil.example',
    '///evil.example',
    'http://evil.example/',
    '/@evil.example',
    '/.evil.example',
  ]) {
    const socket = connect(port, '127.0.0.1')
    socket.end(`GET ${target} HTTP/1.1\r\nhost: 127.0.0.1:3000\r\naccept: text/html\r\nconnection: close\r\n\r\n`)
    const heard = Buffer.concat(await Array.fromAsync<Buffer>(socket)).toString()
    const location = /^location: (.*)\r$/im.exec(heard)?.[1]
    expect([target, new URL(location ?? 'http://localhost:3000').origin]).toEqual([target, 'http://localhost:3000'])
    expect(heard).toMatch(/^HTTP\/1\.1 (?:307|40\d)/)
  }
})

test('before the web app is built, the page says how to', async () => {
  const { app } = await openTestApp()
  expect((await app.inject({ url: '/' })).json()).toMatchObject({
    status: 503,
    detail: expect.stringContaining('npm run build'),
  })
})

test('the API describes itself, for programs and for people', async () => {
  const { app, get } = await setUp()
  const document = (await get('/openapi.json')).json<{ openapi: string; paths: Record<string, unknown> }>()
  expect(document.openapi).toBe('3.1.0')
  const docs = await get('/docs')
  // Anybody may ask for it, so it is written once, and compressed.
  app.swagger = () => expect.fail('The page is written anew')
  const again = await get('/docs', { 'accept-encoding': 'gzip' })
  expect([again.headers['content-encoding'], gunzipSync(again.rawPayload).toString()]).toEqual(['gzip', docs.body])
  for (const path of Object.keys(document.paths)) expect(docs.body).toContain(path)
  expect(docs.body).not.toMatch(/<script|<style|https?:/)
  expect((await get('/pages.css')).headers['content-type']).toBe('text/css; charset=utf-8')
})

test('liveness and readiness', async () => {
  const { get, storage } = await setUp()
  expect((await get('/healthz')).json()).toEqual({ status: 'alive' })
  expect((await get('/readyz')).json()).toEqual({
    status: 'ready',
    database: 'answers',
    scholarships: 1,
    version: '1-2026-11-21',
  })
  expect(await storage.catalogue.version()).toBe(1)
})
