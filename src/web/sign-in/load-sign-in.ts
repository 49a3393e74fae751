import type { LoaderFunctionArgs } from 'react-router'
import { nameOf } from '#web/bookmarks/scholarship-names.ts'
import { sendOn } from '#web/loading/send-on.ts'
import { requireSession, sessionStore } from '#web/session/session.ts'

export interface SignInData {
  readonly returnTo: string
  readonly scholarshipName: string | undefined
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
  return {
    returnTo,
    scholarshipName: scholarshipId === undefined ? undefined : nameOf(scholarshipId),
    expired: new URL(request.url).searchParams.has('ended'),
  }
}
