import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { announce } from './status-line.tsx'
import styles from './toast.module.css'

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
