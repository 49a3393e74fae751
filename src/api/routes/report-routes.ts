import { randomUUID } from 'node:crypto'
import { reportBodySchema, reportedSchema } from '#contract/scholarship.ts'
import { ProblemError } from '#api/error-handling.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { changing, unknownScholarship } from './answers.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

const MOST = { ofRecord: SERVER_LIMITS.openReportsOfRecord, ofPerson: SERVER_LIMITS.openReports }

/** Tells whoever keeps the catalogue what is wrong in it. Behind the guard. */
export function reportRoutes(app: RouteApp, { storage: { reports }, guard: { personOf }, now }: RouteDeps): void {
  app.post(
    '/api/user/report',
    changing(personOf, 'Report a wrong fact', reportedSchema, {
      description: 'Its answer stands on the page of the scholarship, without a word of the report.',
      body: reportBodySchema,
    }),
    async (request) => {
      const { scholarshipId, says } = request.body
      // Made here, so that the storage can repeat what a broken connection may have written.
      const report = { id: randomUUID(), scholarshipId, says, at: now() }
      const outcome = await reports.add(personOf(request).id, report, MOST)
      if (outcome === 'unknown') throw unknownScholarship()
      if (outcome === 'too many')
        throw new ProblemError(
          'too_many_requests',
          `You can have ${MOST.ofRecord} open reports on one scholarship, and ${MOST.ofPerson} in all. Wait for an answer first.`,
        )
      return { reported: true as const }
    },
  )
}
