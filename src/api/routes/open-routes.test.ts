import { describe, expect, test } from 'vitest'
import { optionGroupsSchema } from '#contract/search.ts'
import { suggestionsSchema, synonymsSchema } from '#contract/search.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

describe('the suggestions', () => {
  const ADDRESS = '/api/suggestions'

  test('names of what the catalogue has, and of nothing else', async () => {
    const records = [
      scholarship('a', { name: 'Alpha Award', funder: 'The Fund', countries: ['KE'], fields: ['law'] }),
      scholarship('b', { name: 'Beta Award', funder: 'Another', countries: ['KE'], about: ['For orphans.'] }),
      scholarship('c', { name: 'Beta Award', funder: 'Another', audience: 'Women only' }),
    ]
    const { call } = await openTestApp({ records })
    const { audiences, places, ...others } = suggestionsSchema.strict().parse((await call('GET', ADDRESS)).json())
    expect(others).toEqual({
      fields: ['Business & Law', 'Law'],
      programmes: ['Beta Award', 'Alpha Award'],
      funders: ['Another', 'The Fund'],
    })
    expect(places).toEqual(expect.arrayContaining(['Kenya', 'Africa', 'Eastern Africa']))
    for (const place of ['Ghana', 'Asia', 'European Union']) expect(places).not.toContain(place)
    expect(audiences).toEqual(expect.arrayContaining(['Women', 'Orphans']))
    expect(audiences).not.toContain('Asian Americans')
    expect((await (await openTestApp({ records: [] })).call('GET', ADDRESS)).json()).toEqual({
      fields: [],
      places: [],
      audiences: [],
      programmes: [],
      funders: [],
    })
  })

  test('are sent again only when they have changed, and a phone is sent no more than it can use', async () => {
    const { call, storage, app } = await openTestApp()
    const etag = String((await call('GET', ADDRESS)).headers.etag)
    expect((await call('GET', ADDRESS, { headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    const upserts = Array.from({ length: 3100 }, (_, number) => scholarship(`new-${number}`))
    await storage.catalogue.apply({ upserts }, 0)
    await app.snapshots.refresh()
    const second = await call('GET', ADDRESS, { headers: { 'if-none-match': etag } })
    const { programmes, funders } = suggestionsSchema.parse(second.json())
    expect([programmes.length, funders]).toEqual([3000, ['A funder']])
  })
})

test('everyday names lead to the options that the filters have, and to no others', async () => {
  const { call } = await openTestApp()
  const answer = await call('GET', '/api/synonyms')
  const { country, field } = synonymsSchema.strict().parse(answer.json())
  const { C, F } = optionGroupsSchema.parse((await call('GET', '/api/scholarship/getScholarshipByCountry')).json())
  expect(country['United Kingdom']).toEqual(expect.arrayContaining(['uk', 'england', 'london']))
  expect(field['Artificial Intelligence']).toContain('ai')
  expect(field['Business & Management']).toContain('mba')
  // "My" is the United States in Vietnamese alone.
  expect(country['United States']).not.toContain('my')
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)
  expect(labels(C)).toEqual(expect.arrayContaining(Object.keys(country)))
  expect(labels(F)).toEqual(expect.arrayContaining(Object.keys(field)))
  const headers = { 'if-none-match': String(answer.headers.etag) }
  expect((await call('GET', '/api/synonyms', { headers })).statusCode).toBe(304)
})

test('the card of a scholarship is for everybody, as in results, and says nothing that is for members', async () => {
  const { call } = await openTestApp({
    records: [scholarship('a', { about: ['Long.'], link: 'https://a.example/apply' })],
  })
  const answer = await call('GET', '/api/scholarship/card/a')
  const { list } = (await call('POST', '/api/scholarship/filter?page=1', { body: {} })).json()
  expect([answer.statusCode, answer.json()]).toEqual([200, list[0]])
  expect(answer.body).not.toContain('a.example')
  const unknown = await call('GET', '/api/scholarship/card/no-such')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown_scholarship'])
})
