import type { OptionGroups } from '#contract/search.ts'
import { api } from './api-client.ts'
import { requireApiError } from './api-error.ts'
import { createStore, useStore } from './store.ts'

/** The options of the whole catalogue: undefined until they are here, null when they could not be had yet. */
const store = createStore<OptionGroups | null | undefined>(undefined)
let loading = false

export function useOptionGroups(): OptionGroups | null | undefined {
  return useStore(store)
}

/** Fetches the options unless they are here or on their way; after a failure, asks again. */
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
