import { api } from './api-client.ts'
import { createFetched } from './store.ts'

/** The filter options of the whole catalogue: undefined until they are loaded, null after a failure. */
export const { use: useOptionGroups, load: loadOptionGroups } = createFetched(api.optionGroups)
