import { expect, test } from 'vitest'
import { describeAlso, describeUnderstood } from './describe-understood.ts'

test('L7 what was understood reads on from its kind to its label', () => {
  expect(describeUnderstood('country', 'Germany')).toEqual({ kind: 'study in', label: 'Germany' })
  expect(describeUnderstood('citizenship', 'Kenya')).toEqual({ kind: 'citizen of', label: 'Kenya' })
  expect(describeUnderstood('when', 'Closes in March')).toEqual({ kind: '', label: 'Closes in March' })
  expect(describeUnderstood('words', 'not robots')).toEqual({ kind: '', label: 'not robots' })
})

test('L7 what is left out is never "study in not India"', () => {
  expect(describeUnderstood('country', 'not India')).toEqual({ kind: 'study outside', label: 'India' })
  expect(describeUnderstood('citizenship', 'not Germany')).toEqual({
    kind: 'not citizen of',
    label: 'Germany',
  })
})

test('L7 words that only rank are told, and of a letter the first', () => {
  expect(describeAlso(['promise', 'work'])).toBe('promise, work')
  expect(describeAlso('a b c d e f g h i j'.split(' '))).toBe('a, b, c, d, e, f, g, h and 2 more')
})

test('L7 a level that nobody named says why it is assumed', () => {
  const because = 'Assumed from “i am 17”:'
  expect(describeUnderstood('level', "Bachelor's", because)).toEqual({ kind: because, label: "Bachelor's" })
})
