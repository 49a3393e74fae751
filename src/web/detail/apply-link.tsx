import { ExternalLink } from 'lucide-react'
import { ButtonAnchor } from '#web/ui/button.tsx'
import styles from './apply-link.module.css'
import { siteOf } from './site-of.ts'

/** The way out, to the funder's own page: names the site it leads to, and opens beside this one. */
export function ApplyLink({ link }: { readonly link: string }) {
  const site = siteOf(link)
  if (site === undefined) return <p className={styles.none}>The funder gives no address for applying.</p>
  return (
    <ButtonAnchor look="accent" href={link} target="_blank" rel="noopener" className={styles.apply ?? ''}>
      <span className={styles.text}>
        Apply on {site}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
      <ExternalLink size="1.125rem" aria-hidden />
    </ButtonAnchor>
  )
}
