import { followBodySchema, mailStateSchema, remindBodySchema, unfollowBodySchema } from '#contract/user.ts'
import { decodeSearch, encodeSearch } from '#contract/search-url.ts'
import { zoneClock } from '#api/mail/zone-clock.ts'
import { ProblemError } from '#api/error-handling.ts'
import { canonicalZone } from '#domain/dates.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import type { Mailing } from '#storage/open-storage.ts'
import { changing, formatIfAny, formatTimestamp, listing } from './answers.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

async function stateOf({ storage, config }: RouteDeps, accountId: string) {
  const mailing = presentMailing(await storage.mailings.find(accountId))
  return { available: config.mail !== undefined, ...mailing, most: SERVER_LIMITS.followed }
}

/** What somebody asked for. */
export function presentMailing({ remindedSince, timeZone, followed }: Mailing) {
  return {
    timeZone,
    remindedSince: formatIfAny(remindedSince),
    followed: followed.map(({ query, since }) => ({ query, since: formatTimestamp(since) })),
  }
}

function requireMail({ config }: RouteDeps): void {
  if (config.mail === undefined)
    throw new ProblemError(
      'not_found',
      'This site sends no e-mail. You can follow your saved list in your calendar instead.',
    )
}

/** Whether one is reminded of what one saved. Behind the guard. */
export function reminderRoutes(app: RouteApp, deps: RouteDeps): void {
  const { storage, guard, now } = deps
  const { mailings } = storage
  const { personOf } = guard

  app.get('/api/user/mail', listing(personOf, 'What I get by e-mail', mailStateSchema), (request) =>
    stateOf(deps, personOf(request).id),
  )
  app.put(
    '/api/user/reminders',
    changing(personOf, 'Remind me by e-mail', mailStateSchema, { body: remindBodySchema }),
    async (request) => {
      requireMail(deps)
      const { id } = personOf(request)
      await mailings.turnOn(id, requireZone(request.body.timeZone), now())
      return stateOf(deps, id)
    },
  )
  app.delete('/api/user/reminders', changing(personOf, 'Remind me no more', mailStateSchema), async (request) => {
    const { id } = personOf(request)
    await mailings.turnOff(id)
    return stateOf(deps, id)
  })
}

/** The searches that one follows. Behind the guard. */
export function followRoutes(app: RouteApp, deps: RouteDeps): void {
  const { storage, guard, snapshots, now } = deps
  const { mailings } = storage
  const { personOf } = guard
  app.put(
    '/api/user/followsearch',
    changing(personOf, 'Follow a search by e-mail', mailStateSchema, { body: followBodySchema }),
    async (request) => {
      requireMail(deps)
      const { id } = personOf(request)
      const timeZone = requireZone(request.body.timeZone)
      const version = Number.parseInt(snapshots.current().version, 10)
      const from = { now: now(), timeZone, version, day: zoneClock(timeZone)?.dayOf(now()) ?? '' }
      if (!(await mailings.follow(id, requireShort(canonical(request.body.query)), from, SERVER_LIMITS.followed)))
        throw new ProblemError(
          'list_full',
          `You can follow at most ${SERVER_LIMITS.followed} searches. Stop following one first.`,
        )
      return stateOf(deps, id)
    },
  )
  app.put(
    '/api/user/unfollowsearch',
    changing(personOf, 'Follow a search no more', mailStateSchema, { body: unfollowBodySchema }),
    async (request) => {
      const { id } = personOf(request)
      await mailings.unfollow(id, canonical(request.body.query))
      return stateOf(deps, id)
    },
  )
}

/** The same search has one spelling. */
const canonical = (query: string): string => encodeSearch({ selection: decodeSearch(query).selection, page: 1 })

function requireShort(query: string): string {
  if (query.length > SERVER_LIMITS.followedLength)
    throw new ProblemError(
      'bad_request',
      `The search has ${query.length} characters in its address. Follow one with at most ${SERVER_LIMITS.followedLength}: use fewer words or options.`,
    )
  return query
}

function requireZone(timeZone: string): string {
  const known = canonicalZone(timeZone)
  if (known === undefined)
    throw new ProblemError('bad_request', 'This time zone is not known. Send one such as "Asia/Seoul", or "UTC".')
  return known
}
