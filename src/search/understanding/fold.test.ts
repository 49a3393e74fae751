import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachRawWord, foldWord, RAW_WORD, wordsOf } from './fold.ts'

test.each([
  ['Côte d’Ivoire', ['cote', 'divoire']],
  ["Bachelor's and Masters", ['bachelor', 'and', 'master']],
  ['U.S.A. or U.K.', ['usa', 'or', 'uk']],
  ['Łódź, Århus; straße', ['lodz', 'arhus', 'strasse']],
  ['studies universities classes', ['study', 'university', 'class']],
  ['us Mauritius Physics', ['us', 'mauritius', 'physic']],
  ['Германия, Германии и Германию', ['герман', 'герман', 'и', 'герман']],
  ['المصريون للمصريين مصرية', ['مصري', 'مصري', 'مصري']],
  ['カナダの大学', [foldWord('カナダ'), 'の', '大', '学']],
  ['C++ grade', ['c', 'grade']],
  ['日本 भारत', ['日', '本', foldWord('भारत')]],
])('%s is compared as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('the quick way through a text finds the words that the long way finds', () => {
  const pieces = fc.constantFrom(
    'a',
    'B',
    '9',
    ' ',
    '.',
    "'",
    '’',
    'é',
    ',',
    '-',
    'U.S.',
    'word',
    '日',
    'カ',
    'の',
    '+',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
      const text = parts.join('')
      const quick: string[] = []
      eachRawWord(text, (raw) => quick.push(raw))
      expect(quick).toEqual(text.match(RAW_WORD) ?? [])
    }),
    { numRuns: 2000 },
  )
})
