import type { User } from '#contract/user.ts'
import { asApiError, type ApiError, type ApiErrorCode } from '#web/api-error.ts'
import type { DeviceStorage } from '#web/device-storage.ts'

/** A person's wish to save a scholarship, or to remove it. */
export interface Intent {
  readonly id: string
  readonly saved: boolean
  /** The account's id: what a device keeps names nobody. */
  readonly account: string
}

type Owner = Pick<User, 'id' | 'email'>

export interface OutboxSurroundings {
  readonly storage: DeviceStorage
  /** Who is signed in. While it is null, nothing is sent. */
  user(): Owner | null
  send(email: string, id: string, saved: boolean): Promise<unknown>
  /** Called when the server will never accept an intent. It is already dropped. */
  refused?(error: ApiError, intent: Intent): void
  /** Runs only one delivery at a time across all tabs. */
  exclusively(delivery: () => Promise<void>): Promise<void>
  later(delivery: () => void, milliseconds: number): void
  readonly now: () => number
}

export type Outbox = ReturnType<typeof createOutbox>

interface Kept extends Intent {
  readonly key: string
  readonly at: number
}

const PREFIX = 'outbox:'
/** What our own server answers when trying again is useless. After any other answer, what waits is sent again. */
export const FINAL: ReadonlySet<ApiErrorCode> = new Set([
  'unknown_scholarship',
  'list_full',
  'bad_request',
  'too_large',
])
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/**
 * Saves and removals that are never lost. Each intent is an entry of its own, unchanged until the server has answered.
 * So two tabs cannot overwrite each other, and the newest of several intents wins.
 */
export function createOutbox(surroundings: OutboxSurroundings) {
  const { storage, now } = surroundings
  // For browsers without storage: kept for as long as the page is open.
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

  /** Stores an intent on the device, then starts a delivery. */
  function put(intent: Intent): void {
    const at = Math.max(now(), (readAll().findLast(({ id }) => id === intent.id)?.at ?? 0) + 1)
    const key = `${PREFIX}${at}:${Math.random().toString(36).slice(2)}`
    const text = JSON.stringify({ ...intent, at })
    if (!storage.set(key, text)) inMemory.set(key, text)
    retry.reset()
    void deliver()
  }

  /** Delivers everything of the signed-in person. Safe to call at any time, from any number of tabs. */
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

  /** Sends the newest intent about one scholarship. False: stop, the others would fail too. */
  async function deliverOne(email: string, group: readonly Kept[]): Promise<boolean> {
    const newest = group.at(-1)
    if (!newest) return true
    try {
      await surroundings.send(email, newest.id, newest.saved)
    } catch (thrown) {
      const error = asApiError(thrown)
      // Signed out, or another person is signed in: keep it until its owner is back.
      if (error?.status === 401 || error?.status === 403) return false
      if (error && FINAL.has(error.code)) {
        // Our own server will never accept it, and trying again would block all others. Any other refusal, such as a
        // proxy's, says nothing about the next attempt.
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

  return {
    put,
    deliver,
    /** The newest undelivered intent of this person for each scholarship. Slow: it reads the whole device storage. */
    pending: (user: Owner) => wishes(readAll(), user),
  }
}

/** Retries with growing waits. Of several failed deliveries only the last is tried again, or they would multiply. */
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

/** The intent that another tab has delivered, as seen by the removal of its entry. Undefined for other changes. */
export function deliveredElsewhere({ key, oldValue, newValue }: StorageChange, user: Owner | null): Intent | undefined {
  if (newValue !== null || !key?.startsWith(PREFIX)) return undefined
  const kept = parseKept(key, oldValue)
  return kept && user && concerns(kept, user) ? kept : undefined
}

function concerns({ account }: Kept, user: Owner): boolean {
  return account === user.id || account === user.email
}

function wishes(all: readonly Kept[], user: Owner): ReadonlyMap<string, boolean> {
  return new Map(all.flatMap((kept) => (concerns(kept, user) ? [[kept.id, kept.saved]] : [])))
}

/** Empties refused entries first, because other tabs take the removal of a full one for a delivery. */
function blank(storage: DeviceStorage, entries: readonly Kept[]): void {
  for (const { key } of entries) storage.set(key, '')
}

function groupById(all: readonly Kept[]): Kept[][] {
  const groups = new Map<string, Kept[]>()
  for (const kept of all) groups.set(kept.id, [...(groups.get(kept.id) ?? []), kept])
  return [...groups.values()]
}

function parseKept(key: string, text: string | null): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    // Earlier versions stored the e-mail instead. What they left is still delivered.
    const { id, saved, at, email, account = email } = value as Partial<Kept> & { email?: unknown }
    if (typeof id !== 'string' || typeof saved !== 'boolean' || typeof at !== 'number') return undefined
    return typeof account === 'string' ? { key, id, saved, account, at } : undefined
  } catch {
    return undefined
  }
}
