import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LEFT_ACCOUNT_DAYS } from '#contract/limits.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import type { Storage } from '#storage/open-storage.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'
import { createSessionKeeper } from '#api/sign-in/sessions.ts'
import { createMetrics } from './metrics.ts'
import { startBackgroundJobs, type BackgroundJobsDeps } from './background-jobs.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 21)

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

/** What is done in an hour, and at the start. */
async function doneBy(isDevelopment: boolean, mail?: BackgroundJobsDeps['mail'], metrics = createMetrics()) {
  const done: string[] = []
  const note =
    <Answer>(name: string, answer: Answer) =>
    (...values: readonly unknown[]) => {
      done.push([name, ...values].join(' '))
      return Promise.resolve(answer)
    }
  // As much of it as upkeep uses.
  const storage = {
    ping: () => Promise.resolve(),
    sessions: { sweep: note('sessions', undefined) },
    accounts: {
      sweep: note('accounts', undefined),
      issuers: note('issuers', ['http://localhost:3000/dev-sign-in/google']),
      removeIssuers: note('remove', { accounts: 1, identities: 0 }),
    },
    letters: { sweep: note('letters', undefined) },
  } as unknown as Storage
  const snapshots = { refresh: () => Promise.resolve(), close: () => Promise.resolve() } as unknown as SnapshotSource
  const keeper = createSessionKeeper({ storage, config: { apiOrigin: 'http://localhost:3000' }, now: () => NOW })
  const app = Fastify()
  const deps = { storage, snapshots, keeper, now: Date.now, mail, metrics }
  await startBackgroundJobs(app, { ...deps, isDevelopment })
  const atStart = done.splice(0)
  await vi.advanceTimersByTimeAsync(HOUR)
  await app.close()
  return { atStart, inAnHour: done }
}

const KNOWN_FOR = SERVER_LIMITS.lettersKnownDays * 24 * HOUR
/** When it is done first. */
const THEN = NOW + HOUR
const SWEEPS = [
  `sessions ${THEN}`,
  `accounts ${THEN - LEFT_ACCOUNT_DAYS * 24 * HOUR} ${THEN}`,
  `letters ${new Date(THEN - KNOWN_FOR).toISOString().slice(0, 10)}`,
]
const REMOVAL = ['issuers', 'remove http://localhost:3000/dev-sign-in/google']

test('every hour what has expired goes, and what was left; with real providers, the development sign-in', async () => {
  expect(await doneBy(false)).toEqual({ atStart: REMOVAL, inAnHour: expect.arrayContaining([...SWEEPS, ...REMOVAL]) })
})

test('the development sign-in removes nothing of its own', async () => {
  expect(await doneBy(true)).toEqual({ atStart: [], inAnHour: SWEEPS })
})

test('a mail server that takes nothing shows before a letter is due, and then is left alone for an hour', async () => {
  const MINUTE = SERVER_LIMITS.lettersInterval
  const reached: number[] = []
  const reach = () => {
    reached.push((Date.now() - NOW) / MINUTE)
    return reached.length < 3 ? Promise.reject(new Error('The mail server took no letter')) : Promise.resolve()
  }
  const none = { sent: 0, refused: 0, later: 0, void: 0 }
  const metrics = createMetrics()
  const failing = async () => /send letters"} (\d)/.exec(await metrics.registry.metrics())?.[1]
  const seen: (string | undefined)[] = []
  const send = async () => {
    seen.push(await failing())
    return seen.length === 10 ? { ...none, sent: 2 } : none
  }
  await doneBy(true, { send, reach }, metrics)
  expect(seen.slice(0, 5)).toEqual([undefined, '1', '1', '0', '0'])
  // Each minute until it answers. The letters of the tenth minute tell for the hour after.
  expect(reached).toEqual([1, 2, 3])
  expect(await metrics.registry.metrics()).toContain('letters_total{outcome="sent"} 2')
})
