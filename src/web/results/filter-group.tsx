import { useState } from 'react'
import { GROUP_NAME, type Category } from '#contract/categories.ts'
import type { FilterOption } from '#contract/search.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckOption } from '#web/ui/check-option.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { matching } from '#web/ui/fold-text.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import styles from './filter-group.module.css'
import { frontOf, fullestOf, SHORT, shownFirst, withChosen } from './option-order.ts'

interface Props {
  readonly category: Category
  readonly options: readonly FilterOption[]
  /** The same options over the whole catalogue: they fill up what few results leave empty. */
  readonly catalogue: readonly FilterOption[] | undefined
  readonly chosen: readonly string[]
  readonly open: boolean
  readonly onToggle: (label: string) => void
}

/** One group of options with their true counts. What stands where is settled once: nothing moves under a finger. */
export function FilterGroup({ category, options, catalogue, chosen, open, onToggle }: Props) {
  const [fullest] = useState(() => fullestOf(options))
  const front = frontOf(fullest, catalogue ?? [], options)
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const name = GROUP_NAME[category]
  const whole = withChosen(options, chosen)
  const narrowed = typed.trim() !== ''
  const found = narrowed ? matching(whole, typed) : all ? whole : shownFirst(whole, front, chosen)
  const hidden = whole.length - found.length
  return (
    <Disclosure title={name} aside={chosen.length > 0 ? `${chosen.length} chosen` : undefined} open={open}>
      {whole.length > SHORT && <SearchField label={`Search ${name.toLowerCase()}`} value={typed} onChange={setTyped} />}
      <div role="group" aria-label={name} className={styles.options}>
        {found.map(({ label, count }) => (
          <CheckOption
            key={label}
            name={category}
            label={label}
            count={count}
            checked={chosen.includes(label)}
            onToggle={() => onToggle(label)}
          />
        ))}
        {found.length === 0 && <p className={styles.none}>Nothing here is called “{typed.trim()}”.</p>}
      </div>
      {!narrowed && (hidden > 0 || all) && whole.length > SHORT && (
        <Button look="quiet" className={styles.more ?? ''} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      )}
    </Disclosure>
  )
}
