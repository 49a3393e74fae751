import type { Storage } from '#storage/open-storage.ts'
import { codeOf, messageOf } from '#storage/errors.ts'

/** How many are noted at a time: the others are noted with their next request. They must not take all connections. */
const AT_ONCE = 2

export type NoticeLog = { readonly warn: (fields: object, message: string) => void }

/**
 * Notes that sessions are used. Nobody waits for it, and nobody is refused because it failed: a full disk or an import
 * would otherwise keep out whoever was not here today. That it fails is told once, and that it works again with how
 * often it had failed.
 */
export function createSessionUses({ sessions }: Pick<Storage, 'sessions'>, log?: () => NoticeLog) {
  const underWay = new Map<string, Promise<void>>()
  let missed = 0

  const write = async (...use: Parameters<typeof sessions.extend>): Promise<void> => {
    try {
      await sessions.extend(...use)
      if (missed > 0) log?.().warn({ missed }, 'the use of sessions is noted again')
      missed = 0
    } catch (error) {
      if (missed === 0)
        log?.().warn({ reason: messageOf(error), code: codeOf(error) }, 'the use of sessions cannot be noted')
      missed += 1
    }
  }
  return {
    note(...use: Parameters<typeof sessions.extend>): void {
      const [tokenHash] = use
      if (underWay.has(tokenHash) || underWay.size >= AT_ONCE) return
      underWay.set(
        tokenHash,
        write(...use).finally(() => underWay.delete(tokenHash)),
      )
    },
    /** Resolves when nothing is being written any more. */
    settled: async (): Promise<void> => void (await Promise.all(underWay.values())),
  }
}

/** More people than this do not log out during a night without a database, and forged sessions must not fill the memory. */
const MOST_UNKNOWN = 1000
const MOST = 10_000

/**
 * Sessions that people have ended while that was not possible, as when the database could not be written to. They count as
 * ended in this process, and wait here until they can be ended for all. A process that ends before loses them.
 */
export function createSessionEndings({ sessions }: Pick<Storage, 'sessions'>, now: () => number) {
  const left = new Set<string>()
  return {
    has: (tokenHash: string): boolean => left.has(tokenHash),
    size: (): number => left.size,
    /** `isProven` if the session was found here before: it cannot be forged. */
    add(tokenHash: string, isProven: boolean): void {
      if (left.size < (isProven ? MOST : MOST_UNKNOWN)) left.add(tokenHash)
    },
    /** Ends them. Throws when the database is still away, and keeps the rest. */
    async endAll(): Promise<void> {
      for (const tokenHash of left) {
        // Looked for first: whatever is forged would wait for the database's one writer.
        if (await sessions.find(tokenHash, now())) await sessions.revoke(tokenHash)
        left.delete(tokenHash)
      }
    },
  }
}
