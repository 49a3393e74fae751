import type { Synonyms } from '#contract/search.ts'
import { call } from './api-client.ts'
import { requireApiError } from './api-error.ts'
import { createStore, useStore } from './store.ts'
import { foldText } from './fold-text.ts'

/** Other names of an option, folded, by its label. */
export type OtherNames = ReadonlyMap<string, readonly string[]>

const NONE: OtherNames = new Map()
const store = createStore<Readonly<Record<keyof Synonyms, OtherNames>>>({ country: NONE, field: NONE })
let isAsked = false

/** What the options of a group are called besides; nothing until it is loaded, or for a group that has no such names. */
export function useSynonyms(group: string): OtherNames {
  const known: Readonly<Partial<Record<string, OtherNames>>> = useStore(store)
  return known[group] ?? NONE
}

/** Fetches the names, unless they are here or being fetched. A list can do without; after a failure it can be called again. */
export async function loadSynonyms(): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    const { country, field } = await call<Synonyms>('/api/synonyms')
    store.set({ country: folded(country), field: folded(field) })
  } catch (thrown) {
    requireApiError(thrown)
    isAsked = false
  }
}

function folded(names: Synonyms['country']): OtherNames {
  return new Map(Object.entries(names).map(([label, others]) => [label, others.map(foldText)]))
}
