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
 */
export function readFromCopies(replicas: readonly CatalogueReader[], primary: CatalogueReader): CatalogueReader {
  // Different servers start with different replicas.
  const start = process.pid % replicas.length
  const inOrder = [...replicas.slice(start), ...replicas.slice(0, start), primary]
  let chosen = primary
  return {
    async version() {
      const looks = await Promise.all(inOrder.map(look))
      const newest = Math.max(...looks.map(({ version }) => version))
      // If nobody answered, let the primary say why.
      if (newest < 0) return primary.version()
      chosen = looks.find(({ version }) => version === newest)?.reader ?? primary
      return newest
    },
    changedSince: (version) => chosen.changedSince(version),
  }
}

/** A reader's version, or -1 if it does not answer. */
async function look(reader: CatalogueReader): Promise<{ reader: CatalogueReader; version: number }> {
  const answer = reader.version().catch(() => -1)
  return { reader, version: await Promise.race([answer, sleep(PATIENCE, -1, { ref: false })]) }
}
