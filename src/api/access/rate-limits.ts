import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { createAddressList, plainAddress } from './address-list.ts'
import { ProblemError } from '#api/problem-error.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

const MINUTE = 60_000
/** So many at once are no visitors; and there is no end of them. */
const MOST_COUNTED = 100_000

/** How often somebody may still ask for something. No name has who has left already. */
export interface Limit {
  /** Counts one more. Returns the seconds until there may be another, mostly 0. */
  readonly take: (who: string | undefined) => number
  /** What was counted is going to be counted again. */
  readonly giveBack: (who: string | undefined) => void
}

/**
 * Counts for each, beginning anew with every minute, and not by the clock on the wall: that may be set back by an hour.
 * It costs one look into a Map: this is the path of every search.
 */
function createLimit(mostOf: (who: string) => number, keyOf: (who: string) => string): Limit {
  const left = new Map<string, number>()
  let ends = 0
  return {
    take(who) {
      if (who === undefined) return 0
      const now = performance.now()
      if (now >= ends || left.size > MOST_COUNTED) {
        left.clear()
        ends = now + MINUTE
      }
      const key = keyOf(who)
      const rest = left.get(key) ?? mostOf(who)
      left.set(key, rest - 1)
      return rest > 0 ? 0 : Math.ceil((ends - now) / 1000)
    },
    giveBack(who) {
      if (who === undefined) return
      const key = keyOf(who)
      const rest = left.get(key)
      if (rest !== undefined) left.set(key, rest + 1)
    },
  }
}

/**
 * Searches by address. Those of this machine and of private networks are not counted, since a proxy may stand there that
 * nobody has named, and all visitors behind it.
 */
export function createSearchLimit(): Limit {
  const isOwn = createAddressList(['loopback', 'linklocal', 'uniquelocal'])
  return createLimit((who) => (isOwn(who) ? Number.POSITIVE_INFINITY : SERVER_LIMITS.searchesPerMinute), visitorOf)
}

/** A hook of a route that searches. */
export const limitSearches = (limit: Limit) => refuseBeyond(limit, ({ ip }) => ip)

type PersonOf = (request: FastifyRequest) => { readonly id: string }

/** A hook of a route that changes something: counted by person, and for each route that gets one. */
export const limitWrites = (personOf: PersonOf) => limitPeople(SERVER_LIMITS.writesPerMinute, personOf)

/** A hook of a route that reads a whole list, or all that is stored: counted by person, and for each route that gets one. */
export const limitLists = (personOf: PersonOf) => limitPeople(SERVER_LIMITS.listsPerMinute, personOf)

function limitPeople(most: number, personOf: PersonOf): onRequestHookHandler {
  const limit = createLimit(
    () => most,
    (id) => id,
  )
  return refuseBeyond(limit, (request) => personOf(request).id)
}

/** A hook of a route that signs in: counted by address, and for each route that gets one. */
export const limitSignIns = () =>
  refuseBeyond(
    createLimit(() => SERVER_LIMITS.signInsPerMinute, visitorOf),
    ({ ip }) => ip,
  )

function refuseBeyond(limit: Limit, whoAsks: (request: FastifyRequest) => string): onRequestHookHandler {
  return (request, reply, done) => {
    const seconds = limit.take(whoAsks(request))
    if (seconds === 0) {
      done()
      return
    }
    reply.header('retry-after', seconds)
    done(new ProblemError('too_many_requests', `Wait ${seconds} second${seconds === 1 ? '' : 's'}, then try again.`))
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
