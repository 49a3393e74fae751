import type { FastifyRequest } from 'fastify'
import { sessionParamsSchema } from '#contract/parameters.ts'
import { ownSessionsSchema, type OwnSession, userSchema } from '#contract/user.ts'
import { sha256Of } from '#api/access/tokens.ts'
import type { Session } from '#storage/open-storage.ts'
import { answering, changing, formatTimestamp } from './answers.ts'
import { z } from 'zod'
import type { RouteApp, RouteDeps } from './route-deps.ts'

/** Who is signed in. Behind the guard. */
export function checkAuthRoute(app: RouteApp, { guard: { personOf } }: RouteDeps): void {
  app.get('/api/user/checkauth', answering('Who is signed in', userSchema), (request) => {
    const { id, name, photo, email } = personOf(request)
    return { id, name, photo, email }
  })
}

/** Logs out. Idempotent. */
export function logOutRoute(app: RouteApp, { keeper }: RouteDeps): void {
  app.post(
    '/google/logout',
    answering('Log out', z.object({ signedIn: z.literal(false) }), {
      description:
        'Ends the session, whichever provider it was started with. While the database is away the answer is 503, the cookies go all the same, and the session is ended later.',
    }),
    async (request, reply) => {
      // First, so that they also come with a refusal: whoever sits here next must not be signed in.
      reply.header('set-cookie', keeper.withoutSession())
      await keeper.endSession(request.headers.cookie, request.ip)
      return { signedIn: false as const }
    },
  )
}

/** Lists where one is signed in, and ends it. Behind the guard. Both changes are idempotent. */
export function ownSessionRoutes(
  app: RouteApp,
  { storage: { sessions }, guard: { sessionOf, personOf }, now }: RouteDeps,
): void {
  const listFor = async (request: FastifyRequest): Promise<OwnSession[]> => {
    const { account, tokenHash } = sessionOf(request)
    const rows = await sessions.list(account.id)
    const open = rows.filter(({ expiresAt }) => expiresAt > now())
    const isThis = (session: Session) => session.tokenHash === tokenHash
    open.sort((one, other) => Number(isThis(other)) - Number(isThis(one)) || other.usedAt - one.usedAt)
    return open.map((session) => ({ ...presentSession(session), isThis: isThis(session) }))
  }

  app.get('/api/user/sessions', answering('Where I am signed in', ownSessionsSchema), (request) => listFor(request))

  app.delete(
    '/api/user/sessions/:sessionId',
    changing(personOf, 'End one of my sessions', ownSessionsSchema, {
      description: 'Answers with those that are left. One that is over already stays so.',
      params: sessionParamsSchema,
    }),
    async (request) => {
      // Only among one's own sessions.
      const own = await sessions.list(sessionOf(request).account.id)
      const ended = own.find((session) => idOf(session) === request.params.sessionId)
      if (ended) await sessions.revoke(ended.tokenHash)
      return listFor(request)
    },
  )

  app.delete(
    '/api/user/sessions',
    changing(personOf, 'End all my sessions but this one', ownSessionsSchema),
    async (request) => {
      const { account, tokenHash } = sessionOf(request)
      await sessions.revokeOthers(account.id, tokenHash)
      return listFor(request)
    },
  )
}

/** What is shown of a session: not the hash that finds it. */
export function presentSession(session: Session): Omit<OwnSession, 'isThis'> {
  const { device, issuer, startedAt, usedAt, expiresAt } = session
  return {
    id: idOf(session),
    device,
    issuer,
    startedAt: formatTimestamp(startedAt),
    usedAt: formatTimestamp(usedAt),
    expiresAt: formatTimestamp(expiresAt),
  }
}

/** A name for a session that grants no access and finds nothing in the database. */
function idOf({ tokenHash }: Session): string {
  return sha256Of(`session ${tokenHash}`).slice(0, 32)
}
