import { afterEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/user.ts'
import { ApiError } from '#web/api-error.ts'
import { requireSession } from './session.ts'

const checkAuth = vi.hoisted(() => vi.fn<() => Promise<User>>())
vi.mock('#web/api-client.ts', () => ({ api: { checkAuth }, onSignedOut: () => {} }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('X1 however many ask while no answer comes, one question is to come, after longer and longer waits', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  checkAuth.mockRejectedValue(new ApiError('offline'))
  for (let visit = 0; visit < 5; visit += 1) await Promise.all([requireSession(), requireSession()])
  expect(checkAuth).toHaveBeenCalledTimes(5)
  expect(vi.getTimerCount()).toBe(1)
  await vi.runOnlyPendingTimersAsync()
  expect(checkAuth).toHaveBeenCalledTimes(6)
  expect(vi.getTimerCount()).toBe(1)

  checkAuth.mockResolvedValue({ id: 'account-1', name: 'Ada', photo: null, email: 'ada@example.org' })
  expect(await requireSession()).toMatchObject({ state: 'signed-in' })
  expect(vi.getTimerCount()).toBe(0)
})
