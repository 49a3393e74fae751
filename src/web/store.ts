import { useSyncExternalStore } from 'react'

/** One value that outlives the components that show it. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
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

/** The store's value; `prerendered` is what stands in the prerendered page, and so in the first render over it. */
export function useStore<Value>(store: Store<Value>, prerendered: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered)
}
