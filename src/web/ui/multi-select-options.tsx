import { useState } from 'react'
import { Button } from './button.tsx'
import { CheckOption } from './check-option.tsx'
import { matching } from './fold-text.ts'
import { NOT_LOADED, type MultiSelectProps } from './multi-select.tsx'
import styles from './multi-select.module.css'
import { SearchField } from './search-field.tsx'

/** What stands in the opened list. */
export function Options({
  label,
  searchLabel,
  name,
  labels,
  chosen,
  onChange,
  onDone,
}: MultiSelectProps & { readonly onDone: () => void }) {
  const [typed, setTyped] = useState('')
  if (!labels) {
    return (
      <p className={styles.note} role="status">
        {labels === null ? NOT_LOADED : 'Loading…'}
      </p>
    )
  }
  const found = matching(
    labels.map((text) => ({ label: text })),
    typed,
  )
  const toggle = (text: string) =>
    onChange(chosen.includes(text) ? chosen.filter((other) => other !== text) : [...chosen, text])
  return (
    <>
      <SearchField first label={searchLabel} value={typed} found={found.length} onChange={setTyped} />
      <div role="group" aria-label={label} className={styles.options}>
        {found.map((option) => (
          <CheckOption
            key={option.label}
            name={name}
            label={option.label}
            checked={chosen.includes(option.label)}
            onToggle={() => toggle(option.label)}
          />
        ))}
        {found.length === 0 && <p className={styles.note}>Nothing here is called “{typed.trim()}”.</p>}
      </div>
      {/* What the search field hides stays chosen. */}
      {chosen
        .filter((text) => !found.some((option) => option.label === text))
        .map((text) => (
          <input key={text} type="hidden" name={name} value={text} />
        ))}
      {/* The tags outside have room for the first few. */}
      {chosen.length > 0 && <p className={styles.chosen}>Chosen: {chosen.join(', ')}</p>}
      <div className={styles.foot}>
        <Button look="quiet" aria-disabled={chosen.length === 0} onClick={() => onChange([])}>
          Clear
        </Button>
        <Button look="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  )
}
