import type { Suggestions } from '#contract/suggestions.ts'
import { call } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { createStore, useStore } from '#web/store.ts'
import { namesOf, type Name } from './match-names.ts'

const store = createStore<readonly Name[]>([])
let isAsked = false

/** The names that may be suggested; none until they are loaded. */
export function useNames(): readonly Name[] {
  return useStore(store)
}

/** Fetches the names, unless they are here or being fetched. Without a network it can be called again. */
export async function loadNames(): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    store.set(namesOf(await call<Partial<Suggestions> | null>('/api/suggestions')))
  } catch (thrown) {
    isAsked = requireApiError(thrown).code !== 'offline'
  }
}
