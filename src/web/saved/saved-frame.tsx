import { BookmarkCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardSkeleton } from '#web/ui/skeleton.tsx'
import styles from './saved-frame.module.css'

/** What stands around the saved list, whatever its state. */
export function SavedFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <BookmarkCheck size="1.875rem" aria-hidden />
        Saved Scholarships
      </h1>
      {children}
    </div>
  )
}

/** The saved list before it is here: its places, empty, and a line that stands out more than anything on a card. */
export function SavedShell() {
  return (
    <SavedFrame>
      <p className={styles.waiting}>
        Fetching everything that you have saved, on whichever device you pressed the bookmark…
      </p>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </SavedFrame>
  )
}
