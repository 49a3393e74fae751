import { expect, test } from 'vitest'
import { NO_ANSWERS } from './answers.ts'
import { wordsOf } from './words-of.ts'

test('what is answered becomes the words of a search', () => {
  expect(
    wordsOf({ ...NO_ANSWERS, levelWanted: 'bachelor', fields: ['law', 'medicine'], citizenships: ['KE', 'UG'] }),
  ).toBe("Bachelor's in Law or Medicine, citizen of Kenya or Uganda")
  expect(wordsOf({ ...NO_ANSWERS, fields: ['law'] })).toBe('Law')
  // What finds no scholarship, or says too much of a person, is none of them.
  expect(wordsOf({ ...NO_ANSWERS, citizenships: [], residence: 'KE', birthYear: 2000, also: ['woman'] })).toBe('')
})
