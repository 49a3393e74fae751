import { useEffect, useMemo, useState } from 'react'
import type { FilterOption } from '#contract/search.ts'
import { loadSynonyms, useSynonyms } from '#web/synonyms.ts'
import { Button } from './button.tsx'
import { CheckOption } from './check-option.tsx'
import { describeOpen } from './describe-open.ts'
import { matching } from '#web/fold-text.ts'
import { inOrder } from './in-order.ts'
import { Link } from './link.tsx'
import styles from './multi-select.module.css'
import { quoted } from './quoted.ts'
import { SearchField } from './search-field.tsx'

export interface OptionsProps {
  readonly label: string
  readonly searchLabel: string
  readonly name: string
  readonly options: readonly FilterOption[]
  /** Listed before the others. */
  readonly first?: readonly FilterOption[]
  /** Whether only what `named` says is listed. Anything else is found by typing. */
  readonly namedOnly?: boolean
  /** How many results each option has besides its own. */
  readonly open?: number
  /** What these are: "country". */
  readonly kind: string
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** Where what is typed can be searched for, when nothing here is called so: a search knows more words than a list. */
  readonly searchFor: (typed: string) => string
  readonly onDone: () => void
}

/** What stands in the opened list. */
export function Options(props: OptionsProps) {
  const { label, searchLabel, name, options, first = [], namedOnly, open = 0, kind } = props
  const { chosen, onChange, searchFor, onDone } = props
  const [typed, setTyped] = useState('')
  // Once: to compare labels with each press kept a slow phone from answering it.
  const sorted = useMemo(() => inOrder(options), [options])
  const synonyms = useSynonyms(name)
  const isTold = namedOnly && options.some((option) => option.named)
  const listed = isTold ? sorted.filter((option) => option.named ?? chosen.includes(option.label)) : sorted
  const isNarrowed = typed.trim() !== ''
  const before = isNarrowed ? [] : first
  const found = isNarrowed ? matching([...first, ...sorted], typed, synonyms) : listed
  useEffect(() => void loadSynonyms(), [])
  const toggle = (text: string) =>
    onChange(chosen.includes(text) ? chosen.filter((other) => other !== text) : [...chosen, text])
  const draw = (option: FilterOption) => (
    <CheckOption
      key={option.label}
      name={name}
      label={option.label}
      count={option.count - open}
      empty={false}
      checked={chosen.includes(option.label)}
      onToggle={() => toggle(option.label)}
    />
  )
  return (
    <>
      <SearchField first label={searchLabel} value={typed} found={found.length} onChange={setTyped} />
      <div className={styles.options}>
        {open > 0 && <p className={styles.note}>{describeOpen(open, kind)}</p>}
        {before.length > 0 && (
          <div role="group" aria-label="Regions">
            {before.map(draw)}
          </div>
        )}
        <div role="group" aria-label={label}>
          {found.map(draw)}
        </div>
        {found.length === 0 && (
          <p className={styles.note}>
            Nothing here is called {quoted(typed)}.{' '}
            <Link to={searchFor(typed.trim())}>Search all scholarships for it</Link>
          </p>
        )}
      </div>
      <Hidden name={name} chosen={chosen} shown={[...before, ...found]} />
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

interface HiddenProps extends Pick<OptionsProps, 'name' | 'chosen'> {
  readonly shown: readonly FilterOption[]
}

/** What the search field hides stays chosen. */
function Hidden({ name, chosen, shown }: HiddenProps) {
  return chosen
    .filter((text) => !shown.some((option) => option.label === text))
    .map((text) => <input key={text} type="hidden" name={name} value={text} />)
}
