import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { announce } from './status-line.tsx'
import styles from './search-field.module.css'

interface Props {
  /** Takes the focus when it appears, except on touch screens, where the keyboard would cover the list. */
  readonly first?: boolean
  readonly label: string
  readonly value: string
  /** How many entries match; announced to screen readers. */
  readonly found: number
  readonly onChange: (value: string) => void
}

/** A field that filters the list below it. Enter must not send the form around it. */
export function SearchField({ first = false, label, value, found, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first && window.matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [first])
  useEffect(() => {
    if (value !== '') announce(`${found} found`)
  }, [value, found])
  return (
    <span className={styles.field}>
      <Search size="1.0625rem" aria-hidden className={styles.sign} />
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
