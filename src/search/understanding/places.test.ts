import { expect, test } from 'vitest'
import { PLACE_NAMES } from '#domain/place-names.ts'
import { createSaidBy } from '#test/said-by.ts'
import type { KnownWords } from './correction.ts'
import { understand } from './understand.ts'

/** A catalogue that has these words. */
function knowing(text: string): KnownWords {
  const words = text.split(' ')
  return { has: (word) => words.includes(word), correct: () => undefined, written: (word) => word }
}

test('a place within a country is that country and no other, or words', () => {
  for (const [code, names = ''] of Object.entries(PLACE_NAMES)) {
    for (const name of names.split(', ')) {
      for (const text of ['', name]) {
        const { parts } = understand(name, knowing(text))
        expect(parts.length, name).toBeGreaterThan(0)
        for (const { meanings } of parts) for (const { values } of meanings) expect(values, name).toEqual([code])
      }
    }
  }
})

const saidBy = createSaidBy('munich new york lahore coast gold griffith', {})

test.each([
  ['phd in munich', 'PhD; Germany'],
  ['phd in zurich', 'PhD; Switzerland'],
  ['university of munich', '"munich"'],
  ['munich university', '"munich"'],
  ['high school munich', 'High School; Germany'],
  ['scholarships from lahore', '"lahore"'],
  ['i am from lahore', 'Citizenship: Pakistan'],
  // The texts know "gold" and "coast" only from gold medals and the west coast.
  ['griffith gold coast', '"griffith"; Australia'],
])('a place is its country, but in the name of an institution its words: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['birmingham, alabama', 'United States'],
  ['nursing in paris texas', 'Nursing & Midwifery; United States'],
  ['cambridge massachusetts phd', 'United States; PhD'],
  ['london new york', 'United Kingdom; United States'],
  ['london or texas', 'United Kingdom; United States'],
  ['houston texas', 'United States; United States'],
])('a town before a state is in that state: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each([
  ['campina', '"campina"'],
  ['campinas', 'Brazil'],
  ['campina grande', 'Brazil'],
  ['brussel', 'Belgium'],
  ['texas', 'United States'],
  ['tamilnadu', 'India'],
])('a town is known as it is written: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})

test.each(['not in munich', 'masters not munich', 'except munich', 'hors munich', 'outside of munich'])(
  'a denied city does not ask for its country, and is given up openly: %s',
  (searchKey) => {
    const denied = understand(searchKey, knowing('munich')).parts.at(-1)
    expect(denied).toMatchObject({ text: searchKey.replace('masters ', ''), word: '', meanings: [] })
  },
)

test.each([
  ['phd in munich', [['munich']]],
  ['masters new york', [['new', 'york']]],
  ['munich or lahore', [['munich'], ['lahore']]],
  ['phd in berlin', []],
  ['munich university', []],
  ['gold coast masters', []],
  ['i am from lahore, masters not munich', []],
])('what is of a place where people want to study comes first: %s', (searchKey, near) => {
  expect(understand(searchKey, knowing('munich new york lahore coast gold')).near).toEqual(near)
})
