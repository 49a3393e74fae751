import { deletedSchema, storedDataSchema } from '#contract/user.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { Account, Storage } from '#storage/open-storage.ts'
import { changing, formatIfAny, formatTimestamp, listing } from './answers.ts'
import { presentMailing } from './mail-routes.ts'
import { linkState } from './plan-routes.ts'
import { presentSession } from './session-routes.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

/** One's own stored data: export all of it, or delete it. Behind the guard. */
export function accountRoutes(app: RouteApp, { storage, guard: { personOf }, keeper }: RouteDeps): void {
  app.get(
    '/api/user/export',
    listing(personOf, 'All that is stored about me', storedDataSchema),
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      return storedDataOf(storage, personOf(request))
    },
  )

  app.delete(
    '/api/user/account',
    changing(personOf, 'Delete my account and all that belongs to it', deletedSchema),
    async (request, reply) => {
      await storage.accounts.delete(personOf(request).id)
      // All sessions went with the account.
      reply.header('set-cookie', keeper.withoutSession())
      return { deleted: true as const }
    },
  )
}

async function storedDataOf(storage: Storage, person: Account) {
  const { id, email, name, photo, createdAt } = person
  const [identities, unlinked, sessions, saved, since, reports, plan, planLink, mailing, told] = await Promise.all([
    storage.accounts.identities(id),
    storage.accounts.unlinkedIssuers(id),
    storage.sessions.list(id),
    storage.saved.list(id),
    storage.calendars.since(id),
    storage.reports.ofAccount(id),
    storage.plans.list(id),
    linkState(storage, id),
    storage.mailings.find(id),
    storage.letters.toldTo(id),
  ])
  return {
    account: { email, name, photo, createdAt: formatTimestamp(createdAt) },
    identities: identities.map(({ linkedAt, ...key }) => ({ ...key, linkedAt: formatTimestamp(linkedAt) })),
    unlinked,
    sessions: sessions.map(presentSession),
    calendar: { since: formatIfAny(since) },
    mail: { ...presentMailing(mailing), told },
    plan: plan.map(({ at, ...field }) => ({ ...field, at: formatTimestamp(at) })),
    planLink,
    saved: saved.map(({ id: scholarshipId, text, savedAt }) => ({
      scholarshipId,
      // Stored from a Scholarship.
      scholarshipName: (JSON.parse(text) as Scholarship).name,
      savedAt: formatTimestamp(savedAt),
    })),
    reports: reports.map(({ scholarshipId, says, at, answer, answeredAt }) => ({
      scholarshipId,
      says,
      at: formatTimestamp(at),
      answer,
      answeredAt: formatIfAny(answeredAt),
    })),
  }
}
