import { CATEGORIES, type Category } from '#contract/categories.ts'
import type { OptionGroups } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import type { Found } from '#web/read-answers.ts'
import { isEmpty } from '#web/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { FilterGroup } from './filter-group.tsx'
import styles from './filter-panel.module.css'
import { offerOf } from './option-order.ts'
import { showing } from './results-heading.tsx'
import type { ViewedGroups } from './use-group-views.ts'

export interface FilterProps {
  /** Undefined until there has been an answer. */
  readonly facets: OptionGroups | undefined
  readonly groups: ViewedGroups
  readonly wanted: Selection
  readonly choose: (selection: Selection) => void
  readonly toggle: (category: Category, label: string) => void
  /** Whether the list shows what matches exactly, and not the nearest to it. */
  readonly exact: boolean
}

/** The filters beside the list, in the wide layout. */
export function FilterPanel(props: FilterProps) {
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>Filter by</h2>
        <ClearAll {...props} />
      </header>
      <Groups {...props} />
    </>
  )
}

interface SheetProps extends FilterProps {
  readonly onClose: () => void
  readonly answer: Found | null
  /** While another answer is on its way for longer than a moment: the count is no longer true. */
  readonly late: boolean
}

/** The filters on a phone: a sheet with the number of results at the bottom. */
export function FilterSheet({ onClose, answer, late, ...props }: SheetProps) {
  return (
    <Sheet
      onClose={onClose}
      title="Add Filters"
      shape="full"
      closeLabel="Dismiss"
      foot={
        <div className={styles.foot}>
          <ClearAll {...props} />
          <Button look="primary" className={styles.show ?? ''} onClick={onClose}>
            {showing(answer, late)}
          </Button>
        </div>
      }
    >
      <Groups {...props} />
    </Sheet>
  )
}

/** With nothing to clear it is marked as disabled but keeps the focus. */
function ClearAll({ wanted, choose }: FilterProps) {
  const nothing = isEmpty(wanted)
  return (
    <Button look="quiet" aria-disabled={nothing} onClick={() => !nothing && choose({})}>
      Clear all
    </Button>
  )
}

function Groups({ facets, groups, wanted, toggle, exact }: FilterProps) {
  const { views, onView } = groups
  if (!facets || !views) return <p className={styles.none}>The filters appear with the first results.</p>
  return CATEGORIES.map((category: Category) => (
    <FilterGroup
      key={category}
      category={category}
      offer={offerOf(facets, category)}
      chosen={wanted[category] ?? []}
      exact={exact}
      view={views[category]}
      onView={(change) => onView(category, change)}
      onToggle={(label) => {
        onView(category, { kept: [...new Set([...views[category].kept, label])] })
        toggle(category, label)
      }}
    />
  ))
}
