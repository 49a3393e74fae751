import type { PlanEdits, PlanFields } from '#contract/plan.ts'
import { LIMITS } from '#contract/limits.ts'
import type { PlanField } from '#domain/plan.ts'
import { asApiError, type ApiError } from '#web/api-error.ts'
import { FINAL } from '#web/bookmarks/outbox.ts'
import type { DeviceStorage } from '#web/device-storage.ts'
import { createDelivery, createEntries, type Delivering } from '#web/loading/deliveries.ts'

export interface PlanOutboxSurroundings extends Delivering {
  readonly storage: DeviceStorage
  /** The id of the account that is signed in; null while nothing can be sent. */
  account(): string | null
  send(edits: PlanEdits): Promise<PlanFields>
  /** The server has merged some changes: this is what it has now. */
  delivered(fields: PlanFields): void
  /** The server will never accept a change. It is already dropped. */
  refused(error: ApiError): void
  /** Somebody else is signed in by now. The changes stay until that is known here, too. */
  replaced(): void
  readonly now: () => number
}

export const PLAN_PREFIX = 'plan:'
/** Characters of a request, each of which may become three bytes. */
const MOST = LIMITS.bodyBytes / 4

/** A change that the server has not confirmed yet. Its time is by this device's clock. */
interface Kept extends PlanField {
  readonly account: string
  readonly key: string
  readonly text: string
}

/** The entries on the device: one for each account and field, which a later change replaces. */
function createShelf(storage: DeviceStorage) {
  const entries = createEntries(storage, PLAN_PREFIX)
  return {
    put: (key: string, text: string) => void entries.set(key, text),

    /** Of one account, the oldest first. */
    list: (account: string | null): Kept[] => {
      const all = entries.keys().flatMap((key) => parseKept(key, entries.get(key)) ?? [])
      return all.filter((kept) => kept.account === account).sort((a, b) => a.at - b.at)
    },

    /** What was changed again meanwhile stays. */
    drop(sent: readonly Kept[]): void {
      for (const { key, text } of sent) {
        if (entries.get(key) === text) entries.remove(key)
      }
    },

    /**
     * What was changed again while it was sent counts from now. The server has stamped the first change when it arrived, and a
     * second one that arrives faster would seem to be the earlier.
     */
    renew(sent: readonly Kept[], at: number): void {
      for (const { key, text } of sent) {
        const later = entries.get(key)
        const kept = later === text ? undefined : parseKept(key, later)
        if (kept) entries.set(key, JSON.stringify({ value: kept.value, at }))
      }
    },

    /** Notes are nobody else's business. */
    dropOthers: (account: string | null): void => {
      for (const key of entries.keys()) {
        if (account === null || parseKept(key, entries.get(key))?.account !== account) entries.remove(key)
      }
    },
  }
}

/**
 * Changes of plans that wait for the network. The last value of a field counts, in every tab. An entry goes once the server
 * has answered for the value that it still has.
 */
export function createPlanOutbox(surroundings: PlanOutboxSurroundings) {
  const { storage, now } = surroundings
  const shelf = createShelf(storage)
  const deliver = createDelivery(surroundings, deliverAll)

  async function deliverAll(): Promise<boolean> {
    for (let portion = next(); portion.length > 0; portion = next()) if (!(await deliverOne(portion))) return false
    return true
  }

  /** As many changes as fit into one request, at least one. */
  function next(): Kept[] {
    const account = surroundings.account()
    const all = account === null ? [] : shelf.list(account)
    let size = 0
    const tooMany = all.findIndex(({ key, text }) => (size += key.length + text.length) > MOST)
    return all.slice(0, Math.min(LIMITS.edits, tooMany < 0 ? all.length : Math.max(1, tooMany)))
  }

  async function deliverOne(portion: readonly Kept[]): Promise<boolean> {
    const [{ account } = { account: '' }] = portion
    const time = now()
    const edits = portion.map(({ scholarshipId, field, value, at }) => ({
      scholarshipId,
      field,
      value,
      // A clock that was set back meanwhile makes nothing come from the future.
      ago: Math.min(Math.max(0, time - at), LIMITS.editAge),
    }))
    try {
      const merged = await surroundings.send({ account, edits }).finally(() => shelf.renew(portion, now()))
      shelf.drop(portion)
      surroundings.delivered(merged)
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error?.code === 'not_yours') surroundings.replaced()
      if (!error || !FINAL.has(error.code)) return false
      // One change that is refused takes none of the others with it.
      if (portion.length > 1) {
        for (const one of portion) if (!(await deliverOne([one]))) return false
        return true
      }
      shelf.drop(portion)
      surroundings.refused(error)
    }
    return true
  }

  return {
    /** Keeps a change on the device. Delivering it is another step. */
    put(account: string, scholarshipId: string, field: string, value: string): void {
      shelf.put(PLAN_PREFIX + JSON.stringify([account, scholarshipId, field]), JSON.stringify({ value, at: now() }))
    },

    /** The changes of an account that wait. */
    pending: shelf.list,

    /** Sends all changes of whoever is signed in. Safe to call at any time, from any number of tabs. */
    deliver,

    /** Forgets the changes of everybody but one account. */
    forgetOthers: shelf.dropOthers,
  }
}

function parseKept(key: string, text: string | null): Kept | undefined {
  try {
    const [account, scholarshipId, field] = JSON.parse(key.slice(PLAN_PREFIX.length)) as unknown[]
    const { value, at } = JSON.parse(text ?? 'null') as { value?: unknown; at?: unknown }
    if (typeof account !== 'string' || typeof scholarshipId !== 'string' || typeof field !== 'string') return undefined
    if (typeof value !== 'string' || typeof at !== 'number') return undefined
    return { account, scholarshipId, field, value, at, key, text: text ?? '' }
  } catch {
    return undefined
  }
}
