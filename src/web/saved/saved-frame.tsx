import { BookmarkCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardSkeleton } from '#web/ui/waiting.tsx'
import styles from './saved-frame.module.css'

/** The frame of the saved list in all its states. */
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

/** The saved list while it loads. Its line of text counts as the largest paint: it is larger than any on a card. */
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
