import { CHANGES } from '#contract/limits.ts'
import type { Changes } from '#contract/changes.ts'
import { presentChange } from '#presenters/present-change.ts'
import { tagged, type Snapshot, type SnapshotSource, type TaggedJson } from '#api/snapshot/snapshot.ts'
import type { Revision, Storage } from '#storage/open-storage.ts'

/**
 * The changes of a scholarship. The database is only asked for those of records that have any, by a list that is read once for
 * each version of the catalogue.
 */
export function createChangesOf(
  snapshots: SnapshotSource,
  { revisions }: Storage,
): (id: string) => Promise<Revision[]> {
  const idsNow = oncePerSnapshot(snapshots, () => revisions.ids())
  return async (id) => ((await idsNow()).has(id) ? revisions.of(id) : [])
}

/** Works something out once for each snapshot: two catalogues may have the same version. */
export function oncePerSnapshot<Found>(
  snapshots: SnapshotSource,
  read: (snapshot: Snapshot) => Promise<Found>,
): () => Promise<Found> {
  const kept = new WeakMap<Snapshot, Promise<Found>>()
  return () => {
    const snapshot = snapshots.current()
    const known = kept.get(snapshot)
    if (known) return known
    const found = read(snapshot)
    kept.set(snapshot, found)
    // What failed is asked for anew.
    found.catch(() => kept.delete(snapshot))
    return found
  }
}

/** The newest changes, as anybody may read them. The database is only asked when the catalogue is another one. */
export function createChanges(snapshots: SnapshotSource, { revisions }: Storage): () => Promise<TaggedJson> {
  const read = async () => {
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
    return tagged(Buffer.from(JSON.stringify(found)))
  }
  return oncePerSnapshot(snapshots, read)
}
