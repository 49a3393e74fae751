import { CHANGES } from '#contract/limits.ts'
import type { Changes } from '#contract/changes.ts'
import { presentChange } from '#presenters/present-change.ts'
import { perSnapshot, tagged, type SnapshotSource, type TaggedJson } from '#api/snapshot/snapshot.ts'
import type { Revision, Storage } from '#storage/open-storage.ts'

/**
 * The changes of a scholarship. The database is only asked for those of records that have any, by a list that is read once for
 * each version of the catalogue.
 */
export function createChangesOf(
  snapshots: SnapshotSource,
  { revisions }: Storage,
): (id: string) => Promise<Revision[]> {
  const idsOf = perSnapshot(() => revisions.ids())
  return async (id) => ((await idsOf(snapshots.current())).has(id) ? revisions.of(id) : [])
}

/** The newest changes, as anybody may read them. The database is only asked when the catalogue is another one. */
export function createChanges(snapshots: SnapshotSource, { revisions }: Storage): () => Promise<TaggedJson> {
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
    return tagged(found)
  })
  return () => changesOf(snapshots.current())
}
