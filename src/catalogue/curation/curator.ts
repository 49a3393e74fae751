import { createHash } from 'node:crypto'
import type { RecordFault } from '#catalogue/record-file.ts'
import { dayAnywhereOnEarth, type IsoDate } from '#domain/dates.ts'
import { diffFacts, materialFacts } from '#domain/revisions.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import type { Report, Storage, WatchedLink } from '#storage/open-storage.ts'
import { applyEdit, cellsOf, type Edit } from './edits.ts'
import { importanceOf, isAway } from './queue.ts'

/** A record as it is shown: the mark tells what was shown when an edit comes. */
export interface ShownRecord {
  readonly id: string
  readonly mark: string
  readonly cells: Readonly<Record<string, string>>
  /** What is wrong with it, as people say, the oldest first. */
  readonly reports: readonly Pick<Report, 'id' | 'says' | 'at'>[]
  /** What the watch found that asks for a look. */
  readonly page: Pick<WatchedLink, 'state' | 'detail' | 'stateSince' | 'changedAt' | 'news'> | null
}

export type EditOutcome =
  /** With what undoes it. */
  | { readonly kind: 'written'; readonly undo: Undo }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'faults'; readonly faults: readonly RecordFault[] }
  /** It is another record by now: what it is, and which facts differ. */
  | { readonly kind: 'outdated'; readonly now: ShownRecord; readonly differs: readonly string[] }

export interface Undo {
  readonly mark: string
  readonly edit: Extract<Edit, { action: 'undone' }>
}

type Stores = Pick<Storage, 'catalogue' | 'saved' | 'watched' | 'reports'>

export function createCurator(stores: Stores, now: () => number) {
  const { catalogue, watched, reports } = stores
  const today = () => dayAnywhereOnEarth(new Date(now()))
  const shownBefore = new Map<string, Scholarship>()
  const show = async (record: Scholarship): Promise<ShownRecord> => {
    const hash = hashOf(record)
    shownBefore.set(hash, record)
    const [page, open] = await Promise.all([watched.find(record.id), reports.open(record.id)])
    const shown = page && asksForLook(record, page) ? page : null
    // What is shown: a record, and the change of its page, if there was one.
    const mark = `${hash}-${shown?.changedAt ?? ''}`
    return { id: record.id, mark, cells: cellsOf(record), reports: open, page: shown }
  }
  const settle = createSettling(watched)
  const before = (hash: string) => {
    const record = shownBefore.get(hash)
    return record ? { record } : { faults: [{ column: '', value: '', reason: TOO_LATE }] }
  }
  return {
    names: () => namesOf(catalogue),
    queue: () => queueOf(stores, today()),

    async show(id: string): Promise<ShownRecord | undefined> {
      const stored = await catalogue.find(id)
      return stored?.listed ? show(stored.record) : undefined
    },

    /** Closes a report with a reason, which the page of its scholarship shows. False if it is closed or gone by now. */
    closeReport: (reportId: string, answer: string): Promise<boolean> => reports.close(reportId, answer, now()),

    /** Writes an edit of what was shown under a mark, completely or not at all. */
    async edit(id: string, mark: string, edit: Edit): Promise<EditOutcome> {
      const { hash, changedAt } = readMark(mark)
      const stored = await catalogue.find(id)
      if (!stored?.listed) return { kind: 'unknown' }
      const edited = edit.action === 'undone' ? before(edit.to) : applyEdit(stored.record, edit, today())
      if ('faults' in edited && hashOf(stored.record) === hash) return { kind: 'faults', faults: edited.faults }
      // Looked at again where nobody else can write.
      let found = stored.record
      const prepare = async (standing: Pick<typeof catalogue, 'find'>) => {
        found = (await standing.find(id))?.record ?? found
        if (hashOf(found) !== hash) throw OUTDATED
      }
      try {
        const upserts = 'record' in edited ? [edited.record] : []
        const takesBack = edit.action === 'undone' ? id : undefined
        await catalogue.apply({ upserts }, now(), { prepare, takesBack })
        // What is killed between the two shows the record once more.
        await settle(id, hash, edit, changedAt)
        const undo: Undo = { mark: `${hashOf(upserts[0] ?? found)}-`, edit: { action: 'undone', to: hash } }
        return { kind: 'written', undo }
      } catch (error) {
        if (error !== OUTDATED) throw error
        return { kind: 'outdated', now: await show(found), differs: differing(shownBefore.get(hash), found) }
      }
    },
  }
}

/** Of all that is listed: who looks for one knows what it is called. */
async function namesOf(catalogue: Stores['catalogue']): Promise<{ readonly id: string; readonly name: string }[]> {
  const found: { id: string; name: string }[] = []
  for await (const { id, name } of catalogue.each()) found.push({ id, name })
  return found
}

/** The ids of what is listed, the most important first. What needs no look now is left out. */
async function queueOf({ catalogue, saved, watched, reports }: Stores, today: IsoDate) {
  const [saves, links, open] = await Promise.all([saved.counts(), watched.all(), reports.open()])
  const reported = Map.groupBy(open, ({ scholarshipId }) => scholarshipId)
  const found: { id: string; saves: number; importance: number }[] = []
  for await (const record of catalogue.each()) {
    const count = saves.get(record.id) ?? 0
    const link = links.get(record.id)
    const signals = {
      saves: count,
      reports: reported.get(record.id)?.length ?? 0,
      // What is known of another link says nothing of this one.
      watched: link?.link === record.link ? link : undefined,
    }
    found.push({ id: record.id, saves: count, importance: importanceOf(record, signals, today) })
  }
  return found
    .filter(({ importance }) => importance > 0)
    .sort((one, other) => other.importance - one.importance)
    .map(({ id, saves: count }) => ({ id, saves: count }))
}

/** What becomes of the change of a page that was shown with a record of some hash, and comes back with what undoes the edit. */
function createSettling(watched: Stores['watched']) {
  const settled = new Map<string, WatchedLink>()
  return async (id: string, hash: string, edit: Edit, changedAt: number | null): Promise<void> => {
    const page = edit.action === 'undone' ? settled.get(edit.to) : undefined
    if (page) await watched.unseen(page)
    if (changedAt === null) return
    const seen = await watched.find(id)
    if (seen?.changedAt === changedAt) settled.set(hash, seen)
    await watched.seen(id, changedAt)
  }
}

const differing = (before: Scholarship | undefined, now: Scholarship): string[] =>
  before ? Object.keys(diffFacts(materialFacts(before, true), materialFacts(now, true))) : []

const asksForLook = ({ link }: Scholarship, page: WatchedLink): boolean =>
  page.link === link && (page.changedAt !== null || isAway(page))

export type Curator = ReturnType<typeof createCurator>

const TOO_LATE = 'it can no longer be undone, since this program was started anew'

const OUTDATED = new Error('The record has changed meanwhile')

const hashOf = (record: Scholarship): string => createHash('sha256').update(JSON.stringify(record)).digest('hex')

function readMark(mark: string) {
  const [, hash = '', time = ''] = /^([0-9a-f]{64})-(\d*)$/.exec(mark) ?? []
  return { hash, changedAt: time === '' ? null : Number(time) }
}
