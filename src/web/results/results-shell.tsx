import type { ReactNode } from 'react'
import { CardSkeleton, Spinner } from '#web/ui/waiting.tsx'
import styles from './results-shell.module.css'
import frame from './results-frame.module.css'

interface Props {
  /** While another answer is on its way for longer than a moment. */
  readonly late: boolean
  readonly children: ReactNode
}

/** The place of the list, or of what replaces it, with the spinner above it. */
export function ResultsSection({ late, children }: Props) {
  return (
    <section id="results" tabIndex={-1} aria-label="Results" aria-busy={late} className={styles.results}>
      {late && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      {children}
    </section>
  )
}

/** Holds the places of the results page until the first answer. */
export function ResultsShell() {
  return (
    <div className={`${frame.page} ${frame.withPanel}`}>
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
