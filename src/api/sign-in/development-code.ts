import { parseCookie } from 'cookie'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { limitGuesses, tooMany } from '#api/access/rate-limits.ts'
import { formatCookie } from './sessions.ts'

/** How long a browser is believed, in seconds. A server that is started with another code does not believe it. */
const BELIEVED = 30 * 24 * 3600

const COOKIE = 'development_code'

export type DevelopmentCode = ReturnType<typeof createDevelopmentCode>

/**
 * The code that the development sign-in asks each browser for, once. No server can know what passes requests on to it,
 * but only who started it, or was told, knows what it printed.
 */
export function createDevelopmentCode(code: string, apiOrigin: string) {
  // Proves that the code was given, and does not tell it.
  const proof = digest(code, 'given')
  const limit = limitGuesses()
  return {
    /** Whether the browser that sent this Cookie header has given the code before. */
    isKnownTo: (cookieHeader: string | undefined): boolean =>
      isSame(parseCookie(cookieHeader ?? '')[COOKIE] ?? '', proof),

    /** Throws too_many_requests, for whoever asks, when there have been too many wrong ones. */
    isRight(typed: string): boolean {
      const given = typed.trim()
      if (given === '') return false
      const seconds = limit.take('anybody')
      if (seconds > 0) throw tooMany(seconds)
      const isRight = isSame(given, code)
      if (isRight) limit.giveBack('anybody')
      return isRight
    },

    /** A Set-Cookie header for a browser that has given it. */
    cookie: (): string => formatCookie(COOKIE, proof, BELIEVED, apiOrigin, { path: '/dev-sign-in' }),
  }
}

/** In the same time, wherever they differ, and however long they are. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(digest(one, 'compared')), Buffer.from(digest(other, 'compared')))
}

function digest(text: string, purpose: string): string {
  return createHmac('sha256', purpose).update(text).digest('base64url')
}
