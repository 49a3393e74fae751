import type { LoaderFunctionArgs } from 'react-router'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { api } from '#web/api-client.ts'
import { requireApiError, type ApiErrorCode } from '#web/api-error.ts'
import { createPromiseCache } from '#web/loading/promise-cache.ts'
import { sendOn } from '#web/loading/send-on.ts'
import { requireSession, sessionStore } from '#web/session/session.ts'
import { closeSignIn, signInPrompt } from '#web/session/sign-in-prompt.ts'

export type DetailData =
  | {
      readonly kind: 'found'
      readonly scholarship: ScholarshipDetail
      /** The address that stood there when this page was asked for. */
      readonly from: string
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly code: ApiErrorCode }

const KEPT = 30
const FRESH_MS = 5 * 60_000
const scholarships = createPromiseCache<ScholarshipDetail>(KEPT, FRESH_MS)

/** Asks who is here and for the scholarship, both at once. Whoever is not signed in is sent to sign in for it. */
export async function loadScholarship({ request, params }: LoaderFunctionArgs): Promise<DetailData | Response> {
  const id = params.scholarshipId ?? ''
  const from = window.location.href
  const ask = () => scholarships.get(id, () => api.scholarship(id))
  // Without a sign that anybody has signed in on this device, only that question is asked.
  const early = sessionStore.get().state === 'signed-out' ? undefined : ask()
  early?.catch(() => undefined)
  if ((await requireSession()).state === 'signed-out') return toSignIn(request, id)
  try {
    return { kind: 'found', scholarship: await (early ?? ask()), from }
  } catch (thrown) {
    const error = requireApiError(thrown)
    if (error.signedOut) return toSignIn(request, id)
    return error.status === 404 || error.status === 400 ? { kind: 'unknown' } : { kind: 'failed', code: error.code }
  }
}

function toSignIn(request: Request, id: string): Response {
  // The page itself asks, and says why: no sheet above it.
  const expired = signInPrompt.get()?.expired
  closeSignIn()
  return sendOn(request, `/signin/${encodeURIComponent(id)}${expired ? '?ended=1' : ''}`)
}
