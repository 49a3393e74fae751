import { forThisDevice } from '#web/device-storage.ts'
import type { Device } from './outbox.ts'
import { keepTrying } from './later.ts'

/** What an outbox of this name needs of the browser. Browsers without locks deliver one at a time in each tab. */
export function thisDevice(name: string): Device {
  let last: Promise<unknown> = Promise.resolve()
  return {
    storage: forThisDevice,
    now: () => Date.now(),
    keepTrying,
    exclusively(delivery) {
      if ('locks' in navigator) return navigator.locks.request(name, delivery)
      const turn = last.then(delivery)
      // A bug in one holds up none behind it.
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
