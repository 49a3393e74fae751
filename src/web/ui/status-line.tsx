import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '#web/store.ts'
import styles from './toast.module.css'

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

/** How long it stays to be read. */
const SHOWN_MS = 6000

interface Props {
  readonly text: string
  readonly icon?: ReactNode
  readonly onGone: () => void
}

/** A note above the page that goes by itself. Screen readers hear it from the status line. */
export function Toast({ text, icon, onGone }: Props) {
  const go = useEffectEvent(onGone)
  useEffect(() => {
    announce(text)
    const timer = setTimeout(() => go(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className={styles.toast} aria-hidden="true">
      {icon}
      {text}
    </p>
  )
}
