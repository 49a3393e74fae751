import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Profile } from '#domain/can-i.ts'
import { NO_ANSWERS, parseAnswers, wordsOf } from './answers.ts'

test('answers are read as they were kept', () => {
  const me: Profile = {
    citizenships: ['KE', 'GB'],
    residence: 'KE',
    levelNow: 'bachelor',
    levelWanted: 'master',
    fields: ['law'],
    birthYear: 2000,
    also: ['woman', 'refugee'],
  }
  expect(parseAnswers(JSON.stringify(me))).toEqual(me)
  expect(parseAnswers(JSON.stringify({ ...me, citizenships: [] }))).toEqual({ ...me, citizenships: [] })
  expect(parseAnswers(null)).toEqual(NO_ANSWERS)
})

test('what is no answer counts as not told, whatever was kept', () => {
  expect(
    parseAnswers('{"citizenships":["XX","KE",3],"residence":"nowhere","also":["tall"],"birthYear":"2000"}'),
  ).toEqual({
    ...NO_ANSWERS,
    citizenships: ['KE'],
  })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.keys(parseAnswers(text))).toEqual(Object.keys(NO_ANSWERS))
    }),
  )
})

test('what is answered becomes the words of a search', () => {
  expect(
    wordsOf({ ...NO_ANSWERS, levelWanted: 'bachelor', fields: ['law', 'medicine'], citizenships: ['KE', 'UG'] }),
  ).toBe("Bachelor's in Law or Medicine, citizen of Kenya or Uganda")
  expect(wordsOf({ ...NO_ANSWERS, fields: ['law'] })).toBe('Law')
  // What finds no scholarship, or says too much of a person, is none of them.
  expect(wordsOf({ ...NO_ANSWERS, citizenships: [], residence: 'KE', birthYear: 2000, also: ['woman'] })).toBe('')
})
