import { useEffect } from 'react'
import { type Category, GROUP_NAME } from '#contract/categories.ts'
import type { FilterOption } from '#contract/search.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckOption, describeOpen } from '#web/ui/check-option.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { lookUp } from '#web/fold-text.ts'
import { loadSynonyms, useSynonyms } from '#web/synonyms.ts'
import { quoted } from '#web/ui/words.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import styles from './filter-group.module.css'
import { FRONT_SIZE, frontOf, inStudyOrder, type Offer, shownFirst, withChosen, withOwn } from './option-order.ts'
import { loadRegions } from './chosen.ts'

/** The state of a filter group. Panel and sheet share it, so that turning a tablet changes nothing. */
export interface GroupView {
  readonly open: boolean
  /** The text in the group's search field. */
  readonly typed: string
  /** Whether it shows all options instead of the first few. */
  readonly all: boolean
  /** The options with most results when the group was first shown: kept, so that nothing moves under a finger. */
  readonly fullest: readonly string[]
  /** Options that stay, chosen or not: they were chosen when it was first shown, or have been pressed since. */
  readonly kept: readonly string[]
}

interface Props {
  readonly category: Category
  readonly offer: Offer
  readonly chosen: readonly string[]
  /** Whether the list shows what matches exactly, and not the nearest to it. */
  readonly exact: boolean
  readonly view: GroupView
  readonly onView: (change: Partial<GroupView>) => void
  readonly onToggle: (label: string) => void
}

/** One group of filter options with their counts. Most groups are closed, and each press draws them all again: empty. */
export function FilterGroup(props: Props) {
  const { category, chosen, view, onView } = props
  return (
    <Disclosure
      title={GROUP_NAME[category]}
      aside={
        chosen.length > 0 && (
          // Where there is little room the number alone is seen: a title that breaks for it moves the options that are pressed.
          <>
            {chosen.length} <span className={styles.chosen}>chosen</span>
          </>
        )
      }
      open={view.open}
      onToggle={(open) => onView({ open })}
    >
      {view.open && <Options {...props} />}
    </Disclosure>
  )
}

function NoMatch({ typed, isNear }: { readonly typed: string; readonly isNear: boolean }) {
  return (
    <p className={styles.none}>
      Nothing matches {quoted(typed)}.{isNear && ' The nearest:'}
    </p>
  )
}

function Options({ category, offer, chosen, exact, view, onView, onToggle }: Props) {
  const { typed, all, fullest, kept } = view
  const { regions, named, open, tellsOpen } = offer
  const name = GROUP_NAME[category]
  const whole = inStudyOrder(withChosen(offer, chosen))
  const stays = [...chosen, ...kept]
  const listed = withOwn({ options: whole, named, open }, stays, exact)
  const narrowed = typed.trim() !== ''
  const synonyms = useSynonyms(category)
  const front = () => (all ? listed : shownFirst(listed, frontOf(fullest, listed), stays))
  const { found, isMatch } = narrowed
    ? lookUp([...regions, ...whole], typed, synonyms)
    : { found: front(), isMatch: true }
  const regionChosen = regions.some(({ label }) => chosen.includes(label))
  useEffect(() => {
    if (regionChosen) void loadRegions()
  }, [regionChosen])
  const hidden = listed.length - found.length
  const draw = ({ label, count }: FilterOption) => (
    <CheckOption
      key={label}
      name={category}
      label={label}
      // Among alternatives a 0 would disable what does narrow the list.
      count={count > 0 || exact ? Math.max(0, count - open) : undefined}
      empty={count === 0 && exact}
      checked={chosen.includes(label)}
      onToggle={() => onToggle(label)}
    />
  )
  return (
    <>
      {whole.length > FRONT_SIZE && (
        <SearchField
          label={`Search ${name.toLowerCase()}`}
          value={typed}
          found={found.length}
          onChange={(text) => {
            void loadSynonyms()
            onView({ typed: text })
          }}
        />
      )}
      {/* It stays when there are none left: what stands below it is about to be pressed. */}
      {tellsOpen && exact && <p className={styles.none}>{describeOpen(open, category)}</p>}
      <div role="group" aria-label={name} className={styles.options}>
        {!narrowed && regions.length > 0 && <div className={styles.regions}>{regions.map(draw)}</div>}
        {!isMatch && <NoMatch typed={typed} isNear={found.length > 0} />}
        {found.map(draw)}
      </div>
      {!narrowed && (hidden > 0 || all) && whole.length > FRONT_SIZE && (
        <Button look="quiet" className={styles.more ?? ''} onClick={() => onView({ all: !all })}>
          {all ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      )}
    </>
  )
}
