import type { Found } from '#web/read-answers.ts'
import { resultsAddress } from '#web/selection-store.ts'
import { handFocusOn } from '#web/ui/focus-on-page.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './alternatives-banner.module.css'
import { describeAlternative, describeRelaxation, describeSelection } from './describe-relaxation.ts'
import type { Results } from './search-results.ts'

interface Props {
  readonly results: Results
  readonly answer: Found
}

/** For a search without exact matches: says what was given up for the list below, and offers other alternatives. */
export function AlternativesBanner({ results, answer }: Props) {
  const [, ...others] = answer.alternatives
  const asked = describeSelection(results.selection)
  const shown = answer.relaxed.map(describeRelaxation).join(' and ')
  return (
    <section ref={handFocusOn} className={styles.banner} aria-labelledby="alternatives-title">
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
