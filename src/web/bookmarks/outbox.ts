import type { User } from '#contract/user.ts'
import { asApiError, type ApiError, type ApiErrorCode } from '#web/api-error.ts'
import type { DeviceStorage } from '#web/device-storage.ts'

/** What a person wants of one scholarship: saved or not. */
export interface Intent {
  readonly id: string
  readonly saved: boolean
  /** The id of the person's account: what waits on a device names nobody. Null: pressed while signed out, for whoever signs in. */
  readonly account: string | null
}

type Owner = Pick<User, 'id' | 'email'>

export interface Outbox {
  /** Keeps an intent on the device, then starts to deliver. */
  readonly put: (intent: Intent) => void
  /** The newest undelivered wish for each scholarship, as it concerns this person: all of the device is read for it. */
  readonly pending: (user: Owner | null) => ReadonlyMap<string, boolean>
  /** Delivers all there is for the person signed in. Safe to call at any time, from any number of tabs. */
  readonly deliver: () => Promise<void>
}

export interface OutboxSurroundings {
  readonly storage: DeviceStorage
  /** Who is signed in, or null: then nothing is sent. */
  user(): Owner | null
  send(email: string, id: string, saved: boolean): Promise<unknown>
  /** The server will never take an intent, which is forgotten by now. */
  refused?(error: ApiError, intent: Intent): void
  /** Runs one delivery at a time over all tabs. */
  exclusively(delivery: () => Promise<void>): Promise<void>
  later(delivery: () => void, milliseconds: number): void
  readonly now: () => number
}

interface Kept extends Intent {
  readonly key: string
  readonly at: number
}

const PREFIX = 'outbox:'
/** The answers of our server after which repeating is of no use. */
const FINAL: ReadonlySet<ApiErrorCode> = new Set(['unknown_scholarship', 'list_full', 'bad_request', 'too_large'])
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/**
 * Saves and removals that are never lost. Each intent is an entry of its own and stands as it is until the server has
 * answered; so two tabs cannot overwrite each other, and of several intents the newest wins.
 */
export function createOutbox(surroundings: OutboxSurroundings): Outbox {
  const { storage, now } = surroundings
  // Where the browser keeps nothing, the page itself remembers for as long as it is open.
  const inMemory = new Map<string, string>()
  const retry = createRetry(surroundings, () => void deliver())

  function readAll(): Kept[] {
    const keys = [...storage.keys().filter((key) => key.startsWith(PREFIX)), ...inMemory.keys()]
    const all = keys.map((key) => parseKept(key, storage.get(key) ?? inMemory.get(key) ?? null))
    return all.filter((kept) => kept !== undefined).sort((a, b) => a.at - b.at)
  }

  function drop(entries: readonly Kept[]): void {
    for (const { key } of entries) {
      storage.remove(key)
      inMemory.delete(key)
    }
  }

  function put(intent: Intent): void {
    const at = Math.max(now(), (readAll().findLast(({ id }) => id === intent.id)?.at ?? 0) + 1)
    const key = `${PREFIX}${at}:${Math.random().toString(36).slice(2)}`
    const text = JSON.stringify({ ...intent, at })
    if (!storage.set(key, text)) inMemory.set(key, text)
    retry.reset()
    void deliver()
  }

  async function deliver(): Promise<void> {
    await surroundings.exclusively(async () => {
      const user = surroundings.user()
      if (user === null) return
      for (const group of groupById(readAll().filter((kept) => concerns(kept, user)))) {
        if (!(await deliverOne(user.email, group))) return
      }
      retry.reset()
    })
  }

  /** Sends the newest of the intents about one scholarship. False: stop here, there is no use in going on now. */
  async function deliverOne(email: string, group: readonly Kept[]): Promise<boolean> {
    const newest = group.at(-1)
    if (!newest) return true
    try {
      await surroundings.send(email, newest.id, newest.saved)
    } catch (thrown) {
      const error = asApiError(thrown)
      // Signed out, or somebody else is signed in by now: kept until its owner is back.
      if (error?.status === 401 || error?.status === 403) return false
      if (error && FINAL.has(error.code)) {
        // Our own server will never take it (it was logged): repeating it would block all others. Any other refusal, a
        // proxy's for one, says nothing about the next time.
        blank(storage, group)
        drop(group)
        surroundings.refused?.(error, newest)
        return true
      }
      retry.schedule(error?.retryAfterMs)
      return false
    }
    drop(group)
    return true
  }

  return { put, deliver, pending: (user) => wishes(readAll(), user) }
}

/** Longer and longer waits. However many deliveries fail, only the last is tried again: each would go on for itself. */
function createRetry(surroundings: OutboxSurroundings, again: () => void) {
  let failures = 0
  let scheduled = 0
  return {
    reset() {
      failures = 0
    },
    schedule(atLeastMs = 0) {
      const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
      failures += 1
      scheduled += 1
      const ours = scheduled
      surroundings.later(() => ours === scheduled && again(), Math.max(wait, atLeastMs))
    },
  }
}

interface StorageChange {
  readonly key: string | null
  readonly oldValue: string | null
  readonly newValue: string | null
}

/** What another tab has delivered: it takes an entry away only then. Undefined for any other change on the device. */
export function deliveredElsewhere({ key, oldValue, newValue }: StorageChange, user: Owner | null): Intent | undefined {
  if (newValue !== null || !key?.startsWith(PREFIX)) return undefined
  const kept = parseKept(key, oldValue)
  return kept && concerns(kept, user) ? kept : undefined
}

function concerns({ account }: Kept, user: Owner | null): boolean {
  return account === null || account === user?.id || account === user?.email
}

function wishes(all: readonly Kept[], user: Owner | null): ReadonlyMap<string, boolean> {
  return new Map(all.flatMap((kept) => (concerns(kept, user) ? [[kept.id, kept.saved]] : [])))
}

/** Other tabs take what goes for delivered, unless nothing stands in it. */
function blank(storage: DeviceStorage, entries: readonly Kept[]): void {
  for (const { key } of entries) storage.set(key, '')
}

function groupById(all: readonly Kept[]): Kept[][] {
  return [...Map.groupBy(all, ({ id }) => id).values()]
}

function parseKept(key: string, text: string | null): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    // Earlier versions wrote down the e-mail instead: what they left is still delivered, and then gone.
    const { id, saved, at, email, account = email } = value as Partial<Kept> & { email?: unknown }
    if (typeof id !== 'string' || typeof saved !== 'boolean' || typeof at !== 'number') return undefined
    return { key, id, saved, account: typeof account === 'string' ? account : null, at }
  } catch {
    return undefined
  }
}
