import { Bookmark } from 'lucide-react'
import { useBookmark } from '#web/bookmarks/bookmarks.ts'
import { IconButton } from './icon-button.tsx'
import styles from './bookmark-button.module.css'

interface Props {
  readonly id: string
  readonly name: string
}

/** Saves a scholarship, or takes it out of the saved ones. */
export function BookmarkButton({ id, name }: Props) {
  const { saved, toggle } = useBookmark(id)
  return (
    <IconButton
      label={`Save ${name}`}
      aria-pressed={saved}
      className={styles.bookmark ?? ''}
      icon={<Bookmark size="1.375rem" aria-hidden className={saved ? styles.saved : undefined} />}
      onClick={() => toggle(name)}
    />
  )
}
