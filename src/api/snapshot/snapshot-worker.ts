import { parentPort } from 'node:worker_threads'
import type { IsoDate } from '#domain/dates.ts'
import type { StoredText } from '#storage/open-storage.ts'
import { createSnapshotBuild, snapshotBuffers } from './snapshot-build.ts'

/** What the thread is asked: to take over changes, or, without any, to build. It answers each with what has come of it. */
export interface ThreadTask {
  readonly changes?: readonly StoredText[]
  readonly today: IsoDate
}

// A thread of its own for large catalogues. What fails here ends it, and is told to whoever asked.
const { take, build } = createSnapshotBuild()

parentPort?.on('message', ({ changes, today }: ThreadTask) => {
  if (changes) {
    take(changes, today)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(undefined)
  } else {
    const built = build(today)
    parentPort?.postMessage(built, snapshotBuffers(built))
  }
})
