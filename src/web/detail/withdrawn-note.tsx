import { Archive } from 'lucide-react'
import styles from './withdrawn-note.module.css'

/** Says that a scholarship is no longer in the catalogue, and what that means for the reader. */
export function WithdrawnNote() {
  return (
    <p className={styles.note}>
      <Archive size="1.25rem" aria-hidden />
      <span>
        <strong>No longer listed.</strong> We took this scholarship out of the search because it may have ended. This
        page shows the last we knew. Ask the funder before you prepare anything.
      </span>
    </p>
  )
}
