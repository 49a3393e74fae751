import { scholarshipParamsSchema } from '#contract/parameters.ts'
import { changesSchema, type Changes, cardSchema, scholarshipSchema, type ShownReport } from '#contract/scholarship.ts'
import { optionGroupsSchema } from '#contract/search.ts'
import { suggestionsSchema, synonymsSchema } from '#contract/search.ts'
import { presentChange } from '#presenters/present-change.ts'
import { presentScholarship } from '#presenters/present-card.ts'
import { answering, formatIfAny, formatTimestamp, unknownScholarship } from './answers.ts'
import { JSON_TYPE, jsonResource, resource, sendResource, type Resource } from '#api/sending.ts'
import { readLexiconTexts } from '#lexicon/read-lexicon.ts'
import { collectSynonyms } from '#presenters/suggestions.ts'
import { type SnapshotSource, perSnapshot } from '#api/snapshot/snapshot.ts'
import type { Report, Storage, Revision } from '#storage/open-storage.ts'
import { CHANGES } from '#contract/limits.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

/** What anybody may see without a search: the filter options, names, and the card of a scholarship that somebody has a link to. */
export function openRoutes(app: RouteApp, { snapshots, storage }: RouteDeps): void {
  const changes = createChanges(snapshots, storage)
  // The same as long as this version of the server runs.
  let synonyms: Resource | undefined
  app.get(
    '/api/scholarship/getScholarshipByCountry',
    answering('Every filter option, with its count', optionGroupsSchema),
    (request, reply) => sendResource(request, reply, snapshots.current().options),
  )
  app.get(
    '/api/suggestions',
    answering('Names to suggest to whoever types a search', suggestionsSchema),
    (request, reply) => sendResource(request, reply, snapshots.current().suggestions()),
  )
  app.get('/api/synonyms', answering('Everyday names of countries and fields', synonymsSchema), (request, reply) =>
    sendResource(request, reply, (synonyms ??= jsonResource(collectSynonyms(readLexiconTexts())))),
  )
  app.get('/api/scholarship/changes', answering('What changed last', changesSchema), async (request, reply) =>
    sendResource(request, reply, await changes()),
  )
  app.get(
    '/api/scholarship/card/:scholarshipId',
    answering('What results show of a scholarship', cardSchema, { params: scholarshipParamsSchema }),
    async (request, reply) => {
      const card = snapshots.current().findCard(request.params.scholarshipId)
      if (card === undefined) throw unknownScholarship()
      return sendResource(request, reply, resource(Buffer.from(card), { type: JSON_TYPE, cacheControl: 'no-store' }))
    },
  )
}

/** A scholarship's own page. Behind the guard. */
export function detailRoutes(app: RouteApp, { snapshots, storage, guard: { personOf } }: RouteDeps): void {
  const changesOf = createChangesOf(snapshots, storage)
  app.get(
    '/api/scholarship/searchScholarship/:scholarshipId',
    answering('A scholarship', scholarshipSchema, { params: scholarshipParamsSchema }),
    async (request) => {
      const { scholarshipId } = request.params
      const { today, find } = snapshots.current()
      const record = find(scholarshipId)
      const [revisions, reports] = await Promise.all([
        changesOf(scholarshipId),
        storage.reports.shown(scholarshipId, personOf(request).id),
      ])
      const changes = revisions.flatMap((one) => presentChange(one, 'member') ?? [])
      const more = {
        ...(changes.length > 0 && { changes }),
        ...(reports.length > 0 && { reports: reports.map(presentReport) }),
      }
      if (record) return { ...presentScholarship(record, true, today), ...more }
      // Withdrawn, or newer than the snapshot.
      const stored = await storage.catalogue.find(scholarshipId)
      if (stored) return { ...presentScholarship(stored.record, stored.listed, today), ...more }
      throw unknownScholarship()
    },
  )
}

function presentReport({ at, answer, answeredAt }: Report): ShownReport {
  const answered = formatIfAny(answeredAt)?.slice(0, 10) ?? null
  return { reported: formatTimestamp(at).slice(0, 10), answered, answer }
}

/**
 * The changes of a scholarship. The database is only asked for those of records that have any, by a list that is read once for
 * each version of the catalogue.
 */
function createChangesOf(snapshots: SnapshotSource, { revisions }: Storage): (id: string) => Promise<Revision[]> {
  const idsOf = perSnapshot(() => revisions.ids())
  return async (id) => ((await idsOf(snapshots.current())).has(id) ? revisions.of(id) : [])
}

/** The newest changes, as anybody may read them. The database is only asked when the catalogue is another one. */
function createChanges(snapshots: SnapshotSource, { revisions }: Storage): () => Promise<Resource> {
  const changesOf = perSnapshot(async () => {
    const found: Changes[number][] = []
    for (let offset = 0; found.length < CHANGES;) {
      const page = await revisions.newest(offset)
      if (page.length === 0) break
      offset += page.length
      for (const revision of page) {
        const change = presentChange(revision, 'guest')
        if (change && found.length < CHANGES)
          found.push({ ...change, _id: revision.id, scholarship_name: revision.name, funded_by: revision.funder })
      }
    }
    return jsonResource(found)
  })
  return () => changesOf(snapshots.current())
}
