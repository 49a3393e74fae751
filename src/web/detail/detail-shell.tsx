import frame from './detail-frame.module.css'
import styles from './detail-shell.module.css'

/** Where the server writes the scholarship's name into the prerendered page. */
const NAME = '%page.name%'

/**
 * A scholarship's page before it is here: its name, which the server has written into it, and a line that stands
 * out more than anything that replaces it.
 */
export function DetailShell() {
  // The markup that is about to be taken over says it; without any, there is no name yet.
  const name = typeof document === 'undefined' ? NAME : document.querySelector('#main h1')?.textContent
  return (
    <div className={`${frame.page} ${styles.page}`}>
      <div className={`${frame.bar} ${styles.bar}`} />
      <div className={`${frame.head} ${styles.head}`}>
        <span className={styles.sign} />
        <h1 className={`${frame.name} ${styles.name}`}>{name ?? 'Loading...'}</h1>
      </div>
      <p className={styles.waiting}>
        Fetching who may apply, what it pays, what it asks for, and the day by which everything has to be there…
      </p>
    </div>
  )
}
