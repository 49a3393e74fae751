import { useBookmark } from '#web/bookmarks/bookmarks.ts'
import { WaitingNote } from '#web/bookmarks/waiting-note.tsx'
import { BookmarkSign } from '#web/scholarship/bookmark-button.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './save-button.module.css'

/** The bookmark with a word beside it, for wide layouts. */
export function SaveButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { saved, toggle } = useBookmark(id)
  return (
    <>
      <Button aria-pressed={saved} className={styles.save ?? ''} onClick={() => toggle(name)}>
        <BookmarkSign saved={saved} size="1.125rem" />
        {saved ? 'Saved' : 'Save'}
      </Button>
      <WaitingNote id={id} />
    </>
  )
}
