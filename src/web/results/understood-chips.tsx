import type { SearchAnswer, Understood } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { withSearchKey } from '#web/selection-store.ts'
import { Chip } from '#web/ui/chip.tsx'
import styles from './understood-chips.module.css'

const KIND: Readonly<Record<Understood['kind'], string>> = {
  country: 'study in',
  region: 'study in',
  // Its label says so itself.
  citizenship: '',
  field: 'field',
  level: 'level',
  coverage: 'coverage',
  type: 'type',
  audience: 'for',
  words: '',
}

interface Props {
  readonly answer: SearchAnswer | null
  readonly wanted: Selection
  readonly choose: (selection: Selection) => void
}

/** What the search key was taken to mean, each part with its way out. */
export function UnderstoodChips({ answer, wanted, choose }: Props) {
  const { searchKey } = wanted
  if (!searchKey) return null
  const understood = answer?.understood ?? []
  const remove = (without: string) => {
    choose(withSearchKey(wanted, without))
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }
  return (
    <div role="group" aria-label="What we understood" className={styles.understood}>
      {understood.length === 0 && <Chip label={searchKey} look="understood" onRemove={() => remove('')} />}
      {understood.map(({ kind, text, label, without }) => (
        <Chip
          key={`${kind} ${text}`}
          kind={KIND[kind]}
          label={label}
          look="understood"
          onRemove={() => remove(without)}
        />
      ))}
    </div>
  )
}
