import { forThisTab, type DeviceStorage } from '#web/device-storage.ts'

export interface ListTrail {
  /** The way back from a scholarship's page that was opened while `from` was the page's address. */
  arrive(id: string, from: string): WayBack
}

export interface WayBack {
  /** Where the list stands; null when none was seen. */
  readonly list: string | null
  /** Whether it is the page just before this one. */
  readonly justBefore: boolean
}

const KEY = 'lastResults'

/** Remembers from which list a scholarship was opened, also over a sign-in. */
export function createListTrail(storage: DeviceStorage): ListTrail {
  let openedFromList: string | null = null
  return {
    arrive(id, from) {
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
