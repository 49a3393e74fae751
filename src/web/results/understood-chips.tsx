import type { Selection } from '#contract/selection.ts'
import { withSearchKey } from '#web/selection-store.ts'
import { Chip } from '#web/ui/chip.tsx'
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
  const { searchKey } = selection
  if (!searchKey) return null
  const understood = answer?.understood ?? []
  // What a removal leaves of the words asked for now will be told by their answer: until then nothing can be removed.
  const waiting = wanted.searchKey !== searchKey || wanted.without !== selection.without
  return (
    <div role="group" aria-label="What we understood" className={styles.understood}>
      {understood.length === 0 && (
        <Chip
          label={searchKey}
          look="understood"
          waiting={waiting}
          onRemove={() => choose(withSearchKey(wanted, ''))}
        />
      )}
      {understood.map(({ kind, text, label }, index) => (
        <Chip
          // Numbered, as words typed twice have two chips.
          key={`${kind} ${text} ${understood.slice(0, index).filter((other) => other.text === text).length}`}
          {...describeUnderstood(kind, label)}
          look="understood"
          waiting={waiting}
          onRemove={() => choose({ ...wanted, without: index })}
        />
      ))}
    </div>
  )
}
