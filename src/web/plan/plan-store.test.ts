import { afterEach, expect, test, vi } from 'vitest'
import { providePageConfig } from '#web/page-config.ts'
import { sessionStore } from '#web/session/session.ts'
import { changePlan, planStore } from './plan-store.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('where somebody else is signed in by now, what waits stays, and who it is is asked for', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: () => {} })
  // Every failed call is logged.
  vi.spyOn(console, 'error').mockReturnValue()
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ code: 'not_yours' }, { status: 403 }))
  })
  // Only its origin is read.
  providePageConfig({ apiOrigin: '' } as never)
  sessionStore.set({ state: 'signed-in', user: { id: 'ada', name: '', photo: null, email: 'ada@example.org' } })
  changePlan(['one'], 'notes', 'x')
  await vi.waitFor(() => expect(asked).toEqual(['/api/user/plan', '/api/user/checkauth']))
  expect(planStore.get().waiting).toBe(1)
})
