import { Search } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './search-key-form.module.css'

interface Props {
  readonly text: string
  readonly onType: (text: string) => void
  readonly onSearch: () => void
}

/** The words to search for within the chosen filters. An empty field removes them again. */
export function SearchKeyForm({ text, onType, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
    // On a touch screen the keyboard would keep covering the results.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur()
  }
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <input
        ref={field}
        type="search"
        name="q"
        aria-label="What are you looking for?"
        placeholder="Nursing in Germany, women in tech…"
        maxLength={LIMITS.searchKeyLength}
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        value={text}
        className={styles.input}
        onChange={(event) => onType(event.target.value)}
      />
      <Button look="primary" type="submit" aria-label="Search" className={styles.button ?? ''}>
        <Search size="1.25rem" strokeWidth={2.5} aria-hidden />
      </Button>
    </form>
  )
}
