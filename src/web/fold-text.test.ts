import { expect, test } from 'vitest'
import { lookUp, matching } from './fold-text.ts'
import { inOrder } from './ui/multi-select-options.tsx'

const options = ['Åland Islands', 'Ireland', 'Law', 'Arts & Humanities', 'Politics & Law', 'Clawson'].map((label) => ({
  label,
}))
const found = (typed: string) => matching(options, typed).map(({ label }) => label)

test('options are found without accents and casing, and "and" finds "&"', () => {
  expect(found('aland')).toEqual(['Åland Islands'])
  expect(found('ARTS AND')).toEqual(['Arts & Humanities'])
  expect(found('zz')).toEqual([])
  expect(found(' ')).toHaveLength(6)
})

test('labels that begin with what was typed come first', () => {
  expect(found('law')).toEqual(['Law', 'Politics & Law'])
})

test('everyday names find their option: whole ones first, beginnings from three letters, nothing inside a word', () => {
  const countries = ['Ukraine', 'United Kingdom', 'Netherlands', 'Bahrain', 'United States'].map((label) => ({ label }))
  const names = new Map([
    ['United Kingdom', ['uk', 'great britain', 'england']],
    ['Netherlands', ['holland', 'the hague']],
    ['United States', ['new england']],
  ])
  const called = (typed: string) => matching(countries, typed, names).map(({ label }) => label)
  expect(called('UK')).toEqual(['United Kingdom', 'Ukraine'])
  expect(called('engl')).toEqual(['United Kingdom', 'United States'])
  expect(called('england')).toEqual(['United Kingdom'])
  expect(called('holl')).toEqual(['Netherlands'])
  expect(called('Britain')).toEqual(['United Kingdom'])
  expect(called('ho')).toEqual([])
  expect(called('rain')).toEqual([])
  expect(called('land')).toEqual([])
})

test('L4 options stand in the order of the alphabet, whatever their accents and casing', () => {
  expect(inOrder(options).map(({ label }) => label)).toEqual([
    'Åland Islands',
    'Arts & Humanities',
    'Clawson',
    'Ireland',
    'Law',
    'Politics & Law',
  ])
})

test('one slip in what is typed is forgiven, not in the first letter and not in short words', () => {
  const fields = ['Medicine', 'Nursing & Midwifery', 'Law', 'United States'].map((label) => ({ label }))
  const near = (typed: string) =>
    lookUp(fields, typed, new Map([['Medicine', ['doctor']]])).found.map(({ label }) => label)
  for (const [typed, meant] of [
    ['medcine', 'Medicine'],
    ['mediicine', 'Medicine'],
    ['docter', 'Medicine'],
    ['nursng', 'Nursing & Midwifery'],
    ['midwfe', 'Nursing & Midwifery'],
    ['Untied stat', 'United States'],
    ['nursings', 'Nursing & Midwifery'],
    ['medicines', 'Medicine'],
  ] as const) {
    expect(near(typed), typed).toEqual([meant])
  }
  for (const typed of ['lwa', 'tedicine', 'mdcine', 'zzzzz', 'medicines of old']) expect(near(typed), typed).toEqual([])
})

test('of the names that are nearest, those that the whole text is meant for come first, and then labels', () => {
  const labels = ['Accounting', 'Aerospace Engineering', 'Engineering & Building', 'American Samoa', 'Kenya', 'Morocco']
  const names = new Map([
    ['Accounting', ['financial engineering']],
    ['Engineering & Building', ['engineering']],
    ['Morocco', ['kenitra', 'the americas']],
  ])
  const near = (typed: string) =>
    lookUp(
      labels.map((label) => ({ label })),
      typed,
      names,
    ).found.map(({ label }) => label)
  expect(near('enginering')).toEqual(['Engineering & Building', 'Aerospace Engineering'])
  expect(near('kenia')).toEqual(['Kenya'])
  expect(near('amrica')).toEqual(['American Samoa', 'Morocco'])
})
