import { useLoaderData } from 'react-router'
import { createLatePart } from '#web/loading/late-part.tsx'
import { resultsAddress } from '#web/selection-store.ts'
import { LampScene } from '#web/ui/lamp-scene.tsx'
import { Link } from '#web/ui/link.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { ScholarshipCard } from '#web/scholarship/scholarship-card.tsx'
import type { SignInData } from './load-sign-in.ts'
import { SignInButtons } from './sign-in-buttons.tsx'
import { SignInIntro } from './sign-in-intro.tsx'
import styles from './sign-in-page.module.css'
import { SIGN_IN_TITLE, SignInReasons } from './sign-in-reasons.tsx'

const UnknownScholarship = createLatePart(
  async () => (await import('#web/errors/not-found-page.tsx')).UnknownScholarship,
)

/** The sign-in sheet as a page, shown before a scholarship that only members can open. */
export function SignInPage() {
  const data = useLoaderData<SignInData>()
  return data.unknown ? <UnknownScholarship /> : <SignIn {...data} />
}

function SignIn({ returnTo, scholarshipName, card, expired }: SignInData) {
  usePageTitle(scholarshipName === undefined ? 'Sign in' : `Sign in for ${scholarshipName}`)
  return (
    <div className={styles.page}>
      <div className={styles.way}>
        <h1 className={styles.title}>{SIGN_IN_TITLE}</h1>
        <SignInIntro wanted={scholarshipName} expired={expired} />
        {card && <ScholarshipCard card={card} headingLevel="h2" look="plain" />}
        <SignInButtons returnTo={returnTo} />
        {card && <Link to={resultsAddress({ searchKey: card.scholarship_name })}>See it in the results</Link>}
        <div className={styles.picture}>
          <LampScene />
        </div>
      </div>
      <div className={styles.reasons}>
        <SignInReasons headingLevel="h2" />
      </div>
    </div>
  )
}
