import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from './stores/catalogue.ts'

/** The part of the catalogue that a snapshot is built from. */
export type CatalogueReader = Pick<Catalogue, 'version' | 'changedSince'>

/** How long to wait for the slowest copy, in milliseconds. */
const PATIENCE = 4000

/**
 * Reads the catalogue from one of several replicas, or from the primary. Each look asks all of them for their version,
 * and reads from the first one that has the newest. A copy that is away, lags behind or was cut off from the primary is
 * skipped, and found again when it has recovered.
 *
 * A replica's version going back means nothing. The primary's does: it was restored, or a failover has lost an import.
 * Then its version is told, and from then on the primary alone is read, since a replica may still hold what is lost, under
 * a number that comes again.
 *
 * Otherwise the version never goes back, though the only copy that has the newest may die while it is read, or just after it has
 * replayed a part of the next commit into what is read. Whoever reads then waits for another copy to get that far: what
 * the others have would pass for the whole.
 */
export function readFromCopies(
  replicas: readonly CatalogueReader[],
  primary: CatalogueReader,
  patience = PATIENCE,
): CatalogueReader {
  // Different servers start with different replicas.
  const start = process.pid % replicas.length
  let inOrder = [...replicas.slice(start), ...replicas.slice(0, start), primary]
  let newest = 0
  /** What the primary said last. */
  let atPrimary = 0
  /** Has the newest version; undefined if no copy that answers has it. */
  let chosen: Copy | undefined
  return {
    async version() {
      const inTime = await Promise.all(inOrder.map((reader) => look(reader, patience)))
      // If nobody answered in time, wait for the primary: it is slow, or says why it does not answer.
      const found = inTime.some(({ version }) => version >= 0)
        ? inTime
        : [{ reader: primary, version: await primary.version(), isSlow: true }]
      const said = found.find(({ reader, version }) => reader === primary && version >= 0)
      if (said && said.version < atPrimary) {
        inOrder = [primary]
        newest = atPrimary = said.version
        chosen = said
        return newest
      }
      atPrimary = said?.version ?? atPrimary
      newest = Math.max(newest, ...found.map(({ version }) => version))
      chosen = found.find(({ version }) => version === newest)
      return newest
    },
    async *changedSince(version) {
      const copy = chosen
      if (!copy) throw new Error(`No copy of the catalogue that answers has version ${newest}`)
      const { reader, isSlow } = copy
      yield* reader.changedSince(version)
      newest = Math.max(newest, await (isSlow ? reader.version() : versionInTime(reader, patience)))
    },
  }
}

/** A copy that was asked for its version: -1 if it did not answer. */
interface Copy {
  readonly reader: CatalogueReader
  readonly version: number
  /** True for the primary if it was waited for longer than for the others. */
  readonly isSlow: boolean
}

async function look(reader: CatalogueReader, patience: number): Promise<Copy> {
  return { reader, version: await versionInTime(reader, patience).catch(() => -1), isSlow: false }
}

/** A reader that says nothing for too long fails like one that is away. */
async function versionInTime(reader: CatalogueReader, patience: number): Promise<number> {
  const late = sleep(patience, undefined, { ref: false }).then(() => {
    throw new Error(`A copy of the catalogue did not answer within ${patience} ms`)
  })
  return Promise.race([reader.version(), late])
}
