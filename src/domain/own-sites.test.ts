import { expect, test } from 'vitest'
import { readProjectFile } from '#test/source-files.ts'
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

test('each site of a programme is the front page of a record, and has words that say so, who says them, and a time', () => {
  const front = new Set(RECORDS.filter(({ link }) => isHomePage(link)).map(({ link }) => hostOf(link)))
  expect(OWN_SITES.filter((host) => !front.has(host))).toEqual([])
  const rows = readProjectFile('src/domain/own-sites.tsv').trimEnd().split('\n').slice(2)
  expect(rows.map((row) => row.split('\t')[0])).toEqual(OWN_SITES)
  for (const row of rows) expect(row).toMatch(/^[^\t]+\t[^\t]+\t[^\t]+\t(?:20\d\d(?:-\d\d)?|undated)$/)
})
