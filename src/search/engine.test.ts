import { expect, test } from 'vitest'
import { COUNTRIES } from '#domain/countries.ts'
import { catalogue, idsFor, TODAY } from '#test/searching.ts'
import { createEngine, GROUPS, type Choices } from './engine.ts'

test('A3 open to any matches every choice after the specific ones; not stated matches none', () => {
  const records = catalogue({ id: 'any', fields: 'any' }, { id: 'silent' }, { id: 'chemistry', fields: ['chemistry'] })
  expect(idsFor(records, { field: ['Chemistry'] })).toEqual(['chemistry', 'any'])
  expect(idsFor(records, {})).toEqual(['any', 'chemistry', 'silent'])
})

test('a broad field answers to its subjects, and a subject to its broad field', () => {
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

test('where people live says no more in an alternative that widens another part', () => {
  const records = catalogue({ id: 'a', countries: ['GB'], levels: ['bachelor'], fields: ['business-management'] })
  const { alternatives } = createEngine(records, TODAY).search({
    choices: {},
    searchKey: 'students in new york, mba germany',
    page: 1,
    pageSize: 8,
  })
  expect(alternatives.map(({ searchKey }) => searchKey)).toEqual([
    "students, Bachelor's Master's PhD Business & Management",
  ])
})

test('what people said of themselves is written anew where they need it only', () => {
  const records = catalogue({ id: 'a', countries: ['DE'], citizenship: 'any', about: ['Chevening.'] })
  const engine = createEngine(records, TODAY)
  const ask = (searchKey: string) => engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  const keyFor = (searchKey: string) => ask(searchKey).alternatives[0]?.searchKey
  expect(keyFor('xyzzyq international students Germany')).toBe('international students Germany')
  expect(keyFor('international students France')).toBe('not from France, in Western Europe')
  expect(engine.without('international students Germany', 1)).toBe('international students')
  expect(engine.without('Indians UK India', 0)).toBe('UK, in India')
  expect(engine.without('Indians India abroad', 0)).toBe('in India, abroad')
  expect(engine.without('Nigerian abroad uk Nigerian scholarship', 0)).toBe('abroad uk, in Nigeria')
  expect(engine.without('uk Nigerian Nigerian scholarship', 1)).toBe('uk, in Nigeria')
  expect(engine.without('international phd germany', 1)).toBe('not from Germany, germany')
  const { understood } = ask('international students Nigerian scholarship')
  expect(understood.map(({ text }) => text)).toEqual(['international students', 'Nigerian scholarship'])
  expect(engine.without('India chemistry western europe', 1)).toBe('from India, western europe')
  expect(engine.without('Kenya anywhere but from Kenya estudiantes extranjeros', 1)).toBe(
    'Kenya anywhere, estudiantes extranjeros',
  )
  expect(engine.without('kenya girls Indians India abroad', 0)).toBe('Indians India')
  expect(engine.without('masters or phd in canada or the usa for kenyans', 0)).toBe(
    'phd in canada or the usa for kenyans',
  )
  expect(engine.without('masters or phd in canada for kenyans', 2)).toBe('masters or phd, for kenyans')
  expect(engine.without('nurse working in qatar masters', 0)).toBe('masters')
  expect(engine.without('study chinese in taiwan', 1)).toBe('Languages')
  expect(engine.without('nursing md alpha', 2)).toBe('nursing')
  expect(engine.without('graduate of kenya', 1)).toBe('graduate')
  expect(engine.without('btech student alpha masters', 2)).toBe('after btech, alpha')
  expect(engine.without('btech student high school graduates', 2)).toBe('btech student')
  expect(engine.without('nigerian in uk masters canada', 1)).toBe('nigerian, canada')
})

test('countries of a few regions are widened, those of many are given up: no key could name them all', () => {
  const engine = createEngine(catalogue({ id: 'a', countries: ['NO'] }, { id: 'b', countries: ['BR'] }), TODAY)
  const wayOf = (searchKey: string) =>
    engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 }).alternatives[0]?.relaxed[0]?.to
  expect(wayOf('Sweden')).toEqual(['Northern Europe'])
  expect(wayOf('in commonwealth')).toBeNull()
})

test('what another part made more exact stays so in an alternative without that part', () => {
  const chemistry = createEngine(catalogue({ id: 'a', levels: ['master'], fields: ['chemistry'] }), TODAY)
  const { alternatives } = chemistry.search({ choices: {}, searchKey: 'mba postgraduate', page: 1, pageSize: 8 })
  // Beside an MBA, "postgraduate" is a master's; alone it may be a doctorate.
  expect(alternatives[0]?.searchKey).toBe("Master's, Master's")
})

test('a correction is shown as the catalogue writes the word, and can be taken out', () => {
  const records = catalogue(
    { id: 'petronas', name: 'PETRONAS Sponsorship', funder: 'Petronas', about: ['PETRONAS, a company.'] },
    { id: 'stories', name: 'Untold Stories', about: ['A story.'] },
    { id: 'more', about: ['Stories told.'] },
  )
  const ask = (searchKey: string) =>
    createEngine(records, TODAY).search({ choices: {}, searchKey, page: 1, pageSize: 8 })
  expect(ask('petornas').understood).toEqual([{ kind: 'words', text: 'petornas', label: 'petronas' }])
  // The spelling that most records use.
  expect(ask('storries').understood).toMatchObject([{ label: 'stories' }])
  // Another name that is two letters off is not a misspelling.
  expect(ask('Petrobras')).toMatchObject({ exact: false, relaxed: [{ from: ['Petrobras'] }] })
})

test('R10 nothing matches: the nearest are shown, and what was given up is said', () => {
  const records = catalogue({ id: 'law', countries: ['KE'], fields: ['law'], types: ['merit'] })
  const answer = createEngine(records, TODAY).search({
    choices: { country: ['Kenya'], type: ['Need-based'] },
    searchKey: '',
    page: 1,
    pageSize: 8,
  })
  expect(answer).toMatchObject({
    exact: false,
    count: 1,
    relaxed: [{ constraint: 'type', from: ['Need-based'], to: null }],
  })
})

test('any question is answered: many words, many labels, pages that are none, strange characters', () => {
  const words = Array.from({ length: 300 }, (_, number) => `w${number}`)
  const records = catalogue({ id: 'wordy', about: [words.join(' ')] }, { id: 'other', about: [words.join(' ')] })
  const engine = createEngine(records, TODAY)
  const all = GROUPS.map((group) => [group, [...engine.options[group].map(({ label }) => label), ...words]])
  const choices: Choices = Object.fromEntries(all)
  for (const page of [1, 2, 0, -1, 1e9, Number.NaN]) {
    for (const searchKey of [words.join(' '), '\u0000\u202e%%', ',;,', "'’...", 'U.S.A. usa']) {
      for (const chosen of [{}, choices]) {
        const question = { choices: chosen, searchKey, page, pageSize: 8 }
        expect(engine.search(question).count).toBe(2)
        expect(engine.facets(question).country).toHaveLength(0)
      }
    }
  }
})

test('counts are those of the question that is asked, whatever the one before it held', () => {
  // Counts of few options are not remembered.
  const records = COUNTRIES.slice(0, 40).flatMap(({ code }, place) =>
    catalogue({ id: code, countries: [code], fields: ['law'], levels: [place % 2 === 0 ? 'master' : 'doctorate'] }),
  )
  const level = createEngine(records, TODAY).options.level[0]?.value ?? ''
  const question = { choices: { field: ['Law'], level: [level] }, searchKey: '', page: 1, pageSize: 8 }
  const engine = createEngine(records, TODAY)
  // Search keys that look like the engine's own cache keys must not collide with them.
  for (const searchKey of [`level:${level}\n`, `level:${level}`, `\nlevel:${level}\n`]) {
    engine.facets({ ...question, choices: { field: ['Law'] }, searchKey })
  }
  expect(engine.facets(question)).toEqual(createEngine(records, TODAY).facets(question))
})
