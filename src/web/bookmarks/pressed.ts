import { forThisTab, type DeviceStorage } from '#web/device-storage.ts'
import { SAVES_AT_SIGN_IN } from '#web/session/session.ts'

/**
 * What was pressed on this page and has not been delivered. While nobody is signed in it shows as pressed; closing the sheet
 * that asks to sign in gives it up, and so does leaving the page in any other way than through the sheet.
 */
export function createPressed(storage: DeviceStorage) {
  const here = new Map<string, { readonly saved: boolean; readonly account: string | null }>()
  const all = (): ReadonlyMap<string, boolean> => new Map([...here].map(([id, { saved }]) => [id, saved]))
  return {
    /** `account` is null if nobody was known to be signed in. */
    press: (id: string, saved: boolean, account: string | null) => void here.set(id, { saved, account }),
    /** Whether something waits to learn whose it is. */
    isUnclaimed: () => [...here.values()].some(({ account }) => account === null),
    all,
    forget: (id: string) => void here.delete(id),
    giveUp(): void {
      here.clear()
      storage.remove(SAVES_AT_SIGN_IN)
    },
    /** Keeps all of it in this tab, for whoever comes back from the sign-in. */
    handOver(): void {
      if (here.size > 0) storage.set(SAVES_AT_SIGN_IN, JSON.stringify([...all()]))
    },
    /** What waits for whoever has just signed in, here or on the page before: theirs from now on. */
    claim(account: string): ReadonlyMap<string, boolean> {
      const claimed = parseSaves(storage.get(SAVES_AT_SIGN_IN))
      storage.remove(SAVES_AT_SIGN_IN)
      for (const [id, { saved, account: owner }] of here) if (owner === null) claimed.set(id, saved)
      for (const [id, saved] of claimed) here.set(id, { saved, account })
      return claimed
    },
  }
}

function parseSaves(text: string | null): Map<string, boolean> {
  try {
    // Written by `handOver`; anything else throws.
    return new Map(JSON.parse(text ?? '[]') as [string, boolean][])
  } catch {
    return new Map()
  }
}

export const pressed = createPressed(forThisTab)
