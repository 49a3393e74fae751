import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FIXTURE, scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

// The app's own drawing is proven by the journeys: here stands something smaller in its place, in the real thread.
const DRAWING = `export async function renderResults(address, config, said, at) {
  if (address.includes('broken')) throw new Error('cannot be drawn')
  if (address.includes('ends')) process.exit(1)
  return '<main>' + address + ' ' + said.list.length + ' cards of ' + said.count + '</main>'
}`
const WEB = {
  'app.html': 'empty',
  'search.html': '<title>%page.title%</title>waiting<!--page.noscript-->',
  'plain.html': '<title>%page.title%</title><!--page.head--><header>the frame</header><!--page.root-->',
  'results.html':
    '<title>%page.title%</title><meta name="description" content="%page.description%"><!--page.head--><!--page.root--><!--page.data-->',
  'server/prerender-entry.js': DRAWING,
  'server/package.json': '{"type":"module"}',
}

async function setUp(records = FIXTURE) {
  const { app, ...opened } = await openTestApp({ web: WEB, records })
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', host: 'localhost:3000', ...headers } })
  return { app, ...opened, get }
}

test('results come drawn, with the answer that they were drawn from, and are not sent again unchanged', async () => {
  const { get, call } = await setUp()
  const drawn = await get('/search?country=Kenya')
  expect(drawn.statusCode).toBe(200)
  expect(drawn.body).toContain('<main>/search?country=Kenya 8 cards of 12</main>')
  expect(drawn.body).toContain('<title>Scholarships in Kenya (12) · Scholarship Finder</title>')
  const [, attributes = '', json = ''] =
    /<script type="application\/json" id="first-answer"([^>]*)>(.*?)<\/script>/s.exec(
      drawn.body.replaceAll(/\s+/g, ' '),
    ) ?? []
  expect(attributes).toContain('data-address="/search?country=Kenya"')
  expect(attributes).toMatch(/data-at="2\d{3}-\d\d-\d\dT\d\d:00:00\.000Z"/)
  const asked = await call('POST', '/api/scholarship/filter?page=1', { body: { country: ['Kenya'] } })
  expect(JSON.parse(json)).toEqual(asked.json())

  const again = await get('/search?country=Kenya', { 'if-none-match': String(drawn.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const packed = await get('/search?country=Kenya', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(drawn.body)
  expect(packed.headers['content-security-policy']).not.toContain('unsafe')
})

test('what the words of a search are is text in every place of the page', async () => {
  const { get } = await setUp()
  const { body } = await get(`/search?q=${encodeURIComponent('</script><b>"x"')}`)
  expect(body).not.toContain('<b>')
  expect(body.match(/<\/script>/g)).toHaveLength(body.match(/<script/g)?.length ?? 0)
})

test('what cannot be drawn waits for the app; the thread is started anew', async () => {
  const { get, logged } = await setUp()
  for (const url of ['/search?q=broken', '/search?q=ends']) {
    const waiting = await get(url)
    expect([waiting.statusCode, waiting.body.includes('waiting')], url).toEqual([200, true])
  }
  expect(logged.filter((line) => line.includes('cannot be drawn'))).toHaveLength(1)
  await expect.poll(async () => (await get('/search?field=Law')).body).toContain('<main>')
})

test('a second page says that it needs an account', async () => {
  const { get } = await setUp()
  const { body } = await get('/search?country=Kenya&page=2')
  expect(body).toContain('Sign in to see page 2')
  expect(body).toContain(encodeURIComponent('/search?country=Kenya&page=2'))
  expect(body).not.toContain('cards of')
})

test('a collection is a page of its own where five programmes name it, and its search names it as the same', async () => {
  const few = [1, 2, 3, 4].map((one) => scholarship(`togo-${one}`, { countries: ['TG'], levels: ['doctorate'] }))
  const { get } = await setUp([...FIXTURE, ...few])
  for (const [url, what] of [
    ['/scholarships/kenya', '/search?country=Kenya 8 cards of 12'],
    ['/scholarships/kenya/masters', '/search?country=Kenya&amp;level=Master%27s 8 cards of 10'],
    ['/scholarships/kenya/law', '/search?country=Kenya&amp;field=Law 8 cards of'],
  ] as const) {
    const { statusCode, body } = await get(url)
    expect(statusCode, url).toBe(200)
    expect(body.replaceAll('&level', '&amp;level').replaceAll('&field', '&amp;field'), url).toContain(what)
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${url}" />`)
    expect(body).not.toContain('noindex')
    expect(body).toContain(`data-path="${url}"`)
  }
  for (const url of ['/scholarships/togo', '/scholarships/Kenya', '/scholarships/nowhere']) {
    expect((await get(url)).statusCode, url).toBe(404)
  }
  expect((await get('/search?country=Kenya')).body).toContain('href="http://localhost:3000/scholarships/kenya"')
  const words = (await get('/search?q=law')).body
  expect(words).toContain('<meta name="robots" content="noindex" />')
  expect(words).toContain('<link rel="canonical" href="http://localhost:3000/search?q=law" />')
})

test('the sitemap names every page that may be listed, with the month of its facts', async () => {
  const { get } = await setUp([
    ...FIXTURE,
    scholarship('dated & new', { countries: ['KE'], checked: '2026-10' }),
    scholarship('older', { countries: ['KE'], checked: '2025-10' }),
  ])
  const { body, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const entries = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
  const listed = new Map(entries.map(([, path = '', month]) => [path, month]))
  expect(listed.get('/scholarships/kenya')).toBe('2026-10')
  expect(listed.get('/detail/dated%20%26%20new')).toBe('2026-10')
  expect(listed.has('/detail/said-nothing')).toBe(true)
  for (const path of ['/', '/search', '/scholarships']) expect(listed.has(path), path).toBe(true)
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  const list = await get('/scholarships')
  expect(list.body).toContain('<a href="/scholarships/kenya">Kenya</a>')
  expect(list.body).toContain('<title>Scholarships by subject, country and level · Scholarship Finder</title>')
  expect(list.body).toContain('<link rel="canonical" href="http://localhost:3000/scholarships" />')
  expect(list.body).toContain('<header>the frame</header>')
  // Each that is listed is there.
  for (const path of [...listed.keys()].filter((one) => one.startsWith('/scholarships/'))) {
    expect((await get(path)).statusCode, path).toBe(200)
  }
})

test('a scholarship’s page says what it is in terms that programs know', async () => {
  const record = scholarship('one', {
    name: 'Law </script> Grant',
    countries: ['DE'],
    levels: ['master'],
    coverage: 'full',
    amount: { stated: 'EUR 992 a month', minimum: null, maximum: null, currency: null },
    deadline: { kind: 'date', date: '2027-01-15' },
    eligibility: ['Only members read this'],
  })
  const { app } = await openTestApp({
    web: { 'app.html': 'empty', 'detail.html': '<meta content="%page.description%"><!--page.head-->' },
    records: [record],
  })
  const { body } = await app.inject({ url: '/detail/one', headers: { accept: 'text/html', host: 'localhost:3000' } })
  expect(body).toContain(
    'content="Fully Funded · EUR 992 a month · Germany · Master&#39;s · by 15 January 2027. A scholarship of A funder."',
  )
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/detail/one" />')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name: 'Law </script> Grant',
    description: expect.stringContaining('EUR 992 a month'),
    url: 'http://localhost:3000/detail/one',
    funder: { '@type': 'Organization', name: 'A funder' },
  })
  expect(body).not.toContain('Only members')
})

test('a scholarship has a picture of what anyone may see of it, as small as a link needs', async () => {
  const record = scholarship('one', {
    name: `Ångström ${'& Wohlfahrt <Stiftung> '.repeat(6)}`,
    countries: ['DE'],
    coverage: 'full',
    amount: { stated: 'EUR 992 a month for 10 to 24 months', minimum: null, maximum: null, currency: null },
  })
  const faces = ['bricolage-latin', 'bricolage-latin-ext'].map((name): [string, Buffer] => [
    `assets/${name}-abc.woff2`,
    readFileSync(new URL(`../web/fonts/${name}.woff2`, import.meta.url)),
  ])
  const web = { ...WEB, ...Object.fromEntries(faces) }
  const { app } = await openTestApp({ web, records: [record] })
  const ask = (url: string, headers = {}) => app.inject({ url, headers })
  const drawn = await ask('/share/one')
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png'])
  expect(drawn.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  expect([drawn.rawPayload.readUInt32BE(16), drawn.rawPayload.readUInt32BE(20)]).toEqual([680, 357])
  expect(drawn.rawPayload.length).toBeLessThan(40_000)
  // Letters, and not only their ground.
  expect(drawn.rawPayload.length).toBeGreaterThan(10_000)
  const again = await ask('/share/one', { 'if-none-match': String(drawn.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await ask('/share/nowhere')).statusCode).toBe(404)
})
