import { useEffect, useMemo, useState } from 'react'
import { GROUP_LETTER } from '#contract/categories.ts'
import type { FilterOption, OptionGroups } from '#contract/search.ts'
import { loadSynonyms, useSynonyms } from '#web/synonyms.ts'
import { foldText, lookUp } from '#web/fold-text.ts'
import { Button } from './button.tsx'
import { CheckOption, describeOpen } from './check-option.tsx'
import { Link } from './link.tsx'
import styles from './multi-select.module.css'
import { quoted } from './words.ts'
import { SearchField } from './search-field.tsx'

export interface OptionsProps {
  /** What is to be picked: "Pick your course". */
  readonly label: string
  readonly searchLabel: string
  /** What is picked, and its name in an address: a form sent without script says the same as the page does. */
  readonly name: 'country' | 'field'
  readonly groups: OptionGroups
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** Where what is typed can be searched for, when nothing here is called so: a search knows more words than a list. */
  readonly searchFor: (typed: string) => string
  readonly onDone: () => void
}

export function Options(props: OptionsProps) {
  const { label, searchLabel, name, groups } = props
  const { chosen, onChange, searchFor, onDone } = props
  const [typed, setTyped] = useState('')
  const { options, first, named, open } = listsOf(groups, name)
  // Once: to compare labels with each press kept a slow phone from answering it.
  const sorted = useMemo(() => inOrder(options), [options])
  const synonyms = useSynonyms(name)
  // A country that no scholarship names is found by typing.
  const isListed = ({ label: text, value }: FilterOption) => named.includes(value) || chosen.includes(text)
  const listed = named.length > 0 ? sorted.filter(isListed) : sorted
  const isNarrowed = typed.trim() !== ''
  const before = isNarrowed ? [] : first
  const { found, isMatch } = isNarrowed
    ? lookUp([...first, ...sorted], typed, synonyms)
    : { found: listed, isMatch: true }
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
        {!isMatch && <NoMatch typed={typed} address={searchFor(typed.trim())} isNear={found.length > 0} />}
        {open > 0 && found.length > 0 && <p className={styles.note}>{describeOpen(open, name)}</p>}
        {before.length > 0 && (
          <div role="group" aria-label="Regions">
            {before.map(draw)}
          </div>
        )}
        <div role="group" aria-label={label}>
          {found.map(draw)}
        </div>
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

interface NoMatchProps {
  readonly typed: string
  readonly address: string
  /** Whether the names that are nearest stand below. */
  readonly isNear: boolean
}

function NoMatch({ typed, address, isNear }: NoMatchProps) {
  return (
    <p className={styles.note}>
      Nothing matches {quoted(typed)}. <Link to={address}>Search all scholarships for it</Link>
      {isNear && ', or pick what is nearest.'}
    </p>
  )
}

/** Regions stand before countries. Each option has the results that are open to any besides its own. */
function listsOf(groups: OptionGroups, name: OptionsProps['name']) {
  const options = groups[GROUP_LETTER[name]]
  const [first, named = []] = name === 'country' ? [groups.R, groups.N] : [[], []]
  return { options, first, named, open: groups.O.find(({ value }) => value === name)?.count ?? 0 }
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

/** The options by their labels. Without `Intl`, whose first use takes long: what is folded compares alike. */
export function inOrder<Option extends { readonly label: string }>(options: readonly Option[]): Option[] {
  const folded = options.map((option) => ({ option, key: foldText(option.label) }))
  return folded.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ option }) => option)
}
