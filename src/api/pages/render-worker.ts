import { readlinkSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { PageConfig } from '#contract/site.ts'

/** What the thread is told when it starts. */
export interface RenderSettings {
  readonly webFolder: string
  readonly config: PageConfig
}

/** A picture to draw, or a results page. */
export type RenderTask = { readonly svg: string } | PageTask

/** The markup of the app's root, or the bytes of a PNG. */
export type Drawn = string | Uint8Array

/** Its address, the server's answer to it as JSON, and the moment that it is drawn for. */
interface PageTask {
  readonly address: string
  readonly json: string
  /** `2026-11-26T23:00:00.000Z` */
  readonly at: string
}

/** By how much a thread that answers comes first where both want a processor. */
const NICENESS = 5
try {
  // `.../task/NUMBER`: of threads, only Linux tells. Elsewhere all are equal.
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS)
} catch {
  // Then it draws as fast as it can.
}

const { webFolder, config } = workerData as RenderSettings // what `openPageRenderer` passes

/** The app, as `scripts/prerender.ts` has built it for here. */
const openApp = async () =>
  // The module is the bundle of src/web/prerender-entry.tsx.
  (await import(pathToFileURL(join(webFolder, 'server/prerender-entry.js')).href)) as {
    renderResults: (address: string, config: PageConfig, said: unknown, at: string) => Promise<string>
  }

/** The display face, from the files of the app, and the library that draws with it: fetched for the first picture. */
async function openPainter() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const assets = join(webFolder, 'assets')
  const faces = (await readdir(assets)).filter((name) => /^bricolage-.*\.woff2$/.test(name))
  const fontBuffers = await Promise.all(faces.map((name) => readFile(join(assets, name))))
  return (svg: string): Uint8Array => {
    const drawing = new Resvg(svg, { font: { fontBuffers } })
    const image = drawing.render()
    const png = image.asPng()
    // Its memory is not the garbage collector's.
    image.free()
    drawing.free()
    return png
  }
}

let painter: ReturnType<typeof openPainter> | undefined

async function draw(task: RenderTask): Promise<Drawn> {
  if ('svg' in task) return (await (painter ??= openPainter()))(task.svg)
  const { renderResults } = await openApp()
  return renderResults(task.address, config, JSON.parse(task.json), task.at)
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (drawn: unknown) => parentPort?.postMessage(drawn)

// One at a time: the app keeps what is chosen in one place. Or why it could not be drawn.
let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (task: RenderTask) => {
  last = last.then(async () => send(await draw(task).catch((error: unknown) => error)))
})
