import { expect, test } from 'vitest'
import { siteOf } from './site-of.ts'

test('T10 a link is named by its site', () => {
  expect(siteOf('https://www.daad.de/en/study?x=1')).toBe('daad.de')
  expect(siteOf('http://scholarships.gov.in')).toBe('scholarships.gov.in')
  expect(siteOf('https://www2.daad.de/')).toBe('daad.de')
})

test('T10 what is no web address is never made a link', () => {
  expect(siteOf('javascript:alert(1)')).toBeUndefined()
  expect(siteOf('NA')).toBeUndefined()
  expect(siteOf('')).toBeUndefined()
})
