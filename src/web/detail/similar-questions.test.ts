import { expect, test } from 'vitest'
import { similarQuestions } from './similar-questions.ts'

const card = { country: 'Germany', countries: ['Germany'], country_code: 'DE', fields: ['Law'], levels: ["Master's"] }

test('T7 the country is asked for first', () => {
  expect(similarQuestions(card)[0]).toEqual({ country: ['Germany'] })
})

test.each(['Any country', 'NA'])('T7 a scholarship of "%s" is compared by its fields, then its levels', (country) => {
  expect(similarQuestions({ ...card, country, countries: [], country_code: null })).toEqual([
    { field: ['Law'] },
    { level: ["Master's"] },
  ])
})

test('T7 one that names nothing is compared with the whole catalogue', () => {
  expect(similarQuestions({ country: 'NA', countries: [], country_code: null, fields: [], levels: [] })).toEqual([{}])
})

test('T7 of a programme in half the world, the first country says nothing', () => {
  const countries = Array.from({ length: 100 }, (_, index) => `Country ${index}`)
  expect(similarQuestions({ ...card, country: 'Andorra', countries })[0]).toEqual({ field: ['Law'] })
})
