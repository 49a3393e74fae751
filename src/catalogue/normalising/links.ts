import { isUnknown } from './blank-values.ts'

const ADDRESS = /\bhttps?:\/\/[^\s<>"'\])}|\\^`]+/i
const WRAPPERS = /(?:^|\.)(?:safelinks\.protection\.outlook\.com|www\.google\.com|l\.facebook\.com)$/
const BARE = /^(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?$/i

/** The address in a cell, with its protocol; null if there is none. `unread` is true for a text that is no address. */
export function readLink(value: unknown): { link: string | null; unread: boolean } {
  const text = typeof value === 'string' ? value.replaceAll('&amp;', '&').trim() : ''
  if (isUnknown(text)) return { link: null, unread: false }
  // A template that was never filled in.
  if (/https?:\S*(?:\{|%%|%7B)/i.test(text)) return { link: null, unread: true }
  const found = ADDRESS.exec(text.replace(/^(https?):?\/{0,3}(?=[a-z0-9])/i, '$1://'))?.[0].replace(/[.,;:!?]+$/, '')
  const candidate = found ?? (BARE.test(text) ? `https://${text}` : undefined)
  const address = candidate === undefined || !URL.canParse(candidate) ? undefined : new URL(candidate)
  if (!address?.hostname.includes('.') || address.username !== '') return { link: null, unread: true }
  // Mail programs wrap links in their own, which contain the reader's address.
  const wrapped = WRAPPERS.test(address.hostname)
    ? (address.searchParams.get('url') ?? address.searchParams.get('q'))
    : null
  if (wrapped !== null && wrapped !== text) return readLink(wrapped)
  // Remove what only names the campaign that led to the page.
  const campaign = [...address.searchParams.keys()].filter((name) =>
    /^(?:utm_\w+|fbclid|gclid|_gl|_ga|mc_[ce]id)$/i.test(name),
  )
  for (const name of campaign) address.searchParams.delete(name)
  return { link: campaign.length > 0 ? address.href : (candidate ?? null), unread: false }
}
