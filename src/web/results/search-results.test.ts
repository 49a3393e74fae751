import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { api } from '#web/api-client.ts'
import { ApiError } from '#web/api-error.ts'
import { loadResults } from './search-results.ts'

const search = vi.hoisted(() => vi.fn<typeof api.search>())
vi.mock('#web/api-client.ts', () => ({ api: { search } }))
vi.stubGlobal('window', { location: new URL('http://localhost/') })

const answerOf = (searchKey: string, page: number) => ({
  count: 20,
  result: true,
  page,
  matches: [],
  searchKey,
  understood: [],
  told: [],
  when: [],
  alsoLookedFor: [],
  relaxed: [],
  alternatives: [],
  version: '1',
  list: [],
  facets: { C: [], F: [], L: [], A: [], T: [], R: [], O: [] },
})

const load = (address: string, by = loadResults) => {
  const url = new URL(address, 'http://localhost/')
  return by({
    request: new Request(url),
    url,
    pattern: '/search',
    params: {},
    context: new RouterContextProvider(),
  })
}

test('R20 R21 what is taken out of the words is asked for with them, and the address stays', async () => {
  search.mockImplementation(async (_, page) => answerOf('law uk', page))
  const selection = { searchKey: 'law uk', without: [[0, 3]] }
  expect(await load('/search?q=law+uk&without=0-3&page=2')).toMatchObject({ selection, page: 2, answer: { page: 2 } })
  expect(search).toHaveBeenLastCalledWith(selection, 2)
  // What is no span is dropped.
  expect(await load('/search?q=law+uk&without=1')).toMatchObject({ selection: { searchKey: 'law uk' }, page: 1 })
  expect(search).toHaveBeenLastCalledWith({ searchKey: 'law uk' }, 1)
})

test('R17 a page that was seen shows at once, and the server is asked for it all the same', async () => {
  search.mockReset()
  search.mockImplementation(async (_, page) => answerOf('', page))
  await load('/search?country=Kenya')
  search.mockImplementation(async (_, page) => ({ ...answerOf('', page), count: 21 }))
  const shown = await load('/search?country=Kenya')
  expect(shown).toMatchObject({ answer: { count: 20 } })
  expect(search).toHaveBeenCalledTimes(2)
  expect(await (shown instanceof Response ? undefined : shown.next)).toMatchObject({ answer: { count: 21 } })
  const same = await load('/search?country=Kenya')
  expect(same).toMatchObject({ answer: { count: 21 } })
  expect(await (same instanceof Response ? same : same.next)).toBeUndefined()
})

test('R16 who is signed out is asked in for a page that there is, and led to the last one otherwise', async () => {
  search.mockReset()
  search.mockImplementation(async (_, page) => {
    if (page > 1) throw new ApiError('signed_out', 401)
    return answerOf('', page)
  })
  const beyond = await load('/search?country=Ghana&page=999')
  expect(beyond instanceof Response && beyond.headers.get('location')).toBe('/search?country=Ghana&page=3')
  expect(await load('/search?country=Ghana&page=3')).toMatchObject({ page: 3, failure: { code: 'signed_out' } })
})

test.each([
  ['what this tab last chose, where the tab is opened at it', '/search', '/search?country=Kenya'],
  ['everything behind a link, as that of the footer', '/', undefined],
])('R20 /search without parameters is %s', async (_, opened, leadsTo) => {
  search.mockReset()
  search.mockImplementation(async (_selection, page) => answerOf('', page))
  vi.resetModules()
  vi.stubGlobal('window', { location: new URL(opened, 'http://localhost/') })
  const { selectionStore } = await import('#web/selection-store.ts')
  const { loadResults: loadFirst } = await import('./search-results.ts')
  selectionStore.set({ country: ['Kenya'] })
  const loaded = await load('/search', loadFirst)
  expect(loaded instanceof Response ? loaded.headers.get('location') : undefined).toBe(leadsTo)
  expect(search.mock.calls).toEqual(leadsTo ? [] : [[{}, 1]])
})
