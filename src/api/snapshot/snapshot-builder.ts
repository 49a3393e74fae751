import { Worker } from 'node:worker_threads'
import type { IsoDate } from '#domain/dates.ts'
import type { StoredText } from '#storage/open-storage.ts'
import { createSnapshotBuild, type BuiltSnapshot } from './snapshot-build.ts'
import type { ThreadTask } from './snapshot-worker.ts'

/** Takes changes of the catalogue and builds snapshots, one thing after the other. */
export interface SnapshotBuilder {
  /** True if it has ended and lost all it was told. Replace it. */
  readonly hasEnded: () => boolean
  readonly take: (changes: readonly StoredText[], today: IsoDate) => Promise<void>
  readonly build: (today: IsoDate) => Promise<BuiltSnapshot>
  readonly close: () => Promise<void>
}

/** Builds in this thread: for catalogues so small that nobody notices. */
export function buildHere(): SnapshotBuilder {
  const { take, build } = createSnapshotBuild()
  return {
    hasEnded: () => false,
    // oxlint-disable-next-line typescript/require-await -- the other one takes its time
    take: async (changes, today) => take(changes, today),
    // oxlint-disable-next-line typescript/require-await -- as above
    build: async (today) => build(today),
    close: async () => undefined,
  }
}

/** Builds in a thread of its own: questions are answered meanwhile. */
export function buildInThread(script: URL = new URL('snapshot-worker.ts', import.meta.url)): SnapshotBuilder {
  const thread = new Worker(script)
  let waiting: PromiseWithResolvers<BuiltSnapshot | undefined> | undefined
  let ended: Error | undefined

  const end = (reason: unknown) => {
    // An error is followed by an exit, which says less.
    ended ??=
      reason instanceof Error ? reason : new Error(`The thread that builds snapshots ended with ${String(reason)}`)
    waiting?.reject(ended)
  }
  thread.on('message', (built: BuiltSnapshot | undefined) => waiting?.resolve(built))
  thread.on('error', end)
  thread.on('exit', end)
  // An idle thread must not keep the process alive.
  thread.unref()

  const ask = async (task: ThreadTask): Promise<BuiltSnapshot | undefined> => {
    if (ended) throw ended
    waiting = Promise.withResolvers()
    thread.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(task)
    try {
      return await waiting.promise
    } finally {
      thread.unref()
    }
  }
  return {
    hasEnded: () => ended !== undefined,
    take: async (changes, today) => {
      await ask({ changes, today })
    },
    build: async (today) => {
      const built = await ask({ today })
      if (!built) throw new Error('The thread that builds snapshots has built none')
      return built
    },
    close: async () => {
      await thread.terminate()
    },
  }
}
