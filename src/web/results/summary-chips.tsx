import { useState } from 'react'
import { CATEGORIES, GROUP_NAME, type Category } from '#contract/categories.ts'
import type { Selection } from '#contract/selection.ts'
import { countChosen } from '#web/selection-store.ts'
import { Chip, MoreChip } from '#web/ui/chip.tsx'
import { TagRow } from '#web/ui/tag-row.tsx'
import type { Results } from './search-results.ts'
import styles from './summary-chips.module.css'

/** However wide the page, "+N" stands for more than these. */
const MOST = 5
/** Fields and countries come first, as they do on the landing page. */
const ORDER: readonly Category[] = ['field', 'country', ...CATEGORIES.filter((c) => c !== 'field' && c !== 'country')]

interface Props {
  readonly results: Results
  readonly wanted: Selection
  readonly toggle: (category: Category, label: string) => void
}

/** The chosen filters, as chips that can be removed. Their row comes and goes together with the list. */
export function SummaryChips({ results, wanted, toggle }: Props) {
  const [all, setAll] = useState(false)
  const chosen = ORDER.flatMap((category) => (wanted[category] ?? []).map((label) => ({ category, label })))
  if (countChosen(results.selection) === 0) return null
  return (
    <div role="group" aria-label="Applied filters" className={styles.summary}>
      <TagRow
        all={all}
        most={MOST}
        tags={chosen.map(({ category, label }) => ({
          key: `${category} ${label}`,
          content: (
            <Chip
              label={label}
              kind={category === 'field' || category === 'country' ? '' : GROUP_NAME[category]}
              onRemove={() => toggle(category, label)}
            />
          ),
        }))}
        renderMore={(hidden) => <MoreChip hidden={hidden} onPress={() => setAll(true)} />}
      />
    </div>
  )
}
