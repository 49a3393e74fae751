import { expect, test } from 'vitest'
import { factsFrom } from './facts-from.ts'

const window = { rounds: [], open_all_year: false, by_programme: false, status: 'active', since: null } as const
const on = (updated_on: string | null, verified = {}) =>
  factsFrom({ updated_on, verified, window: { ...window, rounds: [] } }, '2026-11-26')

test('facts older than eighteen months are said to be; younger ones have their month', () => {
  expect(on('2025-05')).toBe('Facts from May 2025')
  expect(on('2025-04')).toBe('Facts from April 2025, not checked since')
  expect(on(null)).toBeUndefined()
})

test('the newest check is told, and what the rest dates from', () => {
  expect(on('2024-06', { amount: '2024-08', who: '2024-07' })).toBe('Checked August 2024, the rest June 2024')
  expect(on('2024-06', { amount: '2024-06' })).toBe('Facts from June 2024, not checked since')
})
