import { handFocusOn } from '#web/ui/focus-on-page.ts'
import { CardSkeleton } from '#web/ui/skeleton.tsx'
import frame from './results-frame.module.css'
import { ResultsSection } from './results-section.tsx'
import styles from './results-shell.module.css'

/** Holds the places of the results page until the first answer. */
export function ResultsShell() {
  return (
    <div ref={handFocusOn} className={`${frame.page} ${frame.withPanel}`}>
      <div className={styles.side} />
      <div className={frame.main}>
        <div className={styles.search} />
        <h1 className={styles.heading}>Looking through every scholarship for those that fit you…</h1>
        <div className={styles.tools} />
        <ResultsSection late>
          <div className={styles.list}>
            {[1, 2, 3, 4].map((place) => (
              <CardSkeleton key={place} />
            ))}
          </div>
        </ResultsSection>
      </div>
    </div>
  )
}
