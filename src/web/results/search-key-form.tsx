import { Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Selection } from '#contract/selection.ts'
import { withSearchKey } from '#web/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './search-key-form.module.css'

interface Props {
  readonly wanted: Selection
  readonly choose: (selection: Selection) => void
}

/** Searches for the typed words within the chosen filters. An empty field removes the words again. */
export function SearchKeyForm({ wanted, choose }: Props) {
  const asked = wanted.searchKey ?? ''
  const [typed, setTyped] = useState(asked)
  const [before, setBefore] = useState(asked)
  const field = useRef<HTMLInputElement>(null)
  // Going back, for one, changes the search key from outside the field.
  if (before !== asked) {
    setBefore(asked)
    setTyped(asked)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choose(withSearchKey(wanted, typed.trim()))
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
        value={typed}
        className={styles.input}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button look="primary" type="submit" aria-label="Search" className={styles.button ?? ''}>
        <Search size="1.25rem" strokeWidth={2.5} aria-hidden />
      </Button>
    </form>
  )
}
