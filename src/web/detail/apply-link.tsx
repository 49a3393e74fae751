import { ExternalLink } from 'lucide-react'
import { ButtonAnchor } from '#web/ui/button.tsx'
import styles from './apply-link.module.css'
import { siteOf } from '#web/ui/words.ts'
import { Fragment } from 'react'

/** The name of a site, which breaks between its labels only. */
export function SiteName({ site }: { readonly site: string }) {
  return site.split('.').map((label, index) => (
    // They never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {label}
    </Fragment>
  ))
}

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
