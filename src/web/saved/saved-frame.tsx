import { BookmarkCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardSkeleton } from '#web/ui/skeleton.tsx'
import styles from './saved-frame.module.css'

/** What stands around the saved list, whatever its state. */
export function SavedFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <BookmarkCheck size={30} aria-hidden />
        Saved Scholarships
      </h1>
      {children}
    </div>
  )
}

/** The saved list before it is here: its places, empty. */
export function SavedShell() {
  return (
    <SavedFrame>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </SavedFrame>
  )
}
