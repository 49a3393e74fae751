import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { COUNTRIES, OTHER_NAMES } from '#domain/countries.ts'
import { catalogue, idsFor, TODAY } from '#test/searching.ts'
import { createEngine, GROUPS, type Choices } from './engine.ts'
import type { Span } from './constraints/spans.ts'

test('A3 open to any matches every choice after the specific ones; not stated matches none', () => {
  const records = catalogue({ id: 'any', fields: 'any' }, { id: 'silent' }, { id: 'chemistry', fields: ['chemistry'] })
  expect(idsFor(records, { field: ['Chemistry'] })).toEqual(['chemistry', 'any'])
  expect(idsFor(records, {})).toEqual(['any', 'chemistry', 'silent'])
})

test('R8 a region is chosen as a country is, and a country tells whether a record names it among a few', () => {
  const records = catalogue(
    { id: 'any', countries: 'any' },
    { id: 'abroad', countries: COUNTRIES.map(({ code }) => code).filter((code) => code !== 'AW') },
    { id: 'kenya', countries: ['KE'] },
  )
  expect(idsFor(records, { country: ['Europe'] })).toEqual(idsFor(records, {}, 'europe'))
  expect(idsFor(records, { country: ['Africa'] })).toEqual(['kenya', 'abroad', 'any'])
  const { options } = createEngine(records, TODAY, readLexicon())
  expect(options.named).toEqual(['KE'])
  expect(options.region.find(({ label }) => label === 'Africa')?.count).toBe(3)
  const only = createEngine(catalogue({ id: 'kenya', countries: ['KE'] }), TODAY, readLexicon())
  expect(only.options.region.map(({ label }) => label)).toEqual(['Africa'])
  expect(options.open.map(({ value, count }) => [value, count])).toEqual([
    ['country', 1],
    ['field', 0],
  ])
})

test('a link or a followed search from before a country was renamed finds the same', () => {
  const records = catalogue({ id: 'kenya', countries: ['KE'] }, { id: 'turkiye', countries: ['TR'] })
  expect(idsFor(records, { country: ['Turkey'] })).toEqual(['turkiye'])
  expect(idsFor(records, { country: ['turkey', 'Kenya'] })).toEqual(['kenya', 'turkiye'])
  // No former name is the name of another country today.
  const names = new Set<string>(COUNTRIES.map(({ name }) => name))
  expect(OTHER_NAMES.filter(([, name]) => names.has(name))).toEqual([])
})

test('awards for one kind of people are for them first, then those for anybody, and never those for other kinds', () => {
  const kinds = {
    roma: 'Roma only',
    foster: 'Foster youth only',
    prison: 'People who have been in prison only',
    soldiers: 'Children of members of the US forces only',
    maori: 'Māori only',
    immigrants: 'Immigrants without permanent status only',
  }
  const records = catalogue(
    { id: 'any', audience: 'Open to All' },
    ...Object.entries(kinds).map(([id, audience]) => ({ id, audience })),
  )
  expect(idsFor(records, {}, 'roma students')).toEqual(['roma', 'any'])
  expect(idsFor(records, {}, 'foster youth')).toEqual(['foster', 'any'])
  expect(idsFor(records, {}, 'ex offender')).toEqual(['prison', 'any'])
  expect(idsFor(records, {}, 'military families')).toEqual(['soldiers', 'any'])
  expect(idsFor(records, {}, 'maori scholarship')).toEqual(['maori', 'any'])
  expect(idsFor(records, {}, 'undocumented student')).toEqual(['immigrants', 'any'])
})

test('a broad field matches its subjects, and a subject its broad field', () => {
  const records = catalogue({ id: 'broad', fields: ['natural-sciences'] }, { id: 'subject', fields: ['chemistry'] })
  // What names the subject itself comes first.
  expect(idsFor(records, { field: ['chemistry'] })).toEqual(['subject', 'broad'])
  expect(idsFor(records, { field: ['physics-astronomy'] })).toEqual(['broad'])
  expect(idsFor(records, { field: ['natural-sciences'] })).toEqual(['broad', 'subject'])
})

test('what is for men or boys alone is never shown to women', () => {
  const records = catalogue(
    { id: 'a', audience: 'Boys only' },
    { id: 'b', audience: 'Women only' },
    { id: 'c', audience: 'Open to All' },
    { id: 'd', audience: 'Men only' },
  )
  expect(idsFor(records, {}, 'for boys')).toEqual(['a', 'd', 'c'])
  expect(idsFor(records, {}, 'for women')).toEqual(['b', 'c'])
})

/** The interpretation of a query from which a text is removed. */
function understoodWithout(searchKey: string, text: string) {
  const engine = createEngine(
    catalogue({ id: 'a', citizenship: 'any', about: ['Chevening alpha.'] }),
    TODAY,
    readLexicon(),
  )
  const search = (without: readonly Span[]) =>
    engine.search({ choices: {}, searchKey, without, page: 1, pageSize: 8 }).understood
  const spans = search([]).flatMap((querySpan) => (querySpan.text === text ? [querySpan.span] : []))
  return search(spans)
    .map(({ kind, label }) => `${kind}:${label}`)
    .join('; ')
}

test.each([
  ['chevening nigeria', 'chevening', 'citizenship:Nigeria'],
  ['Indians UK India', 'Indians', 'country:United Kingdom'],
  ['masters -mba uk', '-mba', "level:Master's; country:United Kingdom"],
  ['Europe, not Germany', 'Europe', 'country:not Germany'],
  ['Europe, not Germany', 'not Germany', 'region:Europe'],
  ['masters or phd in canada for kenyans', 'in canada', "level:Master's; level:PhD; citizenship:Kenya"],
  ['after bsc to phd germany', 'germany', 'level:PhD'],
  ['nurse working in qatar masters', 'masters', 'field:Nursing & Midwifery'],
  // It only ranks beside nursing, and does so without it.
  ['nursing alpha', 'nursing', ''],
])('the other spans keep their interpretation: %s without %s', (searchKey, text, left) => {
  expect(understoodWithout(searchKey, text)).toBe(left)
})

test('of two spans with the same letters, one can be removed', () => {
  const engine = createEngine(
    catalogue({ id: 'a', levels: ['master'], fields: ['business-management'] }),
    TODAY,
    readLexicon(),
  )
  const search = (without: readonly Span[]) =>
    engine.search({ choices: {}, searchKey: 'my mba', without, page: 1, pageSize: 8 }).understood
  const both = search([])
  expect(both.map(({ kind, span }) => [kind, span])).toEqual([
    ['level', [3, 6, 'level']],
    ['field', [3, 6, 'field']],
  ])
  expect(search([[3, 6, 'level']])).toMatchObject([{ kind: 'field', text: 'mba' }])
  expect(search([[3, 6]])).toEqual([])
  // No query span is here.
  expect(
    search([
      [2, 6],
      [3, 5],
      [0, 2],
      [90, 99],
    ]),
  ).toEqual(both)
})

test('a title is removed as a whole', () => {
  const engine = createEngine(
    catalogue({ id: 'a', name: 'Learn Africa Scholarships' }, { id: 'b' }),
    TODAY,
    readLexicon(),
  )
  const search = (without: readonly Span[]) =>
    engine.search({ choices: {}, searchKey: 'learn africa scholarships', without, page: 1, pageSize: 8 })
  expect(search([])).toMatchObject({ count: 1, understood: [{ span: [0, 25] }] })
  expect(search([[0, 25]])).toMatchObject({ count: 2, understood: [] })
  expect(search([[0, 5]])).toMatchObject({ count: 1 })
})

test('an alternative has the spans that it drops and broadens, after those of the request', () => {
  const records = catalogue({ id: 'a', countries: ['FR'], levels: ['master'], fields: ['chemistry'] })
  const engine = createEngine(records, TODAY, readLexicon())
  const request = { choices: {}, searchKey: 'alpha mba in germany', page: 1, pageSize: 8 }
  const { alternatives } = engine.search({ ...request, without: [[0, 5]] })
  expect(alternatives).toMatchObject([
    {
      without: [
        [0, 5],
        [6, 9, 'field'],
      ],
      widen: [[10, 20]],
    },
  ])
  const [only] = alternatives
  const response = engine.search({ ...request, without: only?.without ?? [], widen: only?.widen ?? [] })
  expect(response).toMatchObject({ exact: true, count: 1 })
  expect(response.understood.map(({ kind, text, label }) => [kind, text, label])).toEqual([
    ['level', 'mba', "Master's"],
    ['region', 'in germany', 'Western Europe'],
  ])
})

test('each name of a list has a label with "like" or "not"', () => {
  const engine = createEngine(catalogue({ id: 'Chevening' }, { id: 'Rhodes' }), TODAY, readLexicon())
  const labelsOf = (searchKey: string) =>
    engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 }).understood.map(({ label }) => label)
  expect(labelsOf('like chevening or rhodes')).toEqual(['like chevening', 'like rhodes'])
  expect(labelsOf('not chevening or rhodes')).toEqual(['not chevening', 'not rhodes'])
})

test('a broadened constraint is broadened no further, but dropped', () => {
  const engine = createEngine(catalogue({ id: 'a', levels: ['high-school'] }), TODAY, readLexicon())
  const request = { choices: {}, searchKey: 'phd', widen: [[0, 3]] as const, page: 1, pageSize: 8 }
  expect(engine.search(request).alternatives).toMatchObject([{ relaxed: [{ to: null }], without: [[0, 3]] }])
})

test('countries of a few regions are broadened, those of many are dropped: no query could name them all', () => {
  const engine = createEngine(
    catalogue({ id: 'a', countries: ['NO'] }, { id: 'b', countries: ['BR'] }),
    TODAY,
    readLexicon(),
  )
  const broadenedTo = (searchKey: string) =>
    engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 }).alternatives[0]?.relaxed[0]?.to
  expect(broadenedTo('Sweden')).toEqual(['Northern Europe'])
  expect(broadenedTo('in commonwealth')).toBeNull()
})

test('a correction has the spelling of the catalogue, and can be removed', () => {
  const records = catalogue(
    { id: 'petronas', name: 'PETRONAS Sponsorship', funder: 'Petronas', about: ['PETRONAS, a company.'] },
    { id: 'stories', name: 'Untold Stories', about: ['A story.'] },
    { id: 'more', about: ['Stories told.'] },
  )
  const search = (searchKey: string) =>
    createEngine(records, TODAY, readLexicon()).search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  expect(search('petornas').understood).toEqual([{ kind: 'words', text: 'petornas', label: 'petronas', span: [0, 8] }])
  // The spelling that most records use.
  expect(search('storries').understood).toMatchObject([{ label: 'stories' }])
  // Another name that is two letters off is not a misspelling.
  expect(search('Petrobras')).toMatchObject({ exact: false, relaxed: [{ from: ['Petrobras'] }] })
})

test('R10 nothing matches: the nearest are shown, with the relaxed constraints', () => {
  const records = catalogue({ id: 'law', countries: ['KE'], fields: ['law'], types: ['merit'] })
  const response = createEngine(records, TODAY, readLexicon()).search({
    choices: { country: ['Kenya'], type: ['Need-based'] },
    searchKey: '',
    page: 1,
    pageSize: 8,
  })
  expect(response).toMatchObject({
    exact: false,
    count: 1,
    relaxed: [{ constraint: 'type', from: ['Need-based'], to: null }],
  })
})

test('names in one breath that the catalogue lacks are given up together', () => {
  const engine = createEngine(catalogue({ id: 'a' }), TODAY, readLexicon())
  const request = { choices: {}, searchKey: 'fulbright or rhodes', page: 1, pageSize: 8 }
  const { exact, alternatives } = engine.search(request)
  expect(exact).toBe(false)
  expect(alternatives.map(({ relaxed }) => relaxed.map(({ from }) => from))).toEqual([[['fulbright', 'rhodes']]])
  expect(engine.search({ ...request, ...alternatives[0] }).exact).toBe(true)
})

test('any request has a response: many words, many labels, pages that are none, strange characters', () => {
  const words = Array.from({ length: 300 }, (_, number) => `w${number}`)
  const records = catalogue({ id: 'wordy', about: [words.join(' ')] }, { id: 'other', about: [words.join(' ')] })
  const engine = createEngine(records, TODAY, readLexicon())
  const all = GROUPS.map((group) => [group, [...engine.options[group].map(({ label }) => label), ...words]])
  const choices: Choices = Object.fromEntries(all)
  for (const page of [1, 2, 0, -1, 1e9, Number.NaN]) {
    for (const searchKey of [words.join(' '), '\u0000\u202e%%', ',;,', "'’...", 'U.S.A. usa']) {
      for (const selected of [{}, choices]) {
        const request = { choices: selected, searchKey, page, pageSize: 8 }
        expect(engine.search(request).count).toBe(2)
        expect(engine.facets(request).country).toHaveLength(0)
      }
    }
  }
})

test('counts are those of the request, whatever those before it held', () => {
  const records = COUNTRIES.slice(0, 40).flatMap(({ code }, position) =>
    catalogue({ id: code, countries: [code], name: position < 3 ? 'Fulbright' : 'Rhodes', fields: ['law'] }),
  )
  const engine = createEngine(records, TODAY, readLexicon())
  const requests = ['fulbright', 'not fulbright', 'like fulbright', 'law', 'not law', ''].flatMap((searchKey) =>
    [{}, { field: ['Law'] }].map((choices) => ({ choices, searchKey, page: 1, pageSize: 8 })),
  )
  for (const request of [...requests, ...requests.toReversed()]) {
    const counts = createEngine(records, TODAY, readLexicon()).facets(request)
    expect(engine.facets({ ...request }), JSON.stringify(request)).toEqual(counts)
  }
})
