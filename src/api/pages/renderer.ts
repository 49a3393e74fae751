import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Drawn, RenderSettings, RenderTask } from './render-worker.ts'

export type Renderer = ReturnType<typeof openRenderer>

/** Whoever comes later gets what needs no drawing. A page takes a few milliseconds, a picture some hundred. */
const MOST_WAITING = 32

/**
 * Draws in a thread of its own, which starts with the first task: searches are answered meanwhile, however many pages a
 * crawler asks for. A thread that ended is started anew by the next task.
 */
export function openRenderer(settings: RenderSettings, logFailure: (error: unknown) => void) {
  const isBuilt = existsSync(join(settings.webFolder, 'server/prerender-entry.js'))
  let thread: Worker | undefined
  const waiting: ((drawn: Drawn | null) => void)[] = []

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
      const isDrawn = typeof drawn === 'string' || drawn instanceof Uint8Array
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
    /** Markup, or the bytes of a PNG. Null if it cannot be drawn just now: too many wait, the thread has ended, no app is built. */
    render: (task: RenderTask): Promise<Drawn | null> => {
      if (!isBuilt || waiting.length >= MOST_WAITING) return Promise.resolve(null)
      thread ??= start()
      const { promise, resolve } = Promise.withResolvers<Drawn | null>()
      waiting.push(resolve)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(task)
      return promise
    },
    close: async (): Promise<void> => {
      await thread?.terminate()
    },
  }
}
