import { expect, test } from 'vitest'
import { readProjectFile } from './source-files.ts'
import { entriesIn, sourcesIn, strayWords } from './vocabulary.ts'

const entries = entriesIn(readProjectFile('test/vocabulary.tsv'))
const folders = [...new Set(entries.flatMap((entry) => entry.folders))]

test.each(folders)('%s says the words of the field', (folder) => {
  const sources = sourcesIn([folder])
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.flatMap(([path, source]) => strayWords(path, source, entries))).toEqual([])
})

test.each([
  ['a name', 'const slotsOf = 1'],
  ['a constant', 'const NO_SLOTS = 1'],
  ['a field', 'interface A { readonly slot: number }'],
  ['a comment', '/** The\n * slots of it. */'],
  ['a comment behind code', 'f() // by slot'],
  ['several words in a name', 'const isGivenUp = 1'],
  ['several words in a comment', '// What was given up.'],
])('%s with a word that is gone is found', (_, source) => {
  expect(strayWords('src/search/a.ts', source, entries)).toHaveLength(1)
})

test.each([
  ['a text', "f('slot', `slots`)"],
  ['an expression', 'const A = /slots/'],
  ['code in a comment', '// See `slots`, as in "a slot".'],
  ['a longer word', 'const slotted = 1'],
  ['a name that the API has', 'const { told } = response'],
])('%s is not held to the vocabulary', (_, source) => {
  expect(strayWords('src/search/a.ts', source, entries)).toEqual([])
})

test('a file is named by the words of the field, too; other folders say their own', () => {
  expect(strayWords('src/search/ways-out.ts', '', entries)).toHaveLength(1)
  expect(strayWords('src/web/a.ts', 'const slots = 1', entries)).toEqual([])
})

test('an entry without a word to use instead is refused', () => {
  expect(() => entriesIn('slot\t\tsrc/search')).toThrow('needs a word')
})
