import styles from './skeleton.module.css'

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
