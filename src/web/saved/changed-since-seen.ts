import { useEffect, useState } from 'react'
import { forThisDevice } from '#web/device-storage.ts'
import { CHANGES_SEEN } from '#web/session/session.ts'
import type { SavedList } from './load-saved.ts'

/** How many of a saved list changed after the last change that was seen on this device. What is shown has been seen. */
export function useChangedSinceSeen(list: SavedList): number {
  const [seen] = useState(() => forThisDevice.get(CHANGES_SEEN) ?? '')
  const times = list.flatMap((card) => card?.changed?.at ?? []).sort()
  const newest = times.at(-1) ?? ''
  useEffect(() => {
    if (newest > seen) forThisDevice.set(CHANGES_SEEN, newest)
  }, [newest, seen])
  return times.filter((time) => time > seen).length
}
