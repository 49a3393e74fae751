import type { DeviceStorage } from '#web/device-storage.ts'

/** Entries of one kind on this device. Where it has no room or keeps nothing, they stay for as long as the page is open. */
export function createEntries(storage: DeviceStorage, prefix: string): DeviceStorage {
  const inMemory = new Map<string, string>()
  return {
    keys: () => [...new Set([...storage.keys().filter((key) => key.startsWith(prefix)), ...inMemory.keys()])],
    // What is in memory came later: there was no room to replace what is stored.
    get: (key) => inMemory.get(key) ?? storage.get(key),
    set(key, text) {
      const isStored = storage.set(key, text)
      if (isStored) inMemory.delete(key)
      else inMemory.set(key, text)
      return isStored
    },
    remove(key) {
      storage.remove(key)
      inMemory.delete(key)
    },
  }
}

/** What a delivery needs of the browser. */
export interface Delivering {
  /** Runs only one delivery at a time across all tabs. */
  exclusively(delivery: () => Promise<void>): Promise<void>
  /** Tries again now and then, and when the network is back. Returns a function that stops it. */
  keepTrying(again: () => unknown): () => void
}

/** Delivers, again and again after a failure: `deliverAll` is true unless it has to be tried again. Call it at any time. */
export function createDelivery(by: Delivering, deliverAll: () => Promise<boolean>): () => Promise<void> {
  let stop: (() => void) | undefined
  return async function deliver() {
    let isDone = true
    await by.exclusively(async () => {
      isDone = await deliverAll()
    })
    if (!isDone) stop ??= by.keepTrying(deliver)
    else {
      stop?.()
      stop = undefined
    }
  }
}
