import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { createAddressList, plainAddress } from './address-list.ts'
import { ProblemError } from '#api/problem-error.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

const MINUTE = 60_000
/** So many addresses at once are no visitors; and there is no end of them. */
const MOST_ADDRESSES = 100_000

/** For what changes something: counted by person. */
export function writeLimit(keyOf: (request: FastifyRequest) => string): RateLimitOptions {
  return { max: SERVER_LIMITS.writesPerMinute, timeWindow: MINUTE, keyGenerator: keyOf }
}

/** For attempts to sign in: counted by address. */
export const SIGN_IN_LIMIT: RateLimitOptions = {
  max: SERVER_LIMITS.signInsPerMinute,
  timeWindow: MINUTE,
  keyGenerator: ({ ip }) => visitorOf(ip),
}

export function refuseTooMany(_request: FastifyRequest, { after }: { readonly after: string }): Error {
  return new ProblemError('too_many_requests', `Wait ${after}, then try again.`)
}

/** How many searches an address may still ask for. No address has who has left already. */
export interface SearchLimit {
  /** Counts a search. Returns the seconds until the address may search again, mostly 0. */
  readonly take: (address: string | undefined) => number
  /** The search that was counted is going to be counted again. */
  readonly giveBack: (address: string | undefined) => void
}

/**
 * Counts the searches of each address, beginning anew with every minute. It costs one look into a Map: this is the
 * path of every search. Addresses of this machine and of private networks are not counted, since a proxy may stand
 * there that nobody has named, and all visitors behind it.
 */
export function createSearchLimit(): SearchLimit {
  const left = new Map<string, number>()
  const isOwn = createAddressList(['loopback', 'linklocal', 'uniquelocal'])
  let ends = 0
  return {
    take(address) {
      if (address === undefined) return 0
      const now = performance.now()
      if (now >= ends || left.size > MOST_ADDRESSES) {
        left.clear()
        ends = now + MINUTE
      }
      const visitor = visitorOf(address)
      const searches =
        left.get(visitor) ?? (isOwn(address) ? Number.POSITIVE_INFINITY : SERVER_LIMITS.searchesPerMinute)
      left.set(visitor, searches - 1)
      return searches > 0 ? 0 : Math.ceil((ends - now) / 1000)
    },
    giveBack(address) {
      if (address === undefined) return
      const visitor = visitorOf(address)
      const searches = left.get(visitor)
      if (searches !== undefined) left.set(visitor, searches + 1)
    },
  }
}

/** A hook of a route that searches: refuses what is beyond the limit. */
export function limitSearches(limit: SearchLimit): onRequestHookHandler {
  return (request, reply, done) => {
    const seconds = limit.take(request.ip)
    if (seconds === 0) {
      done()
      return
    }
    reply.header('retry-after', seconds)
    done(new ProblemError('too_many_requests', `Wait ${seconds} seconds, then search again.`))
  }
}

/** Who is counted as one: an IPv4 address, or the 2^64 addresses of IPv6 that are one household or school. */
export function visitorOf(address: string): string {
  const plain = plainAddress(address)
  if (!plain.includes(':')) return plain
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::`
}
