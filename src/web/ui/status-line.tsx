import { useStore, createStore } from '#web/store.ts'

/** The text of the status line for screen readers. */
const announcement = createStore('')

/** Has screen readers say what has changed. A repeated text is altered invisibly, or it would not be read again. */
export function announce(text: string): void {
  const again = announcement.get() === text
  announcement.set(again ? `${text}\u00A0` : text)
}

/** Announces to screen readers. An open sheet needs its own, as everything behind it is inert. */
export function StatusLine() {
  const text = useStore(announcement)
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}
