import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { filterQuerySchema } from '#contract/parameters.ts'
import { searchAnswerSchema } from '#contract/search.ts'
import { selectionSchema } from '#contract/selection.ts'
import { createAnswerCache, tagOfAnswer, type ReadyAnswer } from '#api/answers/answer-cache.ts'
import { answerFilter, wholeAnswer, type FilterAnswer } from '#api/answers/filter-answer.ts'
import { acceptsGzip, isWorthPacking, JSON_TYPE, packedFast, varyBy } from '#api/sending.ts'
import { limitSearches } from '#api/access/rate-limits.ts'
import { readOnlyText } from '#api/access/security.ts'
import { perSnapshot, type Snapshot } from '#api/snapshot/snapshot.ts'
import { answering } from './answers.ts'
import type { RouteDeps } from './route-deps.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address and the body of a search: all that its answer depends on. */
    question: string
  }
}

const FILTER_ADDRESS = '/api/scholarship/filter'

/**
 * The first page of any selection for anybody, further pages for those signed in. A first page that is ready is sent before
 * its question is parsed: it was checked when somebody asked for it before.
 */
export const filterRoute =
  ({ snapshots, guard, limit }: RouteDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    readOnlyText(app, (_request, text, take) => take(null, text))
    app.decorateRequest('question', '')
    const cacheOf = perSnapshot(() => createAnswerCache())
    app.post(
      FILTER_ADDRESS,
      {
        config: { origins: 'own or unsaid' },
        onRequest: limitSearches(limit),
        preValidation: (request, reply, goOn) => {
          const text: unknown = request.body
          if (typeof text !== 'string') return goOn()
          request.question = `${request.url} ${text}`
          const snapshot = snapshots.current()
          const ready = cacheOf(snapshot).find(keyOf(request))
          if (ready) return send(reply, snapshot, ready)
          void parse(request, text, (error, body) => {
            request.body = body
            goOn(error ?? undefined)
          })
        },
        preHandler: (request, _reply, goOn) => {
          if (request.query.page === 1) goOn()
          else guard.requireSession(request).then(() => goOn(), goOn)
        },
        ...answering('One page of the scholarships that a selection finds', searchAnswerSchema, {
          description: 'Signed out, the first page only.',
          querystring: filterQuerySchema,
          body: selectionSchema,
        }),
      },
      (request, reply) => {
        const { page, facets } = request.query
        const snapshot = snapshots.current()
        const etag = tagOfAnswer(snapshot.version, request.question)
        const keepAndSend = (answer: FilterAnswer, isCompressed: boolean) => {
          const ready = { ...answer, isCompressed, etag }
          if (page === 1) cacheOf(snapshot).keep(keyOf(request), ready)
          send(reply, snapshot, ready)
        }
        const answer = answerFilter(snapshot, request.body, page, facets === '1')
        const whole = acceptsGzip(request) ? wholeAnswer(snapshot, answer) : undefined
        if (!whole || !isWorthPacking(whole)) return keepAndSend(answer, false)
        packedFast(whole)
          .then((bytes) => keepAndSend({ page: bytes, facets: undefined }, true))
          .catch((error: unknown) => (reply as FastifyReply).send(error))
      },
    )
    done()
  }

/** What an answer is kept under. */
function keyOf(request: Pick<FastifyRequest, 'question' | 'headers'>): string {
  return acceptsGzip(request) ? `compressed ${request.question}` : request.question
}

/**
 * Sends an answer at the end of the event loop's turn, with all others of the turn: the first of them wakes the reader, which
 * costs as much as a ready answer does. The parameter is a reply of any type, since what is serialised already bypasses the
 * answer's schema.
 */
function send(to: object, snapshot: Snapshot, { etag, isCompressed, ...answer }: ReadyAnswer): void {
  const reply = to as FastifyReply
  varyBy(reply, 'accept-encoding')
  if (isCompressed) reply.header('content-encoding', 'gzip')
  reply.header('etag', etag).type(JSON_TYPE)
  const bytes = wholeAnswer(snapshot, answer)
  setImmediate(() => void reply.send(bytes))
}
