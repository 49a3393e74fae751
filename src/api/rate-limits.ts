import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from './problem-error.ts'
import { SERVER_LIMITS } from './server-limits.ts'

const MINUTE = 60_000

/** For what changes something: counted by person. */
export function writeLimit(keyOf: (request: FastifyRequest) => string): RateLimitOptions {
  return { max: SERVER_LIMITS.writesPerMinute, timeWindow: MINUTE, keyGenerator: keyOf }
}

/** For attempts to sign in: counted by address. */
export const SIGN_IN_LIMIT: RateLimitOptions = { max: SERVER_LIMITS.signInsPerMinute, timeWindow: MINUTE }

export function refuseTooMany(_request: FastifyRequest, { after }: { readonly after: string }): Error {
  return new ProblemError('too_many_requests', `Wait ${after}, then try again.`)
}
