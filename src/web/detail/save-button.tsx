import { Bookmark } from 'lucide-react'
import { announce } from '#web/announcer.ts'
import { useBookmark } from '#web/bookmarks.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './save-button.module.css'

/** The bookmark with its word, for where there is room. */
export function SaveButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { saved, toggle } = useBookmark(id)
  const press = () => {
    toggle()
    announce(saved ? `${name} is no longer saved` : `${name} is saved`)
  }
  return (
    <Button aria-pressed={saved} className={styles.save ?? ''} onClick={press}>
      <Bookmark size={18} aria-hidden className={saved ? styles.saved : undefined} />
      {saved ? 'Saved' : 'Save'}
    </Button>
  )
}
