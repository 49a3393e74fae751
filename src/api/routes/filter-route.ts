import type { FastifyRequest } from 'fastify'
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { filterQuerySchema } from '#contract/parameters.ts'
import { searchAnswerSchema } from '#contract/search.ts'
import { selectionSchema } from '#contract/selection.ts'
import { readyAnswer } from '#api/answer-cache.ts'
import { answerFilter } from '#api/filter-answer.ts'
import type { Guard } from '#api/guard.ts'
import { limitSearches } from '#api/rate-limits.ts'
import type { SnapshotSource } from '#api/snapshot.ts'
import { answers, sendBytes } from './answers.ts'

interface FilterDeps {
  readonly snapshots: SnapshotSource
  readonly guard: Guard
}

/**
 * The first page of any selection for anybody, further pages for those signed in. People ask the same over and over:
 * first pages are kept by the very text of the question, and leave before it is read as JSON the next time. What is
 * kept passed every check when it was made. Only first pages are, so that none leaves without its session.
 */
export const filterRoute =
  ({ snapshots, guard }: FilterDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const questions = new WeakMap<FastifyRequest, string>()
    const parseJson = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, parsed) => parsed(null, text))

    app.post(
      '/api/scholarship/filter',
      {
        config: { origins: 'own or unsaid' },
        onRequest: limitSearches(),
        schema: {
          summary: 'One page of the scholarships that a selection finds',
          description: 'Signed out, the first page only.',
          querystring: filterQuerySchema,
          body: selectionSchema,
          response: answers(searchAnswerSchema),
        },
        preValidation: (request, reply, goOn) => {
          // Text, as the parser above leaves it; undefined without a body.
          const text = request.body as unknown as string | undefined
          const question = `${request.url} ${text ?? ''}`
          const ready = snapshots.current().answers.find(question)
          if (ready) {
            sendBytes(request, reply.header('etag', ready.etag), ready.bytes)
            return
          }
          questions.set(request, question)
          if (text === undefined) {
            goOn()
            return
          }
          void parseJson(request, text, (error, body) => {
            request.body = body
            goOn(error ?? undefined)
          })
        },
        preHandler: (request, _reply, goOn) => {
          if (request.query.page === 1) goOn()
          else guard.requireSession(request).then(() => goOn(), goOn)
        },
      },
      (request, reply) => {
        const { page, facets } = request.query
        const snapshot = snapshots.current()
        const bytes = answerFilter(snapshot, request.body, page, facets === '1')
        const question = questions.get(request) ?? ''
        const answer = readyAnswer(bytes, snapshot.version, question)
        if (page === 1) snapshot.answers.keep(question, answer)
        reply.header('etag', answer.etag)
        sendBytes(request, reply, bytes)
      },
    )
    done()
  }
