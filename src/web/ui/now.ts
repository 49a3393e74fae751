import { useSyncExternalStore } from 'react'
import { type IsoDate, localIsoDate } from '#domain/dates.ts'
import { drawnAt } from '#web/loading/drawn-page.ts'
import type { Now } from './day-for.ts'

const never = () => () => undefined

/** False while the server draws and while its page is taken over: what only the device knows comes after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const NOW: Now = []
let drawn = drawnAt ? momentOf(drawnAt) : NOW

/**
 * While the app takes a page over, the moment at which the server has drawn it: else it would not match. Whoever comes back to
 * a tab on another day is told the dates for that day.
 */
export function useNow(): Now {
  return useSyncExternalStore(onReturn, today, () => undefined) ? NOW : drawn
}

/** The reader's day, for what no server draws. */
export const useToday = (): IsoDate => useSyncExternalStore(onReturn, today, today)

const today = () => localIsoDate(new Date())

/** One listener for all: each card has a badge. */
const returns = new Set<() => void>()
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    for (const look of returns) look()
  })

function onReturn(look: () => void): () => void {
  returns.add(look)
  return () => returns.delete(look)
}

/** For the server: when it draws, as `2026-11-26T23:00:00.000Z`. */
export function provideNow(at: string): void {
  drawn = momentOf(at)
}

function momentOf(at: string): Now {
  return [new Date(at), at.slice(0, 10)]
}
