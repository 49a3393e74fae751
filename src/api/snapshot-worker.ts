import { parentPort } from 'node:worker_threads'
import type { IsoDate } from '#domain/dates.ts'
import { createSnapshotBuild, snapshotBuffers, type RecordChanges } from './snapshot-build.ts'

// A thread of its own for large catalogues. What fails here ends it, and is told to whoever asked.
const build = createSnapshotBuild()

parentPort?.on('message', ({ changes, today }: { readonly changes: RecordChanges; readonly today: IsoDate }) => {
  const built = build(changes, today)
  parentPort?.postMessage(built, snapshotBuffers(built))
})
