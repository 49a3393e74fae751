import { parseCookie, stringifySetCookie } from 'cookie'
import type { IncomingHttpHeaders } from 'node:http'
import { limitMisses } from '#api/access/rate-limits.ts'
import { sha256Of, isToken, newToken } from '#api/access/tokens.ts'
import type { Account, Session, Storage } from '#storage/open-storage.ts'
import { nameDevice } from './device.ts'
import { createSessionEndings, createSessionUses, type NoticeLog } from './session-writes.ts'

const DAY = 24 * 3_600_000
const LIFETIME = 30 * DAY
/** However often it is used, so that a lost or lent device is not signed in for ever. */
const LONGEST = 180 * DAY
/** The server decides when a session ends. The cookie only has to last longer (this is as long as browsers allow). */
const COOKIE_SECONDS = (400 * DAY) / 1000
/** Sessions of one account at a time: the next sign-in ends the oldest. Nobody has so many devices. */
const MOST = 100
/** How many proven sessions are remembered: a megabyte or two. */
const MOST_PROVEN = 10_000

export interface SessionKeeperOptions {
  readonly storage: Pick<Storage, 'sessions'>
  readonly config: { readonly apiOrigin: string }
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether a session counts that was begun with an issuer. By default any does. */
  readonly accepts?: (issuer: string) => boolean
  /** Where it is told what nobody waits for and fails. */
  readonly log?: () => NoticeLog
}

type BrowserHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'user-agent'>
/** A session that a cookie has proved, with its account. */
export type VerifiedSession = Session & { readonly account: Account }
export type SessionKeeper = ReturnType<typeof createSessionKeeper>

/**
 * Keeps sessions: an opaque token in the browser's cookie, its hash in the database. A session lasts 30 days from its
 * last use (noted at most once a day), 180 days at most, and ends at once when revoked.
 */
export function createSessionKeeper({ storage, config, now, accepts = () => true, log }: SessionKeeperOptions) {
  const name = cookieName('session', config.apiOrigin)
  const { find, prove, isProven } = createFinder({ storage, now, accepts })
  const uses = createSessionUses(storage, log)
  const endings = createSessionEndings(storage, now)

  const noteForPage = (signedIn: boolean): string => {
    const note = cookieName('signed_in', config.apiOrigin)
    return formatCookie(note, signedIn ? '1' : '', signedIn ? COOKIE_SECONDS : 0, config.apiOrigin, { httpOnly: false })
  }

  return {
    /**
     * The session that a Cookie header proves, or undefined. Throws only when the database is away, and
     * too_many_requests when too many from the same address were forged. Waits for no write: its use is noted meanwhile.
     */
    async readSession(cookieHeader: string | undefined, address?: string): Promise<VerifiedSession | undefined> {
      const tokenHash = hashIn(cookieHeader, name)
      if (tokenHash === undefined || endings.has(tokenHash)) return undefined
      const session = await find(tokenHash, address)
      if (!session) return undefined
      const usedAt = now()
      // A last use in the future is noted anew as well, and so is a beginning: a session begun while the clock was a year
      // ahead would last a year longer.
      if (Math.abs(usedAt - session.usedAt) < DAY) return session
      const startedAt = Math.min(session.startedAt, usedAt)
      const times = { startedAt, usedAt, expiresAt: Math.min(usedAt + LIFETIME, startedAt + LONGEST) }
      uses.note(session.tokenHash, times)
      return { ...session, ...times }
    },

    /** Starts a session under a new token, ends the one this browser had, and returns the Set-Cookie header. */
    async startSession(accountId: string, issuer: string, browser: BrowserHeaders = {}): Promise<string> {
      const token = newToken()
      const device = nameDevice(browser['user-agent'])
      await storage.sessions.create(sha256Of(token), accountId, now(), now() + LIFETIME, issuer, device)
      prove(sha256Of(token))
      const old = hashIn(browser.cookie, name)
      if (old !== undefined) await storage.sessions.revoke(old)
      await storage.sessions.revokeOldest(accountId, MOST)
      return formatCookie(name, token, COOKIE_SECONDS, config.apiOrigin)
    },

    /**
     * Ends this browser's session, if it has one. If it cannot be ended now, as when the database cannot be written to, it
     * throws, and the session counts as ended in this process from then on, until `endLeft` has ended it for all.
     */
    async endSession(cookieHeader: string | undefined, address?: string): Promise<void> {
      const tokenHash = hashIn(cookieHeader, name)
      if (tokenHash === undefined) return
      try {
        // Looked for first: whatever is forged would wait for the database's one writer.
        const session = await find(tokenHash, address)
        if (session) await storage.sessions.revoke(tokenHash)
      } catch (error) {
        endings.add(tokenHash, isProven(tokenHash))
        throw error
      }
    },

    /** Ends the sessions that could not be ended when people wanted it. Throws while the database is away. */
    endLeft: () => endings.endAll(),
    /** How many those are. */
    left: () => endings.size(),
    /** Resolves when no use of a session is being noted any more. */
    settled: () => uses.settled(),

    /** Set-Cookie headers that take the session's cookie away, and the note for the page. */
    withoutSession: (): string[] => [formatCookie(name, '', 0, config.apiOrigin), noteForPage(false)],

    /**
     * A Set-Cookie header for a note that the page can read: somebody is signed in here, so ask who. It proves nothing
     * and names nobody. Without it each first visit would ask, only to be refused. The page looks for "signed_in=",
     * with or without the prefix.
     */
    noteForPage,
  }
}

/** Finds sessions. Whose was found here before is let through, however many forged ones come from the same school. */
function createFinder({ storage, now, accepts }: Required<Pick<SessionKeeperOptions, 'storage' | 'now' | 'accepts'>>) {
  const lookUp = limitMisses()
  const proven = new Set<string>()
  const prove = (tokenHash: string): void => {
    if (proven.size >= MOST_PROVEN) proven.clear()
    proven.add(tokenHash)
  }
  const find = async (tokenHash: string, address: string | undefined): Promise<VerifiedSession | undefined> => {
    const read = async () => {
      const found = await storage.sessions.find(tokenHash, now())
      return found && accepts(found.issuer) ? found : undefined
    }
    const session = await (proven.has(tokenHash) ? read() : lookUp(address, read))
    if (session) prove(tokenHash)
    else proven.delete(tokenHash)
    return session
  }
  return { find, prove, isProven: (tokenHash: string) => proven.has(tokenHash) }
}

/** Behind TLS the prefix makes the browser refuse a cookie of this name from a neighbouring host. */
export function cookieName(name: string, apiOrigin: string): string {
  return isSecure(apiOrigin) ? `__Host-${name}` : name
}

/** A Set-Cookie header; `seconds` 0 takes the cookie away. By default it is for all addresses, and for no script. */
export function formatCookie(
  name: string,
  value: string,
  seconds: number,
  apiOrigin: string,
  { path = '/', httpOnly = true } = {},
): string {
  const secure = isSecure(apiOrigin)
  return stringifySetCookie({ name, value, maxAge: seconds, path, httpOnly, sameSite: 'lax', secure })
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}

function hashIn(cookieHeader: string | undefined, name: string): string | undefined {
  const token = parseCookie(cookieHeader ?? '')[name]
  return isToken(token) ? sha256Of(token) : undefined
}
