import { Bookmark } from 'lucide-react'
import { useBookmark } from '#web/bookmarks/bookmarks.ts'
import { WaitingNote } from '#web/bookmarks/waiting-note.tsx'
import { IconButton } from '#web/ui/button.tsx'
import styles from './bookmark-button.module.css'

/** Filled when saved. */
export function BookmarkSign({ saved, size }: { readonly saved: boolean; readonly size: string }) {
  return <Bookmark size={size} aria-hidden className={saved ? styles.saved : undefined} />
}

/** Saves a scholarship, or removes it from the saved ones. */
export function BookmarkButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { saved, toggle } = useBookmark(id)
  return (
    <>
      <IconButton
        label={`Save ${name}`}
        aria-pressed={saved}
        className={styles.bookmark ?? ''}
        icon={<BookmarkSign saved={saved} size="1.375rem" />}
        onClick={() => toggle(name)}
      />
      <WaitingNote id={id} />
    </>
  )
}
