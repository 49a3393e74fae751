import { ExternalLink } from 'lucide-react'
import { ButtonAnchor } from '#web/ui/button.tsx'
import styles from './apply-link.module.css'
import { SiteName } from '#web/ui/site-name.tsx'
import { siteOf } from '#web/ui/site-of.ts'

/** The link to the funder's own page, in a new tab. It names the site that it leads to. */
export function ApplyLink({ link }: { readonly link: string }) {
  const site = siteOf(link)
  if (site === undefined) return <p className={styles.none}>The funder gives no web address for applying.</p>
  return (
    <ButtonAnchor look="accent" href={link} target="_blank" rel="noopener" className={styles.apply ?? ''}>
      <span className={styles.text}>
        Apply on <SiteName site={site} />
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
      <ExternalLink size="1.125rem" aria-hidden />
    </ButtonAnchor>
  )
}
