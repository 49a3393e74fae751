import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RAW_WORD } from '#lexicon/normalize.ts'
import { createForms, type Forms } from './forms.ts'

function read(forms: Forms, text: string): string[] {
  const found: string[] = []
  forms.each(text, (form) => found.push(forms.all[form] ?? ''))
  return found
}

test('the words of a text are those that the long way finds, in lower case', () => {
  const pieces = fc.constantFrom('a', 'B', '9', ' ', '.', "'", '’', 'é', 'É', ',', '-', 'U.S.', 'word', '日', 'カ', '+')
  const forms = createForms(() => {})
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (all) => {
      const text = all.join('')
      expect(read(forms, text)).toEqual((text.match(RAW_WORD) ?? []).map((word) => word.toLowerCase()))
    }),
    { numRuns: 2000 },
  )
})

test('a form has one number, however many there are and wherever it stands', () => {
  const words = Array.from({ length: 20_000 }, (_, number) => `word${number}`)
  const forms = createForms(() => {})
  expect(read(forms, words.join(' '))).toEqual(words)
  expect(read(forms, words.toReversed().join(', ').toUpperCase())).toEqual(words.toReversed())
  expect(forms.all).toEqual(words)
})

test('each form is new once', () => {
  const told: string[] = []
  const forms = createForms((form) => told.push(form))
  for (const text of ['Écoles and AND', 'écoles', 'U.S.A.']) read(forms, text)
  expect(told).toEqual(['écoles', 'and', 'u.s.a.'])
})
