import { useStore } from '#web/store.ts'
import { Toast } from '#web/ui/toast.tsx'
import { waitingSave } from './waiting-save.ts'

/** Beside the bookmark of a scholarship: says that a press on it is kept until there is a network. */
export function WaitingNote({ id }: { readonly id: string }) {
  const waiting = useStore(waitingSave)
  if (waiting?.id !== id) return null
  const done = waiting.saved ? 'Saved here' : 'Removed here'
  return <Toast text={`${done}. Sent when you are online.`} onGone={() => waitingSave.set(null)} />
}
