import type { Storage } from '#storage/open-storage.ts'

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
