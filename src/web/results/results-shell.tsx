import { CardSkeleton } from '#web/ui/skeleton.tsx'
import frame from './results-frame.module.css'
import styles from './results-shell.module.css'

/** Holds the places of the results page until the first answer. */
export function ResultsShell() {
  return (
    <div className={`${frame.page} ${frame.withPanel}`}>
      <div className={styles.side} />
      <div className={frame.main}>
        <div className={styles.search} />
        <h1 className={styles.heading}>Looking through every scholarship for those that fit you…</h1>
        <div className={styles.tools} />
        <div className={styles.list}>
          {[1, 2, 3, 4].map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </div>
    </div>
  )
}
