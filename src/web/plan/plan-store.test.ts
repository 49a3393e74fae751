import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { providePageConfig } from '#web/page-config.ts'
import { sessionStore } from '#web/session/session.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Portion, Waiting } from '#web/loading/outbox.ts'
import { changePlan, editsOf, planStore, portionOf, startPlan } from './plan-store.ts'

interface Sent {
  readonly address: string
  readonly edits: readonly { readonly value: string; readonly ago: number }[]
}

/** What was sent, and how it is answered. */
const sent: Sent[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('fetch', (address: string, { body }: { body: string | null }) => {
    sent.push({ address, ...JSON.parse(body ?? '{}') })
    return Promise.resolve(answer())
  })
  // Only its origin is read.
  providePageConfig({ apiOrigin: '' } as never)
  sessionStore.set({ state: 'signed-in', user: { id: 'ada', name: '', photo: null, email: 'ada@example.org' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is changed while it is sent counts from when the answer came, for the server has stamped the first then', async () => {
  answer = () => {
    answer = () => Response.json([])
    changePlan(['one'], 'notes', 'second')
    vi.setSystemTime(Date.now() + 5000)
    return Response.json([])
  }
  changePlan(['one'], 'notes', 'first')
  await vi.waitFor(() => expect(planStore.get().waiting).toBe(0))
  const edits = sent.flatMap((request) => request.edits.map(({ value, ago }) => [value, ago]))
  expect(edits).toEqual([
    ['first', 0],
    ['second', 0],
  ])
})

test('what another tab has delivered stays shown, and nobody else is shown it', () => {
  const heard: ((event: object) => void)[] = []
  vi.stubGlobal('window', {
    addEventListener: (kind: string, hear: (event: object) => void) => kind === 'storage' && heard.push(hear),
  })
  startPlan()
  const key = `plan:${JSON.stringify(['ada', 'one', 'status'])}`
  for (const hear of heard) hear({ key, oldValue: JSON.stringify({ value: 'applied', at: 1 }), newValue: null })
  expect(planStore.get().fields.get('one')?.get('status')).toBe('applied')
  sessionStore.set({ state: 'signed-in', user: { id: 'bob', name: '', photo: null, email: 'bob@example.org' } })
  expect(planStore.get().fields).toEqual(new Map())
})

function change(number: number, value: string): Waiting {
  const [scholarshipId, at] = [`s${number}`, 1000]
  const key = `plan:${JSON.stringify(['account', scholarshipId, 'notes'])}`
  return { account: 'account', scholarshipId, field: 'notes', value, at, key, text: JSON.stringify({ value, at }) }
}

test('many changes and long notes are cut into requests that the server takes', () => {
  const all: Portion = [change(0, ''), ...Array.from({ length: 260 }, (_, number) => change(number + 1, '1'))]
  expect(portionOf(all)).toBeGreaterThan(50)
  expect(portionOf(all)).toBeLessThanOrEqual(LIMITS.edits)
  const notes: Portion = [change(0, ''), ...all.slice(1, 9).map((_, number) => change(number, '漢'.repeat(2000)))]
  const [first, ...others] = notes
  const edits = editsOf([first, ...others.slice(0, portionOf(notes) - 1)], 1000)
  expect(edits.length).toBeLessThan(notes.length)
  expect(new TextEncoder().encode(JSON.stringify({ edits })).length).toBeLessThanOrEqual(LIMITS.bodyBytes)
  expect(portionOf([change(0, '漢'.repeat(LIMITS.bodyBytes)), first])).toBe(1)
})

test('a change has its age, which is never that of the future', () => {
  const ages = [1600, 400, 1e15].map((now) => editsOf([change(0, 'a')], now)[0]?.ago)
  expect(ages).toEqual([600, 0, LIMITS.editAge])
})

test('where somebody else is signed in by now, what waits stays, and who it is is asked for', async () => {
  answer = () => Response.json({ code: 'not_yours' }, { status: 403 })
  changePlan(['one'], 'notes', 'x')
  await vi.waitFor(() => expect(sent.map(({ address }) => address)).toEqual(['/api/user/plan', '/api/user/checkauth']))
  expect(planStore.get().waiting).toBe(1)
  // Every failed call is logged. It stands last: what waits is tried again whenever somebody signs in.
  vi.mocked(console.error).mockClear()
})
