import styles from './skeleton.module.css'

/** The place of a card that is on its way: the same height, nothing moves when it comes. */
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
