import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { filterQuerySchema, scholarshipParamsSchema } from '#contract/parameters.ts'
import { scholarshipSchema } from '#contract/scholarship.ts'
import { optionGroupsSchema, searchAnswerSchema } from '#contract/search.ts'
import { selectionSchema } from '#contract/selection.ts'
import { answerFilter, answerOptions } from '#api/filter-answer.ts'
import { presentScholarship } from '#api/present-card.ts'
import { ProblemError } from '#api/problem-error.ts'
import { packedFor } from '#api/packing.ts'
import { answers } from './answers.ts'
import type { Guard } from '#api/guard.ts'
import type { SnapshotSource } from '#api/snapshot.ts'
import type { Storage } from '#storage/open-storage.ts'

export interface ScholarshipDeps {
  readonly snapshots: SnapshotSource
  readonly guard: Guard
  readonly storage: Storage
}

/** What anybody may ask: the filter's options and the first page of any selection; further pages for those signed in. */
export const searchRoutes =
  ({ snapshots, guard }: ScholarshipDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/scholarship/getScholarshipByCountry',
      { schema: { summary: 'Every filter option, with its count', response: answers(optionGroupsSchema) } },
      (request, reply) => {
        const snapshot = snapshots.current()
        const etag = `"${snapshot.version}"`
        reply.headers({ etag, 'cache-control': 'no-cache' })
        if (request.headers['if-none-match'] === etag) return sendBytes(request, reply, 304, Buffer.alloc(0))
        return sendBytes(request, reply, 200, answerOptions(snapshot))
      },
    )

    app.post(
      '/api/scholarship/filter',
      {
        config: { origins: 'own or unsaid' },
        schema: {
          summary: 'One page of the scholarships that a selection finds',
          description: 'Signed out, the first page only.',
          querystring: filterQuerySchema,
          body: selectionSchema,
          response: answers(searchAnswerSchema),
        },
      },
      async (request, reply) => {
        const { page, facets } = request.query
        if (page > 1) await guard.requireSession(request)
        return sendBytes(request, reply, 200, answerFilter(snapshots.current(), request.body, page, facets === '1'))
      },
    )
    done()
  }

/** Bytes pass the answer's schema by: the tests hold each such answer against it. */
async function sendBytes(request: FastifyRequest, reply: unknown, status: number, bytes: Buffer): Promise<never> {
  // A reply of any type of answer; what comes back stands for an answer of just that type.
  const plain = reply as FastifyReply
  plain.code(status).type('application/json; charset=utf-8')
  return plain.send(await packedFor(request, plain, bytes)) as never
}

/** A scholarship's own page. Behind the guard. */
export const detailRoutes =
  ({ snapshots, storage }: ScholarshipDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/scholarship/searchScholarship/:scholarshipId',
      {
        schema: {
          summary: 'A scholarship',
          params: scholarshipParamsSchema,
          response: answers(scholarshipSchema),
        },
      },
      async ({ params: { scholarshipId } }) => {
        const { today, find } = snapshots.current()
        const record = find(scholarshipId)
        if (record) return presentScholarship(record, true, today)
        // Withdrawn, or younger than the snapshot.
        const stored = await storage.catalogue.find(scholarshipId)
        if (stored) return presentScholarship(stored.record, stored.listed, today)
        throw new ProblemError('unknown_scholarship', 'Check the address, or search for it again.')
      },
    )
    done()
  }
