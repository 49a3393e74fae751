import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from './stores/catalogue.ts'

/** What a snapshot is built from. */
export type CatalogueReader = Pick<Catalogue, 'version' | 'changedSince'>

/** How long a look waits for the slowest, in milliseconds. */
const PATIENCE = 4000

/**
 * Reads the catalogue from one of several replicas, or from the primary. Each look asks all of them for their version,
 * and what follows is read from the first that has the newest: a copy that is away, lags behind or has been cut off
 * from the primary is passed over, and found again when it is well.
 */
export function readFromCopies(replicas: readonly CatalogueReader[], primary: CatalogueReader): CatalogueReader {
  // Several servers start at several replicas.
  const start = process.pid % replicas.length
  const inOrder = [...replicas.slice(start), ...replicas.slice(0, start), primary]
  let chosen = primary
  return {
    async version() {
      const looks = await Promise.all(inOrder.map(look))
      const newest = Math.max(...looks.map(({ version }) => version))
      // When nobody has answered, the primary says why.
      if (newest < 0) return primary.version()
      chosen = looks.find(({ version }) => version === newest)?.reader ?? primary
      return newest
    },
    changedSince: (version) => chosen.changedSince(version),
  }
}

/** A reader's version; -1 when it has none to tell. */
async function look(reader: CatalogueReader): Promise<{ reader: CatalogueReader; version: number }> {
  const answer = reader.version().catch(() => -1)
  return { reader, version: await Promise.race([answer, sleep(PATIENCE, -1, { ref: false })]) }
}
