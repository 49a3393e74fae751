import type { LoaderFunction } from 'react-router'

/** Call once the first page has been hydrated or rendered. */
export let markHydrated: () => void
const hydrated = new Promise<void>((resolve) => (markHydrated = resolve))

/**
 * The same loader, but its first answer waits until the page is hydrated. An earlier answer would make React hydrate
 * the prerendered markup of the empty page with the loaded one: they differ, so it would render everything again.
 */
export function onceHydrated(loader: LoaderFunction): LoaderFunction {
  return async (...args) => {
    const [data] = await Promise.all([loader(...args), hydrated])
    return data
  }
}
