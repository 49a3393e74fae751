import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endWithUs } from '../scripts/reaper.mjs'
import { ask } from './load-lines.ts'
import { rounded } from './measure.ts'
import { mixedRequests, searchRequest } from './requests.ts'
import { createZipf } from './random.ts'

const DISTINCT = 20_000
const WINDOW_MS = 1000
/** How many seconds of the server's processor time each kind of question gets: on a busy machine that takes a while. */
const LEAST_SECONDS = 3
/** The resolution of Linux' process clock. */
const TICKS_PER_SECOND = 100

/** Milliseconds of processor time that the server spends on a search with the counts of all options. */
interface Cost {
  /** Each question asked for the first time. */
  readonly distinct_ms: number
  /** As people ask: some questions far more often than others, so that their answers are ready. */
  readonly skewed_ms: number
}

/** For each number of records. Processor time, so that other programs matter little. */
export async function measureCosts(
  sizes: readonly number[],
  port: number,
  say: (line: string) => void,
): Promise<Record<string, Cost>> {
  const costs: Record<string, Cost> = {}
  for (const size of sizes) {
    const cost = await measureCost(size, port)
    costs[size] = cost
    const hours = (milliseconds: number) => rounded(milliseconds / 3.6, 3)
    say(
      `${size} records: ${cost.distinct_ms} ms of a processor for a new question, ${cost.skewed_ms} ms as people ask: ${hours(cost.distinct_ms)} and ${hours(cost.skewed_ms)} processor hours for a million`,
    )
  }
  return costs
}

async function measureCost(size: number, port: number): Promise<Cost> {
  const script = fileURLToPath(new URL('http-server.ts', import.meta.url))
  const server = spawn(process.execPath, [script, 'api', String(port), String(size)])
  endWithUs(server, 'SIGTERM')
  try {
    await once(server.stdout, 'data')
    const requests = mixedRequests(DISTINCT).map((request) => searchRequest(`http://localhost:${port}`, request, 1))
    const zipf = createZipf(DISTINCT)
    const plan = { to: port, lines: 16, milliseconds: WINDOW_MS }
    let turn = 0
    const distinct = () => requests[turn++ % DISTINCT] ?? ''
    const spend = async (next: () => string) => {
      const before = processorSeconds(server.pid)
      const spent = () => processorSeconds(server.pid) - before
      let answered = 0
      while (spent() < LEAST_SECONDS) answered += (await ask({ ...plan, next })).latencies.length
      return rounded((spent() * 1000) / answered, 3)
    }
    // The first answers of a process are slow: its code is not compiled yet.
    await spend(distinct)
    return { distinct_ms: await spend(distinct), skewed_ms: await spend(() => requests[zipf()] ?? '') }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

function processorSeconds(pid: number | undefined): number {
  // After the name, which may contain anything, user time and system time are the 12th and 13th fields.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
