import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { NO_WORDS } from '#test/searching.ts'
import { interpret } from './interpret.ts'

const lexicon = readLexicon()
const known = {
  ...NO_WORDS,
  named: (words: readonly string[]) => words.every((word) => word === 'mext' || word === 'for'),
}
const read = (text: string) => interpret(text, { lexicon, known, today: '2026-11-25' }).querySpans
const labels = (text: string) =>
  read(text).flatMap(({ kind, label }) => (kind === 'rank' || kind === 'word' ? [] : [`${kind}:${label}`]))

test('a class of school beside a degree is held', () => {
  expect(labels('class 12, engineering degree')).toEqual([
    'held:High School',
    'field:Engineering & Construction',
    "level:Bachelor's",
  ])
  expect(labels('law degree')).toEqual(['field:Law', "level:Bachelor's or Master's or PhD"])
})

test('who is in the last class of school goes to school, and who has its examination may not', () => {
  expect(labels('I am in form four in Kenya')).toEqual(['level:High School', 'country:Kenya'])
  expect(labels('form four, Kenya')).toEqual(["level:High School or Bachelor's", 'country:Kenya'])
  expect(labels('WAEC, university in Kenya')).toEqual(["level:Bachelor's", 'country:Kenya'])
})

test('whose school is in a country lives there, if they want to go to another', () => {
  const toCanada = ['residence:Kenya', 'country:Canada']
  expect(labels('I go to school in Kenya and want to study in Canada')).toEqual(toCanada)
  expect(labels('I just left school in Kenya, Canada')).toEqual([
    "level:High School or Bachelor's",
    'residence:Kenya',
    'country:Canada',
  ])
})

test('a nationality behind a word for scholarships is one, if it asks for what is abroad', () => {
  expect(labels('海外大学 奨学金 日本人')).toEqual(['country:not Japan', 'citizenship:Japan'])
  expect(labels('at home, Kenyan')).toEqual(['country:Kenya', 'citizenship:Kenya'])
  expect(labels('Kenyan, abroad')).toEqual(['citizenship:Kenya', 'country:not Kenya'])
})

test('an everyday word behind "like" is no programme', () => {
  expect(labels('a trade like mechanics')).toEqual([])
  expect(labels('I would like a paid masters')).toEqual(["level:Master's"])
  expect(labels('like mext')).toEqual(['like:mext'])
})

test('a name behind "except" ends before a little word', () => {
  expect(labels('japan except mext for masters')).toEqual(['country:Japan', 'like:not mext', "level:Master's"])
})

test('what a subject is called by comes first, without what all subjects are called', () => {
  expect(read('islamic studies').map(({ near }) => near)).toEqual([[{ words: ['islamic'], isAround: false }]])
})

test('a clause about relatives ends where the next begins', () => {
  expect(labels('my father works in Peru but I want law in Kenya')).toEqual(['field:Law', 'country:Kenya'])
  expect(labels('my wife and children while I do my masters')).toEqual(["level:Master's"])
})

test('what people write in chats is no word to look for', () => {
  const words = (text: string) => read(text).flatMap(({ kind, text: typed }) => (kind === 'country' ? [] : [typed]))
  expect(words('slt jcherche une bourse pr le Canada')).toEqual([])
  expect(words('hey any1, scholarships in Canada plzz')).toEqual([])
})
