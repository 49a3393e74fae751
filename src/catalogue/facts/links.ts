import { isIP } from 'node:net'
import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { isUnknown } from '#catalogue/text/neutral-words.ts'
import { INVISIBLE, withoutTrailing } from '#catalogue/text/plain-text.ts'
import { isPublic } from '#fetching/public-machine.ts'

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
/**
 * Mail programs and sites wrap links in their own, which may hold the reader's address: the end of their host, and the
 * parameter that holds the link.
 */
const WRAPPERS: readonly (readonly [host: string, parameter: string])[] = [
  ['safelinks.protection.outlook.com', 'url'],
  ['linkprotect.cudasvc.com', 'a'],
  ['deref-gmx.net', 'redirectUrl'],
  ['deref-web.de', 'redirectUrl'],
  ['google.com', 'q'],
  ['google.com', 'url'],
  ['youtube.com', 'q'],
  ['l.facebook.com', 'u'],
  ['lm.facebook.com', 'u'],
  ['l.messenger.com', 'u'],
  ['l.instagram.com', 'u'],
  ['l.threads.com', 'u'],
  ['l.threads.net', 'u'],
  ['linkedin.com', 'url'],
  ['out.reddit.com', 'url'],
  ['vk.com', 'to'],
  ['slack-redir.net', 'url'],
  ['t.me', 'url'],
  ['t.umblr.com', 'z'],
  ['duckduckgo.com', 'uddg'],
]
/** Wrappers around wrappers that are taken off: nobody needs more. */
const MOST_WRAPPERS = 4
/** The last part of names that only a network of one's own knows (RFC 6761, 6762, 8375, and ICANN's `internal`). */
const PRIVATE_NAME = /\.(?:localhost|localdomain|local|internal|home\.arpa)\.?$/
const BARE = /^(?:www\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?$/i
const CAMPAIGN = /^(?:utm_\w+|fbclid|gclid|_gl|_ga|mc_[ce]id)$/i

/** True for an address with its protocol, and no more. */
export function isWholeAddress(text: string): boolean {
  return WHOLE.test(text)
}

/** The address in a cell, with its protocol; null if there is none. `unread` is true for a text that holds none to open. */
export function readLink(value: unknown): { link: string | null; unread: boolean } {
  const raw = typeof value === 'string' ? value.replaceAll('&amp;', '&').replaceAll(INVISIBLE, '') : ''
  const text = raw.replaceAll(JOINERS, '').trim()
  if (isUnknown(text)) return { link: null, unread: false }
  const found = findAddress(text.replace(SCHEME_CUT, '$1://'))
  const address = found === undefined ? undefined : unwrapped(found)
  return address !== undefined && mayBeOpened(address)
    ? { link: withoutCampaign(address), unread: false }
    : { link: null, unread: true }
}

/** The address that others were wrapped around. */
function unwrapped(address: string): string {
  let inner = address
  for (let count = 0; count < MOST_WRAPPERS; count++) inner = wrappedIn(inner) ?? inner
  return inner
}

function wrappedIn(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, searchParams } = new URL(address)
  return WRAPPERS.filter(([host]) => hostname === host || hostname.endsWith(`.${host}`))
    .flatMap(([, parameter]) => searchParams.getAll(parameter))
    .find(isWholeAddress)
}

function mayBeOpened(address: string): boolean {
  if (address.length > RECORD_LIMITS.link || !URL.canParse(address)) return false
  const url = new URL(address)
  return isPublicHost(url) && !hasCredentials(url) && !UNFILLED.test(address) && !UNFILLED_STEP.test(address)
}

/** True if the address names a machine by a name or number that everybody can reach it by. No name is looked up. */
export function isPublicHost({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(literal) === 0 ? /[^.]\.[^.]/.test(hostname) && !PRIVATE_NAME.test(hostname) : isPublic(literal)
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
