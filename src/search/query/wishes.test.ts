import { expect, test } from 'vitest'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { interpret } from './interpret.ts'
import { NO_WORDS } from '#test/searching.ts'

const lexicon = readLexicon()
const labels = (text: string) =>
  interpret(text, { lexicon, known: NO_WORDS, today: '2026-11-25' }).querySpans.flatMap(({ kind, label }) =>
    kind === 'word' || kind === 'rank' ? [] : [`${kind}:${label}`],
  )

test('a degree is none of a school, unless a level is named or has been reached', () => {
  const degree = "level:Bachelor's or Master's or PhD"
  expect(labels('law degree')).toEqual(['field:Law', degree])
  expect(labels('phd degree')).toEqual(['level:PhD'])
  expect(labels('diploma holder wants a degree in Kenya')).toEqual(["level:Bachelor's", 'country:Kenya'])
  expect(labels('my law degree')).toEqual(['field:Law'])
  expect(labels('I have a degree in law')).toEqual(['field:Law'])
  expect(labels('non-degree exchange')).toEqual(['type:Exchange'])
})

test('what somebody is yields to the subject that they wish for', () => {
  const wish = ["level:Master's", 'field:Public Health']
  expect(labels("I'm a nurse and want a master's in public health")).toEqual(['held:Nursing & Midwifery', ...wish])
  expect(labels('médecin cherche master santé publique')).toEqual(['held:Medicine', ...wish])
  expect(labels('nurse looking for a scholarship')).toEqual(['field:Nursing & Midwifery'])
  expect(labels('law or economics, need a scholarship')).toEqual(['field:Law', 'field:Economics'])
})

test('a place said again behind a people is no place to study in, and a wish or an award ends what is said of a relative', () => {
  expect(labels('congolaise (RDC), master')).toEqual(['citizenship:Democratic Republic of the Congo', "level:Master's"])
  expect(labels('Kenyan in Kenya')).toContain('country:Kenya')
  expect(labels('as a single mum of 2 can i study nursing')).toEqual([
    'audience:Single mothers',
    'field:Nursing & Midwifery',
  ])
  expect(labels('I care for my mum, scholarship in Kenya')).toContain('country:Kenya')
  expect(labels('carer of my mum scholarship Kenya')).toContain('country:Kenya')
  expect(labels("firefighter's kid, law")).toEqual(['field:Law'])
})
