import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openSnapshot } from '#api/snapshot/snapshot.ts'
import { generatePages, generateRecords, storedText } from './generate.ts'
import { percentile, rounded } from './measure.ts'
import { wholeNumber } from '../scripts/options.ts'

// Changes one record among many: the server's own snapshot is rebuilt in a thread and opened here. How long until the
// change is visible, and how long does the event loop stand still meanwhile? `node bench/change.ts 100000`
const CHANGES = 5

const size = wholeNumber('records', process.argv[2] ?? '100000')
const [first] = generateRecords(1)
if (!first) throw new Error('No record was generated')
let version = 1
const catalogue = {
  version: async () => version,
  async *changedSince(since: number) {
    if (since === 0) yield* generatePages(size)
    else yield [storedText({ ...first, name: `Qwertyzu${version} Scholarship` })]
  },
}
const started = performance.now()
const source = await openSnapshot(catalogue, () => Date.UTC(2026, 10, 21))
const opened = (performance.now() - started) / 1000
const find = (searchKey: string) => source.current().engine.search({ choices: {}, searchKey, page: 1, pageSize: 8 })
// A server has answered before: compiling at the first question is no part of a change.
find('chemistry in Kenya')
// Nor is the garbage left from reading all records.
await turns(500)

const pauses = monitorEventLoopDelay({ resolution: 1 })
pauses.enable()
const visible = []
for (let change = 0; change < CHANGES; change++) visible.push(await changeOne())
// A few more turns, so that the last one is measured, too.
await turns(50)
pauses.disable()

// Once more, without looking at the clock a thousand times a second.
const before = process.cpuUsage()
const beforeHere = process.threadCpuUsage()
await changeOne()
const here = process.threadCpuUsage(beforeHere)
const all = process.cpuUsage(before)
const { rss } = process.memoryUsage()
await source.close()
const result = {
  opened_s: rounded(opened, 2),
  // The median and the slowest of several changes, and the longest pause of all.
  visible_s: rounded(percentile(visible, 0.5), 2),
  slowest_s: rounded(Math.max(...visible), 2),
  longest_pause_ms: rounded(pauses.max / 1e6),
  // Of one change, in processor time, so that other programs do not count.
  processor_s: rounded((all.user + all.system) / 1e6, 2),
  answering_thread_ms: rounded((here.user + here.system) / 1000),
  // The whole process, with both threads and the texts of the catalogue.
  rss_mb: Math.round(rss / 1e6),
}
console.log(JSON.stringify(result))

/** Seconds until a change is found. */
async function changeOne(): Promise<number> {
  version += 1
  const asked = performance.now()
  await source.refresh()
  if (!find(`qwertyzu${version}`).exact) throw new Error('The change is not visible')
  return (performance.now() - asked) / 1000
}

function turns(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
