import type { ApiError } from '#web/api-error.ts'
import { createStore } from '#web/store.ts'

interface WaitingSave {
  readonly id: string
  readonly saved: boolean
}

/** The save that was pressed last, if it waits for the network and nobody has been told yet. */
export const waitingSave = createStore<WaitingSave | null>(null)

let pressedLast: string | undefined

/** Call with each press: only that is told of, and not what earlier visits have left. */
export function tellIfWaiting(id: string): void {
  pressedLast = id
  waitingSave.set(null)
}

/** Call when a delivery has failed. It is tried again, but told of only once. */
export function waits(save: WaitingSave, error: ApiError | undefined): void {
  if (error?.code !== 'offline' || save.id !== pressedLast) return
  pressedLast = undefined
  waitingSave.set(save)
}
