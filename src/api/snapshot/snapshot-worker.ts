import { parentPort } from 'node:worker_threads'
import type { IsoDate } from '#domain/dates.ts'
import type { StoredText } from '#storage/open-storage.ts'
import { createSnapshotBuild, snapshotBuffers } from './snapshot-build.ts'

/** What the thread is asked: to take changes, or, without any, to build. It answers each message with the result. */
export interface ThreadTask {
  readonly changes?: readonly StoredText[]
  readonly today: IsoDate
}

// The thread for large catalogues. An error here ends it, and is reported to whoever asked.
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
