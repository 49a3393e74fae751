import type { LoaderFunctionArgs } from 'react-router'
import type { Card } from '#contract/scholarship.ts'
import { call } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { nameOf } from '#web/bookmarks/scholarship-names.ts'
import { sendOn } from '#web/loading/send-on.ts'
import { readScholarship, type Said } from '#web/read-answers.ts'
import { requireSession, sessionStore } from '#web/session/session.ts'

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
export async function loadSignIn({ request, params }: LoaderFunctionArgs): Promise<SignInData | Response> {
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
