import type { LoaderFunctionArgs } from 'react-router'
import { nameOf } from '#web/bookmarks/scholarship-names.ts'
import { sendOn } from '#web/loading/send-on.ts'
import { requireSession, sessionStore } from '#web/session/session.ts'

export interface SignInData {
  readonly returnTo: string
  readonly scholarshipName: string | undefined
  /** Whether a session has ended in the middle of use. */
  readonly expired: boolean
}

/** Whoever is signed in already goes straight on to what they came for. */
export async function loadSignIn({
  request,
  params: { scholarshipId },
}: LoaderFunctionArgs): Promise<SignInData | Response> {
  const returnTo = scholarshipId === undefined ? '/' : `/detail/${encodeURIComponent(scholarshipId)}`
  // Nobody is asked who has never signed in on this device.
  const signedIn = sessionStore.get().state !== 'signed-out' && (await requireSession()).state === 'signed-in'
  if (signedIn) return sendOn(request, returnTo)
  return {
    returnTo,
    scholarshipName: scholarshipId === undefined ? undefined : nameOf(scholarshipId),
    expired: new URL(request.url).searchParams.has('ended'),
  }
}
