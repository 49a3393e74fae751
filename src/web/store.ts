import { useSyncExternalStore } from 'react'
import { requireApiError } from './api-error.ts'

/** One value, kept outside the components that show it. */
export interface Store<Value> {
  /** What the page that the server sent shows, and so what hydration must start with. */
  initial: Value
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial)
}

/** What is fetched once, when it is first wanted: undefined until then, null after a failure, when it can be asked for again. */
export function createFetched<Value>(fetchIt: () => Promise<Value>) {
  const store = createStore<Value | null | undefined>(undefined)
  let asked: Promise<void> | undefined
  return {
    use: () => useStore(store),
    load: () =>
      (asked ??= fetchIt().then(store.set, (thrown: unknown) => {
        asked = undefined
        requireApiError(thrown)
        store.set(null)
      })),
  }
}
