import type { User } from '#contract/user.ts'
import { asApiError, type ApiError, type ApiErrorCode } from '#web/api-error.ts'
import type { DeviceStorage } from '#web/device-storage.ts'
import { createDelivery, createEntries, type Delivering } from '#web/loading/deliveries.ts'

/** A person's wish to save a scholarship, or to remove it. */
export interface Intent {
  readonly id: string
  readonly saved: boolean
  /** The account's id: what a device keeps names nobody. */
  readonly account: string
}

type Owner = Pick<User, 'id' | 'email'>

export interface OutboxSurroundings extends Delivering {
  readonly storage: DeviceStorage
  /** Who is signed in. While it is null, nothing is sent. */
  user(): Owner | null
  send(email: string, id: string, saved: boolean): Promise<unknown>
  /** Called when the server will never accept an intent. It is already dropped. */
  refused?(error: ApiError, intent: Intent): void
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

/**
 * Saves and removals that are never lost. Each intent is an entry of its own, unchanged until the server has answered.
 * So two tabs cannot overwrite each other, and the newest of several intents wins.
 */
export function createOutbox(surroundings: OutboxSurroundings) {
  const { now } = surroundings
  const entries = createEntries(surroundings.storage, PREFIX)
  const deliver = createDelivery(surroundings, deliverAll)

  function readAll(): Kept[] {
    const all = entries.keys().map((key) => parseKept(key, entries.get(key)))
    return all.filter((kept) => kept !== undefined).sort((a, b) => a.at - b.at)
  }

  /** Stores an intent on the device, then starts a delivery. */
  function put(intent: Intent): void {
    const at = Math.max(now(), (readAll().findLast(({ id }) => id === intent.id)?.at ?? 0) + 1)
    entries.set(`${PREFIX}${at}:${Math.random().toString(36).slice(2)}`, JSON.stringify({ ...intent, at }))
    void deliver()
  }

  async function deliverAll(): Promise<boolean> {
    const user = surroundings.user()
    if (user === null) return true
    for (const group of groupById(readAll().filter((kept) => concerns(kept, user)))) {
      if (!(await deliverOne(user.email, group))) return false
    }
    return true
  }

  /** Sends the newest intent about one scholarship. False: stop, the others would fail too. */
  async function deliverOne(email: string, group: readonly Kept[]): Promise<boolean> {
    const newest = group.at(-1)
    if (!newest) return true
    try {
      await surroundings.send(email, newest.id, newest.saved)
    } catch (thrown) {
      const error = asApiError(thrown)
      // Who is signed out, or somebody else by now, delivers it later. Any other refusal, such as a proxy's, says nothing about
      // the next attempt.
      if (!error || !FINAL.has(error.code)) return false
      // Our own server will never accept it, and trying again would block all others. Other tabs take the removal of a full
      // entry for a delivery.
      for (const { key } of group) entries.set(key, '')
      surroundings.refused?.(error, newest)
    }
    for (const { key } of group) entries.remove(key)
    return true
  }

  return {
    put,
    /** Delivers everything of the signed-in person. Safe to call at any time, from any number of tabs. */
    deliver,
    /** The newest undelivered intent of this person for each scholarship. Slow: it reads the whole device storage. */
    pending: (user: Owner): ReadonlyMap<string, boolean> =>
      new Map(readAll().flatMap((kept) => (concerns(kept, user) ? [[kept.id, kept.saved]] : []))),
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
  return account === user.id
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
    const { id, saved, at, account } = value as Partial<Kept>
    if (typeof id !== 'string' || typeof saved !== 'boolean' || typeof at !== 'number') return undefined
    return typeof account === 'string' ? { key, id, saved, account, at } : undefined
  } catch {
    return undefined
  }
}
