import { expect, test } from 'vitest'
import { ABOUT_WORDS, cutWords } from './about.tsx'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ')

test('T3 a text of exactly 100 words is not cut', () => {
  expect(cutWords([words(100)], ABOUT_WORDS)).toEqual({ paragraphs: [words(100)], cut: false })
})

test('T3 a text of 101 words is cut after the hundredth', () => {
  expect(cutWords([words(101)], ABOUT_WORDS)).toEqual({ paragraphs: [`${words(100)}…`], cut: true })
})

test('T3 words are counted over all paragraphs', () => {
  expect(cutWords([words(60), words(60)], ABOUT_WORDS)).toEqual({
    paragraphs: [words(60), `${words(40)}…`],
    cut: true,
  })
})

test('T3 a paragraph that begins at the limit is left out whole', () => {
  expect(cutWords([words(100), 'more'], ABOUT_WORDS)).toEqual({ paragraphs: [words(100)], cut: true })
})

test('T3 any white space parts words, and none adds one', () => {
  expect(cutWords(['  one\n two\u00A0three  '], 3)).toEqual({ paragraphs: ['  one\n two\u00A0three  '], cut: false })
})
