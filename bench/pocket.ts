import { chromium } from '@playwright/test'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { readLexiconTexts } from '#lexicon/read-lexicon.ts'
import { buildApp } from '#api/app.ts'
import { parseConfig } from '#api/config.ts'
import { openStorage } from '#storage/open-storage.ts'
import { BROWSER_ARGS, requireBrowser } from '../scripts/browser.mjs'
import { removeWithUs } from '../scripts/reaper.mjs'
import { percentile, rounded } from './measure.ts'
import type { Done, Task } from './pocket-worker.ts'
import { mixedRequests, searchBody } from './requests.ts'
import { createSite } from './site-process.ts'
import { readBench } from '../scripts/options.ts'

// The catalogue in the pocket, in a real browser: how large it and its engine are, how long it takes to open and to search,
// and whether a worker answers what the server does, under the server's own content security policy. Medians; and, steadier
// where others use the processors too, the processor time of the page's whole process, of which a phone needs about four times:
// `npm run bench:pocket -- --questions 200 --json`.
const options = readBench({ questions: 200, port: 4700 })
const { port } = options
const OPENINGS = 5
const WORKER = 'assets/pocket.js'
const POCKET = '/api/catalogue/pocket'
const SEARCH = '/api/scholarship/filter?page=1'

const searches = mixedRequests(options.questions).map((request): Task => ({
  path: SEARCH,
  body: JSON.parse(searchBody(request)) as unknown,
}))
const site = createSite(port)
site.seed()
const [person] = await site.signIn(1)
const cookie = person?.cookie ?? ''
const webFolder = await bundle()
const storage = await openStorage({ dataDir: site.dataDir, databaseUrl: undefined })
const config = parseConfig({ PORT: String(port), LOG_LEVEL: 'error' })
const app = await buildApp({ config, storage, webFolder, turnTime: 60_000 })
await app.listen({ port, host: '127.0.0.1' })
const browser = await chromium.launch({ executablePath: await requireBrowser(), args: BROWSER_ARGS })
try {
  const packed = await app.inject({ url: POCKET, headers: { cookie, 'accept-encoding': 'br' } })
  const catalogue = (await app.inject({ url: POCKET, headers: { cookie } })).body
  const engine = readFileSync(join(webFolder, WORKER))
  const { opened, cost, searched } = await run(catalogue)
  const median = (times: readonly number[]) => rounded(percentile(times, 0.5))
  const figures = {
    records: app.snapshots.current().engine.size,
    catalogue_kb: rounded(packed.rawPayload.length / 1000),
    engine_kb: rounded(brotliCompressSync(engine).length / 1000),
    lexicon_kb: rounded(brotliCompressSync(JSON.stringify(readLexiconTexts())).length / 1000),
    open_ms: median(opened),
    open_cpu_ms: median(cost),
    search_ms: median(searched.map(({ ms }) => ms)),
    different: await countDifferent(searched.map(({ json }) => json)),
  }
  if (options.json) console.log(JSON.stringify(figures))
  else for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value}`)
  if (figures.different > 0) process.exitCode = 1
} finally {
  await browser.close()
  await app.close()
  await storage.close()
  await site.close()
}

/** A web app of one page and the worker's script. */
async function bundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pocket-'))
  removeWithUs(folder)
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: {
      outDir: folder,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL('pocket-worker.ts', import.meta.url)),
        output: { entryFileNames: WORKER },
      },
    },
  })
  for (const page of ['app', 'index', 'frame']) writeFileSync(join(folder, `${page}.html`), '<!doctype html>')
  return folder
}

/** Opens the catalogue several times, each in a new page, and searches in the last. */
async function run(catalogue: string) {
  const context = await browser.newContext()
  const [opened, cost, searched]: [number[], number[], Done[]] = [[], [], []]
  for (let time = 1; time <= OPENINGS; time++) {
    const page = await context.newPage()
    await page.goto(`${app.listeningOrigin}/`)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Performance.enable')
    const processorMs = async () => {
      const { metrics } = await protocol.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN)
    }
    const before = await processorMs()
    const isLast = time === OPENINGS
    const [first, ...others] = await page.evaluate(doInWorker, {
      script: `/${WORKER}`,
      tasks: [{ catalogue, lexicon: readLexiconTexts() }, ...(isLast ? searches : [])],
    })
    opened.push(first?.ms ?? Number.NaN)
    if (!isLast) cost.push((await processorMs()) - before)
    searched.push(...others)
    await page.close()
  }
  await context.close()
  return { opened, cost, searched }
}

interface Work {
  readonly script: string
  readonly tasks: readonly Task[]
}

// The page's own: its types are those of another kind of program.
declare const Worker: new (
  script: string,
  kind: { readonly type: 'module' },
) => {
  addEventListener: (
    type: 'message' | 'error',
    listener: (event: { readonly data: Done; readonly message: string }) => void,
    once: { readonly once: true },
  ) => void
  postMessage: (task: Task) => void
  terminate: () => void
}

/** Runs in the page. With the time until the worker has come and read its script. */
async function doInWorker({ script, tasks }: Work): Promise<Done[]> {
  const worker = new Worker(script, { type: 'module' })
  const done: Done[] = []
  for (const task of tasks) {
    const started = performance.now()
    const answer = new Promise<Done>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true })
      const refuse = ({ message }: { readonly message: string }) => reject(new Error(message || 'It did not start'))
      worker.addEventListener('error', refuse, { once: true })
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(task)
    done.push({ json: (await answer).json, ms: performance.now() - started })
  }
  worker.terminate()
  return done
}

/** How many of the answers are not those of the server. */
async function countDifferent(answers: readonly unknown[]): Promise<number> {
  let different = answers.length === searches.length ? 0 : searches.length
  for (const [place, task] of searches.entries()) {
    if (!('path' in task)) continue
    const answer = await app.inject({
      method: 'POST',
      url: task.path,
      payload: task.body as object,
      headers: { cookie },
    })
    if (JSON.stringify(sorted(answer.json())) !== JSON.stringify(sorted(answers[place]))) different += 1
  }
  return different
}

/** With the properties of each object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}
