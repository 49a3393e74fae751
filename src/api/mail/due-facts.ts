import { setImmediate as turn } from 'node:timers/promises'
import { decodeSearch } from '#contract/search-url.ts'
import { addDays, type IsoDate, hasDay } from '#domain/dates.ts'
import { formatNews, remindersOn, type RemindedRecord, type Reminder } from '#domain/reminders.ts'
import { windowOf } from '#domain/rounds.ts'
import { questionOf } from '#presenters/present-search.ts'
import { perSnapshot, type Snapshot, type SnapshotSource } from '#api/snapshot/snapshot.ts'
import type { Due, Recipient, Storage } from '#storage/open-storage.ts'
import type { ZoneClock } from './zone-clock.ts'

/** Days between two looks at a followed search. */
const WEEK = 7

/** Everything that follows from one version of the catalogue on one day, found when it is first asked for. */
interface Known {
  /** Records with a day that could be told of. */
  readonly dated: readonly RemindedRecord[]
  /** By day, then by record. */
  readonly reminders: Map<IsoDate, ReadonlyMap<string, readonly Reminder[]>>
  /** Keys of news by the version after which they came, then by record. */
  readonly news: Map<number, ReadonlyMap<string, readonly string[]>>
  /** Keys of news by followed search and the version after which they came. */
  readonly found: Map<string, readonly string[]>
}

/** Finds what is to be told to whom, from the newest snapshot. */
export function createDueFacts(storage: Storage, snapshots: SnapshotSource) {
  const knownIn = perSnapshot(async (): Promise<Known> => {
    const dated: RemindedRecord[] = []
    for await (const record of storage.catalogue.each()) if (mayBeTold(record)) dated.push(slim(record))
    return { dated, reminders: new Map(), news: new Map(), found: new Map() }
  })

  const newsOf = async (all: Known, snapshot: Snapshot, { query, version }: { query: string; version: number }) => {
    const news = await newsSince(storage, all, version)
    if (news.size === 0) return []
    const name = `${version} ${query}`
    const kept = all.found.get(name)
    if (kept) return kept
    const slots = matching(snapshot, query)
    // Visitors are answered between two searches.
    await turn()
    const found = [...news].flatMap(([id, keys]) => (slots.has(snapshot.slotOf(id)) ? keys : []))
    all.found.set(name, found)
    return found
  }

  return {
    /** Followed searches that were looked at until then are looked at on this day. */
    followedUpTo: (day: IsoDate): IsoDate => addDays(day, -WEEK),

    /** What is to be told to some people of one time zone on a day there, whoever was told already left out. */
    async of(people: readonly Recipient[], clock: ZoneClock, day: IsoDate): Promise<Due[]> {
      const snapshot = snapshots.current()
      const all = await knownIn(snapshot)
      const reminders = remindersFor(all, day)
      const reminded = new Map(people.flatMap((one) => (one.remindedSince === null ? [] : [[one.accountId, one]])))
      const ids = people.map(({ accountId }) => accountId)
      const [saves, followed, told] = await Promise.all([
        storage.letters.saves([...reminded.keys()], [...reminders.keys()]),
        storage.letters.followed(ids, addDays(day, -WEEK)),
        storage.letters.told(ids),
      ])
      const facts = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]))
      for (const { accountId, scholarshipId, savedAt } of saves) {
        // Who saves it later has just seen the date.
        const from = clock.dayOf(Math.max(savedAt, reminded.get(accountId)?.remindedSince ?? 0))
        for (const { key, due } of reminders.get(scholarshipId) ?? []) if (due >= from) facts.get(accountId)?.add(key)
      }
      for (const search of followed)
        for (const key of await newsOf(all, snapshot, search)) facts.get(search.accountId)?.add(key)
      return [...facts].map(([accountId, keys]) => ({
        accountId,
        facts: [...keys].filter((key) => told.get(accountId)?.has(key) !== true),
      }))
    },
  }
}

async function newsSince({ catalogue, revisions }: Storage, { news }: Known, version: number) {
  const kept = news.get(version)
  if (kept) return kept
  const [added, revised] = await Promise.all([catalogue.newSince(version), revisions.since(version)])
  const found = new Map(added.map((id) => [id, [formatNews({ kind: 'new', id })]]))
  const isNew = new Set(added)
  for (const revision of revised) {
    if (isNew.has(revision.id)) continue
    const key = formatNews({ kind: 'changed', id: revision.id, version: revision.version })
    found.set(revision.id, [...(found.get(revision.id) ?? []), key])
  }
  news.set(version, found)
  return found
}

function remindersFor({ dated, reminders }: Known, day: IsoDate): ReadonlyMap<string, readonly Reminder[]> {
  const kept = reminders.get(day)
  if (kept) return kept
  const found = new Map<string, readonly Reminder[]>()
  for (const record of dated) {
    const due = remindersOn(record, day)
    if (due.length > 0) found.set(record.id, due)
  }
  reminders.set(day, found)
  return found
}

/** The slots of what a followed search finds as it was asked. */
function matching({ engine }: Snapshot, query: string): ReadonlySet<number> {
  const question = questionOf(decodeSearch(query).selection, 1)
  const { exact, hits } = engine.search({ ...question, pageSize: Math.max(1, engine.size) })
  return new Set(exact ? hits.map(({ record }) => record) : [])
}

const mayBeTold = (record: RemindedRecord): boolean =>
  windowOf(record).rounds.some(({ opens, closes }) => [opens, closes].some((date) => date !== null && hasDay(date)))

const slim = ({ id, deadline, rounds, openAllYear, byProgramme, status }: RemindedRecord): RemindedRecord => ({
  id,
  deadline,
  rounds,
  openAllYear,
  byProgramme,
  status,
})
