import { createStore } from '#web/store.ts'

/** What the status line for screen readers says. It exists before it changes, in the shell. */
export const announcement = createStore('')

/** Says politely what has changed; the same words twice are said twice. */
export function announce(text: string): void {
  const again = announcement.get() === text
  announcement.set(again ? `${text}\u00A0` : text)
}
