import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import type { Selection } from '#contract/selection.ts'
import { withSearchKey } from '#web/selection-store.ts'
import { Chip, MoreChip } from '#web/ui/chip.tsx'
import { TagRow } from '#web/ui/tag-row.tsx'
import { focusOnPage } from '#web/ui/page.ts'
import { chosenTimes, toggled } from './chosen.ts'
import { describeUnderstood } from './describe-understood.ts'
import { isLeftOut, KIND, partsLeft, partsRead, withoutPart } from './read-choices.ts'
import type { Results } from './search-results.ts'
import { OtherReading } from './late-tools.tsx'
import styles from './chips.module.css'

/** However wide the page, "+N" stands for more than these. */
const MOST = 5
/** What decides most comes first, for a phone may show only that. */
const ORDER: readonly Category[] = ['level', 'field', 'country', 'Scholarship', 'type']

interface Props {
  readonly results: Results
  readonly wanted: Selection
  /** A phone scrolls the chips sideways, so that room is left for all of them. */
  readonly wide: boolean | undefined
  /** Applies a change to the filters. */
  readonly change: (selection: Selection) => void
  /** Applies a change to the search key. */
  readonly choose: (selection: Selection) => void
}

/** What was understood in the search key, all of it, and what is chosen, as chips that can be removed. */
export function Chips({ wide, ...props }: Props) {
  const [all, setAll] = useState(false)
  const read = readChips(props)
  const chosen = chosenChips(props)
  if (read.length + chosen.length === 0) return null
  const fitting = wide || all ? chosen : chosen.slice(0, MOST)
  const more = (hidden: number) => <MoreChip hidden={hidden} onPress={() => setAll(true)} />
  return (
    <div role="group" aria-label="Applied filters" className={styles.chips}>
      {read}
      <OtherReading parts={partsLeft(props)} wanted={props.wanted} choose={props.choose} />
      {chosen.length > 0 && <TagRow all={all || wide === false} most={MOST} tags={fitting} renderMore={more} />}
      {fitting.length < chosen.length && more(chosen.length - fitting.length)}
    </div>
  )
}

type Shown = Omit<Props, 'wide'>

function readChips({ results, wanted, choose }: Shown) {
  const { searchKey } = results.selection
  if (!searchKey) return []
  // Other words have other parts: until their answer has come, nothing can be removed.
  const waiting = wanted.searchKey !== searchKey
  const parts = partsRead(results)
  if (parts.length === 0) {
    const remove = () => choose(withSearchKey(wanted, ''))
    return [<Chip key="words" label={searchKey} waiting={waiting} onRemove={remove} />]
  }
  return parts.map((part) => (
    <Chip
      key={`${part.kind} ${part.label} ${part.span.slice(0, 2).join()}`}
      {...describeUnderstood(part.kind, part.label, part.because)}
      waiting={waiting || isLeftOut(wanted, part)}
      onRemove={() => choose(withoutPart(parts, wanted, part))}
    />
  ))
}

/** What was chosen for the list that is shown: a chip goes together with it, so that nothing below moves before. */
function chosenChips({ results, wanted, change }: Shown) {
  const read = partsLeft({ results, wanted })
  const current = choicesOf(wanted)
  return choicesOf(results.selection).flatMap(({ category, ...told }) => {
    const { kind, label } = told
    // What the search key says, too, has its chip.
    if (category && read.some((part) => part.kind === KIND[category] && part.label === label)) return []
    const still = current.find((one) => one.kind === kind && one.label === label)
    const remove = () => still && change(still.without)
    return [{ key: `${kind} ${label}`, content: <Chip {...told} waiting={!still} onRemove={remove} /> }]
  })
}

/** What is chosen, and what would be without it. */
function choicesOf(selection: Selection) {
  const labels = ORDER.flatMap((category) =>
    (selection[category] ?? []).map((label) => ({
      category,
      ...describeUnderstood(KIND[category], label),
      without: toggled(selection, category, label),
    })),
  )
  return [...labels, ...chosenTimes(selection).map((time) => ({ category: undefined, ...time }))]
}

/**
 * Chips that come and go. When the focused chip goes, the focus moves to the one in its place, or else to the
 * last one, or else to the page's heading.
 */
export function ChipRows({ children }: { readonly children: ReactNode }) {
  const rows = useRef<HTMLDivElement>(null)
  /** The focused chip's place among all of them. */
  const place = useRef(-1)
  useEffect(() => {
    if (!rows.current) return undefined
    // Not after a render: a chip is also hidden by a row that measures again, and replaced with a row.
    const observer = new MutationObserver(() => {
      const lost = place.current
      if (lost < 0) return
      const chips = chipsIn(rows.current)
      place.current = chips.findIndex((chip) => chip === document.activeElement)
      if (place.current >= 0) return
      const next = chips[Math.min(lost, chips.length - 1)]
      // Whoever has gone on to the list meanwhile stays there.
      if (next) next.focus({ preventScroll: true })
      else focusOnPage()
    })
    observer.observe(rows.current, { subtree: true, childList: true, attributeFilter: ['inert'] })
    return () => observer.disconnect()
  }, [])
  return (
    // The keys belong to the chips: the rows only follow which of them has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={rows}
      className={styles.rows}
      onFocus={({ target }) => (place.current = chipsIn(rows.current).findIndex((chip) => chip === target))}
      // React tells of no blur while it removes what has the focus.
      onBlur={() => (place.current = -1)}
    >
      {children}
    </div>
  )
}

function chipsIn(rows: HTMLElement | null): HTMLElement[] {
  return [...(rows?.querySelectorAll('button') ?? [])].filter((chip) => !chip.closest('[inert]'))
}
