import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { interpret } from './interpret.ts'
import { NO_WORDS } from '#test/searching.ts'

const lexicon = readLexicon()
const read = (text: string) => interpret(text, { lexicon, known: NO_WORDS, today: '2026-11-25' })
const speakers = (text: string) => read(text).speakers
const labels = (text: string) =>
  read(text).querySpans.flatMap(({ kind, label }) => (kind === 'word' || kind === 'rank' ? [] : [`${kind}:${label}`]))

test('a word that two languages have speaks for both, and letters that one of them has for that one', () => {
  expect(speakers('стипендия')).toEqual(expect.arrayContaining(['BG', 'RU', 'KZ']))
  expect(speakers('стипендии для магистратуры')).not.toContain('BG')
  expect(speakers('奨学')).toEqual(['JP'])
  expect(speakers('奖学')).toContain('CN')
})

test('a currency shows where somebody is from only beside a figure, and an examination only where it is one', () => {
  expect(speakers('rand merchant bank')).toEqual([])
  expect(speakers('bursary of 5000 rand')).toEqual(['ZA'])
  expect(speakers('vestibular rehabilitation')).toEqual([])
  expect(speakers('vestibular 2027')).toEqual(['BR'])
  expect(speakers('training for NEET youth')).toEqual([])
  expect(labels('vestibular rehabilitation')).toEqual(['field:Therapy & Rehabilitation'])
})

test('Russian and Arabic are read in Latin letters, too', () => {
  expect(labels('stipendiya v kitae')).toEqual(['country:China'])
  expect(labels('magistratura v chehii')).toEqual(["level:Master's", 'country:Czechia'])
  expect(labels('stipendii v turcii')).toEqual(['country:Türkiye'])
  expect(speakers('mine7a f france')).toContain('MA')
  expect(speakers('minha dirasiya')).toContain('SA')
  expect(speakers('minha bolsa')).not.toContain('SA')
})

test('a semester abroad is an exchange at a university, unless a level is named', () => {
  expect(labels('Auslandssemester')).toEqual(['type:Exchange', "level:Bachelor's or Master's"])
  expect(labels('high school semester abroad')).toEqual(['level:High School', 'type:Exchange'])
  expect(labels('post hsc')).toEqual(["level:Vocational & Diploma or Bachelor's"])
})
