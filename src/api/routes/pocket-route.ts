import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { pocketAnswerSchema, pocketQuerySchema } from '#contract/pocket.ts'
import { createPocketAnswers } from '#api/answers/pocket.ts'
import { ProblemError } from '#api/error-handling.ts'
import { listing, sendTagged } from './answers.ts'
import type { DetailDeps } from './scholarship-routes.ts'

/** The whole catalogue, to keep on a phone. Behind the guard. */
export const pocketRoute =
  ({ snapshots, storage, guard: { personOf } }: DetailDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const catalogueSince = createPocketAnswers(snapshots, storage)
    app.get(
      '/api/catalogue/pocket',
      listing(personOf, 'The catalogue, to keep on a phone', pocketAnswerSchema, {
        description: 'All facts of all listed scholarships, or with ?since= what came after a version.',
        querystring: pocketQuerySchema,
      }),
      async (request, reply) => {
        const json = await catalogueSince(request.query.since)
        if (!json) throw new ProblemError('not_found', 'This catalogue is too large to be kept on a phone.')
        sendTagged(request, reply, json, 'private, no-cache')
        return reply
      },
    )
    done()
  }
