import type { ReactNode } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import styles from './results-section.module.css'

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
