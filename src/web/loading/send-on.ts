import { redirect, replace } from 'react-router'

/**
 * Sends on from the address that was asked for to another one. Where the asked one stands in the history already, as
 * after a link from outside, loading anew, or Back, the other takes its place: Back would lead to it, and on again, for ever.
 */
export function sendOn(request: Request, address: string): Response {
  const { pathname, search } = new URL(request.url)
  const stands = window.location.pathname === pathname && window.location.search === search
  return stands ? replace(address) : redirect(address)
}
