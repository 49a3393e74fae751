import { redirect, replace } from 'react-router'

/**
 * Redirects to another address. If the requested address is already in the history (after a link from outside, a reload
 * or Back), its entry is replaced: otherwise Back would lead to it, and so to the redirect again, for ever.
 */
export function sendOn(request: Request, address: string): Response {
  const { pathname, search } = new URL(request.url)
  const stands = window.location.pathname === pathname && window.location.search === search
  return stands ? replace(address) : redirect(address)
}
