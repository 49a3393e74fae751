import styles from './page-shell.module.css'

/** Holds the place of a page that is loading. */
export function PageShell() {
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">Loading</h1>
      <p className={styles.text}>Loading...</p>
      <div className={styles.head} />
      <div className={styles.body} />
    </div>
  )
}
