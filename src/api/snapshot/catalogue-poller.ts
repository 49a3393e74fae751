import { setImmediate as turn } from 'node:timers/promises'
import type { IsoDate } from '#domain/dates.ts'
import type { Storage } from '#storage/open-storage.ts'
import type { BuiltSnapshot } from './snapshot-build.ts'
import { buildHere, buildInThread } from './snapshot-builder.ts'

/**
 * How many records are built in this thread: about 50 ms for a thousand. A thread of its own takes 0.2 s to start, and
 * 30 MB for good.
 */
const BUILT_HERE = 2000

export interface PollerOptions {
  /** Where it is told that the catalogue has gone back. */
  readonly log?: () => { readonly error: (fields: object, message: string) => void }
  readonly builtHere?: number
  readonly inThread?: typeof buildInThread
}

/** Gives a builder the whole catalogue, then its changes, and never lets it build from half an import. */
export function createCataloguePoller(
  catalogue: Storage['catalogueCopy'],
  { builtHere = BUILT_HERE, inThread = buildInThread, log }: PollerOptions = {},
) {
  let isHere = true
  let builder = buildHere()
  // The catalogue's version, once the builder has all of it.
  let version = 0
  // False if the builder may also have parts of a later version.
  let isWhole = true
  let size = 0
  let beginnings = 0

  /** Begins with nothing, in a thread of its own unless it is told otherwise. */
  const startAnew = async (here = false) => {
    await builder.close()
    isHere = here
    builder = here ? buildHere() : inThread()
    version = 0
    isWhole = false
    size = 0
    beginnings += 1
  }
  /** Returns false if there is too much to build in this thread. */
  const takeUpTo = async (newest: number, today: IsoDate): Promise<boolean> => {
    let amount = size
    for await (const changes of catalogue.changedSince(version)) {
      amount += changes.length
      if (isHere && amount > builtHere) return false
      isWhole = false
      await builder.take(changes, today)
      // Neither the embedded database nor building in this thread ever yields; without this, questions would wait for
      // as long as others commit.
      await turn()
    }
    version = newest
    return true
  }
  return {
    version: () => version,
    /** How often it has begun anew: the same version before and after may be two catalogues. */
    beginnings: () => beginnings,
    /** True if it can build: the last `catchUp` finished, and the builder's thread is alive. */
    isReady: () => isWhole && !builder.hasEnded(),
    /** Reads what is new. What failed half-way is read again the next time. */
    async catchUp(today: IsoDate): Promise<void> {
      if (builder.hasEnded()) await startAnew()
      // Versions are read before records, so what comes in between is read again, never missed. A replica may lag
      // behind what another one has already shown.
      let newest = await catalogue.version()
      while (newest !== version) {
        if (newest < version) {
          // What it has was never, or is no more: a database that was restored, or has lost an import with its primary.
          log?.().error({ from: version, to: newest }, 'the catalogue has gone back, and is read anew')
          await startAnew(isHere)
          continue
        }
        // Reading takes time, and may include a part of what was committed meanwhile.
        if (await takeUpTo(newest, today)) newest = await catalogue.version()
        else await startAnew()
      }
      isWhole = true
    },
    async build(today: IsoDate): Promise<BuiltSnapshot> {
      const built = await builder.build(today)
      size = built.index.size
      return built
    },
    close: () => builder.close(),
  }
}
