import { expect, test } from 'vitest'
import { matchNames, namesOf } from './match-names.ts'

const NAMES = namesOf({
  places: ['Germany', 'Ghana', 'New Zealand', "Côte d'Ivoire", 'Türkiye', 'United Kingdom', 'India'],
  fields: ['Business & Law', 'Law', 'Public Health', 'Geography'],
  audiences: ['Women'],
  funders: ['German Academic Exchange Service (DAAD)', 'University of Oxford', 'Gerda Henkel Foundation', 'DAAD'],
  programmes: ['DAAD', 'Women in Law', 'Study in Ghana', 'Schlumberger Fund', "Master's Award"],
})
const found = (typed: string) => matchNames(NAMES, typed).map(({ name, kind }) => `${kind} ${name}`)

test('a name is found by its beginning, then by that of a word in it, the shorter first', () => {
  expect(found('law')).toEqual(['field Law', 'programme Women in Law', 'field Business & Law'])
  expect(found('ger')).toEqual([
    'place Germany',
    'funder Gerda Henkel Foundation',
    'funder German Academic Exchange Service (DAAD)',
  ])
})

test('never by what stands inside a word', () => {
  expect(found('berger')).toEqual([])
  expect(found('hana')).toEqual([])
})

test.each([
  ['cote divoire', []],
  ['COTE D', ["place Côte d'Ivoire"]],
  ["côte d'iv", ["place Côte d'Ivoire"]],
  ['turki', ['place Türkiye']],
  ['business and l', ['field Business & Law']],
  ['business & la', ['field Business & Law', 'field Law']],
  ["master's", ["programme Master's Award"]],
])('accents, case and marks do not matter: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

test('only the last words count, and most of them are replaced that can be', () => {
  expect(matchNames(NAMES, 'I am a nurse, law in new zea')).toEqual([
    { kind: 'place', name: 'New Zealand', text: 'I am a nurse, law in New Zealand' },
  ])
  expect(matchNames(NAMES, 'in ghan').map(({ text }) => text)).toEqual(['in Ghana', 'in Study in Ghana'])
  expect(matchNames(NAMES, 'study in gha').map(({ text }) => text)).toEqual(['Study in Ghana', 'study in Ghana'])
  expect(found('germany 2027')).toEqual([])
})

test('a word after which there is a space is whole', () => {
  expect(found('new ')).toEqual(['place New Zealand'])
  expect(found('ger ')).toEqual([])
})

test('what many names hold is not enough: one letter, or two within a name', () => {
  expect(found('g')).toEqual([])
  expect(found('masters in')).toEqual(['place India'])
  expect(found('of')).toEqual([])
  expect(found('')).toEqual([])
})

test('a name of two things is there once', () => {
  expect(found('daad')).toEqual(['funder DAAD', 'funder German Academic Exchange Service (DAAD)'])
})

test('there are at most eight', () => {
  const many = namesOf({ programmes: Array.from({ length: 20 }, (_, number) => `Award ${number}`) })
  expect(matchNames(many, 'awa')).toHaveLength(8)
})

test('a server that knows no names, or not all of them, suggests what it has', () => {
  expect(namesOf(null)).toEqual([])
  expect(matchNames(namesOf({ fields: ['Law'] }), 'la').map(({ name }) => name)).toEqual(['Law'])
})
