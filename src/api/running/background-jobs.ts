import type { FastifyInstance, FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from '#storage/open-storage.ts'
import { LEFT_ACCOUNT_DAYS, LEFT_PLAN_DAYS } from '#contract/limits.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { removeDevelopmentLeftovers, removeLeftoversAtStart } from '#api/sign-in/development-leftovers.ts'
import type { Metrics } from './metrics.ts'
import type { SessionKeeper } from '#api/sign-in/sessions.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'
import type { Sent } from '#api/mail/send-letters.ts'

export interface BackgroundJobsDeps {
  readonly storage: Storage
  readonly snapshots: SnapshotSource
  readonly keeper: Pick<SessionKeeper, 'endLeft' | 'left' | 'settled'>
  readonly now: () => number
  /** Whether the development sign-in signs people in. */
  readonly isDevelopment: boolean
  /** Undefined if no mail server is set up. */
  readonly mail: Mail | undefined
  readonly metrics: Pick<Metrics, 'upkeep' | 'letters'>
}

interface Mail {
  readonly send: (isStopped: () => boolean) => Promise<Sent>
  readonly reach: () => Promise<void>
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Between two looks at the database, and at sessions that are left to end, in milliseconds. */
const LOOK = 5000
/** How long the stop waits for letters that are under way, in milliseconds. They outlive it: see `src/api/mail/`. */
const LETTERS_END = 3000

const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * As long as the server runs: follows the catalogue, tells when the database takes no changes, deletes what has expired or
 * must not be there, and ends sessions that could not be ended when people logged out.
 */
export async function startBackgroundJobs(app: FastifyInstance, deps: BackgroundJobsDeps): Promise<void> {
  const { storage, snapshots, keeper, now, isDevelopment, mail, metrics } = deps
  if (!isDevelopment) await removeLeftoversAtStart(storage, app.log)
  const stops = [
    repeat('follow the catalogue', SERVER_LIMITS.catalogueInterval, () => snapshots.refresh()),
    repeat('look after the database', LOOK, () => storage.ping()),
    repeat('clear expired sessions', HOUR, () => storage.sessions.sweep(now())),
    repeat('clear left accounts', HOUR, () => storage.accounts.sweep(now() - LEFT_ACCOUNT_DAYS * DAY, now())),
    repeat('clear plans of what is off its list', HOUR, () => storage.plans.sweep(now() - LEFT_PLAN_DAYS * DAY, now())),
    repeat('clear development sign-ins', HOUR, async () => {
      if (!isDevelopment) await removeDevelopmentLeftovers(storage, app.log)
    }),
    repeat('clear what is known of old letters', HOUR, () =>
      storage.letters.sweep(utcDay(now() - SERVER_LIMITS.lettersKnownDays * DAY)),
    ),
    repeat('end sessions of people who have logged out', LOOK, () => keeper.endLeft()),
  ]
  const letters = mail && createLetterJob(mail, deps, () => app.log)
  const stopLetters = letters && repeat('send letters', SERVER_LIMITS.lettersInterval, () => letters.run())
  app.addHook('onClose', async () => {
    letters?.stop()
    await Promise.race([stopLetters?.(), sleep(LETTERS_END, undefined, { ref: false })])
    const stopped = stops.map((stop) => stop())
    // Nobody needs a new snapshot any more.
    await snapshots.close()
    await Promise.all([...stopped, keeper.settled(), keeper.endLeft().catch(() => undefined)])
    if (keeper.left() > 0)
      app.log.error({ left: keeper.left() }, 'sessions of people who have logged out are still open')
  })

  /** Repeats a task, one run after the other. The returned function stops it, and waits for the last run. */
  function repeat(name: string, interval: number, task: () => Promise<unknown>): () => Promise<void> {
    const run = async () => {
      try {
        await task()
        if (failing) app.log.warn({ task: name }, 'upkeep works again')
        failing = false
        metrics.upkeep(name, false)
      } catch (error) {
        // Logged once, not every two seconds for as long as the database is away.
        if (!failing && !stopped) app.log.error({ err: error, task: name }, 'upkeep failed')
        failing = true
        metrics.upkeep(name, true)
      }
      if (!stopped) start()
    }
    const start = () => {
      timer = setTimeout(() => {
        running = run()
      }, interval).unref()
    }
    let running = Promise.resolve()
    let timer: NodeJS.Timeout | undefined
    let stopped = false
    let failing = false
    start()
    return () => {
      stopped = true
      clearTimeout(timer)
      return running
    }
  }
}

/**
 * Sends what is due and tells how many letters that were, and nothing of whom they are for. Where none were due for an hour,
 * it looks whether the mail server would take one, so that a wrong setting shows before somebody waits for a letter.
 */
function createLetterJob(
  { send, reach }: Mail,
  { now, metrics }: Pick<BackgroundJobsDeps, 'now' | 'metrics'>,
  log: () => FastifyBaseLogger,
) {
  let stopped = false
  let reachedAt = 0
  return {
    async run(): Promise<void> {
      const sent = await send(() => stopped)
      metrics.letters(sent)
      if (Object.values(sent).some((count) => count > 0)) log().info(sent, 'letters')
      else if (stopped || now() - reachedAt < HOUR) return
      else await reach()
      reachedAt = now()
    },
    stop(): void {
      stopped = true
    },
  }
}
