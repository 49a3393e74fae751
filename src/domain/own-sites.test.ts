import { expect, test } from 'vitest'
import { RECORDS } from '#test/starter-catalogue.ts'
import { isHomePage } from './freshness.ts'
import { hostOf, isOwnPage, OWN_SITES } from './own-sites.ts'

test.each([
  ['https://funder.example.org/award', true],
  ['https://funder.example.org/', false],
  ['https://www.minhaty.ma/', true],
  ['https://other.minhaty.ma/', false],
])('%s is a page of its own: %s', (link, expected) => {
  expect(isOwnPage(link)).toBe(expected)
})

test('each site of a programme has what says so, who, and a time, and is the front page of a record', () => {
  const front = new Set(RECORDS.filter(({ link }) => isHomePage(link)).map(({ link }) => hostOf(link)))
  expect(Object.keys(OWN_SITES).filter((host) => !front.has(host))).toEqual([])
  for (const says of Object.values(OWN_SITES)) expect(says).toMatch(/\w.* \(.+, (?:20\d\d(?:-\d\d)?|undated)\)$/)
})
