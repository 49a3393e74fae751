import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PocketCatalogue } from '#contract/pocket.ts'
import type { SearchAnswer } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { readLexiconTexts } from '#lexicon/read-lexicon.ts'
import { createPocket, type PocketAnswer } from '#pocket/pocket.ts'
import { requests } from './oracle/arbitraries.ts'
import type { SearchRequest } from '#search/engine.ts'
import { SORTS, WHEN } from '#domain/when.ts'
import { createRandom } from '../bench/random.ts'
import { mixedRequests } from '../bench/requests.ts'
import { RECORDS } from './starter-catalogue.ts'
import { openTestApp } from './test-app.ts'

const FILTER = '/api/scholarship/filter'
const QUESTIONS = 1000

/** The real server over HTTP, and a pocket with what it sent. */
async function openBoth() {
  const { app, clock, signIn, storage, config } = await openTestApp({ records: RECORDS })
  const { cookie } = await signIn()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const online = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, origin: config.webOrigin, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, json: await response.json() }
  }
  // What the route sends.
  const download = async () => (await online('GET', '/api/catalogue/pocket')).json as PocketCatalogue
  const pocketOf = (catalogue: PocketCatalogue) => createPocket(catalogue, readLexiconTexts(), () => clock.now)
  return { app, clock, storage, online, download, pocketOf }
}

function selectionOf({ choices, searchKey, without, widen, when, sort }: SearchRequest): Selection {
  const { coverage, ...others } = choices
  const said = { ...others, Scholarship: coverage, searchKey, without, widen, when, sort }
  // As it is sent; the generator also chooses what has no name, which the contract refuses.
  return JSON.parse(JSON.stringify(said), (_name, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => one !== '') : value,
  ) as Selection
}

/** What the schema of the route describes. */
const countIn = (answer: PocketAnswer | undefined) => (answer?.json as SearchAnswer | undefined)?.count ?? 0

/** Half as the oracle's generator asks, half as people write; with times, orders and pages. */
function questions(): Selection[] {
  const { chance, pick } = createRandom(35)
  const byOracle = fc.sample(requests, { numRuns: QUESTIONS / 2, seed: 35 })
  const byPeople = mixedRequests(QUESTIONS / 2, 35).map((request) => ({
    ...request,
    ...(chance(0.3) && { when: [pick(WHEN)] }),
    ...(chance(0.3) && { sort: pick(SORTS) }),
  }))
  return [...byOracle, ...byPeople].map(selectionOf)
}

test('1,000 random questions are answered from the pocket as by the server: cards, order, every count', async () => {
  const { online, download, pocketOf } = await openBoth()
  const pocket = pocketOf(await download())
  const { below } = createRandom(36)
  const seen = { exact: 0, relaxed: 0, further: 0, cards: 0 }
  for (const selection of questions()) {
    const first = pocket.answer('POST', `${FILTER}?page=1`, selection)
    const page = 1 + below(Math.min(40, Math.max(1, Math.ceil(countIn(first) / 8))))
    const path = `${FILTER}?page=${page}`
    const answer = await online('POST', path, selection)
    expect(answer.status).toBe(200)
    expect(pocket.answer('POST', path, selection), JSON.stringify({ selection, page })).toEqual(answer)
    // What the schema of the route describes.
    const { result, list } = answer.json as SearchAnswer
    seen[result ? 'exact' : 'relaxed'] += 1
    seen.cards += list.length
    if (page > 1) seen.further += 1
  }
  // They ask for all kinds of answers.
  expect(Object.values(seen).map((times) => times > 50)).toEqual([true, true, true, true])
})

test('of what closes in a month, each card shows the round that closes then, from the server as from the pocket', async () => {
  const { online, download, pocketOf } = await openBoth()
  const pocket = pocketOf(await download())
  for (const selection of [{ searchKey: 'closing in january' }, { when: ['01'] }] satisfies Selection[]) {
    const path = `${FILTER}?page=1`
    const answer = await online('POST', path, selection)
    expect(pocket.answer('POST', path, selection)).toEqual(answer)
    // What the schema of the route describes.
    const { list } = answer.json as SearchAnswer
    const dates = list.map(({ window }) =>
      window.rounds.map(({ CloseDate, closes_between: between }) => `${CloseDate ?? between?.join()}`),
    )
    expect(dates.flat().length).toBeGreaterThan(7)
    for (const date of dates.flat()) expect(date).toMatch(/^(?:20..-)?01|,/)
  }
  const { list: all } = (await online('POST', `${FILTER}?page=1`, { searchKey: 'gates cambridge' }))
    .json as SearchAnswer
  expect(all[0]?.window.rounds.length).toBeGreaterThan(1)
})

test('every scholarship, the options and the names are those of the server', async () => {
  const { online, download, pocketOf } = await openBoth()
  const pocket = pocketOf(await download())
  const ids = RECORDS.map(({ id }) => encodeURIComponent(id))
  const paths = [
    '/api/scholarship/getScholarshipByCountry',
    '/api/suggestions',
    '/api/synonyms',
    ...ids.flatMap((id) => [`/api/scholarship/card/${id}`, `/api/scholarship/searchScholarship/${id}`]),
  ]
  for (const path of paths) expect(pocket.answer('GET', path), path).toEqual(await online('GET', path))
  for (const facets of [0, 1]) {
    const path = `${FILTER}?page=2&facets=${facets}`
    expect(pocket.answer('POST', path, {}), path).toEqual(await online('POST', path, {}))
  }
})

test('what only the server knows is left to it; behind the last page it says which that is', async () => {
  const { online, download, pocketOf } = await openBoth()
  const pocket = pocketOf(await download())
  for (const path of ['/api/user/checkauth', '/api/scholarship/card/no-such', '/api/scholarship/card/%', '/']) {
    expect(pocket.answer('GET', path), path).toBeUndefined()
  }
  expect(pocket.answer('PUT', '/api/user/savescholarship/ada@example.org', {})).toBeUndefined()
  const [body, path] = [{ searchKey: 'law in kenya' }, `${FILTER}?page=900`]
  const { status, json } = await online('POST', path, body)
  expect(status).toBe(400)
  // The number of a request is the server's alone.
  const { requestId: _number, ...problem } = json as { requestId: string }
  expect(pocket.answer('POST', path, body)).toEqual({ status, json: problem })
})

test('on a later day it answers for that day', async () => {
  const { app, clock, online, download, pocketOf } = await openBoth()
  const pocket = pocketOf(await download())
  const closing = { when: ['closing-soon' as const], sort: 'closes' as const }
  const ask = () => pocket.answer('POST', `${FILTER}?page=1`, closing)
  const before = ask()
  clock.now += 40 * 86_400_000
  await app.snapshots.refresh()
  expect(ask()).not.toEqual(before)
  expect((await online('POST', `${FILTER}?page=1`, closing)).json).toEqual(ask()?.json)
})
