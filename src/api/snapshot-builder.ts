import { Worker } from 'node:worker_threads'
import type { IsoDate } from '#domain/dates.ts'
import { createSnapshotBuild, type BuiltSnapshot, type RecordChanges } from './snapshot-build.ts'

export interface SnapshotBuilder {
  /** False before the first build and after a failure: then it must be told every record. */
  readonly holdsRecords: () => boolean
  readonly build: (changes: RecordChanges, today: IsoDate) => Promise<BuiltSnapshot>
  readonly close: () => Promise<void>
}

/** Builds here: for catalogues so small that nobody feels it. */
export function buildHere(): SnapshotBuilder {
  const build = createSnapshotBuild()
  let holds = false
  return {
    holdsRecords: () => holds,
    // oxlint-disable-next-line typescript/require-await -- the other one takes its time
    build: async (changes, today) => {
      const built = build(changes, today)
      holds = true
      return built
    },
    close: async () => undefined,
  }
}

/** Builds in a thread of its own: questions are answered meanwhile. One build at a time. */
export function buildInThread(script: URL = new URL('snapshot-worker.ts', import.meta.url)): SnapshotBuilder {
  let worker: Worker | undefined
  let waiting: PromiseWithResolvers<BuiltSnapshot> | undefined

  const start = () => {
    const thread = new Worker(script)
    const end = (reason: unknown) => {
      // An error is followed by an exit, when the next one may have started.
      if (worker !== thread) return
      worker = undefined
      const code = `The thread that builds snapshots ended with ${String(reason)}`
      waiting?.reject(reason instanceof Error ? reason : new Error(code))
    }
    thread.on('message', (built: BuiltSnapshot) => waiting?.resolve(built))
    thread.on('error', end)
    thread.on('exit', end)
    return thread
  }
  return {
    holdsRecords: () => worker !== undefined,
    build: async (changes, today) => {
      waiting = Promise.withResolvers<BuiltSnapshot>()
      const thread = (worker ??= start())
      thread.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ changes, today })
      try {
        return await waiting.promise
      } finally {
        // Idle, it keeps nobody from leaving.
        thread.unref()
      }
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
