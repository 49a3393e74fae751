import { forThisTab, type DeviceStorage } from '#web/device-storage.ts'

export interface WayBack {
  /** The address of the last list; null when this tab has seen none. */
  readonly list: string | null
  /** Whether that list is one step back in the history. */
  readonly justBefore: boolean
}

const KEY = 'lastResults'

/** Remembers the list from which a scholarship was opened, even if the visitor had to sign in on the way. */
export function createListTrail(storage: DeviceStorage) {
  let openedFromList: string | null = null
  return {
    /** The way back from a scholarship's page; `from` is the address that it was opened from. */
    arrive(id: string, from: string): WayBack {
      const { pathname, search } = new URL(from)
      if (pathname === '/search') {
        storage.set(KEY, pathname + search)
        openedFromList = id
      } else if (pathname !== `/detail/${encodeURIComponent(id)}`) {
        openedFromList = null
      }
      return { list: storage.get(KEY), justBefore: openedFromList === id }
    },
  }
}

export const listTrail = createListTrail(forThisTab)
