import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './search-field.module.css'

interface Props {
  /** Takes the focus when it appears; not under a finger, where the keyboard would cover the list. */
  readonly first?: boolean
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field that narrows the list under it. Return chooses nothing and sends nothing. */
export function SearchField({ first = false, label, value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first && window.matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [first])
  return (
    <span className={styles.field}>
      <Search size={17} aria-hidden className={styles.sign} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </span>
  )
}
