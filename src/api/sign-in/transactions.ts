import { parseCookie } from 'cookie'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { PROVIDER_IDS, type ProviderId } from './providers.ts'
import { cookieName, formatCookie } from './sessions.ts'

const SECONDS = 600
/** So much of its state is in an attempt's name. */
const NAME_LENGTH = 12
const NAME_END = new RegExp(String.raw`^[\w-]{${NAME_LENGTH}}$`)
/** All open attempts of a browser together, in characters: forgotten tabs must not fill the Cookie header. */
const OPEN_ATTEMPTS_LENGTH = 6000
/** One attempt, in characters: browsers keep no cookie above 4096 bytes. */
const ATTEMPT_LENGTH = 3800

const transactionSchema = z.object({
  provider: z.enum(PROVIDER_IDS),
  state: z.string(),
  nonce: z.string().optional(),
  verifier: z.string().optional(),
  /** Absolute, and already checked. */
  redirectUrl: z.string(),
  /** It has led to a session: for whoever comes back to it. */
  isDone: z.literal(true).optional(),
  expiresAt: z.number(),
})
type StoredTransaction = z.infer<typeof transactionSchema>
/** One attempt to sign in: what the provider's answer must match. */
export type Transaction = Omit<StoredTransaction, 'expiresAt' | 'isDone'>
/** An attempt that has come back. `isUsed`: not for the first time. */
type ReturnedAttempt = Transaction & { readonly isUsed: boolean }

interface TransactionsOptions {
  readonly apiOrigin: string
  /** Shared by all processes, since the attempt may come back to another one. */
  readonly secrets: Partial<Readonly<Record<ProviderId, string>>>
  readonly now: () => number
}

/** Attempts are kept in the browser, each in a signed cookie of its own, so that tabs do not disturb each other. */
export function createTransactions({ apiOrigin, secrets, now }: TransactionsOptions) {
  const prefix = cookieName('sign-in-', apiOrigin)
  const nameOf = (state: string) => prefix + state.slice(0, NAME_LENGTH)
  const done = cookieName('last-sign-in', apiOrigin)
  const clear = (name: string) => formatCookie(name, '', 0, apiOrigin)
  // The provider's code works only once anyway; this also keeps a copied cookie from being used again here.
  const used = new Map<string, number>()

  return {
    /** Set-Cookie headers for the new attempt, and for removing the oldest if there are too many. */
    begin(transaction: Transaction, cookieHeader: string | undefined): string[] {
      const stored: StoredTransaction = { ...transaction, expiresAt: now() + SECONDS * 1000 }
      const whole = sign(stored, secrets)
      const value = whole.length <= ATTEMPT_LENGTH ? whole : sign(withoutQuery(stored), secrets)
      const tooMany = oldestBeyond(openAttempts(cookieHeader, prefix), OPEN_ATTEMPTS_LENGTH - value.length)
      return [formatCookie(nameOf(transaction.state), value, SECONDS, apiOrigin), ...tooMany.map(clear)]
    },

    /** The attempt that belongs to a state, used from now on; undefined if it is unknown, forged or expired. */
    take(provider: ProviderId, state: string, cookieHeader: string | undefined): ReturnedAttempt | undefined {
      const cookies = parseCookie(cookieHeader ?? '')
      const found = readSigned(cookies[nameOf(state)] ?? cookies[done], provider, secrets)
      if (!found || found.state !== state || found.provider !== provider || found.expiresAt <= now()) return undefined
      for (const [old, expiresAt] of used) if (expiresAt <= now()) used.delete(old)
      const isUsed = found.isDone === true || used.has(state)
      used.set(state, found.expiresAt)
      return { ...found, isUsed }
    },

    /** The Set-Cookie header that takes an attempt away. */
    forget: (state: string): string => clear(nameOf(state)),

    /** The Set-Cookie header that keeps of the last attempt that has led to a session where it went. */
    finish({ provider, state, redirectUrl }: Transaction): string {
      const stored: StoredTransaction = {
        provider,
        state,
        redirectUrl,
        isDone: true,
        expiresAt: now() + SECONDS * 1000,
      }
      return formatCookie(done, sign(stored, secrets), SECONDS, apiOrigin)
    },
  }
}

/** Compressed: the address of a search with every country chosen shrinks to a quarter. */
function sign(stored: StoredTransaction, secrets: TransactionsOptions['secrets']): string {
  const payload = deflateRawSync(JSON.stringify(stored)).toString('base64url')
  return `${payload}.${signatureOf(payload, stored.provider, secrets)}`
}

/** The visitor's choices are lost, but not the page. */
function withoutQuery(stored: StoredTransaction): StoredTransaction {
  const { origin, pathname } = new URL(stored.redirectUrl)
  return { ...stored, redirectUrl: pathname.length < 1000 ? origin + pathname : `${origin}/` }
}

function signatureOf(payload: string, provider: ProviderId, secrets: TransactionsOptions['secrets']): string {
  const key = hkdfSync('sha256', secrets[provider] ?? '', '', `sign-in transaction ${provider}`, 32)
  return createHmac('sha256', Buffer.from(key)).update(payload).digest('base64url')
}

function readSigned(value: string | undefined, provider: ProviderId, secrets: TransactionsOptions['secrets']) {
  const [payload, signature] = value?.split('.') ?? []
  if (payload === undefined || signature === undefined || !secrets[provider]) return undefined
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(payload, provider, secrets))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return transactionSchema.parse(JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url')).toString()))
}

/** Oldest first, as browsers send them. Not what others have named alike: it may be no name that can be sent back. */
function openAttempts(cookieHeader: string | undefined, prefix: string): (readonly [name: string, length: number])[] {
  return Object.entries(parseCookie(cookieHeader ?? '')).flatMap(([name, value]) =>
    name.startsWith(prefix) && NAME_END.test(name.slice(prefix.length))
      ? [[name, name.length + (value?.length ?? 0)] as const]
      : [],
  )
}

function oldestBeyond(attempts: ReturnType<typeof openAttempts>, room: number): string[] {
  let left = room
  const kept = new Set<string>()
  for (const [name, length] of attempts.toReversed()) {
    left -= length
    if (left < 0) break
    kept.add(name)
  }
  return attempts.map(([name]) => name).filter((name) => !kept.has(name))
}

// Control characters, blanks, look-alikes and backslashes: browsers correct them, so that what is opened is not what
// was checked.
const MENDED = /[^!-~]|\\/
const HIDDEN = /%(?:[01][0-9a-f]|7f|5c)/i

/**
 * The address to go to after signing in: `redirectUrl` when it is a path of the web app or an address on its own
 * origin, else its front page. Always absolute, always on `webOrigin`.
 */
export function redirectTarget(redirectUrl: string | undefined, webOrigin: string): string {
  const front = `${webOrigin}/`
  if (redirectUrl === undefined || MENDED.test(redirectUrl)) return front
  if (!redirectUrl.startsWith('/') && !redirectUrl.startsWith(webOrigin)) return front
  if (redirectUrl.startsWith('//') || !URL.canParse(redirectUrl, webOrigin)) return front
  const { origin, username, password, pathname, href } = new URL(redirectUrl, webOrigin)
  const isOurs = origin === webOrigin && username === '' && password === ''
  return isOurs && !pathname.startsWith('//') && !HIDDEN.test(pathname) ? href : front
}
