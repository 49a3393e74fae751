import { amountOf, ask, summarise } from './load-lines.ts'
import { percentile, rounded } from './measure.ts'
import { mixedRequests, searchRequest } from './requests.ts'
import { createSite } from './site-process.ts'
import { readBench } from '../scripts/options.ts'

// `npm run crawl -- --seconds 30`: searches at a steady rate, without and with a crawler that asks for a thousand pages of
// results a minute, each another one. In turns, so that what else the machine does falls on both. The web app must have
// been built. The generator of all this runs on the same machine.
const { seconds, rounds, port, json, say } = readBench({ seconds: 30, rounds: 3, port: 4560 })

const SEARCHES_PER_SECOND = 100
const PAGES_PER_MINUTE = 1000

const site = createSite(port)
try {
  site.seed()
  await site.start()
  const searches = mixedRequests(2000).map((request) => searchRequest(site.origin, request, 1))
  const nextSearch = inTurn(searches)
  const nextPage = inTurn(await pageRequests())
  const search = (milliseconds: number) =>
    ask({ to: port, next: nextSearch, lines: 50, milliseconds, perSecond: SEARCHES_PER_SECOND })
  const crawl = (milliseconds: number) =>
    ask({ to: port, next: nextPage, lines: 16, milliseconds, perSecond: PAGES_PER_MINUTE / 60 })
  await Promise.all([search(3000), crawl(3000)])

  const [quiet, crawled, pages]: [number[], number[], number[]] = [[], [], []]
  let failed = 0
  for (let round = 1; round <= rounds; round += 1) {
    const alone = await search(seconds * 1000)
    const [beside, drawn] = await Promise.all([search(seconds * 1000), crawl(seconds * 1000)])
    quiet.push(...alone.latencies)
    crawled.push(...beside.latencies)
    pages.push(...drawn.latencies)
    failed += [alone, beside, drawn].reduce((sum, one) => sum + amountOf(one, (status) => status !== 200), 0)
    say(summarise(`round ${round}, searches alone`, alone, seconds))
    say(summarise(`round ${round}, searches beside a crawler`, beside, seconds))
    say(summarise(`round ${round}, its pages`, drawn, seconds))
  }
  const figures = {
    p50_ms: rounded(percentile(quiet, 0.5)),
    p50_crawled_ms: rounded(percentile(crawled, 0.5)),
    p99_ms: rounded(percentile(quiet, 0.99)),
    p99_crawled_ms: rounded(percentile(crawled, 0.99)),
    pages: pages.length,
    pages_p50_ms: rounded(percentile(pages, 0.5)),
    pages_p99_ms: rounded(percentile(pages, 0.99)),
    failed,
  }
  console.log(json ? JSON.stringify(figures) : figures)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await site.close()
}

/** Every collection of the sitemap, as requests. */
async function pageRequests(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/scholarships\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  const [first = ''] = paths
  const page = await (await fetch(site.origin + first, { headers: { accept: 'text/html' } })).text()
  if (!page.includes('first-answer')) throw new Error('Results pages are not drawn. Build the web app: npm run build')
  return paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept: text/html\r\n\r\n`)
}

function inTurn(requests: readonly string[]): () => string {
  let turn = 0
  return () => requests[turn++ % requests.length] ?? ''
}
