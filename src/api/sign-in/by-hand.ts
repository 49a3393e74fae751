import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { SignInFailure } from './sign-in-failure.ts'

/** In which browsers say that they only fetch ahead: https://fetch.spec.whatwg.org/#sec-purpose-header, and older ones. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** A hook for what a person must do herself. No browser shows what it was refused when it fetched ahead. */
export const refuseAhead: onRequestHookHandler = (request, reply, done) => {
  const isAhead = PURPOSES.some((name) => /\b(?:prefetch|preview)\b/i.test(headerOf(request, name)))
  if (isAhead) void reply.code(403).header('cache-control', 'no-store').send()
  else done()
}

/** A hook: nobody begins to sign in because another site wants it. Browsers say where they come from since 2023. */
export const refuseFromElsewhere: onRequestHookHandler = (request, _reply, done) => {
  done(headerOf(request, 'sec-fetch-site') === 'cross-site' ? new SignInFailure('from_elsewhere') : undefined)
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  return String(headers[name] ?? '')
}
