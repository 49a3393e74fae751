import { setImmediate as turn } from 'node:timers/promises'
import type { IsoDate } from '#domain/dates.ts'
import type { Storage } from '#storage/open-storage.ts'
import type { BuiltSnapshot } from './snapshot-build.ts'
import { buildHere, buildInThread } from './snapshot-builder.ts'

/**
 * So many records are built in this thread: about 50 ms for a thousand. A thread of its own takes 0.2 s to start, and
 * 30 MB for good.
 */
const BUILT_HERE = 2000

export interface FollowerOptions {
  readonly builtHere?: number
  readonly inThread?: typeof buildInThread
}

/** Hands a builder all that the catalogue has, then what changes in it, and never lets it build from half an import. */
export function createCatalogueFollower(
  catalogue: Storage['catalogueCopy'],
  { builtHere = BUILT_HERE, inThread = buildInThread }: FollowerOptions = {},
) {
  let isHere = true
  let builder = buildHere()
  // Of the catalogue, when the builder has all of it.
  let version = 0
  // False when parts of a later version may be there, too.
  let isWhole = true
  let size = 0

  /** In a thread: the first one, or in place of one that has ended. */
  const startAnew = () => {
    isHere = false
    builder = inThread()
    version = 0
    isWhole = false
    size = 0
  }
  /** False when there is too much to be built here. */
  const takeUpTo = async (newest: number, today: IsoDate): Promise<boolean> => {
    let amount = size
    for await (const changes of catalogue.changedSince(version)) {
      amount += changes.length
      if (isHere && amount > builtHere) return false
      isWhole = false
      await builder.take(changes, today)
      // The embedded database and what is built here wait for nothing: questions would, for as long as others commit.
      await turn()
    }
    version = newest
    return true
  }
  return {
    version: () => version,
    /** True when it can build: the last `catchUp` has come to its end, and the thread that builds is there. */
    isReady: () => isWhole && !builder.hasEnded(),
    /** Reads what is new. What has failed half-way is read again the next time. */
    async catchUp(today: IsoDate): Promise<void> {
      if (builder.hasEnded()) startAnew()
      // Versions are read before records: what came in between is read again, never missed. A replica may lag behind what
      // another one has shown already.
      let newest = await catalogue.version()
      while (newest > version) {
        // Reading takes many moments: a part of what was committed meanwhile may be there.
        if (await takeUpTo(newest, today)) newest = await catalogue.version()
        else startAnew()
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
