import frame from './detail-frame.module.css'
import styles from './detail-shell.module.css'

/** Where the server writes the scholarship's name into the prerendered page. */
const NAME = '%page.name%'

/**
 * A scholarship's page while it loads: its name, which the server has written into the page, and a line of text. That
 * line counts as the largest paint, because it is larger than anything that replaces it.
 */
export function DetailShell() {
  // On hydration the name is read back from the server's markup. Without that markup there is none yet.
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
