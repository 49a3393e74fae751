import { expect, test } from 'vitest'
import { describeAlso, describeUnderstood } from './describe-understood.ts'

test('L7 what was understood reads on from its kind to its label', () => {
  expect(describeUnderstood('country', 'Germany')).toMatchObject({ kind: 'study in', label: 'Germany' })
  expect(describeUnderstood('citizenship', 'Kenya')).toMatchObject({ kind: 'citizen of', label: 'Kenya' })
  expect(describeUnderstood('when', 'Closes in March')).toMatchObject({ kind: '', label: 'Closes in March' })
  expect(describeUnderstood('words', 'not robots')).toMatchObject({ kind: '', label: 'not robots' })
})

test('L7 what is left out is never "study in not India"', () => {
  expect(describeUnderstood('country', 'not India')).toMatchObject({ kind: 'study outside', label: 'India' })
  expect(describeUnderstood('citizenship', 'not Germany')).toMatchObject({
    kind: 'not citizen of',
    label: 'Germany',
  })
})

test('L7 "PhD" is a level to whoever reads it; where one studies and whence one comes must be told apart', () => {
  expect(describeUnderstood('level', 'PhD')).toEqual({ kind: 'level', label: 'PhD', evident: true })
  expect(describeUnderstood('country', 'Kenya').evident).toBe(false)
  expect(describeUnderstood('citizenship', 'not Kenya').evident).toBe(false)
})

test('L7 words that only rank are told, and of a letter the first', () => {
  expect(describeAlso(['promise', 'work'])).toBe('promise, work')
  expect(describeAlso('a b c d e f g h i j'.split(' '))).toBe('a, b, c, d, e, f, g, h and 2 more')
})

test('L7 a level that nobody named says why it is assumed', () => {
  const because = 'Assumed from “i am 17”:'
  expect(describeUnderstood('level', "Bachelor's", because)).toEqual({
    kind: because,
    label: "Bachelor's",
    evident: false,
  })
})
