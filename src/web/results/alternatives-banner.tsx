import type { Found } from '#web/read-answers.ts'
import { resultsAddress } from '#web/selection-store.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './alternatives-banner.module.css'
import type { Results } from './search-results.ts'
import { CATEGORIES, GROUP_NAME } from '#contract/categories.ts'
import type { Relaxation } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { countedFrom } from '#domain/counted.ts'
import { quoted } from '#web/ui/words.ts'

/** A longer list is named by its first two labels. */
const NAMED = 2

/** A relaxation in words: "without the country", "also for Master's", "without “robotics”". */
function describeRelaxation({ constraint, from, to }: Relaxation): string {
  if (constraint === 'words') return `without ${from.map(quoted).join(' and ')}`
  const name = GROUP_NAME[constraint].toLowerCase()
  if (to === null) return `without the ${name}`
  if (constraint === 'country') return `anywhere in ${listed(to)}`
  if (constraint === 'field') return `in all of ${listed(to)}`
  // The widened list contains what was asked for; name only what was added.
  const added = to.filter((label) => !from.includes(label))
  return constraint === 'level' ? `also for ${listed(added)}` : `with the ${name} ${listed(to)}`
}

/** "14 without the country and also for Master's" */
export function describeAlternative(count: number, relaxed: readonly Relaxation[]): string {
  return `${count} ${relaxed.map(describeRelaxation).join(' and ')}`
}

/** The whole search in one line: "Iceland + Nursing + PhD". */
export function describeSelection(selection: Selection): string {
  const parts = CATEGORIES.map((category) => selection[category] ?? [])
    .filter((labels) => labels.length > 0)
    .map((labels) => listed(labels))
  return [...(selection.searchKey ? [quoted(selection.searchKey)] : []), ...parts].join(' + ')
}

const listed = (labels: readonly string[]) => countedFrom(NAMED, labels)

/** For a search without exact matches: says what was given up for the list below, and offers other alternatives. */
export function AlternativesBanner({ results, answer }: { readonly results: Results; readonly answer: Found }) {
  const [, ...others] = answer.alternatives
  const asked = describeSelection(results.selection)
  const shown = answer.relaxed.map(describeRelaxation).join(' and ')
  return (
    <section className={styles.banner} aria-labelledby="alternatives-title">
      <h2 id="alternatives-title" className={styles.title}>
        Search Again or try these alternatives
      </h2>
      <p>
        {asked === '' ? 'Nothing matches exactly.' : `Nothing for ${asked}.`}{' '}
        <strong>
          {answer.count} {shown === '' ? 'that come close' : shown}
        </strong>
        , listed here.
      </p>
      {others.length > 0 && (
        <ul role="list" className={styles.others}>
          {others.map(({ relaxed, count, selection }) => (
            <li key={resultsAddress(selection)}>
              <Link to={resultsAddress(selection)} className={styles.other}>
                {describeAlternative(count, relaxed)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
