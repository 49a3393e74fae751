import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { PageConfig } from '#contract/site.ts'

/** What the thread is told when it starts. */
export interface RenderSettings {
  /** Where the web app was built to. */
  readonly webFolder: string
  readonly config: PageConfig
}

/** A results page to draw: its address, the server's answer to it as JSON, and the moment that it is drawn for. */
export interface RenderTask {
  readonly address: string
  readonly json: string
  /** `2026-11-26T23:00:00.000Z` */
  readonly at: string
}

const { webFolder, config } = workerData as RenderSettings // what `openPageRenderer` passes
// The module is the bundle of src/web/prerender-entry.tsx.
const { renderResults } = (await import(pathToFileURL(join(webFolder, 'server/prerender-entry.js')).href)) as {
  renderResults: (address: string, config: PageConfig, said: unknown, at: string) => Promise<string>
}

/** The markup of the app's root, or why it could not be drawn. */
const draw = async ({ address, json, at }: RenderTask) =>
  renderResults(address, config, JSON.parse(json), at).catch((error: unknown) => error)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (drawn: unknown) => parentPort?.postMessage(drawn)

// One at a time: the app keeps what is chosen in one place.
let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (task: RenderTask) => {
  last = last.then(async () => send(await draw(task)))
})
