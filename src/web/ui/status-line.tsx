import { useStore } from '#web/store.ts'
import { announcement } from './announcer.ts'

/** Says what has changed. A sheet has one of its own: while it is open, all that stands behind it is silent. */
export function StatusLine() {
  const text = useStore(announcement)
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}
