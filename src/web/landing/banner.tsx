import { CalendarCheck, Search, ShieldCheck, type LucideIcon } from 'lucide-react'
import styles from './banner.module.css'

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
export function Banner() {
  return (
    <section className={styles.banner} aria-labelledby="banner-title">
      <h2 id="banner-title" className={styles.title}>
        Less hunting, more applying.
      </h2>
      <ul role="list" className={styles.promises}>
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <Icon size="1.75rem" strokeWidth={1.75} aria-hidden className={styles.icon} />
            <h3 className={styles.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
