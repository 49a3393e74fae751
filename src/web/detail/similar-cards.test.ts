import { expect, test } from 'vitest'
import type { Card } from '#contract/scholarship.ts'
import { byLikeness, likenessOf, similarQuestions } from './similar-cards.ts'

const card = { country: 'Germany', fields: ['Law'], levels: ["Master's"] }

test('T7 one that has a country is compared by it alone', () => {
  expect(similarQuestions(card)).toEqual([{ country: ['Germany'] }])
})

test.each(['Any country', 'NA', ''])(
  'T7 a scholarship of "%s" is compared by its fields, then its levels',
  (country) => {
    expect(similarQuestions({ ...card, country })).toEqual([{ field: ['Law'] }, { level: ["Master's"] }])
  },
)

test('T7 one that names nothing is compared with the whole catalogue', () => {
  expect(similarQuestions({ country: 'NA', fields: [], levels: [] })).toEqual([{}])
})

const alike = (said: Partial<Card>) => ({
  countries: ['Hungary'],
  levels: ["Bachelor's"],
  fields: [],
  ethnicity: 'Open to All',
  citizenship: 'NA',
  ...said,
})
const own = alike({ levels: ["Bachelor's", "Master's"] })

test('T7 why it is similar: levels, the country or else a field, and whom it is for, if both name them', () => {
  expect(likenessOf(alike({}), own)).toBe("Alike: Bachelor's, Hungary, Open to All")
  expect(likenessOf(alike({ countries: [], fields: ['Law'], ethnicity: null }), { ...own, fields: ['Law'] })).toBe(
    "Alike: Bachelor's, Law",
  )
  expect(likenessOf(alike({ countries: [], levels: ['PhD'], ethnicity: null }), own)).toBe('')
  expect(likenessOf(alike({ ethnicity: 'NA' }), alike({ ethnicity: 'NA' }))).toBe("Alike: Bachelor's, Hungary")
})

test('T7 what shares a level comes first, then what is for the same people; the rest keeps its order', () => {
  const [other, women, same, both] = [
    alike({ levels: ['PhD'], ethnicity: null }),
    alike({ levels: ['PhD'] }),
    alike({ ethnicity: null }),
    alike({}),
  ]
  expect(byLikeness([null, other, women, same, both], own)).toEqual([both, same, women, other, null])
})
