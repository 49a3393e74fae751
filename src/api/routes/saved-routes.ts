import { z } from 'zod'
import { ownerParamsSchema, savedParamsSchema } from '#contract/parameters.ts'
import { savedCardSchema } from '#contract/scholarship.ts'
import { saveBodySchema, savedStateSchema } from '#contract/user.ts'
import { presentChange } from '#presenters/present-change.ts'
import { presentCard } from '#presenters/present-card.ts'
import { ProblemError } from '#api/error-handling.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { answering, changing, listing } from './answers.ts'
import { JSON_TYPE, resource, sendResource } from '#api/sending.ts'
import type { Snapshot } from '#api/snapshot/snapshot.ts'
import { parseScholarship } from '#domain/scholarship.ts'
import type { Revision, SavedScholarship } from '#storage/open-storage.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

/** Reads a person's saved list. Behind the guard, which has checked that the e-mail is the person's own. */
export function savedRoutes(
  app: RouteApp,
  { storage: { saved, revisions }, guard: { personOf }, snapshots }: RouteDeps,
): void {
  app.get(
    '/api/user/getallsavedscholarships/:email',
    listing(personOf, 'My saved list', z.array(savedCardSchema), { params: ownerParamsSchema }),
    async (request, reply) => {
      const { id } = personOf(request)
      const [list, changed] = await Promise.all([saved.list(id), revisions.sinceSaved(id)])
      const snapshot = snapshots.current()
      const cards = list.map((one) => formatSavedCard(one, changed.get(one.id), snapshot))
      // Packed, since a list of hundreds is the largest answer there is.
      const json = Buffer.from(`[${cards.join(',')}]`)
      return sendResource(request, reply, resource(json, { type: JSON_TYPE, cacheControl: 'no-store' }))
    },
  )

  app.get(
    '/api/user/getsavedscholarshipscount/:email',
    answering('How many I saved', z.int().min(0), { params: ownerParamsSchema }),
    (request) => saved.count(personOf(request).id),
  )

  app.get(
    '/api/user/checkSavedScholarshipsId/:email/scholarship/:scholarshipId',
    answering('Whether I saved it', z.boolean(), { params: savedParamsSchema }),
    (request) => saved.has(personOf(request).id, request.params.scholarshipId),
  )
}

/** Changes a saved list. Both changes are idempotent. */
export function savingRoutes(app: RouteApp, { storage: { saved }, guard: { personOf }, now }: RouteDeps): void {
  app.put(
    '/api/user/savescholarship/:email',
    changing(personOf, 'Save', savedStateSchema, { params: ownerParamsSchema, body: saveBodySchema }),
    async (request) => {
      const { id } = personOf(request)
      const { scholarshipId } = request.body
      const outcome = await saved.add(id, scholarshipId, now(), SERVER_LIMITS.saved)
      if (outcome === 'full') {
        throw new ProblemError('list_full', `A list holds ${SERVER_LIMITS.saved} scholarships. Remove one first.`)
      }
      if (outcome === 'unknown') {
        throw new ProblemError(
          'unknown_scholarship',
          'You can save only scholarships that are or were in the catalogue.',
        )
      }
      return { saved: true }
    },
  )

  app.put(
    '/api/user/removescholarship/:email',
    changing(personOf, 'Remove', savedStateSchema, { params: ownerParamsSchema, body: saveBodySchema }),
    async (request) => {
      await saved.remove(personOf(request).id, request.body.scholarshipId)
      return { saved: false }
    },
  )
}

/** The card as JSON: from the snapshot, or built now for what was withdrawn or is newer than the snapshot. */
function formatSavedCard(
  { id, text, listed }: SavedScholarship,
  revision: Revision | undefined,
  { findCard, today }: Snapshot,
): string {
  const card = (listed && findCard(id)) || JSON.stringify(presentCard(parseScholarship(text), today))
  const changed = revision && presentChange(revision, 'member')
  const more = changed ? `,"changed":${JSON.stringify(changed)}` : ''
  return `${card.slice(0, card.lastIndexOf('}'))},"listed":${listed}${more}}`
}
