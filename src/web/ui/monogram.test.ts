import { expect, test } from 'vitest'
import { monogramOf } from './monogram.tsx'

test('a funder without a logo gets two letters of its name', () => {
  expect(monogramOf('University of Oslo').letters).toBe('UO')
  expect(monogramOf('DAAD').letters).toBe('DA')
  expect(monogramOf('The Rhodes Trust').letters).toBe('RT')
  expect(monogramOf('DAAD German Academic Exchange').letters).toBe('DA')
  expect(monogramOf('Österreich Fonds').letters).toBe('ÖF')
  expect(monogramOf('').letters).toBe('')
})

test('the same funder always gets the same monogram, whatever its casing', () => {
  expect(monogramOf('Wellcome Trust')).toEqual(monogramOf(' Wellcome Trust '))
  expect(monogramOf('Wellcome Trust').hue).toBe(monogramOf('WELLCOME TRUST').hue)
  const looks = ['Gates', 'Fulbright', 'Chevening', 'Erasmus', 'Rhodes', 'DAAD'].map((name) => monogramOf(name))
  expect(new Set(looks.map(({ hue, shape }) => `${hue}/${shape}`)).size).toBeGreaterThan(3)
})
