import type { ReactNode } from 'react'
import type { Found } from '#web/read-answers.ts'
import { announce } from '#web/ui/status-line.tsx'
import { focusOnPage } from '#web/ui/page.ts'
import { rangeOf } from '#web/ui/pagination.tsx'
import { pagesFor } from '#web/ui/pages-for.ts'
import { useOnChange } from '#web/ui/use-on-change.ts'
import { countChosen } from './chosen.ts'
import styles from './results-heading.module.css'
import type { Results } from './search-results.ts'

interface Props {
  readonly results: Results
  /** Which of them fit the visitor, or where to tell who one is. */
  readonly children: ReactNode
}

/** How many results there are, and which are shown. Takes the focus when a page is turned, and announces results. */
export function ResultsHeading({ results, children }: Props) {
  const { answer, page } = results
  useOnChange(page, focusOnPage)
  useOnChange(results, () => announce(spoken(results)))
  return (
    <header className={styles.heading}>
      <h1 tabIndex={-1} className={styles.title}>
        {titleOf(results)}
      </h1>
      {answer && answer.count > 0 && (
        <div className={styles.aside}>
          <p className={styles.range}>{rangeOf(page, answer.count)}</p>
          {children}
        </div>
      )}
      {results.renewed && (
        <p className={styles.renewed}>The catalogue was updated while you were here: the order may have changed.</p>
      )}
    </header>
  )
}

function titleOf({ answer, failure, page }: Results): string {
  if (failure?.code === 'signed_out') return `Page ${page} is for members`
  if (!answer) return 'Scholarships for you'
  if (answer.count === 0 || nothingHolds(answer)) return "We couldn't find a scholarship for this yet :("
  return `Curated ${roundCount(answer.count)} available scholarships for you`
}

/** Whether the list is the whole catalogue because all that was asked had to be given up: nobody curated that. */
function nothingHolds({ understood, alternatives: [shown] }: Found): boolean {
  if (!shown || countChosen(shown.selection) > 0) return false
  const without = (shown.selection.without ?? []).map(String)
  return understood.every(({ span }) => without.includes(String(span)))
}

function spoken({ answer, page }: Results): string {
  if (!answer) return 'The results could not be loaded'
  if (answer.count === 0 || nothingHolds(answer)) return 'No scholarships found for this'
  return `${roundCount(answer.count)} ${whatIsCounted(answer)}, page ${page} of ${pagesFor(answer.count)}`
}

/** What an answer counts: "scholarships", or "alternatives" if nothing matches exactly. */
function whatIsCounted({ result, count }: Pick<Found, 'result' | 'count'>): string {
  return `${result ? 'scholarship' : 'alternative'}${count === 1 ? '' : 's'}`
}

/**
 * The count in the heading: rounded down to tens, hundreds or thousands depending on its size, with "+". A single digit
 * stays. 347 -> "300+", 12999 -> "12000+".
 */
export function roundCount(count: number): string {
  if (count < 10) return String(count)
  const step = count < 100 ? 10 : count < 1000 ? 100 : 1000
  return `${Math.floor(count / step) * step}+`
}

/** What a button says that leads back to the list. */
export function showing(answer: Found | null, late: boolean): string {
  if (late) return 'Searching…'
  return answer ? `Show ${answer.count} ${whatIsCounted(answer)}` : 'Show results'
}
