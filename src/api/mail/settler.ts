import { setImmediate as turn } from 'node:timers/promises'
import type { Letter, Outcome, Storage } from '#storage/open-storage.ts'

/**
 * Notes what became of letters: each at once, but those that come while the database still writes together in the next
 * commit. So ten thousand letters are not as many commits, and no mark waits longer than for the commit before it.
 */
export function createSettler(store: Storage['letters']) {
  const waiting = new Map<Outcome, Letter[]>()
  let writing: Promise<void> | undefined

  const write = async () => {
    // With what the mail server answered at the same time.
    await turn()
    const taken = [...waiting]
    waiting.clear()
    for (const [outcome, letters] of taken) await store.settle(letters, outcome)
  }
  /** Resolves when it is noted. */
  return async (letter: Letter, outcome: Outcome): Promise<void> => {
    const isFirst = waiting.size === 0
    waiting.set(outcome, [...(waiting.get(outcome) ?? []), letter])
    // The first of the next commit waits for the one before; the others wait with it.
    if (isFirst) writing = (writing ?? Promise.resolve()).catch(() => undefined).then(write)
    await writing
  }
}
