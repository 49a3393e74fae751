import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayFor } from './day-for.ts'

// The day begins here first.
beforeAll(() => void vi.stubEnv('TZ', 'Pacific/Kiritimati'))
afterAll(() => void vi.unstubAllEnvs())

const NOW = new Date('2026-11-23T11:00:00Z')
const on = (deadline: string, deadline_expected = false, zone?: string) =>
  dayFor({ deadline, deadline_expected, ...(zone !== undefined && { deadline_time_zone: zone }) }, NOW)

test('S5 the day of a deadline without clocks is the reader’s', () => {
  expect(['2026-11-22', '2026-11-24', 'NA', 'Program Deadline Applies'].map((text) => on(text))).toEqual(
    Array(4).fill('2026-11-24'),
  )
})

test('S5 an expected day is not over before it is so everywhere', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']
  expect(days.map((day) => on(day, true))).toEqual([
    '2026-11-24',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-24',
  ])
})

test('S5 E2 near its end its own clocks decide', () => {
  expect(on('2026-11-23', false, 'Pacific/Honolulu')).toBe('2026-11-23')
  expect(on('2026-12-23', false, 'Pacific/Honolulu')).toBe('2026-11-24')
  expect(on('2026-11-23', true, 'Mars/Olympus')).toBe('2026-11-23')
})
