import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { nameSchema, scholarshipParamsSchema } from '#contract/parameters.ts'
import { calendarAddressSchema, calendarStateSchema } from '#contract/user.ts'
import { limitMisses, limitReadsByToken, limitSearches } from '#api/access/rate-limits.ts'
import { ProblemError } from '#api/error-handling.ts'
import { eventsOf, formatCalendar, type CalendarEvent } from '#domain/calendar.ts'
import { parseScholarship, type Scholarship } from '#domain/scholarship.ts'
import type { SavedScholarship } from '#storage/open-storage.ts'
import { answering, changing, formatIfAny, formatTimestamp, listing, unknownScholarship } from './answers.ts'
import { findByToken, sha256Of, newToken } from '#api/access/tokens.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

const FILE = /^(.*)\.ics$/
const CALENDAR = z.string().describe('RFC 5545')

/** Dates as calendars: of a scholarship for anybody, of a saved list for whoever has its private address. */
export function calendarRoutes(app: RouteApp, { storage, snapshots, now, limit, config }: RouteDeps): void {
  const lookUp = limitMisses()
  const limitReads = limitReadsByToken()
  const eventsOn = (record: Scholarship, { dates, listed }: Pick<SavedScholarship, 'dates' | 'listed'>) => {
    const url = `${config.webOrigin}/detail/${encodeURIComponent(record.id)}`
    return eventsOf(record, { changed: dates, listed, url, day: snapshots.current().today })
  }
  const send = (reply: FastifyReply, name: string, events: readonly CalendarEvent[]) =>
    reply.type('text/calendar; charset=utf-8').send(formatCalendar(name, events, new Date(now())))

  app.get(
    '/api/scholarship/calendar/:scholarshipId',
    {
      // Each reads the database.
      onRequest: limitSearches(limit),
      ...answering('The dates of a scholarship as a calendar', CALENDAR, { params: scholarshipParamsSchema }),
    },
    async ({ params: { scholarshipId }, ip }, reply) => {
      const found = await lookUp(ip, () => storage.catalogue.find(scholarshipId))
      if (!found) throw unknownScholarship()
      // Old browsers and phones take the file by its name.
      reply.header('content-disposition', `attachment; filename="${found.record.id}.ics"`)
      return send(reply, found.record.name, eventsOn(found.record, found))
    },
  )

  app.get(
    '/api/calendar/:token',
    answering('A saved list as a calendar', CALENDAR, { params: z.object({ token: nameSchema }) }),
    async ({ params, ip }, reply) => {
      const [, token] = FILE.exec(params.token) ?? []
      const accountId = await lookUp(ip, () => findByToken(storage.calendars, token))
      if (accountId === undefined) throw new ProblemError('not_found', 'Make a new address on your account page.')
      limitReads(accountId)
      const saved = await storage.saved.list(accountId)
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      const events = saved.flatMap((one) => eventsOn(parseScholarship(one.text), one))
      return send(reply, `Saved at ${config.site.name}`, events)
    },
  )
}

/** The private address of one's own saved list: made, made anew, revoked. Behind the guard. */
export function ownCalendarRoutes(
  app: RouteApp,
  { storage: { calendars }, guard: { personOf }, now, config }: RouteDeps,
): void {
  app.get(
    '/api/user/calendar',
    listing(personOf, 'Whether my calendar has an address', calendarStateSchema),
    async (request) => {
      return { since: formatIfAny(await calendars.since(personOf(request).id)) }
    },
  )
  app.put(
    '/api/user/calendar',
    changing(personOf, 'Make a private address for my calendar', calendarAddressSchema, {
      description: 'An earlier one ends at once. The address is told this once.',
    }),
    async (request) => {
      const token = newToken()
      const since = now()
      await calendars.put(personOf(request).id, sha256Of(token), since)
      return { since: formatTimestamp(since), address: `${config.apiOrigin}/api/calendar/${token}.ics` }
    },
  )
  app.delete(
    '/api/user/calendar',
    changing(personOf, 'Revoke the address of my calendar', calendarStateSchema),
    async (request) => {
      await calendars.revoke(personOf(request).id)
      return { since: null }
    },
  )
}
