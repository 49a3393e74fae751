import type { OptionGroups } from '#contract/search.ts'
import { api } from './api-client.ts'
import { requireApiError } from './api-error.ts'
import { createStore, useStore } from './store.ts'

/** The filter options of the whole catalogue: undefined until they are loaded, null after a failure. */
const store = createStore<OptionGroups | null | undefined>(undefined)
let loading = false

export function useOptionGroups(): OptionGroups | null | undefined {
  return useStore(store)
}

/** Fetches the options, unless they are here or being fetched. After a failure it can be called again. */
export async function loadOptionGroups(): Promise<void> {
  if (loading || store.get()) return
  loading = true
  try {
    store.set(await api.optionGroups())
  } catch (thrown) {
    requireApiError(thrown)
    store.set(null)
  } finally {
    loading = false
  }
}
