import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { scholarshipParamsSchema } from '#contract/parameters.ts'
import { scholarshipSchema } from '#contract/scholarship.ts'
import { optionGroupsSchema } from '#contract/search.ts'
import { suggestionsSchema } from '#contract/suggestions.ts'
import { presentScholarship } from '#api/snapshot/present-card.ts'
import { ProblemError } from '#api/problem-error.ts'
import { answers, sendTagged } from './answers.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'
import type { Storage } from '#storage/open-storage.ts'

export interface ScholarshipDeps {
  readonly snapshots: SnapshotSource
  readonly storage: Storage
}

/** What anybody may choose or type: the filter options, and names. The same until the catalogue changes. */
export const optionsRoutes =
  ({ snapshots }: Pick<ScholarshipDeps, 'snapshots'>): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/api/scholarship/getScholarshipByCountry',
      { schema: { summary: 'Every filter option, with its count', response: answers(optionGroupsSchema) } },
      (request, reply) => sendTagged(request, reply, snapshots.current().options),
    )
    app.get(
      '/api/suggestions',
      { schema: { summary: 'Names to suggest to whoever types a search', response: answers(suggestionsSchema) } },
      (request, reply) => sendTagged(request, reply, snapshots.current().suggestions()),
    )
    done()
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
        // Withdrawn, or newer than the snapshot.
        const stored = await storage.catalogue.find(scholarshipId)
        if (stored) return presentScholarship(stored.record, stored.listed, today)
        throw new ProblemError('unknown_scholarship', 'Check the address, or search for it again.')
      },
    )
    done()
  }
