import type { PlanField } from '#domain/plan.ts'
import type { User } from '#contract/user.ts'
import { asApiError, type ApiError, type ApiErrorCode } from '#web/api-error.ts'
import type { DeviceStorage } from '#web/device-storage.ts'

/** A change that the server has not confirmed yet. Its time is by this device's clock. */
export interface Waiting extends PlanField {
  /** The account's id: what a device keeps names nobody. */
  readonly account: string
  readonly key: string
  readonly text: string
}

/** Whose changes they are. */
type Owner = Pick<User, 'id' | 'email'>

export type Portion = readonly [Waiting, ...Waiting[]]

/** Where the changes go. */
interface Receiver {
  /** Who is signed in. While it is null, nothing is sent. */
  readonly user: () => Owner | null
  /** How many of what waits are sent at once; one, if it is left out. */
  readonly portionOf?: (all: Portion) => number
  readonly send: (portion: Portion, user: Owner) => Promise<void>
  /** What waits has changed: some was delivered or refused, or another tab has changed it. */
  readonly changed: () => unknown
  /** Another tab has delivered a change of whoever is signed in. */
  readonly learned: (change: Waiting, user: Owner) => unknown
  /** The server will never accept a change. It is already dropped. */
  readonly refused: (error: ApiError, change: Waiting) => unknown
}

/** What a delivery needs of the browser (`this-device.ts`). */
export interface Device {
  readonly storage: DeviceStorage
  readonly now: () => number
  /** Runs only one delivery at a time across all tabs. */
  readonly exclusively: (delivery: () => Promise<boolean>) => Promise<boolean>
  /** Tries again now and then, and when the network is back. Returns a function that stops it. */
  readonly keepTrying: (again: () => unknown) => () => unknown
}

/** What the browser tells a tab of what another one has stored. */
type Told = Readonly<Record<'key' | 'oldValue' | 'newValue', string | null>>

/** What our own server answers when trying again is useless. After any other answer, what waits is sent again. */
const FINAL: ReadonlySet<ApiErrorCode> = new Set(['unknown_scholarship', 'list_full', 'bad_request', 'too_large'])

/**
 * Changes that are never lost: each is kept on the device, under `prefix`, until the server has answered for the value that it
 * still has. The last value of a field of a scholarship counts, in every tab.
 */
export function createOutbox(prefix: string, receiver: Receiver, device: Device) {
  const shelf = createShelf(prefix, device.storage)
  let stop: (() => unknown) | undefined
  /** How often the server failed over a change, by its key. Such a change is sent alone and last, so that it holds up no other. */
  const failures = new Map<string, number>()
  const failuresOf = ({ key }: Waiting) => failures.get(key) ?? 0

  /** Sends all changes of whoever is signed in, again and again after a failure. Safe to call at any time, from any tab. */
  async function deliver(): Promise<void> {
    const isDone = await device.exclusively(deliverAll)
    if (!isDone) stop ??= device.keepTrying(deliver)
    else {
      stop?.()
      stop = undefined
    }
  }

  /** True unless it has to be tried again. */
  async function deliverAll(): Promise<boolean> {
    for (let user = receiver.user(); user !== null; user = receiver.user()) {
      const [first, ...rest] = shelf.list(user.id).sort((a, b) => failuresOf(a) - failuresOf(b))
      if (!first) return true
      const others = failuresOf(first) > 0 ? [] : rest.filter((each) => failuresOf(each) === 0)
      const size = receiver.portionOf?.([first, ...others]) ?? 1
      if (!(await deliverPortion([first, ...others.slice(0, size - 1)], user))) return false
    }
    return true
  }

  async function deliverPortion(portion: Portion, user: Owner): Promise<boolean> {
    try {
      await receiver.send(portion, user)
      shelf.drop(portion)
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error?.code === 'internal') for (const each of portion) failures.set(each.key, failuresOf(each) + 1)
      // Who is signed out, or somebody else by now, delivers it later. Any other refusal, such as a proxy's, says nothing about
      // the next attempt.
      if (!error || !FINAL.has(error.code)) return false
      // One change that is refused takes none of the others with it.
      if (portion.length > 1) {
        for (const one of portion) if (!(await deliverPortion([one], user))) return false
        return true
      }
      shelf.drop(portion, true)
      receiver.refused(error, portion[0])
    }
    receiver.changed()
    return true
  }

  return {
    /** Keeps a change on the device. Delivering it is another step. */
    put: (account: string, scholarshipId: string, field: string, value: string) =>
      shelf.put(prefix + JSON.stringify([account, scholarshipId, field]), value, device.now()),
    /** The changes of an account that wait. Slow: it reads the whole device storage. */
    pending: shelf.list,
    deliver,
    /** Follows what other tabs do, by the browser's own event. What one of them has delivered goes with its entry. */
    follow: ({ key, oldValue, newValue }: Told, user: Owner | null): void => {
      if (!key?.startsWith(prefix)) return
      const gone = newValue === null ? readWaiting(prefix, key, oldValue) : undefined
      if (gone && gone.account === user?.id) receiver.learned(gone, user)
      receiver.changed()
    },
    /** Forgets the changes of everybody but one account. */
    forgetOthers: shelf.dropOthers,
  }
}

/** The entries on the device: one for each account and field, which a later change replaces. */
function createShelf(prefix: string, storage: DeviceStorage) {
  const entries = createEntries(prefix, storage)
  return {
    put: (key: string, value: string, at: number) => entries.set(key, JSON.stringify({ value, at })),

    /** Of one account, the oldest first. */
    list: (account: string): Waiting[] => {
      const all = entries.keys().flatMap((key) => readWaiting(prefix, key, entries.get(key)) ?? [])
      return all.filter((waiting) => waiting.account === account).sort((a, b) => a.at - b.at)
    },

    /** What was changed again meanwhile stays. Other tabs take the removal of a full entry for a delivery. */
    drop(sent: Portion, isRefused = false): void {
      for (const { key, text } of sent) {
        if (entries.get(key) !== text) continue
        if (isRefused) entries.set(key, '')
        entries.remove(key)
      }
    },

    /** Notes are nobody else's business. */
    dropOthers: (account: string | null): void => {
      for (const key of entries.keys()) {
        if (readWaiting(prefix, key, entries.get(key))?.account !== account) entries.remove(key)
      }
    },
  }
}

/** Entries of one kind on this device. Where it has no room or keeps nothing, they stay for as long as the page is open. */
function createEntries(prefix: string, storage: DeviceStorage) {
  /** What there was no room to store, with what was stored under its key then. */
  const inMemory = new Map<string, { readonly text: string; readonly stored: string | null }>()
  return {
    keys: () => [...new Set([...storage.keys().filter((key) => key.startsWith(prefix)), ...inMemory.keys()])],
    get(key: string) {
      const stored = storage.get(key)
      const kept = inMemory.get(key)
      if (kept && (stored === null || stored === kept.stored)) return kept.text
      // What has been stored since then came later, from another tab.
      inMemory.delete(key)
      return stored
    },
    set(key: string, text: string) {
      if (storage.set(key, text)) inMemory.delete(key)
      else inMemory.set(key, { text, stored: storage.get(key) })
    },
    remove(key: string) {
      storage.remove(key)
      inMemory.delete(key)
    },
  }
}

/** Reads an entry; undefined for anything else. */
function readWaiting(prefix: string, key: string, kept: string | null): Waiting | undefined {
  const text = kept ?? ''
  try {
    const [account, scholarshipId, field] = JSON.parse(key.slice(prefix.length))
    const { value, at } = JSON.parse(text)
    const texts: unknown[] = [account, scholarshipId, field, value]
    return typeof at === 'number' && texts.every((part) => typeof part === 'string')
      ? { account, scholarshipId, field, value, at, key, text }
      : undefined
  } catch {
    return undefined
  }
}
