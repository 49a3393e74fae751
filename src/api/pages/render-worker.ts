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

/** A results page to draw: its address, and the server's answer to it as JSON. */
export interface RenderTask {
  readonly address: string
  readonly json: string
}

/** The markup of the app's root, and the day that its dates are told for. Null if it could not be drawn. */
export interface RenderedPage {
  readonly markup: string
  readonly day: string
}

const { webFolder, config } = workerData as RenderSettings // what `openPageRenderer` passes
// The module is the bundle of src/web/prerender-entry.tsx.
const { renderResults } = (await import(pathToFileURL(join(webFolder, 'server/prerender-entry.js')).href)) as {
  renderResults: (address: string, config: PageConfig, said: unknown) => Promise<RenderedPage>
}

// One at a time: the app keeps what is chosen in one place.
let last: Promise<unknown> = Promise.resolve()
const draw = async ({ address, json }: RenderTask) => renderResults(address, config, JSON.parse(json)).catch(() => null)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (rendered: RenderedPage | null) => parentPort?.postMessage(rendered)
parentPort?.on('message', (task: RenderTask) => {
  last = last.then(async () => send(await draw(task)))
})
