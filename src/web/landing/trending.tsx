import { resultsAddress } from '#web/selection-store.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './trending.module.css'

const SEARCHES = ['data science', 'design', 'Indians USA', 'chemistry europe']

/** Four searches to start from: plain links that work before the script has loaded. */
export function Trending() {
  return (
    <section className={styles.trending} aria-labelledby="trending-title">
      <h2 id="trending-title" className={styles.title}>
        Trending Searches (coming soon)
      </h2>
      <ul role="list" className={styles.list}>
        {SEARCHES.map((searchKey) => (
          <li key={searchKey}>
            <Link to={resultsAddress({ searchKey })} className={styles.search}>
              {searchKey}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
