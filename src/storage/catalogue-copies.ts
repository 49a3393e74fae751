import type { Catalogue } from './stores/catalogue.ts'

/** What a snapshot is built from. */
export type CatalogueReader = Pick<Catalogue, 'version' | 'all' | 'changedSince'>

/**
 * Reads the catalogue from one of several replicas, from the next when that one does not answer, and from the primary
 * when none does; a replica that is back is found again at the next look. What follows
 * a `version` comes from the copy that told it, so that a copy which lags behind is never mixed with one that does not.
 */
export function readFromCopies(replicas: readonly CatalogueReader[], primary: CatalogueReader): CatalogueReader {
  // Several servers start at several replicas.
  const start = process.pid % replicas.length
  const inOrder = [...replicas.slice(start), ...replicas.slice(0, start), primary]
  let chosen = primary
  return {
    async version() {
      let failure: unknown
      for (const reader of inOrder) {
        try {
          const version = await reader.version()
          chosen = reader
          return version
        } catch (error) {
          failure = error
        }
      }
      throw failure
    },
    all: () => chosen.all(),
    changedSince: (version) => chosen.changedSince(version),
  }
}
