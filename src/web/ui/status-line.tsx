import { useStore } from '#web/store.ts'
import { announcement } from './announcer.ts'

/** Announces to screen readers. An open sheet needs its own, as everything behind it is inert. */
export function StatusLine() {
  const text = useStore(announcement)
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}
