import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'

// What a visitor's browser has to fetch, in KiB as it crosses the network (brotli; fonts are compressed already).
const BUDGET = { first: 95, page: 15, styles: 12, fonts: 60 }

const DIST = 'dist/web'
const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  isDynamicEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})
const chunks = z
  .record(z.string(), chunkSchema)
  .parse(JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')))

/** A chunk and all that it imports statically. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of chunks[key]?.imports ?? []) closure(next, seen)
  return seen
}

function kib(files: Iterable<string>): number {
  let bytes = 0
  for (const file of new Set(files)) bytes += brotliCompressSync(readFileSync(join(DIST, file))).length
  return bytes / 1024
}

const keysWhere = (test: 'isEntry' | 'isDynamicEntry') => Object.keys(chunks).filter((key) => chunks[key]?.[test])
const filesOf = (keys: Iterable<string>) => [...keys].flatMap((key) => chunks[key]?.file ?? [])
const stylesOf = (keys: Iterable<string>) => [...keys].flatMap((key) => chunks[key]?.css ?? [])

const entry = new Set(keysWhere('isEntry').flatMap((key) => [...closure(key)]))
const rows: [what: string, size: number, budget: number][] = [
  ['script of the first load', kib(filesOf(entry)), BUDGET.first],
  ['styles of the first load', kib(stylesOf(entry)), BUDGET.styles],
]
for (const key of keysWhere('isDynamicEntry')) {
  const added = [...closure(key)].filter((other) => !entry.has(other))
  rows.push([`script added by ${key}`, kib(filesOf(added)), BUDGET.page])
  rows.push([`styles with ${key}`, kib([...stylesOf(entry), ...stylesOf(added)]), BUDGET.styles])
}
const fonts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.woff2'))
const fontBytes = fonts.reduce((sum, name) => sum + readFileSync(join(DIST, 'assets', name)).length, 0)
rows.push(['fonts', fontBytes / 1024, BUDGET.fonts])

for (const [what, size, budget] of rows) {
  console.log(`${size > budget ? '✗' : '✓'} ${what}: ${size.toFixed(1)} of ${budget} KiB`)
}
if (rows.some(([, size, budget]) => size > budget)) process.exitCode = 1
