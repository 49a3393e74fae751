import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { createEngine } from '#search/engine.ts'
import { catalogue, TODAY } from '#test/searching.ts'
import type { Span } from '#search/constraints/spans.ts'

test('a query that is a whole title finds its programme, whatever its words mean otherwise', () => {
  const records = catalogue(
    { id: 'Learn Africa Scholarships (Trust)', countries: ['GB'] },
    { id: 'a', countries: ['KE'] },
    { id: 'Women in Law', audience: 'Open to All', fields: ['chemistry'] },
  )
  const search = (searchKey: string) => {
    const { hits, exact, understood } = createEngine(records, TODAY, readLexicon()).search({
      choices: {},
      searchKey,
      page: 1,
      pageSize: 8,
    })
    return { ids: hits.map(({ record }) => records[record]?.id), exact, understood: understood.map(({ text }) => text) }
  }
  const found = { ids: ['Learn Africa Scholarships (Trust)'], exact: true }
  expect(search(' learn africa scholarship')).toEqual({ ...found, understood: ['learn africa scholarship'] })
  expect(search('Learn Africa scholarships (Trust)')).toMatchObject(found)
  // Something matches without the rest of the title, so the location is meant.
  expect(search('learn africa').ids).toEqual(['a'])
})

test('a query whose words are all in one title matches that title if nothing matches it otherwise', () => {
  const records = catalogue({ id: 'Pacific Alliance Student Mobility Platform', countries: ['CL'] }, { id: 'a' })
  const searchKey = 'pacific alliance mobility'
  const response = createEngine(records, TODAY, readLexicon()).search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  expect({ exact: response.exact, count: response.count }).toEqual({ exact: true, count: 1 })
  expect(response.understood).toMatchObject([{ kind: 'words', text: searchKey, label: searchKey }])
})

test('most of the only title with such words matches it, if one of them is rare and no filter, and it is missed otherwise', () => {
  const records = catalogue(
    { id: 'Pacific Alliance Student and Academic Mobility Platform', countries: ['CL'], coverage: 'partial' },
    { id: 'a', countries: ['FJ'], coverage: 'travel' },
    // Only among many are a few rare.
    ...Array.from({ length: 128 }, (_, at) => ({ id: `o${at}` })),
  )
  const search = (searchKey: string) =>
    createEngine(records, TODAY, readLexicon())
      .search({ choices: {}, searchKey, page: 1, pageSize: 8 })
      .hits.map(({ record }) => records[record]?.id)
  expect(search('pacific alliance mobility platform')).toEqual([records[0]?.id])
  expect(search('pacific mobility')).toEqual(['a'])
})

test('a whole title beside the country of its programme finds it, and another country does not', () => {
  const records = catalogue(
    { id: 'a', countries: ['ES'] },
    { id: 'b', countries: ['FR'] },
    { id: 'Learn Africa Scholarships', countries: ['ES'] },
  )
  const search = (searchKey: string) => {
    const response = createEngine(records, TODAY, readLexicon()).search({
      choices: {},
      searchKey,
      page: 1,
      pageSize: 8,
    })
    return response.hits.map(({ record }) => records[record]?.id)
  }
  for (const searchKey of ['learn africa scholarships spain', 'Spain: learn africa scholarship'])
    expect(search(searchKey)[0], searchKey).toBe('Learn Africa Scholarships')
  expect(search('learn africa scholarships france')[0]).not.toBe('Learn Africa Scholarships')
})

test('the rest of a query in an alternative is no title that nobody typed', () => {
  const records = catalogue(
    { id: 'a', fields: 'any', levels: ['master'] },
    { id: 'Masters of Law', fields: ['chemistry'], levels: ['high-school'] },
  )
  const search = (searchKey: string, without: readonly Span[] = []) =>
    createEngine(records, TODAY, readLexicon()).search({ choices: {}, searchKey, without, page: 1, pageSize: 8 })
  const { exact, alternatives } = search('masters of law in peru')
  expect(exact).toBe(false)
  expect(alternatives[0]).toMatchObject({ without: [[15, 22]], count: 1 })
  expect(search('masters of law in peru', [[15, 22]])).toMatchObject({ exact: true, count: 1, hits: [{ record: 0 }] })
  expect(search('masters of law').hits.map(({ record }) => record)).toEqual([1])
})

test('what is asked for beside the words of a title is not left out for it', () => {
  const records = catalogue({ id: 'Master Scholarships', levels: ['doctorate'] }, { id: 'a', levels: ['master'] })
  const understood = (searchKey: string) =>
    createEngine(records, TODAY, readLexicon())
      .search({ choices: {}, searchKey, page: 1, pageSize: 8 })
      .understood.map(({ kind }) => kind)
  expect(understood('master scholarships deadline 2027')).toEqual(['words'])
  expect(understood('master scholarships closing this month')).toEqual(['level', 'when'])
  expect(understood('master scholarships without IELTS')).toEqual(['level', 'words'])
})

test('a title within a longer query comes first, though each of its words says something else or nothing', () => {
  const open = { coverage: 'full', levels: ['vocational'], countries: ['KE'] } as const
  const records = catalogue(
    { id: 'a', ...open },
    { id: 'Free Diploma', ...open },
    { id: 'Second Chance Fund', ...open },
  )
  const first = (searchKey: string, without: readonly Span[] = []) => {
    const request = { choices: {}, searchKey, without, page: 1, pageSize: 8 }
    return records[createEngine(records, TODAY, readLexicon()).search(request).hits[0]?.record ?? -1]?.id
  }
  expect(first('free diploma in kenya')).toBe('Free Diploma')
  expect(first('diploma in kenya, free')).toBe('a')
  // What is taken out of the query no longer counts.
  expect(first('free diploma in kenya', [[0, 4]])).toBe('a')
})
