import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Card } from '#contract/scholarship.ts'
import { call } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { nameOf } from '#web/bookmarks/scholarship-names.ts'
import { sendOn } from '#web/loading/history.ts'
import { readScholarship, type Said } from '#web/read-answers.ts'
import { requireSession, sessionStore } from '#web/session/session.ts'
import { createLatePart } from '#web/loading/late-code.tsx'
import { resultsAddress } from '#web/selection-store.ts'
import { LampScene } from '#web/ui/drawings.tsx'
import { Link } from '#web/ui/link.tsx'
import { usePageTitle } from '#web/ui/page.ts'
import { ScholarshipCard } from '#web/scholarship/scholarship-card.tsx'
import { onceHydrated } from '#web/loading/drawn-page.ts'
import { SIGN_IN_TITLE, SignInButtons, SignInIntro, SignInReasons } from './sign-in-parts.tsx'
import styles from './sign-in-page.module.css'

export interface SignInData {
  readonly returnTo: string
  readonly scholarshipName: string | undefined
  /** What anybody may see of the scholarship; null where that could not be had, or the page is not about one. */
  readonly card: Card | null
  /**
   * Whether nothing is listed at the address: nobody should sign in to be told so. Who has been here, or has its name on this
   * device, may have saved what is no longer listed, and is asked in.
   */
  readonly unknown: boolean
  /** Whether the person's session ended while they used the site. */
  readonly expired: boolean
}

/** Visitors who are already signed in go straight on to what they came for. */
async function loadSignIn({ request, params }: LoaderFunctionArgs): Promise<SignInData | Response> {
  const { scholarshipId } = params
  const returnTo = scholarshipId === undefined ? '/' : `/detail/${encodeURIComponent(scholarshipId)}`
  // The server is asked only if somebody has signed in on this device before.
  const signedIn = sessionStore.get().state !== 'signed-out' && (await requireSession()).state === 'signed-in'
  if (signedIn) return sendOn(request, returnTo)
  const found = scholarshipId === undefined ? null : await findCard(scholarshipId)
  const card = found ?? null
  const known = scholarshipId === undefined ? undefined : nameOf(scholarshipId)
  const expired = new URL(request.url).searchParams.has('ended')
  return {
    returnTo,
    unknown: found === undefined && known === undefined && !expired,
    scholarshipName: card?.scholarship_name ?? known,
    card,
    expired,
  }
}

/** Undefined if there is none. Signing in works without it, so another failure is no reason to hold anybody up. */
async function findCard(id: string): Promise<Card | null | undefined> {
  try {
    return readScholarship(await call<Said>(`/api/scholarship/card/${encodeURIComponent(id)}`))
  } catch (thrown) {
    return requireApiError(thrown).status === 404 ? undefined : null
  }
}

const UnknownScholarship = createLatePart(
  async () => (await import('#web/errors/not-found-page.tsx')).UnknownScholarship,
)

/** The sign-in sheet as a page, shown before a scholarship that only members can open. */
function SignInPage() {
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

export const signInRoute = { Component: SignInPage, loader: onceHydrated(loadSignIn) }
