import { useRef } from 'react'
import type { Selection } from '#contract/selection.ts'
import { withSearchKey } from '#web/selection-store.ts'
import { Chip } from '#web/ui/chip.tsx'
import { focusOnPage } from '#web/ui/focus-on-page.ts'
import { describeUnderstood } from './describe-understood.ts'
import type { Results } from './search-results.ts'
import styles from './understood-chips.module.css'

interface Props {
  readonly results: Results
  readonly wanted: Selection
  readonly choose: (selection: Selection) => void
}

/** How the search key was understood, as chips that can be removed. They come and go together with the list. */
export function UnderstoodChips({ results: { selection, answer }, wanted, choose }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const { searchKey } = selection
  if (!searchKey) return null
  const understood = answer?.understood ?? []
  // What a removal leaves of the words asked for now will be told by their answer: until then nothing can be removed.
  const waiting = wanted.searchKey !== searchKey
  // The pressed chip goes when the answer comes: the focus moves to its neighbour first, or else to the heading.
  const remove = (without: string, index: number) => {
    const chips = row.current?.children
    const next = chips?.[index + 1] ?? chips?.[index - 1]
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    else focusOnPage()
    choose(withSearchKey(wanted, without))
  }
  return (
    <div ref={row} role="group" aria-label="What we understood" className={styles.understood}>
      {understood.length === 0 && (
        <Chip label={searchKey} look="understood" waiting={waiting} onRemove={() => remove('', 0)} />
      )}
      {understood.map(({ kind, text, label, without }, index) => (
        <Chip
          // Numbered, as words typed twice have two chips.
          key={`${kind} ${text} ${understood.slice(0, index).filter((other) => other.text === text).length}`}
          {...describeUnderstood(kind, label)}
          look="understood"
          waiting={waiting}
          onRemove={() => remove(without, index)}
        />
      ))}
    </div>
  )
}
