import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from './stores/catalogue.ts'

/** The part of the catalogue that a snapshot is built from. */
export type CatalogueReader = Pick<Catalogue, 'version' | 'changedSince'>

/** How long to wait for the slowest replica, in milliseconds. */
const PATIENCE = 4000

/**
 * Reads the catalogue from one of several replicas, or from the primary. Each look asks all of them for their version,
 * and reads from the first one that has the newest. A copy that is away, lags behind or was cut off from the primary is
 * skipped, and found again when it has recovered.
 *
 * The version never goes back, though the only copy that has the newest may die while it is read, or just after it has
 * replayed a part of the next commit into what is read. Whoever reads then waits for another copy to get that far: what
 * the others have would pass for the whole.
 */
export function readFromCopies(replicas: readonly CatalogueReader[], primary: CatalogueReader): CatalogueReader {
  // Different servers start with different replicas.
  const start = process.pid % replicas.length
  const inOrder = [...replicas.slice(start), ...replicas.slice(0, start), primary]
  let newest = 0
  /** Has the newest version; undefined if no copy that answers has it. */
  let chosen: CatalogueReader | undefined
  return {
    async version() {
      const looks = await Promise.all(inOrder.map(look))
      const best = Math.max(...looks.map(({ version }) => version))
      // If nobody answered, let the primary say why.
      newest = Math.max(newest, best < 0 ? await primary.version() : best)
      chosen = looks.find(({ version }) => version === newest)?.reader
      return newest
    },
    async *changedSince(version) {
      const reader = chosen
      if (!reader) throw new Error(`No copy of the catalogue that answers has version ${newest}`)
      yield* reader.changedSince(version)
      newest = Math.max(newest, await reader.version())
    },
  }
}

/** A reader's version, or -1 if it does not answer. */
async function look(reader: CatalogueReader): Promise<{ reader: CatalogueReader; version: number }> {
  const answer = reader.version().catch(() => -1)
  return { reader, version: await Promise.race([answer, sleep(PATIENCE, -1, { ref: false })]) }
}
