import { Worker } from 'node:worker_threads'
import type { IsoDate } from '#domain/dates.ts'
import type { StoredText } from '#storage/open-storage.ts'
import { createSnapshotBuild, type BuiltSnapshot } from './snapshot-build.ts'
import type { ThreadTask } from './snapshot-worker.ts'

/** Follows the catalogue and builds snapshots of it, one thing after the other. */
export interface SnapshotBuilder {
  /** False when it must be told every record: before it has been told any, and after a failure. */
  readonly holdsRecords: () => boolean
  readonly take: (changes: readonly StoredText[], today: IsoDate) => Promise<void>
  readonly build: (today: IsoDate) => Promise<BuiltSnapshot>
  readonly close: () => Promise<void>
}

/** Builds here: for catalogues so small that nobody feels it. */
export function buildHere(): SnapshotBuilder {
  const { take, build } = createSnapshotBuild()
  return {
    holdsRecords: () => true,
    // oxlint-disable-next-line typescript/require-await -- the other one takes its time
    take: async (changes, today) => take(changes, today),
    // oxlint-disable-next-line typescript/require-await -- as above
    build: async (today) => build(today),
    close: async () => undefined,
  }
}

/** Builds in a thread of its own: questions are answered meanwhile. */
export function buildInThread(script: URL = new URL('snapshot-worker.ts', import.meta.url)): SnapshotBuilder {
  let worker: Worker | undefined
  let waiting: PromiseWithResolvers<BuiltSnapshot | undefined> | undefined

  const start = () => {
    const thread = new Worker(script)
    const end = (reason: unknown) => {
      // An error is followed by an exit, when the next one may have started.
      if (worker !== thread) return
      worker = undefined
      const code = `The thread that builds snapshots ended with ${String(reason)}`
      waiting?.reject(reason instanceof Error ? reason : new Error(code))
    }
    thread.on('message', (built: BuiltSnapshot | undefined) => waiting?.resolve(built))
    thread.on('error', end)
    thread.on('exit', end)
    return thread
  }
  const ask = async (task: ThreadTask): Promise<BuiltSnapshot | undefined> => {
    waiting = Promise.withResolvers()
    const thread = (worker ??= start())
    thread.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(task)
    try {
      return await waiting.promise
    } finally {
      // Idle, it keeps nobody from leaving.
      thread.unref()
    }
  }
  return {
    holdsRecords: () => worker !== undefined,
    take: async (changes, today) => {
      await ask({ changes, today })
    },
    build: async (today) => {
      const built = await ask({ today })
      if (!built) throw new Error('The thread that builds snapshots has built none')
      return built
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
