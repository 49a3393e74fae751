import { createStore } from '#web/store.ts'

/** The text of the status line for screen readers. */
export const announcement = createStore('')

/** Has screen readers say what has changed. A repeated text is altered invisibly, or it would not be read again. */
export function announce(text: string): void {
  const again = announcement.get() === text
  announcement.set(again ? `${text}\u00A0` : text)
}
