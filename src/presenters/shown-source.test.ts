import { expect, test } from 'vitest'
import { scholarship } from '#test/fixture-catalogue.ts'
import { presentScholarship } from './present-card.ts'

test.each([
  ['https://funder.example.org/', true],
  ['https://funder.example.org/award', undefined],
  ['https://www.minhaty.ma/', undefined],
])('of %s only the site was noted: %s, as it is where pages are counted', (source, isSite) => {
  expect(presentScholarship(scholarship('one', { source }), true, '2026-11-21').source_is_site).toBe(isSite)
})
