import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { userSchema } from '#contract/user.ts'
import { answering } from './answers.ts'
import type { Guard } from '#api/sign-in/guard.ts'
import type { SessionKeeper } from '#api/sign-in/sessions.ts'

/** Who is signed in. Behind the guard. */
export const checkAuthRoute =
  ({ personOf }: Guard): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get('/api/user/checkauth', answering('Who is signed in', userSchema), (request) => {
      const { id, name, photo, email } = personOf(request)
      return { id, name, photo, email }
    })
    done()
  }

/** Logs out. Idempotent. */
export const logOutRoute =
  (keeper: SessionKeeper): FastifyPluginCallbackZod =>
  (app, _options, done) => {
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
    done()
  }
