import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readChunks } from './chunks.ts'

// What a visitor's browser has to fetch, in KiB as it crosses the network (brotli; fonts are compressed already).
const BUDGET = { first: 95, page: 19, styles: 12, late: 3, fonts: 60 }
// "Can I?" has all countries and subjects; a scholarship's page and the results have the most parts; a plan has the rules of
// when one can apply, and comparing the facts of a scholarship's page. Each leaves some 0.1: names of other files stand in each
// file, and their hashes alone move a size by 0.03.
const LARGER: Readonly<Record<string, number>> = {
  'can-i/can-i-page.tsx': 21.9,
  'detail/detail-page.tsx': 21.7,
  'plan/plan-view.tsx': 24.7,
  'results/results-page.tsx': 20.9,
  // Comes behind the results, which are counted, too.
  'results/time-tools.tsx': 24.5,
}

const DIST = 'dist/web'
const { entry, lazy, addedBy, scriptsOf } = readChunks(DIST)

const packed = (content: Buffer) => brotliCompressSync(content).length / 1024

function kib(files: Iterable<string>): number {
  return [...new Set(files)].reduce((sum, file) => sum + packed(readFileSync(join(DIST, file))), 0)
}

const assets = readdirSync(join(DIST, 'assets'))
const styles = assets.filter((name) => name.endsWith('.css')).map((name) => join('assets', name))
const [, inline = ''] = /<style>([^]*?)<\/style>/.exec(readFileSync(join(DIST, 'app.html'), 'utf8')) ?? []
const rows: [what: string, size: number, budget: number][] = [
  ['script of the first load', kib(scriptsOf(entry)), BUDGET.first],
  ['styles in each page', packed(Buffer.from(inline)), BUDGET.styles],
  ['styles fetched later', kib(styles), BUDGET.late],
]
for (const key of lazy) rows.push([`script added by ${key}`, kib(scriptsOf(addedBy(key))), LARGER[key] ?? BUDGET.page])
const fonts = assets.filter((name) => name.endsWith('.woff2'))
const fontBytes = fonts.reduce((sum, name) => sum + readFileSync(join(DIST, 'assets', name)).length, 0)
rows.push(['fonts', fontBytes / 1024, BUDGET.fonts])

for (const [what, size, budget] of rows) {
  console.log(`${size > budget ? '✗' : '✓'} ${what}: ${size.toFixed(1)} of ${budget} KiB`)
}
if (rows.some(([, size, budget]) => size > budget)) process.exitCode = 1
