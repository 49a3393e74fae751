import { BriefcaseBusiness, Mail } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { pageConfig } from '#web/page-config.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LogoMark } from '#web/ui/drawings.tsx'
import styles from './footer.module.css'

export function Footer() {
  const { site } = pageConfig()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Newsletter />
        <Column title="SERVICES">
          <a href={site.mentoringUrl}>Personalised 1:1 Mentoring</a>
          <a href={site.resourcesUrl}>Curated Resources</a>
          <Link to="/search">Search Scholarships</Link>
        </Column>
        <Column title="HELP CENTER">
          <a href={site.privacyUrl}>Privacy Policy</a>
          <a href={site.cookiesUrl}>Cookie Policy</a>
          <a href={site.termsUrl}>Terms &amp; Conditions</a>
          <a href={site.contactUrl}>Contact us</a>
        </Column>
        <Column title="GET IN TOUCH" wide>
          <a href={`mailto:${site.email}`}>
            <Mail size="1.0625rem" aria-hidden />
            {site.email}
          </a>
          <a href={site.networkUrl}>
            <BriefcaseBusiness size="1.0625rem" aria-hidden />
            Professional network
          </a>
        </Column>
      </div>
      <p className={styles.legal}>
        © {site.copyrightYear} {site.name}. All Rights Reserved
        <Link to="/privacy" className={styles.stored}>
          What we store
        </Link>
      </p>
    </footer>
  )
}

interface ColumnProps {
  readonly title: string
  readonly wide?: boolean
  readonly children: readonly ReactNode[]
}

function Column({ title, wide = false, children }: ColumnProps) {
  return (
    <section className={`${styles.column} ${wide ? styles.wide : ''}`}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list">
        {children.map((item, index) => (
          // The items never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** Only opens the newsletter's own page: what is typed here is neither sent nor checked. */
function Newsletter() {
  const { site } = pageConfig()
  const open = (event: FormEvent) => {
    event.preventDefault()
    window.location.assign(site.newsletterUrl)
  }
  return (
    <form className={styles.newsletter} noValidate onSubmit={open} aria-labelledby="newsletter-title">
      <LogoMark size={44} />
      <h2 id="newsletter-title" className={styles.invitation}>
        Get new scholarships by e-mail
      </h2>
      <label htmlFor="newsletter-email" className={styles.label}>
        Your e-mail
      </label>
      <div className={styles.row}>
        <input id="newsletter-email" type="email" autoComplete="email" className={styles.input} />
        <Button look="accent" type="submit">
          Subscribe
        </Button>
      </div>
      <p className={styles.hint}>Opens our newsletter page.</p>
    </form>
  )
}
