import { setTimeout as sleep } from 'node:timers/promises'
import { createLoad } from './cluster-load.ts'
import { percentile, rounded } from './measure.ts'
import { createSite } from './site-process.ts'
import { countLost, importRecords, savable } from './stored.ts'

interface Plan {
  readonly port: number
  readonly processes: number
  readonly savers: number
  readonly people: number
  /** Records of the import. */
  readonly imported: number
  /** Before the import and after it together. */
  readonly seconds: number
}

/**
 * How long changes wait on the embedded database, of which one process at a time can write, while an import lands. Each
 * process listens on a port of its own, and is asked in turn.
 */
export async function measureWaits({ port, processes, savers, people, imported, seconds }: Plan) {
  const site = createSite(port)
  const config = { dataDir: site.dataDir }
  try {
    site.seed()
    const ports = Array.from({ length: processes }, (_, number) => port + number)
    for (const PORT of ports) await site.start({ PORT: String(PORT), WEB_ORIGIN: site.origin })
    const targets = ports.map((own) => `http://localhost:${own}`)
    const load = createLoad(site.origin, await site.signIn(people), await savable(config), [], targets)
    const running = load.start(0, savers)
    await sleep(seconds * 500)
    const began = performance.now()
    await importRecords(site, imported)
    const import_ms = rounded(performance.now() - began, 0)
    await sleep(seconds * 500)
    await running.stop()
    for (const fault of load.wrong.slice(0, 10)) console.error(fault)
    for (const { what } of load.errors.slice(0, 10)) console.error(what)
    const waits = load.times.map(({ asked, acknowledged }) => acknowledged - asked)
    return {
      processes,
      changes: load.tally.changes,
      lost: (await countLost(config, load.confirmed)) + load.wrong.length,
      refused: load.errors.length,
      half_ms: rounded(percentile(waits, 0.5), 0),
      most_ms: rounded(percentile(waits, 0.99), 0),
      longest_ms: rounded(percentile(waits, 1), 0),
      import_ms,
    }
  } finally {
    await site.close()
  }
}
