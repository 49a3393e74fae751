import type { LoaderFunction } from 'react-router'

const { promise: hydrated, resolve } = Promise.withResolvers<void>()

/** Says that the prerendered page has been taken over, or the first one drawn. */
export const markHydrated = resolve

/**
 * The same loader, whose first answer waits for the page to be taken over. One that came earlier would have React draw
 * the page that it leads to over the markup of the empty one, find them different, and draw all of it a second time.
 */
export function onceHydrated(loader: LoaderFunction): LoaderFunction {
  return async (...args) => {
    const [data] = await Promise.all([loader(...args), hydrated])
    return data
  }
}
