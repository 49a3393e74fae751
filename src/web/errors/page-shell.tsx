import styles from './page-shell.module.css'

/** A page before it is here: its places, empty. */
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
