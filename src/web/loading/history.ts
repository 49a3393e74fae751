import { redirect, replace } from 'react-router'

interface Standing {
  /** The key of the entry whose page the app shows. */
  key: () => string
  /** Hears of every way in the history, before the router does. */
  hear?: (event: PopStateEvent) => void
  /** Has Back close what covers that page, for as long as it is there. */
  cover?: (element: Element, close: () => void) => void
}

/** Where the app stands in the history. Set by `main.tsx`, and by code that comes later. */
export const standing: Standing = { key: () => 'default' }

/** How the page was loaded: `navigate`, `reload` or `back_forward`; undefined where the browser does not tell. */
export function loadedBy(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && 'type' in entry ? String(entry.type) : undefined
}

/**
 * Redirects to another address. If the requested address is already in the history (after a link from outside, a reload
 * or Back), its entry is replaced: otherwise Back would lead to it, and so to the redirect again, for ever.
 */
export function sendOn(request: Request, address: string): Response {
  const { pathname, search } = new URL(request.url)
  const stands = window.location.pathname === pathname && window.location.search === search
  return stands ? replace(address) : redirect(address)
}
