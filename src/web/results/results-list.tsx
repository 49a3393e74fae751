import { Fragment, memo, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { type Category, GROUP_NAME } from '#contract/categories.ts'
import type { Match } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import type { Found } from '#web/read-answers.ts'
import { CanI } from '#web/can-i/can-i-parts.tsx'
import { resultsAddress } from '#web/selection-store.ts'
import { focusOnPage } from '#web/ui/page.ts'
import { ScholarshipCard } from '#web/scholarship/scholarship-card.tsx'
import { useNow } from '#web/ui/now.ts'
import { CardSkeleton } from '#web/ui/waiting.tsx'
import styles from './results-list.module.css'
import { ResultsSection } from './results-shell.tsx'
import { fieldCountsOf, fieldPartsOf, partsOf } from './list-parts.ts'
import { ownCountryIn, type Results } from './search-results.ts'

/** The whole animation takes this long; each card moves for a part of it, one after the other. */
const ANIMATION_MS = 600
const CARD_PART = 0.6

interface Props {
  readonly results: Results
  readonly answer: Found
  /** While another answer is on its way for longer than a moment. */
  readonly late: boolean
}

/** Drawn anew only with another answer: a press on a filter, or a letter typed above its options, need not wait for it. */
export const ResultsList = memo(function ResultsList({ results, answer, late }: Props) {
  const { page, selection, next } = results
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  const turned = useNavigationType() !== NavigationType.Pop
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    // A list that is come back to stands there as it was left, wherever it is scrolled to.
    if (list.current && turned) animateIn(list.current)
  }, [page, turned])
  // The card in the list that has the focus, by its address. A removed card keeps it no longer, but is not blurred.
  const focused = useRef<string>(null)
  useLayoutEffect(() => {
    const left = focused.current
    if (left === null || list.current?.contains(document.activeElement)) return
    focused.current = null
    focusOnPage(left)
  })
  const [lookedFor, own] = [lookedForIn(selection, answer), ownCountryIn(answer)]
  const now = useNow()
  const byField = fieldPartsOf(results)
  const parts = byField ?? partsOf(answer.list, selection.sort, ...now)
  return (
    // Replaced as a whole: what stayed would move when an answer comes late, with a card or below other chips.
    <ResultsSection key={`${resultsAddress(selection, page)} ${next ? 'for now' : ''}`} late={late}>
      {/* The keys belong to the cards: the list only follows which of them has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={list}
        className={styles.list}
        onFocus={({ target }) => (focused.current = addressOfCard(target))}
        onBlur={() => (focused.current = null)}
      >
        {!byField && <FieldCounts results={results} />}
        {parts.map(({ heading, from, to }) => (
          <Fragment key={from}>
            {heading && <h2>{heading}</h2>}
            <ol role="list" className={styles.list}>
              {answer.list.slice(from, to).map((card, index) => (
                <li key={card?._id ?? index}>
                  {card ? (
                    <CanI card={card}>
                      <ScholarshipCard
                        card={card}
                        headingLevel={heading ? 'h3' : 'h2'}
                        lookedFor={lookedFor}
                        own={own}
                        note={noteOf(answer.matches[from + index], byField && 'field')}
                      />
                    </CanI>
                  ) : (
                    <CardSkeleton />
                  )}
                </li>
              ))}
            </ol>
          </Fragment>
        ))}
      </div>
    </ResultsSection>
  )
})

function lookedForIn({ country = [], field = [] }: Selection, { understood }: Found): string[] {
  // Where somebody comes from is not where they look for a place.
  const labels = understood.filter(({ kind }) => kind !== 'citizenship').map(({ label }) => label)
  return [...country, ...field, ...labels]
}

/** Why it is here although it does not name what was chosen. A heading has told one of the reasons. */
function noteOf(match: Match | undefined, told: Category | undefined): string | undefined {
  const open = match?.open.filter((category) => category !== told) ?? []
  if (open.length === 0) return undefined
  const groups = open.map((category) => GROUP_NAME[category].toLowerCase())
  return `Here because it is open to any ${groups.join(' and any ')}`
}

function addressOfCard(part: Element): string | null {
  return part.closest('article')?.querySelector('a')?.getAttribute('href') ?? null
}

function animateIn(list: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const cards = [...list.querySelectorAll('li')]
  const step = (1 - CARD_PART) / Math.max(1, cards.length - 1)
  const away = { opacity: 0, translate: '0 16px' }
  cards.forEach((card, index) => {
    const start = index * step
    const leave = { ...away, offset: start, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
    card.animate(
      [away, leave, { opacity: 1, translate: '0 0', offset: Math.min(1, start + CARD_PART) }, {}],
      ANIMATION_MS,
    )
  })
}

/** Where the order is not that of the fields, their numbers alone. Not above the list: what stands there would move. */
function FieldCounts({ results }: Pick<Props, 'results'>) {
  const counts = fieldCountsOf(results)
  if (!counts) return null
  return <p>{`${counts.made} for ${counts.fields}, ${counts.open} open to any field`}</p>
}
