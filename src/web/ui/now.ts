import type { IsoDate } from '#domain/dates.ts'
import { drawnAt } from '#web/loading/first-answer.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the server draws and while its page is taken over: what only the device knows comes after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** What dates are told for, as the last arguments of whatever tells them: nothing for this moment and the reader's day. */
export type Now = readonly [moment?: Date, day?: IsoDate]

const NOW: Now = []
let drawn = drawnAt ? momentOf(drawnAt) : NOW

/** While the app takes a page over, the moment at which the server has drawn it: else it would not match. */
export function useNow(): Now {
  return useHydrated() ? NOW : drawn
}

/** For the server: when it draws, as `2026-11-26T23:00:00.000Z`. */
export function provideNow(at: string): void {
  drawn = momentOf(at)
}

function momentOf(at: string): Now {
  return [new Date(at), at.slice(0, 10)]
}
