import type { FastifyReply, FastifyRequest } from 'fastify'
import { lowerCaseEmail } from '#domain/lower-case-email.ts'
import { ProblemError } from '#api/error-handling.ts'
import type { VerifiedSession, SessionKeeper } from './sessions.ts'

export type Guard = ReturnType<typeof createGuard>

/** Guards everything personal, and knows whose request it is. */
export function createGuard(keeper: SessionKeeper) {
  const sessions = new WeakMap<FastifyRequest, VerifiedSession>()

  /** The session that a request was made with. Only behind `requireSession`. */
  const sessionOf = (request: FastifyRequest): VerifiedSession => {
    const session = sessions.get(request)
    if (!session) throw new Error(`${request.routeOptions.url ?? 'A route'} stands outside of the guarded scope`)
    return session
  }
  /** Whose request it is. Only behind `requireSession`. */
  const personOf = (request: FastifyRequest) => sessionOf(request).account
  return {
    sessionOf,
    personOf,

    /** A hook: refuses a request without a session. */
    requireSession: async (request: FastifyRequest): Promise<void> => {
      const session = await keeper.readSession(request.headers.cookie, request.ip)
      if (!session) throw new ProblemError('signed_out', 'Sign in with Google or LinkedIn, then try again.')
      sessions.set(request, session)
    },

    /**
     * A hook after `requireSession`: an e-mail in the address must be one's own. Whether it belongs to anybody is not
     * revealed.
     */
    // oxlint-disable-next-line typescript/require-await -- a hook that throws has to be asynchronous
    requireOwnEmail: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      reply.header('cache-control', 'no-store')
      const { email } = request.params as { email?: string } // of the guarded routes, those about a list have one
      if (email !== undefined && lowerCaseEmail(email) !== personOf(request).email) {
        throw new ProblemError('not_yours', 'You can read and change only your own list.')
      }
    },
  }
}
