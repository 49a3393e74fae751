import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './offline-note.module.css'

interface Props {
  /** What is shown instead, and what happens when the connection is back. */
  readonly children: ReactNode
  readonly retry: () => void
}

/** Above what is shown from before while there is no network. */
export function OfflineNote({ children, retry }: Props) {
  return (
    <div className={styles.offline}>
      <p>{children}</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  )
}
