import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import type { Scholarship } from '#domain/scholarship.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

const ADDRESS = '/api/scholarship/feed'

interface Read {
  readonly name: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
}

/** The elements of a feed in their order, by a parser that accepts no fault; `at` is the path to it. */
function readFeed(body: string): (Read & { readonly at: string })[] {
  const open: { name: string; text: string; attributes: Record<string, string> }[] = []
  const found: (Read & { at: string })[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom')
    const values = Object.values(attributes).map((each) => [each.name, each.value] as const)
    open.push({ name: local, text: '', attributes: Object.fromEntries(values) })
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => {
    const at = open.map(({ name }) => name).join('/')
    const last = open.pop()
    if (last) found.push({ ...last, at })
  })
  parser.write(body).close()
  return found
}

/** What RFC 4287 demands of a feed and of each entry. */
function expectValid(body: string): ReturnType<typeof readFeed> {
  const all = readFeed(body)
  const of = (at: string) => all.filter((each) => each.at === at)
  for (const name of ['id', 'title', 'updated']) expect(of(`feed/${name}`)).toHaveLength(1)
  expect(of('feed/author/name')).toHaveLength(1)
  expect(of('feed/link').map(({ attributes }) => attributes['rel'])).toEqual(['self', 'alternate'])
  const entries = of('feed/entry').length
  for (const name of ['id', 'title', 'updated', 'link', 'summary'])
    expect(of(`feed/entry/${name}`)).toHaveLength(entries)
  const ids = of('feed/entry/id').map(({ text }) => text)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { text } of [...of('feed/id'), ...of('feed/entry/id')]) expect(URL.canParse(text)).toBe(true)
  for (const { text } of [...of('feed/updated'), ...of('feed/entry/updated')]) {
    expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  }
  return all
}

test('any search is a feed for anybody: its first twenty, as the results have them', async () => {
  const records = Array.from({ length: 30 }, (_, number) =>
    scholarship(`award-${number}`, {
      name: `Award ${number} <"&> 🎓 منحة`,
      levels: number < 25 ? ['master'] : ['bachelor'],
    }),
  )
  const { call } = await openTestApp({ records })
  const answer = await call('GET', `${ADDRESS}?level=Master%27s`, { origin: '' })
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const entries = expectValid(answer.body).filter(({ at }) => at === 'feed/entry/title')
  expect(entries).toHaveLength(20)
  expect(entries[0]?.text).toMatch(/^Award \d+ <"&> 🎓 منحة$/)
  const list = await call('POST', '/api/scholarship/filter?page=1', { body: { level: ["Master's"] } })
  const names = list.json().list.map((card: { scholarship_name: string }) => card.scholarship_name)
  expect(entries.slice(0, 8).map(({ text }) => text)).toEqual(names)
})

test('identities stay from import to import, and an update moves only with what the entry says', async () => {
  const one = scholarship('one', { checked: '2026-03' })
  const { call, storage, app, clock } = await openTestApp({ records: [one] })
  const read = async () => {
    await app.snapshots.refresh()
    const all = expectValid((await call('GET', ADDRESS)).body)
    const textOf = (at: string) => all.find((each) => each.at === at)?.text
    expect(textOf('feed/updated')).toBe(textOf('feed/entry/updated'))
    return { ids: [textOf('feed/id'), textOf('feed/entry/id')], updated: textOf('feed/updated') }
  }
  const apply = async (record: Scholarship, moment: number) => {
    await storage.catalogue.apply({ upserts: [record] }, moment)
    return read()
  }
  const before = await read()
  expect(before.updated).toBe('2026-03-01T00:00:00Z')
  // Seen again, and what no entry says.
  const seen = { ...one, checked: '2026-09', eligibility: ['Another sentence'], link: 'https://example.org/new' }
  expect(await apply(seen, clock.now)).toEqual(before)
  const renamed = await apply({ ...seen, name: 'Another name' }, Date.UTC(2026, 10, 20, 8, 30))
  expect(renamed).toEqual({ ids: before.ids, updated: '2026-11-20T08:30:00Z' })
  const moved = { ...seen, name: 'Another name', deadline: { kind: 'yearly', month: 11, day: 21 } } as const
  expect((await apply(moved, Date.UTC(2026, 10, 21, 9))).updated).toBe('2026-11-21T09:00:00Z')
  // On the next day it says the next year's.
  clock.now = Date.UTC(2026, 10, 23, 20)
  expect((await read()).updated).toBe('2026-11-22T12:00:00Z')
})

test('a feed of nothing is valid, too, and what is no search is all of them', async () => {
  const { call } = await openTestApp({ records: [] })
  expectValid((await call('GET', ADDRESS)).body)
  const all = await openTestApp({ records: [scholarship('one')] })
  const odd = await all.call('GET', `${ADDRESS}?q=${encodeURIComponent('<&"\u0001]]>')}&page=7&x=1`)
  expect(odd.statusCode).toBe(200)
  expectValid(odd.body)
})
