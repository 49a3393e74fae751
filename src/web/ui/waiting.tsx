import { useEffect, useState } from 'react'
import styles from './waiting.module.css'

/** Holds the place of a card that is loading. It has the same height, so that nothing moves. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.sign} />
      <span className={styles.lines}>
        <span className={styles.text}>Loading...</span>
        <span className={`${styles.line} ${styles.long}`} />
        <span className={styles.line} />
        <span className={`${styles.line} ${styles.short}`} />
      </span>
    </div>
  )
}

/** Faster answers show no spinner, so that nothing flashes. */
export const PATIENCE_MS = 100

export function Spinner() {
  return (
    <span className={styles.spinner} role="img" aria-label="Loading">
      <svg viewBox="0 0 50 50" aria-hidden="true">
        <circle cx="25" cy="25" r="20" className={styles.track} />
        <path d="M25 5a20 20 0 0 1 20 20" className={styles.arc} />
      </svg>
    </span>
  )
}

/** True once `waiting` has lasted long enough to show something. */
export function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waiting])
  return waiting && long
}
