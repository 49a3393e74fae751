import { CalendarCheck, type LucideIcon, Search, ShieldCheck } from 'lucide-react'
import { LampScene } from '#web/ui/drawings.tsx'
import { usePageTitle } from '#web/ui/page.ts'
import { resultsAddress } from '#web/selection-store.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './landing-page.module.css'
import { Picker } from './picker.tsx'
import trending from './trending.module.css'
import banner from './banner.module.css'

export function LandingPage() {
  usePageTitle('')
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <h1 className={styles.title}>Your dream scholarship is 1 search away.</h1>
          <div className={styles.scene}>
            <LampScene />
          </div>
          <div className={styles.picker}>
            <Picker />
          </div>
        </div>
      </section>
      <Trending />
      <Banner />
    </>
  )
}

const SEARCHES = ['data science', 'design', 'Indians USA', 'chemistry europe']

/** Four searches to start from: plain links that work before the script has loaded. */
function Trending() {
  return (
    <section className={trending.trending} aria-labelledby="trending-title">
      <h2 id="trending-title" className={trending.title}>
        Trending Searches (coming soon)
      </h2>
      <ul role="list" className={trending.list}>
        {SEARCHES.map((searchKey) => (
          <li key={searchKey}>
            <Link to={resultsAddress({ searchKey })} className={trending.search}>
              {searchKey}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PROMISES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: CalendarCheck,
    title: 'Honest dates',
    text: 'Each card says when to apply: announced, usual, or not known here.',
  },
  {
    icon: Search,
    title: 'What matters first',
    text: 'See who it is for, what it pays and when it closes before you sign in.',
  },
  {
    icon: ShieldCheck,
    title: 'Your data stays yours',
    text: 'No ad networks, no trackers, nothing sold. You apply on the funder’s own site.',
  },
]

/** The landing page's banner: what visitors can rely on. */
function Banner() {
  return (
    <section className={banner.banner} aria-labelledby="banner-title">
      <h2 id="banner-title" className={banner.title}>
        Less hunting, more applying.
      </h2>
      <ul role="list" className={banner.promises}>
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={banner.promise}>
            <Icon size="1.75rem" strokeWidth={1.75} aria-hidden className={banner.icon} />
            <h3 className={banner.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
