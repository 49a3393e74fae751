import { expect, test } from 'vitest'
import { similarQuestions } from './similar-questions.ts'

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
