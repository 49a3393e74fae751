import type { Told, Understood } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { withSearchKey } from '#web/selection-store.ts'
import { Chip } from '#web/ui/chip.tsx'
import { describeAlso, describeUnderstood } from './describe-understood.ts'
import type { Results } from './search-results.ts'
import styles from './understood-chips.module.css'

interface Props {
  readonly results: Results
  readonly wanted: Selection
  readonly choose: (selection: Selection) => void
}

/**
 * How the search key was understood, as chips that can be removed, and the words that only rank. They come and go together
 * with the list.
 */
export function UnderstoodChips({ results: { selection, answer }, wanted, choose }: Props) {
  const { searchKey } = selection
  if (!searchKey) return null
  const understood = [...(answer?.understood ?? []), ...(answer?.told ?? [])]
  const also = answer?.alsoLookedFor ?? []
  // Other words have other parts: until their answer has come, nothing can be removed.
  const waiting = wanted.searchKey !== searchKey
  const isGone = ({ span }: Understood | Told) => wanted.without?.some((other) => other.join() === span.join()) === true
  const remove = ({ span }: Understood | Told): Selection => {
    const left = understood.filter((part) => !isGone(part))
    // The last one takes the words with it.
    return left.length > 1 ? { ...wanted, without: [...(wanted.without ?? []), span] } : withSearchKey(wanted, '')
  }
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
      {understood.map((part) => (
        <Chip
          key={`${part.kind} ${part.label} ${part.span.slice(0, 2).join()}`}
          {...describeUnderstood(part.kind, part.label)}
          look="understood"
          waiting={waiting || isGone(part)}
          onRemove={() => choose(remove(part))}
        />
      ))}
      {also.length > 0 && (
        <p className={styles.also}>
          Also looked for: <span dir="auto">{describeAlso(also)}</span>
        </p>
      )}
    </div>
  )
}
