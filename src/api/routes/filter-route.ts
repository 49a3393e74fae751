import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { filterQuerySchema } from '#contract/parameters.ts'
import { searchAnswerSchema } from '#contract/search.ts'
import { selectionSchema } from '#contract/selection.ts'
import { questionText, tagOfAnswer } from '#api/answers/answer-cache.ts'
import { answerFilter } from '#api/answers/filter-answer.ts'
import type { Guard } from '#api/access/guard.ts'
import { limitSearches, type Limit } from '#api/access/rate-limits.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'
import { answers, sendBytes } from './answers.ts'

interface FilterDeps {
  readonly snapshots: SnapshotSource
  readonly guard: Guard
  readonly limit: Limit
}

export const FILTER_ADDRESS = '/api/scholarship/filter'

/**
 * The first page of any selection for anybody, further pages for those signed in. Most first pages never get here: see
 * `first-pages.ts`.
 */
export const filterRoute =
  ({ snapshots, guard, limit }: FilterDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      FILTER_ADDRESS,
      {
        config: { origins: 'own or unsaid' },
        onRequest: limitSearches(limit),
        schema: {
          summary: 'One page of the scholarships that a selection finds',
          description: 'Signed out, the first page only.',
          querystring: filterQuerySchema,
          body: selectionSchema,
          response: answers(searchAnswerSchema),
        },
        preHandler: (request, _reply, goOn) => {
          if (request.query.page === 1) goOn()
          else guard.requireSession(request).then(() => goOn(), goOn)
        },
      },
      (request, reply) => {
        const { page, facets } = request.query
        const snapshot = snapshots.current()
        const withFacets = facets === '1'
        const { bytes } = snapshot.sheets.whole(answerFilter(snapshot, request.body, page, withFacets))
        const question = questionText(page, withFacets, JSON.stringify(request.body))
        reply.header('etag', tagOfAnswer(snapshot.version, question))
        sendBytes(request, reply, bytes)
      },
    )
    done()
  }
