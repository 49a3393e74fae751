import { isUnknown } from './blank-values.ts'
import { INVISIBLE } from './plain-text.ts'

const ADDRESS = /\bhttps?:\/\/[^\s<>"'|\\^`]+/i
/** A cell that is an address and no more. */
const WHOLE = /^https?:\/\/[^\s<>"]+$/i
/** Several addresses without a space between them. */
const NEXT = /[,;|](?=https?:\/\/)/i
const JOINERS = /[\u200c\u200d]/g
/**
 * The place of a value in a template that was never filled in: `{name}`, `%{name}`, `{{ name }}`, `%%NAME%%`. Brackets
 * around anything else are part of the address.
 */
const UNFILLED = /(?:\{|%7B)(?:\s|%20)?[a-z_$][\w.$-]*(?:\s|%20)?(?:\}|%7D)|%%\w+%%|(?:\{|%7B)$/i
const WRAPPERS = /(?:^|\.)(?:safelinks\.protection\.outlook\.com|www\.google\.com|l\.facebook\.com)$/
const BARE = /^(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?$/i
const CAMPAIGN = /^(?:utm_\w+|fbclid|gclid|_gl|_ga|mc_[ce]id)$/i

/** The address in a cell, with its protocol; null if there is none. `unread` is true for a text that is no address. */
export function readLink(value: unknown): { link: string | null; unread: boolean } {
  const raw = typeof value === 'string' ? value.replaceAll('&amp;', '&').replaceAll(INVISIBLE, '') : ''
  const text = raw.replaceAll(JOINERS, '').trim()
  if (isUnknown(text)) return { link: null, unread: false }
  const candidate = findAddress(text.replace(/^(https?):?\/{0,3}(?=[a-z0-9])/i, '$1://'))
  const address = candidate === undefined || !URL.canParse(candidate) ? undefined : new URL(candidate)
  if (
    candidate === undefined ||
    !address?.hostname.includes('.') ||
    hasCredentials(address) ||
    UNFILLED.test(candidate)
  )
    return { link: null, unread: true }
  // Mail programs wrap links in their own, which contain the reader's address.
  const wrapped = WRAPPERS.test(address.hostname)
    ? (address.searchParams.get('url') ?? address.searchParams.get('q'))
    : null
  const inside = wrapped === null || wrapped === text ? null : readLink(wrapped)
  if (inside !== null && inside.link !== null) return inside
  // Remove what only names the campaign that led to the page.
  const campaign = [...address.searchParams.keys()].filter((name) => CAMPAIGN.test(name))
  for (const name of campaign) address.searchParams.delete(name)
  return { link: campaign.length > 0 ? address.href : candidate, unread: false }
}

/** True for an address with a name or a password, which it would tell everybody. */
export function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== ''
}

function findAddress(text: string): string | undefined {
  const [first = ''] = text.split(NEXT)
  if (WHOLE.test(first)) return withoutPunctuation(first)
  const [found] = ADDRESS.exec(text)?.[0].split(NEXT) ?? []
  if (found !== undefined) return withoutPunctuation(found.slice(0, endOfBrackets(found)))
  return BARE.test(text) ? `https://${text}` : undefined
}

/** What ends the sentence that an address stands in. */
function withoutPunctuation(address: string): string {
  let end = address.length
  while ('.,;:!?'.includes(address[end - 1] ?? ' ')) end -= 1
  return address.slice(0, end)
}

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Where a bracket closes that was not opened in the address: "(see https://a.org/b_(c))". */
function endOfBrackets(address: string): number {
  const open: string[] = []
  for (let at = 0; at < address.length; at++) {
    const sign = address[at] ?? ''
    if ('([{'.includes(sign)) open.push(sign)
    else if (CLOSING[sign] !== undefined && open.pop() !== CLOSING[sign]) return at
  }
  return address.length
}
