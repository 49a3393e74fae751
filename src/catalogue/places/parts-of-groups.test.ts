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

test.each(['Africa, Asia, Global', 'África, Asia, mundial', 'Kenya; Ghana; worldwide', 'Afrika, Asien, weltweit'])(
  'the world is all of what else is named: "%s"',
  (text) => {
    expect(readPlaces(text)).toMatchObject({ places: 'any', isPartial: true })
  },
)

test('what begins with whom it is for stays for them: "Kenya, no restrictions"', () => {
  expect(readPlaces('Kenya, no restrictions').places).toEqual(['KE'])
})

test.each([
  ['Congo (République démocratique)', ['CD']],
  ['Congo (República Democrática)', ['CD']],
  ['Kongo (Demokratische Republik)', ['CD']],
  ['Bénin, Congo (République du), Gabon', ['BJ', 'CG', 'GA']],
])('what is in brackets may begin the name: "%s" is %j', (text, places) => {
  expect(readPlaces(text)).toMatchObject({ places, unread: [] })
})
