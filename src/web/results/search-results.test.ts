import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { api } from '#web/api-client.ts'
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
  relaxed: [],
  alternatives: [],
  version: '1',
  list: [],
  facets: { C: [], F: [], L: [], A: [], T: [] },
})

const load = (address: string) => {
  const url = new URL(address, 'http://localhost/')
  return loadResults({
    request: new Request(url),
    url,
    pattern: '/search',
    params: {},
    context: new RouterContextProvider(),
  })
}

test('R20 R21 a part is taken out on the page that was asked for, and its answer is shown as that page', async () => {
  search.mockImplementation(async ({ without }, page) => answerOf(without === undefined ? 'law uk' : 'law', page))
  const sentOn = await load('/search?q=law+uk&without=1&page=2')
  expect(sentOn).toBeInstanceOf(Response)
  expect(sentOn instanceof Response && sentOn.headers.get('location')).toBe('/search?q=law&page=2')
  expect(await load('/search?q=law&page=2')).toMatchObject({ page: 2, answer: { page: 2 } })
  expect(search).toHaveBeenCalledTimes(1)
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
