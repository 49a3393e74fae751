import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { NO_WORDS } from '#test/searching.ts'
import { interpret } from './interpret.ts'

const lexicon = readLexicon()
const labels = (text: string) =>
  interpret(text, { lexicon, known: NO_WORDS, today: '2026-11-25' }).querySpans.flatMap(({ kind, label }) =>
    kind === 'rank' ? [] : [`${kind}:${label}`],
  )

test('a list behind a negation ends where its marks do', () => {
  const none = 'country:not United States or United Kingdom or Canada'
  expect(labels('not interested in usa/uk/canada, masters')).toEqual([none, "level:Master's"])
  expect(labels('not USA, UK, Canada')).toEqual([none])
  expect(labels('nicht in USA/UK/Kanada')).toEqual([none])
  // Two with a comma may be two wishes.
  expect(labels('not from the EU, Netherlands')).toEqual(['citizenship:not European Union', 'country:Netherlands'])
})

test('a name with "of" is found beside cues that begin with the same words', () => {
  expect(labels('just out of prison, law')).toEqual(['audience:People who have been in prison', 'field:Law'])
  expect(labels('out of Kenya')).toEqual(['country:not Kenya'])
})

test('a word that says little by itself says more where commas keep it apart', () => {
  expect(labels("wants to finish her bachelor's, us")).toEqual(["level:Bachelor's", 'country:United States'])
  expect(labels('PhD (education)')).toEqual(['level:PhD', 'field:Education'])
  expect(labels('tell us')).toEqual([])
})

test('where somebody was hurt, has served or works is no place to study in', () => {
  expect(labels('lost a leg in Iraq, law in Canada')).toEqual([
    'audience:Disabled people',
    'field:Law',
    'country:Canada',
  ])
  expect(labels('served two years in Iraq, law')).toEqual(['field:Law'])
  expect(labels('I have been accepted at a university in Canada')).toEqual(['country:Canada'])
  expect(labels('working full time in Kenya, masters')).toContain('residence:Kenya')
  expect(labels('teach Spanish in Canada')).toEqual(['word:Spanish', 'country:Canada'])
})

test('who raises children alone is a single parent, and parents are not', () => {
  expect(labels('dad raising 2 kids alone')).toContain('audience:Single parents')
  expect(labels('raising two children on my own, nursing')).toContain('audience:Single parents')
  expect(labels('Eltern zahlen nix, Bachelor')).toEqual(['means:little money', "level:Bachelor's"])
})

test('descent is no citizenship', () => {
  expect(labels('Armenian diaspora, masters')).toEqual(['audience:People of Armenian descent', "level:Master's"])
  expect(labels('карта поляка')).toEqual(['audience:People of Polish descent'])
  expect(labels('польского происхождения')).toEqual(['audience:People of Polish descent'])
  expect(labels('Samoan heritage')).toEqual(['audience:People of Pacific descent'])
  // For these there is no award, and their word only ranks.
  expect(labels('of Italian descent, masters')).toEqual(['group:Italian', "level:Master's"])
  expect(labels('Italian American, law')).toEqual(['group:Italian', 'field:Law'])
  expect(labels('Armenian student')).toEqual(['citizenship:Armenia'])
})

test('A levels that somebody wants to take are at school', () => {
  expect(labels('sponsor for my A levels')).toEqual(['level:High School'])
  expect(labels('A levels')).toEqual(["level:High School or Bachelor's"])
})

test('what a form names as a nationality is one, and a language that somebody speaks is none', () => {
  expect(labels('Nationality: Kenya, masters')).toEqual(['citizenship:Kenya', "level:Master's"])
  expect(labels('país de origen: Perú, máster')).toEqual(['citizenship:Peru', "level:Master's"])
  expect(labels('German speaking, PhD')).toEqual(['unsupported:German speaking', 'level:PhD'])
})

test('where somebody protested or volunteered is no country to study in', () => {
  expect(labels('arrested in Belarus, bachelor in Poland')).toEqual([
    'citizenship:Belarus',
    "level:Bachelor's",
    'country:Poland',
  ])
  expect(labels('volunteered in Kenya, law')).toEqual(['field:Law'])
})
