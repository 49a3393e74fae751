import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// The same random cases each time, so that a failure is about the change. Set CASES_SEED, or run `npm run oracle`, to
// try others.
fc.configureGlobal({ seed: Number(process.env['CASES_SEED'] ?? 1) })

// A test fails if the program complains, unless it expects the complaint.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})
