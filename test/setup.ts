import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// The same cases each time, so that a red run is about the change; another CASES_SEED, and `npm run oracle`, look where
// nobody has looked before.
fc.configureGlobal({ seed: Number(process.env['CASES_SEED'] ?? 1) })

// A test that makes the program complain has found something: it fails unless it expects the complaint.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})
