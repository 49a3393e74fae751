import { isUnknown } from '#catalogue/text/neutral-words.ts'
import { INVISIBLE, withoutTrailing } from '#catalogue/text/plain-text.ts'

const ADDRESS = /\bhttps?:\/\/[^\s<>"'|\\^`]+/i
/** "http//a.org" and the like, but nothing that is whole. */
const SCHEME_CUT = /^(https?)(?!s?:\/\/[^/]):?\/{0,3}(?=[a-z0-9])/i
/** A cell that is an address and no more. */
const WHOLE = /^https?:\/\/[^\s<>"]+$/i
/** Several addresses without a space between them. */
const NEXT = /[,;|](?=https?:\/\/)/i
const JOINERS = /[\u200c\u200d]/g
/** What ends the sentence that an address stands in. */
const SENTENCE_ENDS = '.,;:!?'
/**
 * The place of a value in a template that was never filled in: `{name}`, `%{name}`, `{{ name }}`, `%%NAME%%`. Brackets
 * around anything else are part of the address.
 */
const UNFILLED = /(?:\{|%7B)\s?[a-z_$][\w.$-]*\s?\}|%%\w+%%|\{$/i
/** The same where a program encoded it: a whole step of the path. Elsewhere encoded brackets are part of an address. */
const UNFILLED_STEP = /^[^?#]*\/(?:%7B){1,2}(?:%20)?[a-z_$][\w.$-]*(?:%20)?(?:%7D){1,2}(?=[/?#]|$)/i
/** A name with a dot, or an address of IPv6. */
const PUBLIC_HOST = /\.|^\[/
const WRAPPERS = /(?:^|\.)(?:safelinks\.protection\.outlook\.com|www\.google\.com|l\.facebook\.com)$/
const BARE = /^(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?$/i
const CAMPAIGN = /^(?:utm_\w+|fbclid|gclid|_gl|_ga|mc_[ce]id)$/i

/** True for an address with its protocol, and no more. */
export function isWholeAddress(text: string): boolean {
  return WHOLE.test(text)
}

/** The address in a cell, with its protocol; null if there is none. `unread` is true for a text that is no address. */
export function readLink(value: unknown): { link: string | null; unread: boolean } {
  const raw = typeof value === 'string' ? value.replaceAll('&amp;', '&').replaceAll(INVISIBLE, '') : ''
  const text = raw.replaceAll(JOINERS, '').trim()
  if (isUnknown(text)) return { link: null, unread: false }
  const candidate = findAddress(text.replace(SCHEME_CUT, '$1://'))
  const address = candidate === undefined || !URL.canParse(candidate) ? undefined : new URL(candidate)
  if (
    candidate === undefined ||
    address === undefined ||
    !PUBLIC_HOST.test(address.hostname) ||
    hasCredentials(address) ||
    UNFILLED.test(candidate) ||
    UNFILLED_STEP.test(candidate)
  )
    return { link: null, unread: true }
  // Mail programs wrap links in their own, which contain the reader's address.
  const wrapped = WRAPPERS.test(address.hostname)
    ? (address.searchParams.get('url') ?? address.searchParams.get('q'))
    : null
  const inside = wrapped === null || wrapped === text ? null : readLink(wrapped)
  if (inside !== null && inside.link !== null) return inside
  return { link: withoutCampaign(candidate), unread: false }
}

/** An address without what only names the campaign that led to the page; everything else stays as it is written. */
function withoutCampaign(address: string): string {
  const [, page = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  if (query === undefined) return address
  const parts = query.split('&')
  const kept = parts.filter((part) => !CAMPAIGN.test(part.split('=', 1)[0] ?? ''))
  if (kept.length === parts.length) return address
  return `${page}${kept.length > 0 ? '?' : ''}${kept.join('&')}${fragment}`
}

/** True for an address with a name or a password, which it would tell everybody. */
export function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== ''
}

function findAddress(text: string): string | undefined {
  const [first = ''] = text.split(NEXT)
  if (WHOLE.test(first)) return withoutTrailing(first, SENTENCE_ENDS)
  const [found] = ADDRESS.exec(text)?.[0].split(NEXT) ?? []
  if (found !== undefined) return withoutTrailing(found.slice(0, endOfBrackets(found)), SENTENCE_ENDS)
  return BARE.test(text) ? `https://${text}` : undefined
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
