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
  /** What anybody may see of the scholarship; null where that could not be had, or there is no scholarship. */
  readonly card: Card | null
  /** Whether the person's session ended while they used the site. */
  readonly expired: boolean
}

/** Visitors who are already signed in go straight on to what they came for. */
export async function loadSignIn({
  request,
  params: { scholarshipId },
}: LoaderFunctionArgs): Promise<SignInData | Response> {
  const returnTo = scholarshipId === undefined ? '/' : `/detail/${encodeURIComponent(scholarshipId)}`
  // The server is asked only if somebody has signed in on this device before.
  const signedIn = sessionStore.get().state !== 'signed-out' && (await requireSession()).state === 'signed-in'
  if (signedIn) return sendOn(request, returnTo)
  const card = scholarshipId === undefined ? null : await findCard(scholarshipId)
  return {
    returnTo,
    scholarshipName: card?.scholarship_name ?? (scholarshipId === undefined ? undefined : nameOf(scholarshipId)),
    card,
    expired: new URL(request.url).searchParams.has('ended'),
  }
}

/** Signing in works without it, so a failure is no reason to hold anybody up. */
async function findCard(id: string): Promise<Card | null> {
  try {
    return readScholarship(await call<Said>(`/api/scholarship/card/${encodeURIComponent(id)}`))
  } catch (thrown) {
    requireApiError(thrown)
    return null
  }
}
