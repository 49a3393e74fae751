import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderSettings, RenderTask } from './render-worker.ts'

export interface PageRenderer {
  /** The markup of the app's root. Null if it cannot be drawn just now: too many wait, the thread has ended, or the app has not been built. */
  readonly render: (task: RenderTask) => Promise<string | null>
  readonly close: () => Promise<void>
}

/** Whoever comes later gets the page that waits for the app. A page takes a few milliseconds to draw. */
const MOST_WAITING = 32

/**
 * Draws results pages in a thread of its own, which starts with the first of them: searches are answered meanwhile, however
 * many pages a crawler asks for. A thread that ended is started anew by the next page.
 */
export function openPageRenderer(settings: RenderSettings, logFailure: (error: unknown) => void): PageRenderer {
  const isBuilt = existsSync(join(settings.webFolder, 'server/prerender-entry.js'))
  let thread: Worker | undefined
  const waiting: ((markup: string | null) => void)[] = []

  const start = (): Worker => {
    const started = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: settings,
      // React takes six times as long where it looks for mistakes of developers.
      env: { NODE_ENV: 'production' },
    })
    const end = () => {
      if (thread !== started) return
      thread = undefined
      for (const resolve of waiting.splice(0)) resolve(null)
    }
    started.on('message', (drawn: unknown) => {
      const isDrawn = typeof drawn === 'string'
      if (!isDrawn) logFailure(drawn)
      waiting.shift()?.(isDrawn ? drawn : null)
    })
    started.on('error', (error) => {
      logFailure(error)
      end()
    })
    started.on('exit', end)
    // An idle thread must not keep the process alive.
    started.unref()
    return started
  }
  return {
    render: (task) => {
      if (!isBuilt || waiting.length >= MOST_WAITING) return Promise.resolve(null)
      thread ??= start()
      const { promise, resolve } = Promise.withResolvers<string | null>()
      waiting.push(resolve)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(task)
      return promise
    },
    close: async () => {
      await thread?.terminate()
    },
  }
}
