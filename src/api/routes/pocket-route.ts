import type { Change } from '#contract/scholarship.ts'
import { pocketAnswerSchema, pocketQuerySchema, type PocketCatalogue } from '#contract/pocket.ts'
import { ProblemError } from '#api/error-handling.ts'
import { listing } from './answers.ts'
import { setImmediate as turn } from 'node:timers/promises'
import { JSON_TYPE, jsonResource, resource, sendResource, type Resource } from '#api/sending.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { catalogueDocument, deltaSince } from '#pocket/catalogue-document.ts'
import { presentChange } from '#presenters/present-change.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { perSnapshot, type Snapshot, type SnapshotSource } from '#api/snapshot/snapshot.ts'
import type { Storage } from '#storage/open-storage.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

/** The whole catalogue, to keep on a phone. Behind the guard. */
export function pocketRoute(app: RouteApp, { snapshots, storage, guard: { personOf } }: RouteDeps): void {
  const catalogueSince = createPocketAnswers(snapshots, storage)
  app.get(
    '/api/catalogue/pocket',
    listing(personOf, 'The catalogue, to keep on a phone', pocketAnswerSchema, {
      description: 'All facts of all listed scholarships, or with ?since= what came after a version.',
      querystring: pocketQuerySchema,
    }),
    async (request, reply) => {
      const json = await catalogueSince(request.query.since)
      if (!json) throw new ProblemError('not_found', 'This catalogue is too large to be kept on a phone.')
      return sendResource(request, reply, json)
    },
  )
}

/** Kept by their browser, and by no cache between. */
const OWN = 'private, no-cache'
/** Takes half a second for a thousand records, on another thread; the best would take seven, for a tenth less. */
const QUALITY = 9
/** Records read in one turn, with their changes: questions come in between. */
const RECORDS_A_TURN = 50

interface Whole extends Resource {
  readonly document: PocketCatalogue
}

/**
 * The catalogue as browsers keep it, put together when it is first asked for. After a version that is known it is what came
 * since, unless the whole is hardly larger. Undefined where the catalogue is too large to be kept on a phone.
 */
function createPocketAnswers(
  snapshots: SnapshotSource,
  { catalogue, revisions }: Storage,
): (since?: string) => Promise<Resource | undefined> {
  const wholeOf = perSnapshot(async (snapshot): Promise<Whole | undefined> => {
    if (snapshot.engine.size > SERVER_LIMITS.pocketRecords) return undefined
    const records: Scholarship[] = []
    const changes = new Map<string, Change[]>()
    for (const page of pagesOf(snapshot.records())) {
      records.push(...page)
      for (const [id, some] of await revisions.byId(page.map((record) => record.id)))
        changes.set(
          id,
          some.flatMap((one) => presentChange(one, 'member') ?? []),
        )
      await turn()
    }
    const document = catalogueDocument(versionOf(snapshot), records, (id) => changes.get(id))
    const json = Buffer.from(JSON.stringify(document))
    return { ...resource(json, { type: JSON_TYPE, cacheControl: OWN, quality: QUALITY }), document }
  })
  return async (since = '') => {
    const whole = await wholeOf(snapshots.current())
    if (!whole || !VERSION.test(since) || Number(since) > Number(whole.document.version)) return whole
    const ids = await catalogue.idsSince(Number(since))
    if (ids.length > snapshots.current().engine.size / 2) return whole
    return jsonResource(deltaSince(since, whole.document, new Set(ids)), OWN)
  }
}

const VERSION = /^[1-9]\d{0,14}$/

/** The catalogue's version without the day: records are the same on every day. */
function versionOf({ version }: Snapshot): string {
  return version.slice(0, version.indexOf('-'))
}

function* pagesOf(records: Iterable<Scholarship>): Generator<Scholarship[]> {
  let page: Scholarship[] = []
  for (const record of records) {
    if (page.push(record) < RECORDS_A_TURN) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
