import { expect, test } from 'vitest'
import type { OptionGroups, Understood } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import type { Found } from '#web/read-answers.ts'
import { toggled, loadRegions } from './chosen.ts'
import { toggledRead, withRead } from './read-choices.ts'
import type { Results } from './search-results.ts'

const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label, count: 1 }))
const facets: OptionGroups = {
  C: optionsOf('Austria', 'Germany'),
  F: [],
  L: optionsOf('PhD'),
  A: [],
  T: [],
  R: optionsOf('Europe'),
  O: [],
}

function resultsOf(selection: Selection, understood: readonly Understood[]): Results {
  // Only what was understood is read.
  const answer = { understood, told: [] } as unknown as Found
  return { selection, page: 1, answer, facets, exact: true, renewed: false, failure: null }
}

const germany: Understood = { kind: 'country', text: 'germany', label: 'Germany', span: [4, 11] }
const phd: Understood = { kind: 'level', text: 'phd', label: 'PhD', span: [0, 3] }
const selection: Selection = { searchKey: 'phd germany' }
const results = resultsOf(selection, [phd, germany])

test('R8 what was read in the words is ticked, if it does not narrow what was chosen', () => {
  expect(withRead(results, selection, facets)).toEqual({ ...selection, country: ['Germany'], level: ['PhD'] })
  expect(withRead(results, { ...selection, country: ['Austria'] }, facets).country).toEqual(['Austria'])
  expect(withRead(results, { ...selection, country: ['Germany'] }, facets).country).toEqual(['Germany'])
  expect(withRead(results, { ...selection, without: [[4, 11]] }, facets).country).toBeUndefined()
})

test('R8 a press on what was read takes it out of the words, the last one all of them', () => {
  const without = toggledRead(results, selection, facets, 'country', 'Germany')
  expect(without).toEqual({ ...selection, without: [[4, 11]] })
  expect(toggledRead(results, without, facets, 'level', 'PhD')).toEqual({})
  const both = { ...selection, country: ['Germany'] }
  expect(toggledRead(results, both, facets, 'country', 'Germany'), 'chosen, too').toEqual(without)
})

test('R8 another option joins what was read of its group', () => {
  expect(toggledRead(results, selection, facets, 'country', 'Austria')).toEqual({
    ...selection,
    country: ['Germany', 'Austria'],
    without: [[4, 11]],
  })
})

test('R8 a region is ticked as a country is, and gives way to a country of its own', async () => {
  const europe = { ...germany, kind: 'region' as const, label: 'Europe' }
  const read = resultsOf(selection, [phd, europe])
  expect(withRead(read, selection, facets).country).toEqual(['Europe'])
  expect(toggledRead(read, selection, facets, 'country', 'Europe')).toEqual({ ...selection, without: [[4, 11]] })
  await loadRegions()
  const inside = toggledRead(read, selection, facets, 'country', 'Austria')
  expect(inside).toEqual({ ...selection, country: ['Austria'], without: [[4, 11]] })
  expect(toggledRead(read, selection, facets, 'country', 'Japan').country).toEqual(['Europe', 'Japan'])
  expect(toggled(inside, 'country', 'Europe').country).toEqual(['Europe'])
})

test('R8 a wider region, a denial and words that nothing was read in yet are no ticks: a choice narrows them', () => {
  for (const part of [
    { ...germany, kind: 'region' as const, label: 'European Union' },
    { ...germany, label: 'not Germany' },
  ]) {
    const read = resultsOf(selection, [part])
    expect(withRead(read, selection, facets).country).toBeUndefined()
    expect(toggledRead(read, selection, facets, 'country', 'Austria')).toEqual({ ...selection, country: ['Austria'] })
  }
  expect(withRead(results, { searchKey: 'law' }, facets)).toEqual({ searchKey: 'law' })
})
