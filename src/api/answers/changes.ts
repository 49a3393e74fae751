import { CHANGES } from '#contract/limits.ts'
import type { Changes } from '#contract/changes.ts'
import { presentChange } from '#api/snapshot/present-change.ts'
import { tagged, type SnapshotSource, type TaggedJson } from '#api/snapshot/snapshot.ts'
import type { Storage } from '#storage/open-storage.ts'

/** The newest changes, as anybody may read them. The database is only asked when the catalogue is another one. */
export function createChanges(snapshots: SnapshotSource, { revisions }: Storage): () => Promise<TaggedJson> {
  let kept: { readonly version: string; readonly answer: Promise<TaggedJson> } | undefined
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
  return () => {
    const { version } = snapshots.current()
    if (kept?.version !== version) {
      const answer = read()
      kept = { version, answer }
      // What failed is asked for anew.
      answer.catch(() => {
        if (kept?.answer === answer) kept = undefined
      })
    }
    return kept.answer
  }
}
