import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { BROWSER_ARGS, requireBrowser } from '../scripts/browser.mjs'
import { startOwnServer } from './own-server.ts'
import { save, signIn } from './visitor.ts'
import { readOptions, wholeNumber } from '../scripts/options.ts'

// Lighthouse, mobile preset, on what `npm start` serves: medians of several runs.
//   npm run lighthouse -- -n 5 --json
//   npm run lighthouse -- --pages /search,plan
// The figures of a slow phone are computed from quick runs; those called `throttled` are measured with network and
// processor really slowed down. They tell more of a page whose files are on the device: it is painted before its script
// runs, and what is computed takes all of that script for a delay.

const options = readOptions({
  runs: { type: 'string', short: 'n', default: '5' },
  pages: { type: 'string' },
  port: { type: 'string', default: '3230' },
  json: { type: 'boolean', default: false },
})
const runs = wholeNumber('--runs', options.runs)
const port = wholeNumber('--port', options.port)
const debuggingPort = port + 1

interface Figures {
  readonly performance: number
  readonly accessibility: number
  readonly best_practices: number
  readonly seo: number
  readonly lcp_ms: number
  readonly lcp_throttled_ms: number
  readonly performance_throttled: number
  readonly tbt_ms: number
  readonly cls: number
  /** How quick the machine is, as Lighthouse tells it: all that is computed, and what is throttled, depends on it. */
  readonly machine: number
}

type Measured = Omit<Figures, 'lcp_throttled_ms' | 'performance_throttled'>
type Throttling = 'simulate' | 'devtools'

const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const auditSchema = z.object({ numericValue: z.number() })

async function audit(url: string, throttlingMethod: Throttling, isKept: boolean) {
  const once = () =>
    lighthouse(url, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      throttlingMethod,
      disableStorageReset: isKept,
    })
  const answer = await once()
  // The browser of a busy machine may not have recorded all that the page did: that says nothing about the page, which
  // is loaded once more.
  const isWhole = TIMES.every((name) => answer?.lhr.audits[name]?.numericValue !== undefined)
  return isWhole ? answer : once()
}

async function measure(url: string, throttlingMethod: Throttling, isKept: boolean): Promise<Measured> {
  const answer = await audit(url, throttlingMethod, isKept)
  if (!answer || answer.lhr.runtimeError) throw new Error(`${url}: ${answer?.lhr.runtimeError?.code ?? 'no answer'}`)
  const { audits, categories, finalDisplayedUrl } = answer.lhr
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${finalDisplayedUrl}: another page would be measured.`)
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => auditSchema.parse(audits[name]).numericValue
  // What costs points is named, so that it can be mended.
  for (const name of ['accessibility', 'best-practices', 'seo']) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const { score: points = null } = audits[id] ?? {}
      if (weight > 0 && points !== null && points < 1) console.log(`  ${new URL(url).pathname} loses points for ${id}`)
    }
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    lcp_ms: Math.round(value('largest-contentful-paint')),
    tbt_ms: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    machine: Math.round(answer.lhr.environment.benchmarkIndex),
  }
}

/** Each figure on its own: the middle one of all runs. */
async function medians(url: string, isKept = false): Promise<Figures> {
  const computed: Measured[] = []
  const throttled: Measured[] = []
  for (let run = 0; run < runs; run += 1) {
    computed.push(await measure(url, 'simulate', isKept))
    throttled.push(await measure(url, 'devtools', isKept))
  }
  const middle = (all: readonly Measured[], name: keyof Measured) =>
    all.map((figures) => figures[name]).toSorted((x, y) => x - y)[Math.floor(runs / 2)] ?? 0
  return {
    performance: middle(computed, 'performance'),
    accessibility: middle(computed, 'accessibility'),
    best_practices: middle(computed, 'best_practices'),
    seo: middle(computed, 'seo'),
    lcp_ms: middle(computed, 'lcp_ms'),
    lcp_throttled_ms: middle(throttled, 'lcp_ms'),
    performance_throttled: middle(throttled, 'performance'),
    tbt_ms: middle(computed, 'tbt_ms'),
    cls: middle(computed, 'cls'),
    machine: middle(computed, 'machine'),
  }
}

async function firstIds(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/scholarship/filter?page=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { list } = z.object({ list: z.array(z.object({ _id: z.string() })) }).parse(await answer.json())
  return list.map(({ _id }) => _id)
}

/** The page of `/search` as somebody finds it who has the catalogue on the device. */
const KEPT = 'kept'
/** Each by its name: its path, given the id of a scholarship, and whether one has to be signed in. */
const PAGES: readonly (readonly [name: string, path: (id: string) => string, signedIn: boolean])[] = [
  ['/', () => '/', false],
  ['/search', () => '/search', false],
  ['/can-i', () => '/can-i', false],
  ['/detail', (id) => `/detail/${id}`, true],
  ['/saved', () => '/saved', true],
  ['plan', () => '/saved?view=plan', true],
]
const wanted = z
  .array(z.enum([...PAGES.map(([name]) => name), KEPT]))
  .optional()
  .parse(options.pages?.split(','))
const profile = mkdtempSync(join(tmpdir(), 'scholarship-finder-browser-'))
const server = await startOwnServer(port)
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: await requireBrowser(),
  args: [...BROWSER_ARGS, `--remote-debugging-port=${debuggingPort}`],
})
const report: Record<string, Figures> = {}
try {
  const ids = await firstIds(server.origin)
  const [scholarshipId = ''] = ids
  let known = false
  for (const [name, path, signedIn] of PAGES.filter(([one]) => wanted?.includes(one) ?? true)) {
    if (signedIn && !known) await save(browser, server.origin, await signIn(browser, server.origin), ids.slice(0, 3))
    known ||= signedIn
    report[name] = await medians(server.origin + path(scholarshipId))
    console.log(name, report[name])
  }
  if (wanted?.includes(KEPT) ?? true) {
    if (!known) await signIn(browser, server.origin)
    const page = await browser.newPage()
    await page.goto(`${server.origin}/account`)
    await page.getByRole('button', { name: /^Keep the catalogue on this/ }).click()
    await page.getByText(/^It is kept\./).waitFor()
    await page.close()
    // The service worker stands before every request.
    report[KEPT] = await medians(`${server.origin}/search`, true)
    console.log(KEPT, report[KEPT])
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(profile, { recursive: true, force: true })
}
if (options.json) console.log(JSON.stringify(report))
