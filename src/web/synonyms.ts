import type { Synonyms } from '#contract/search.ts'
import { call } from './api-client.ts'
import { foldText, type OtherNames } from './fold-text.ts'
import { createFetched } from './store.ts'

const NONE: OtherNames = new Map()

const { use: useAll, load: loadSynonyms } = createFetched(async (): Promise<Partial<Record<string, OtherNames>>> => {
  const { country, field } = await call<Synonyms>('/api/synonyms')
  return { country: folded(country), field: folded(field) }
})
export { loadSynonyms }

/** What the options of a group are called besides; nothing until it is loaded, or for a group that has no such names. */
export function useSynonyms(group: string): OtherNames {
  return useAll()?.[group] ?? NONE
}

function folded(names: Synonyms['country']): OtherNames {
  return new Map(Object.entries(names).map(([label, others]) => [label, others.map(foldText)]))
}
