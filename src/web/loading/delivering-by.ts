import type { Delivering } from './deliveries.ts'
import { keepTrying } from './use-retry.ts'

/** By the name of what is delivered. Browsers without locks deliver one at a time in each tab. */
export function deliveringBy(name: string): Delivering {
  let last: Promise<unknown> = Promise.resolve()
  return {
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
