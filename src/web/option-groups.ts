import type { OptionGroups } from '#contract/search.ts'
import { api } from './api-client.ts'
import { requireApiError } from './api-error.ts'
import { createStore, useStore } from './store.ts'

/** The filter options of the whole catalogue: undefined until they are loaded, null after a failure. */
const store = createStore<OptionGroups | null | undefined>(undefined)
let asked: Promise<void> | undefined

export function useOptionGroups(): OptionGroups | null | undefined {
  return useStore(store)
}

/** Fetches the options, unless they are here or being fetched. After a failure it can be called again. */
export function loadOptionGroups(): Promise<void> {
  return (asked ??= api.optionGroups().then(store.set, (thrown: unknown) => {
    asked = undefined
    requireApiError(thrown)
    store.set(null)
  }))
}
