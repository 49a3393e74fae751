import type { LoaderFunctionArgs } from 'react-router'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { api } from '#web/api-client.ts'
import { type ApiErrorCode, requireApiError } from '#web/api-error.ts'
import { createKept } from '#web/loading/kept.ts'
import { sendOn } from '#web/loading/history.ts'
import { requireSession, sessionStore } from '#web/session/session.ts'
import { closeSignIn, signInPrompt } from '#web/session/sign-in-prompt.ts'

export type DetailData =
  | {
      readonly kind: 'found'
      readonly scholarship: ScholarshipDetail
      /** The address of the page that the visitor came from. */
      readonly from: string
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly code: ApiErrorCode; readonly id: string; readonly from: string }

const KEPT = 30
const FRESH_MS = 5 * 60_000
const scholarships = createKept<ScholarshipDetail>(KEPT, FRESH_MS)

/** Asks for the session and the scholarship at the same time. A visitor who is signed out goes to the sign-in page. */
export async function loadScholarship({ request, params }: LoaderFunctionArgs): Promise<DetailData | Response> {
  const id = params.scholarshipId ?? ''
  const from = window.location.href
  const ask = async () => scholarships.seen(id) ?? api.scholarship(id)
  // Where nobody has signed in on this device, the scholarship would only be refused.
  const early = sessionStore.get().state === 'signed-out' ? undefined : ask()
  early?.catch(() => undefined)
  if ((await requireSession()).state === 'signed-out') return toSignIn(request, id)
  try {
    const scholarship = await (early ?? ask())
    if (!scholarship) return { kind: 'unknown' }
    scholarships.show(id, scholarship)
    return { kind: 'found', scholarship, from }
  } catch (thrown) {
    const error = requireApiError(thrown)
    if (error.signedOut) return toSignIn(request, id)
    return error.status === 404 || error.status === 400
      ? { kind: 'unknown' }
      : { kind: 'failed', code: error.code, id, from }
  }
}

function toSignIn(request: Request, id: string): Response {
  // The sign-in page says the same as the sheet: one of them is enough.
  const expired = signInPrompt.get()?.expired
  closeSignIn()
  return sendOn(request, `/signin/${encodeURIComponent(id)}${expired ? '?ended=1' : ''}`)
}
