import { Bookmark } from 'lucide-react'
import { useBookmark } from '#web/bookmarks/bookmarks.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './save-button.module.css'

/** The bookmark with its word, for where there is room. */
export function SaveButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { saved, toggle } = useBookmark(id)
  return (
    <Button aria-pressed={saved} className={styles.save ?? ''} onClick={() => toggle(name)}>
      <Bookmark size="1.125rem" aria-hidden className={saved ? styles.saved : undefined} />
      {saved ? 'Saved' : 'Save'}
    </Button>
  )
}
