import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that makes the program complain has found something: it fails unless it expects the complaint.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})
