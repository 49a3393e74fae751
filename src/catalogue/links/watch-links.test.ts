import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openSite, readPairs } from '#test/paired-pages.ts'
import { watchLinks, type WatchPlan, type WatchResult } from './watch-links.ts'

const DAY = 86_400_000
const PLAN = { hosts: 4, pause: 1, timeout: 5000, allowLoopback: true, limit: 1000 }
const page = (text: string) => `<html><body><main><h1>An award</h1><p>${text}</p></main></body></html>`

/** Two records, a watch over them, and the pages that they lead to; what is no text is a status. */
async function start(engine: (typeof ENGINES)[number], pages: Record<string, string | number>) {
  const storage = await openTestStorage(await emptyDatabase(engine))
  /** What somebody does while a page is on its way. */
  const meanwhile: { do: () => Promise<void> } = { do: () => Promise.resolve() }
  const respond = (path: string, request: IncomingMessage, response: ServerResponse) => {
    const found = pages[path] ?? 404
    if (typeof found === 'number') return response.writeHead(found, { location: found === 301 ? '/' : '/moved' }).end()
    const etag = `"${createHash('sha256').update(found).digest('hex')}"`
    const isSame = request.headers['if-none-match'] === etag
    response.writeHead(isSame ? 304 : 200, {
      etag,
      'content-type': path.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8',
    })
    return response.end(isSame ? '' : found)
  }
  const site = await openSite((...asked) => void meanwhile.do().then(() => respond(...asked)))
  const paths = Object.keys(pages).filter((path) => !path.endsWith('.txt') && path !== '/moved')
  const upserts = paths.map((path) => scholarship(path.slice(1), { link: site.origin + path }))
  await storage.catalogue.apply({ upserts }, 0)
  let day = 1
  const watch = async (plan: Partial<WatchPlan> = {}) => {
    const results = new Map<string, WatchResult>()
    const now = DAY * (day += 7)
    const onResult = (result: WatchResult) => void results.set(result.id, result)
    await watchLinks(storage, { ...PLAN, since: now - DAY, now: () => now, onResult, ...plan })
    return results
  }
  return { ...storage, ...site, pages, watch, meanwhile }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('a page is asked for only if it changed; what changed stays marked until somebody has looked', async () => {
    const { pages, watch, watched, asked } = await start(engine, { '/one': page('Apply by 31 January 2027.') })
    expect((await watch()).get('one')).toMatchObject({ state: 'fine', text: 'first', changedAt: null })
    expect((await watch()).get('one')).toMatchObject({ state: 'fine', text: 'same', detail: '304' })
    pages['/one'] = page('Apply by 15 February 2027.')
    expect((await watch()).get('one')).toMatchObject({ text: 'changed', news: ['Apply by 15 February 2027.'] })
    expect((await watch()).get('one')).toMatchObject({ text: 'same', changedAt: DAY * 22 })
    await watched.seen('one', DAY * 15)
    expect(await watched.find('one')).toMatchObject({ changedAt: DAY * 22 })
    await watched.seen('one', DAY * 22)
    expect(await watched.find('one')).toMatchObject({ state: 'fine', changedAt: null, news: [] })
    expect(asked.filter((path) => path === '/one')).toHaveLength(4)
  })

  test('what somebody looks at while its page is visited stays looked at; a change found then is news', async () => {
    const { pages, watch, watched, meanwhile } = await start(engine, { '/one': page('Apply by 31 January 2027.') })
    await watch()
    pages['/one'] = page('Apply by 15 February 2027.')
    await watch()
    meanwhile.do = () => watched.seen('one', DAY * 15)
    await watch()
    expect(await watched.find('one')).toMatchObject({ askedAt: DAY * 22, changedAt: null, news: [] })
    pages['/one'] = page('Apply by 1 March 2027.')
    await watch()
    expect(await watched.find('one')).toMatchObject({ changedAt: DAY * 29, news: ['Apply by 1 March 2027.'] })
  })

  test('a record that comes to a link that another has is compared with what the page says then', async () => {
    const { catalogue, origin, pages, watch } = await start(engine, { '/one': page('Apply by 31 January 2027.') })
    await watch()
    await catalogue.apply({ upserts: [scholarship('two', { link: `${origin}/one` })] }, 0)
    expect((await watch()).get('two')).toMatchObject({ text: 'first' })
    expect((await watch()).get('two')).toMatchObject({ text: 'same', detail: '304' })
    pages['/one'] = page('Apply by 15 February 2027.')
    const results = await watch()
    expect(['one', 'two'].map((id) => results.get(id)?.text)).toEqual(['changed', 'changed'])
  })

  test('a fault of the server that may pass does not mean that a page is gone', async () => {
    const faults = [408, 500, 502, 504, 522]
    const { watch } = await start(engine, Object.fromEntries(faults.map((status) => [`/f${status}`, status])))
    const found = [...(await watch()).values()].map(({ state, detail }) => [state, detail])
    expect(found).toEqual(faults.map((status) => ['unreachable', String(status)]))
  })

  test('what is gone, moved, forbidden or away is told, with its day, and what its page said is kept', async () => {
    const { pages, watch } = await start(engine, {
      '/robots.txt': 'User-agent: *\nDisallow: /secret',
      '/secret': page('Nobody may ask.'),
      '/gone': page('Closes 1 May.'),
      '/led': 302,
      '/closed': 301,
      '/guarded': 403,
      '/moved': page('Elsewhere.'),
      '/': page('The front page.'),
    })
    const first = await watch()
    expect(first.get('secret')).toMatchObject({ state: 'refused', detail: 'robots.txt forbids it' })
    expect(first.get('guarded')).toMatchObject({ state: 'refused', detail: '403: look for yourself' })
    expect(first.get('led')).toMatchObject({ state: 'fine', text: 'first' })
    expect(first.get('closed')).toMatchObject({ state: 'moved', detail: expect.stringMatching(/:\d+\/$/) })
    pages['/gone'] = 404
    expect((await watch()).get('gone')).toMatchObject({ state: 'gone', stateSince: DAY * 15, text: 'unknown' })
    expect((await watch()).get('gone')).toMatchObject({ state: 'gone', stateSince: DAY * 15 })
    pages['/gone'] = page('Closes 8 May.')
    expect((await watch()).get('gone')).toMatchObject({ state: 'fine', text: 'changed', news: ['Closes 8 May.'] })
  })
})

/** How many of the pairs of a folder are told right by a watch over one site that has them all. */
async function tell(folder: 'pages' | 'pages-aside') {
  const pairs = readPairs(folder)
  const { pages, watch } = await start(
    'embedded SQLite',
    Object.fromEntries(pairs.map(({ name, before }) => [`/${name}`, before])),
  )
  await watch()
  for (const { name, after } of pairs) pages[`/${name}`] = after
  const results = await watch()
  return pairs
    .filter(({ name, changes }) => (results.get(name)?.text === 'changed') !== changes)
    .map(({ name }) => name)
}

// The pairs put aside were tried after the others were told right. 9 of these 10 were right at once.
test.each([
  ['pages', 40],
  ['pages-aside', 10],
] as const)('what changed in what matters is told from what did not, in many languages: %s', async (folder, count) => {
  const pairs = readPairs(folder)
  expect([pairs.length, pairs.filter(({ changes }) => changes).length]).toEqual([count, count / 2])
  expect(await tell(folder)).toEqual([])
})

test('what other pages of the host repeat is their frame, also when it is new', async () => {
  const facts = [
    'Grants of EUR 900.',
    'A prize of EUR 50.',
    'Closes 1 May.',
    'For nurses only.',
    'For Kenyans under 35.',
  ]
  const { pages, watch } = await start(
    'embedded SQLite',
    Object.fromEntries(facts.map((text, index) => [`/p${index}`, page(text)])),
  )
  await watch()
  const frame = '<div>Our office is closed until 3 January 2027. Applications to all programmes wait so long.</div>'
  facts.forEach((text, index) => (pages[`/p${index}`] = page(text) + frame))
  pages['/p2'] = page('Closes 8 May.') + frame
  const changed = [...(await watch()).values()].filter(({ text }) => text === 'changed')
  expect(changed.map(({ id, news }) => [id, news])).toEqual([['p2', ['Closes 8 May.']]])
})

test('a host is asked for one page at a time, with a pause, and left alone until it is due', async () => {
  let open = 0
  let most = 0
  const times: number[] = []
  const { origin } = await openSite((path, _request, response) => {
    most = Math.max(most, (open += 1))
    times.push(performance.now())
    response.writeHead(path === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' })
    setImmediate(() => {
      open -= 1
      response.end(page('Something.'))
    })
  })
  const storage = await openTestStorage(await emptyDatabase('embedded SQLite'))
  const upserts = ['a', 'b', 'c'].map((id) => scholarship(id, { link: `${origin}/${id}` }))
  await storage.catalogue.apply({ upserts }, 0)
  const run = (since: number) => {
    const found: string[] = []
    const plan = { ...PLAN, pause: 40, since, now: () => DAY, onResult: ({ id }: WatchResult) => void found.push(id) }
    return watchLinks(storage, plan).then(() => found)
  }
  expect(await run(DAY)).toEqual(['a', 'b', 'c'])
  expect(most).toBe(1)
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(Math.min(...pauses)).toBeGreaterThan(35)
  expect(await run(DAY)).toEqual([])
})

test('of records that are named, whole hosts are asked, and no others; an unknown one has nothing asked', async () => {
  const { origin: other } = await openSite((_path, _request, response) => response.end(page('Elsewhere.')))
  const { catalogue, asked, watch } = await start('embedded SQLite', { '/one': page('One.'), '/two': page('Two.') })
  await catalogue.apply({ upserts: [scholarship('other', { link: `${other}/other` })] }, 0)
  await expect(watch({ ids: ['one', 'no-such-id'] })).rejects.toThrow('Not in the catalogue: no-such-id.')
  expect(asked).toEqual([])
  expect([...(await watch({ ids: ['one'], since: 0 })).keys()].toSorted()).toEqual(['one', 'two'])
})

test('nobody is led into a private network, to another protocol, or to more than a page', async () => {
  const { watch } = await start('embedded SQLite', { '/one': page('One.') })
  expect((await watch({ allowLoopback: false })).get('one')).toMatchObject({
    state: 'unreachable',
    detail: 'leads to a machine that not everybody can reach',
  })
  const storage = await openTestStorage(await emptyDatabase('embedded SQLite'))
  const { origin } = await openSite((path, _request, response) => {
    if (path === '/robots.txt') return response.writeHead(404).end()
    if (path === '/large') return response.end('x'.repeat(2_000_001))
    if (path === '/silent') return undefined
    response
      .writeHead(302, {
        location: path === '/inside' ? 'http://10.0.0.1/' : path === '/file' ? 'file:///etc/passwd' : path,
      })
      .end()
  })
  const paths = ['inside', 'file', 'round', 'large', 'silent']
  await storage.catalogue.apply({ upserts: paths.map((id) => scholarship(id, { link: `${origin}/${id}` })) }, 0)
  const details = new Map<string, string>()
  const onResult = ({ id, state, detail }: WatchResult) => void details.set(id, `${state}: ${detail}`)
  await watchLinks(storage, { ...PLAN, timeout: 300, since: 1, now: () => 1, onResult })
  expect(Object.fromEntries(details)).toEqual({
    inside: 'unreachable: leads to a machine that not everybody can reach',
    file: 'unreachable: leads to file:, not to a web page',
    round: 'unreachable: redirects more than 5 times',
    // It is there, though nothing of it can be compared.
    large: 'fine: has more than 2 MB',
    silent: 'unreachable: gave no answer within 0.3 s',
  })
})
