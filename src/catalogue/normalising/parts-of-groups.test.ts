import { expect, test } from 'vitest'
import { readPlaces } from './places.ts'

test.each([
  'East Africa / Multiple',
  'Various countries, Africa',
  'Europe: several',
  'Africa, Asia, multiple',
  'Afrique / Plusieurs',
  'Europa, verschiedene',
  'África - varios países',
])('which of a group "%s" means only the text can say', (text) => {
  const { places, unread } = readPlaces(text)
  expect([places, unread.length > 0]).toEqual(['not stated', true])
})

test.each([
  ['Kenya / Multiple', ['KE'], ['Multiple']],
  ['Kenya, Africa, multiple', ['KE'], ['Africa', 'multiple']],
  ['Africa, Asia, etc.', ['@africa', '@asia'], ['others']],
  ['Africa; others', ['@africa'], ['others']],
  ['EU and partner countries', ['@eu'], ['partner countries']],
  ['Africa, TBD', ['@africa'], []],
])('beside a word for some of them "%s" names %j', (text, places, unread) => {
  expect(readPlaces(text)).toMatchObject({ places, unread })
})
