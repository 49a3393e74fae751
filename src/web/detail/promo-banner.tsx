import { ArrowRight } from 'lucide-react'
import { pageConfig } from '#web/page-config.ts'
import styles from './promo-banner.module.css'

/** The only advertisement on the site: one line about our own mentoring, marked as ours. */
export function PromoBanner() {
  return (
    <aside aria-label="Advertisement" className={styles.banner}>
      <p>
        <span className={styles.kind}>From us</span>
        A past winner reads your application before you send it.
      </p>
      <a href={pageConfig().site.mentoringUrl} className={styles.link}>
        Personalised 1:1 Mentoring
        <ArrowRight size="1.125rem" aria-hidden />
      </a>
    </aside>
  )
}
