import { z } from 'zod'
import { nameSchema } from '#contract/parameters.ts'
import {
  planEditsSchema,
  planFieldsSchema,
  planLinkAddressSchema,
  planLinkStateSchema,
  planSchema,
  planShowsSchema,
  sharedPlanSchema,
  type PlanLinkState,
  type SharedPlan,
} from '#contract/plan.ts'
import { limitMisses, limitReadsByToken } from '#api/access/rate-limits.ts'
import { ProblemError } from '#api/error-handling.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { presentWindow } from '#presenters/present-window.ts'
import { SHOWN_PARTS, type Needed, type PlanField, type ShownPart } from '#domain/plan.ts'
import { parseScholarship, type Scholarship } from '#domain/scholarship.ts'
import type { Storage } from '#storage/open-storage.ts'
import { answering, changing, formatIfAny, formatTimestamp, listing } from './answers.ts'
import { jsonResource, sendResource } from '#api/sending.ts'
import { findByToken, sha256Of, newToken } from '#api/access/tokens.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

/** The plan of whoever asks. Behind the guard. */
export function planRoutes(
  app: RouteApp,
  { storage: { plans, planLinks, saved }, guard: { personOf }, now }: RouteDeps,
): void {
  app.get('/api/user/plan', listing(personOf, 'My plan for what I saved', planSchema), async (request, reply) => {
    const { id } = personOf(request)
    const [list, fields, link] = await Promise.all([
      saved.list(id),
      plans.list(id),
      linkState({ plans, planLinks }, id),
    ])
    const byId = fieldsById(fields)
    const entries = list.map(({ id: scholarshipId, text }) => ({
      scholarshipId,
      ...neededOf(parseScholarship(text)),
      fields: byId.get(scholarshipId) ?? [],
    }))
    // Of a full list a large answer, which crosses the network packed.
    return sendResource(request, reply, jsonResource({ entries, link }, 'no-store'))
  })

  app.put(
    '/api/user/plan',
    changing(personOf, 'Change my plan', planFieldsSchema, {
      description: 'Each field by itself: of two values the later one stays, whichever arrives first.',
      body: planEditsSchema,
    }),
    async (request) => {
      const { id } = personOf(request)
      const { account = id, edits } = request.body
      // Written in a tab of whoever was signed in before.
      if (account !== id)
        throw new ProblemError(
          'not_yours',
          'Somebody else is signed in now, so these notes were not saved in their plan.',
        )
      const time = now()
      const fields = edits.map(({ ago, ...field }) => ({ ...field, at: time - ago }))
      if (!(await plans.merge(id, fields, SERVER_LIMITS.planFields))) {
        throw new ProblemError(
          'list_full',
          `A plan holds ${SERVER_LIMITS.planFields} fields. Remove a scholarship from your list first.`,
        )
      }
      const named = [...new Set(edits.map(({ scholarshipId }) => scholarshipId))]
      const merged = named.length === 0 ? [] : await plans.list(id, named)
      return [...fieldsById(merged)].map(([scholarshipId, all]) => ({ scholarshipId, fields: all }))
    },
  )
}

/** The link by which somebody shows their plan: made, made anew, changed, revoked. Behind the guard. */
export function planLinkRoutes(app: RouteApp, { storage, guard: { personOf }, now, config }: RouteDeps): void {
  const { plans, planLinks } = storage
  app.put(
    '/api/user/plan/link',
    changing(personOf, 'Make a link that shows my plan', planLinkAddressSchema, {
      description: 'An earlier one ends at once. The address is told this once.',
      body: planShowsSchema,
    }),
    async (request) => {
      const { id } = personOf(request)
      const { shows } = request.body
      const token = newToken()
      const since = now()
      await planLinks.put(id, sha256Of(token), since)
      await plans.show(id, shows)
      // What stands behind # is in no page's request: only the page's own script sends it.
      return { since: formatTimestamp(since), shows, address: `${config.webOrigin}/shared-plan#${token}` }
    },
  )
  app.put(
    '/api/user/plan/shows',
    changing(personOf, 'Change what my link shows', planLinkStateSchema, { body: planShowsSchema }),
    async (request) => {
      const { id } = personOf(request)
      await plans.show(id, request.body.shows)
      return linkState(storage, id)
    },
  )
  app.delete(
    '/api/user/plan/link',
    changing(personOf, 'Revoke the link that shows my plan', planLinkStateSchema),
    async (request): Promise<PlanLinkState> => {
      await planLinks.revoke(personOf(request).id)
      return { since: null, shows: [] }
    },
  )
}

/** The plan that a link shows, for whoever has it. */
export function sharedPlanRoute(app: RouteApp, { storage }: RouteDeps): void {
  const lookUp = limitMisses()
  const limitReads = limitReadsByToken()
  app.get(
    '/api/plan/:token',
    answering('A plan that somebody shows', sharedPlanSchema, { params: z.object({ token: nameSchema }) }),
    async (request, reply) => {
      const accountId = await lookUp(request.ip, () => findByToken(storage.planLinks, request.params.token))
      if (accountId === undefined) {
        throw new ProblemError('not_found', 'This link was revoked, or part of it is missing. Ask for a new one.')
      }
      limitReads(accountId)
      reply.header('x-robots-tag', 'noindex')
      // Of a full list a large answer, which crosses the network packed.
      return sendResource(request, reply, jsonResource(await presentShared(storage, accountId), 'private, no-store'))
    },
  )
}

/** What an account's link is, and shows. */
export async function linkState(
  { plans, planLinks }: Pick<Storage, 'plans' | 'planLinks'>,
  accountId: string,
): Promise<PlanLinkState> {
  const [since, shown] = await Promise.all([planLinks.since(accountId), plans.shown(accountId)])
  return { since: formatIfAny(since), shows: partsOf(shown) }
}

const partsOf = (shown: readonly string[] = []): ShownPart[] => SHOWN_PARTS.filter((part) => shown.includes(part))

/** The part that each field belongs to; of all others nothing is shown. */
const PART_OF: readonly (readonly [RegExp, ShownPart])[] = [
  [/^status$/, 'status'],
  [/^notes$/, 'notes'],
  [/^(?:by$|date:|done:date:)/, 'dates'],
  [/^done:/, 'needs'],
]

async function presentShared(storage: Storage, accountId: string): Promise<SharedPlan> {
  const [list, fields, shown, name] = await Promise.all([
    storage.saved.list(accountId),
    storage.plans.list(accountId),
    storage.plans.shown(accountId),
    storage.accounts.nameOf(accountId),
  ])
  const shows = partsOf(shown)
  const byId = fieldsById(fields)
  const isShown = (field: string) => {
    const part = PART_OF.find(([pattern]) => pattern.test(field))?.[1]
    return part !== undefined && shows.includes(part)
  }
  const ticked = list.filter(({ id }) => byId.get(id)?.some(({ field, value }) => field === 'shared' && value === '1'))
  return {
    name: shows.includes('name') ? (name ?? null) : null,
    shows,
    list: ticked.map(({ id, text, listed }) => {
      const record = parseScholarship(text)
      return {
        _id: id,
        scholarship_name: record.name,
        funded_by: record.funder,
        window: presentWindow(record),
        listed,
        ...(shows.includes('needs') && neededOf(record)),
        fields: (byId.get(id) ?? []).filter(({ field }) => isShown(field)),
      }
    }),
  }
}

/** Without what was taken away. */
function fieldsById(fields: readonly PlanField[]): Map<string, { field: string; value: string }[]> {
  const byId = new Map<string, { field: string; value: string }[]>()
  for (const { scholarshipId, field, value } of fields) {
    const all = byId.get(scholarshipId) ?? []
    byId.set(scholarshipId, all)
    if (value !== '') all.push({ field, value })
  }
  return byId
}

function neededOf({ conditions }: Scholarship) {
  const { needs, only_some, references }: Needed = conditions
  return {
    ...(needs && { needs: [...needs] }),
    ...(only_some && { only_some: { ...only_some } }),
    ...(references !== undefined && { references }),
  }
}
