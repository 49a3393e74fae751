import { Search } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import styles from '#web/ui/search-form.module.css'

/** A search from where there is nothing to read: a plain form, which needs no code of the results. */
export function SearchInstead() {
  return (
    <form role="search" action="/search" className={styles.form}>
      <input
        type="text"
        name="q"
        aria-label="What are you looking for?"
        placeholder="Nursing in Germany, women in tech…"
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        className={styles.input}
      />
      <Button look="primary" type="submit" aria-label="Search" className={styles.button ?? ''}>
        <Search size="1.25rem" strokeWidth={2.5} aria-hidden />
      </Button>
    </form>
  )
}
