import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openSnapshot } from '#api/snapshot.ts'
import { generateCatalogue } from './generate.ts'
import { rounded } from './measure.ts'

// One changed record among many: the server's own snapshot is built anew in a thread and opened here. How long until
// the change is visible, and how long does the event loop stand still meanwhile? `node bench/change.ts 100000`
const records = generateCatalogue(Number(process.argv[2] ?? 100_000))
const [first] = records
if (!first) throw new Error('Name how many records there are: node bench/change.ts 100000')
const changed = { ...first, name: 'Qwertyzu Scholarship' }
let version = 1
const catalogue = {
  version: async () => version,
  all: async () => records.splice(0),
  changedSince: async () => [{ record: changed, listed: true }],
}
const source = await openSnapshot(catalogue, () => Date.UTC(2026, 10, 21))
const find = (searchKey: string) => source.current().engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
// A server that has answered before: what is compiled at the first question is no part of a change.
find('chemistry in Kenya')
// Nor is what reading and sending all of them has left behind.
await new Promise((resolve) => setTimeout(resolve, 500))

const pauses = monitorEventLoopDelay({ resolution: 1 })
version = 2
const asked = performance.now()
const computed = process.cpuUsage()
const computedHere = process.threadCpuUsage()
pauses.enable()
await source.refresh()
const { count } = find('qwertyzu')
const visible = (performance.now() - asked) / 1000
const here = process.threadCpuUsage(computedHere)
const all = process.cpuUsage(computed)
// More turns, so that the last one is measured, too.
await new Promise((resolve) => setTimeout(resolve, 50))
pauses.disable()
const { rss } = process.memoryUsage()
await source.close()
const result = {
  visible_s: rounded(visible, 2),
  processor_s: rounded((all.user + all.system) / 1e6, 2),
  longest_pause_ms: rounded(pauses.max / 1e6),
  // All that the thread that answers has computed meanwhile: the pauses of a machine that does nothing else are within it.
  answering_thread_ms: rounded((here.user + here.system) / 1000),
  // Of the whole process with both of its threads, the catalogue's texts among it.
  rss_mb: Math.round(rss / 1e6),
  found: count,
}
console.log(JSON.stringify(result))
