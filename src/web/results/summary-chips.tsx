import { useState } from 'react'
import { CATEGORIES, GROUP_NAME, type Category } from '#contract/categories.ts'
import type { Selection } from '#contract/selection.ts'
import { Chip, MoreChip } from '#web/ui/chip.tsx'
import { TagRow } from '#web/ui/tag-row.tsx'
import { chosenTimes, hasChips, toggled } from './chosen.ts'
import type { Results } from './search-results.ts'
import styles from './summary-chips.module.css'

/** However wide the page, "+N" stands for more than these. */
const MOST = 5
/** Fields and countries come first, as they do on the landing page. */
const ORDER: readonly Category[] = ['field', 'country', ...CATEGORIES.filter((c) => c !== 'field' && c !== 'country')]

interface Props {
  readonly results: Results
  readonly wanted: Selection
  readonly change: (selection: Selection) => void
}

/** The chosen filters, as chips that can be removed. Their row comes and goes together with the list. */
export function SummaryChips({ results, wanted, change }: Props) {
  const [all, setAll] = useState(false)
  if (!hasChips(results.selection)) return null
  return (
    <div role="group" aria-label="Applied filters" className={styles.summary}>
      <TagRow
        all={all}
        most={MOST}
        tags={chipsOf(wanted).map(({ without, ...chip }) => ({
          key: `${chip.kind} ${chip.label}`,
          content: <Chip {...chip} onRemove={() => change(without)} />,
        }))}
        renderMore={(hidden) => <MoreChip hidden={hidden} onPress={() => setAll(true)} />}
      />
    </div>
  )
}

/** What is chosen, and what would be without it. */
function chipsOf(wanted: Selection) {
  return [
    ...ORDER.flatMap((category) =>
      (wanted[category] ?? []).map((label) => ({
        label,
        kind: category === 'field' || category === 'country' ? '' : GROUP_NAME[category],
        without: toggled(wanted, category, label),
      })),
    ),
    ...chosenTimes(wanted),
  ]
}
