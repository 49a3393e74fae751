import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { createAddressList, visitorOf } from '#api/networks.ts'
import { LIMITS } from '#contract/limits.ts'
import { counted } from '#domain/counted.ts'
import { ProblemError } from '#api/error-handling.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

const MINUTE = 60_000
/** More than this are no visitors, and would not stop. */
const MOST_COUNTED = 100_000

/** How often somebody may still ask for something. `who` is undefined if they have already left. */
export interface Limit {
  /** Counts a request, as several if it costs more. Returns the seconds until the next one is allowed, mostly 0. */
  readonly take: (who: string | undefined, cost?: number) => number
  /** Takes a count back: the request is about to be counted elsewhere, or has turned out to cost nothing. */
  readonly giveBack: (who: string | undefined) => void
}

/**
 * Counts for each `who`, or what `keyOf` makes of it, starting over every minute. Not by the wall clock, which may be set back by an hour. Every
 * search comes here, so it costs one look into a Map.
 */
function createLimit(mostOf: (who: string) => number, keyOf = (who: string) => who): Limit {
  const left = new Map<string, number>()
  let ends = 0
  return {
    take(who, cost = 1) {
      if (who === undefined) return 0
      const now = performance.now()
      if (now >= ends || left.size > MOST_COUNTED) {
        left.clear()
        ends = now + MINUTE
      }
      const key = keyOf(who)
      const rest = left.get(key) ?? mostOf(who)
      left.set(key, rest - cost)
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
 * Limits by address. This machine and private networks are not counted: a proxy that nobody named may stand there, with
 * all visitors behind it.
 */
export function createAddressLimit(most: number): Limit {
  const isOwn = createAddressList(['loopback', 'linklocal', 'uniquelocal'])
  return createLimit((who) => (isOwn(who) ? Number.POSITIVE_INFINITY : most), visitorOf)
}

/** Looks something up for somebody at an address. Undefined if there is no such thing. */
export type LookUp = <Found>(
  address: string | undefined,
  find: () => Promise<Found | undefined>,
) => Promise<Found | undefined>

/**
 * Limits by address how often something is looked up in the database and not found. What is found costs nothing: it may
 * be asked for by a whole school. Throws too_many_requests.
 */
export function limitMisses(): LookUp {
  const limit = createAddressLimit(SERVER_LIMITS.missesPerMinute)
  return async (address, find) => {
    const seconds = limit.take(address)
    if (seconds > 0) throw tooMany(seconds)
    let isMissing = false
    try {
      const found = await find()
      isMissing = found === undefined
      return found
    } finally {
      // Also when the database is away: then nobody knows.
      if (!isMissing) limit.giveBack(address)
    }
  }
}

/**
 * Limits how often one person's list is read by whoever has a token for it, from whatever addresses. Throws
 * too_many_requests.
 */
export function limitReadsByToken(): (accountId: string) => void {
  const limit = createLimit(() => SERVER_LIMITS.listsPerMinute)
  return (accountId) => {
    const seconds = limit.take(accountId)
    if (seconds > 0) throw tooMany(seconds)
  }
}

/** Bytes of a body, or characters of an address, that count as one search: a letter takes as long to read as many short keys. */
const BYTES_OF_A_SEARCH = 256

/** As how many searches a body of so many bytes counts, or an address of so many characters. */
export function searchesIn(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / BYTES_OF_A_SEARCH))
}

/**
 * A hook for a route that searches, by its body or else by its address. A body that does not say its length counts as the
 * longest.
 */
export const limitSearches = (limit: Limit) =>
  refuseBeyond(
    limit,
    ({ ip }) => ip,
    ({ method, url, headers }) =>
      searchesIn(method === 'POST' ? Number(headers['content-length'] ?? LIMITS.bodyBytes) : url.length),
  )

type PersonOf = (request: FastifyRequest) => { readonly id: string }

/** A hook for a route that changes something: counted by person, separately for each route. */
export const limitWrites = (personOf: PersonOf) => limitPeople(SERVER_LIMITS.writesPerMinute, personOf)

/** A hook for a route that reads a whole list, or all stored data: counted by person, separately for each route. */
export const limitLists = (personOf: PersonOf) => limitPeople(SERVER_LIMITS.listsPerMinute, personOf)

function limitPeople(most: number, personOf: PersonOf): onRequestHookHandler {
  const limit = createLimit(() => most)
  return refuseBeyond(limit, (request) => personOf(request).id)
}

/** A hook for a route that signs in: counted by address, separately for each route. */
export const limitSignIns = () =>
  refuseBeyond(
    createLimit(() => SERVER_LIMITS.signInsPerMinute, visitorOf),
    ({ ip }) => ip,
  )

/** Of a secret that somebody may try to guess, whoever it is: all who guess may stand behind one address. */
export const limitGuesses = (): Limit => createLimit(() => SERVER_LIMITS.guessesPerMinute)

function refuseBeyond(
  limit: Limit,
  whoAsks: (request: FastifyRequest) => string,
  costOf?: (request: FastifyRequest) => number,
): onRequestHookHandler {
  return (request, _reply, done) => {
    const seconds = limit.take(whoAsks(request), costOf?.(request))
    if (seconds === 0) done()
    else done(tooMany(seconds))
  }
}

export function tooMany(retryAfter: number): ProblemError {
  const detail = `Wait ${counted(retryAfter, 'second')}, then try again.`
  return new ProblemError('too_many_requests', detail, { retryAfter })
}
