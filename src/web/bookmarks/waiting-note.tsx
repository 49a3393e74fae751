import { createStore, useStore } from '#web/store.ts'
import { Toast } from '#web/ui/status-line.tsx'
import type { ApiError } from '#web/api-error.ts'

interface WaitingSave {
  readonly id: string
  readonly saved: boolean
}

/** The save that was pressed last, if it waits for the network and nobody has been told yet. */
const waitingSave = createStore<WaitingSave | null>(null)

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

/** Beside the bookmark of a scholarship: says that a press on it is kept until there is a network. */
export function WaitingNote({ id }: { readonly id: string }) {
  const waiting = useStore(waitingSave)
  if (waiting?.id !== id) return null
  const done = waiting.saved ? 'Saved here' : 'Removed here'
  return <Toast text={`${done}. Sent when you are online.`} onGone={() => waitingSave.set(null)} />
}
