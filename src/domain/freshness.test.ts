import { expect, test } from 'vitest'
import { isHomePage, monthsBetween, verifiedMonths } from './freshness.ts'

test.each([
  ['https://www.chevening.org', true],
  ['https://www.daad.de/en/', true],
  ['https://www.daad.de/pt-br', true],
  ['http://funder.example/index.html#top', true],
  ['https://funder.example/grants', false],
  ['https://funder.example/en/grants/', false],
  ['https://funder.example/?id=3', false],
])('%s is a front page: %s', (link, expected) => {
  expect(isHomePage(link)).toBe(expected)
})

test('months are counted over years', () => {
  expect([monthsBetween('2025-11', '2026-11'), monthsBetween('2026-01', '2025-12')]).toEqual([12, -1])
})

test('the newest round counts, and what has no month makes all unknown', () => {
  const rounds = [{ verified: '2022-01' }, { verified: '2026-02' }, { verified: null }]
  expect(verifiedMonths({ checked: '2025-03', verified: { who: '2026-05' }, rounds })).toEqual({
    oldest: '2025-03',
    newest: '2026-05',
  })
  expect(verifiedMonths({ checked: null, verified: { who: '2026-05' }, rounds })).toBeUndefined()
})
