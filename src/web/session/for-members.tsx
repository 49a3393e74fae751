import { useEffect } from 'react'
import type { User } from '#contract/user.ts'
import { type ApiErrorCode, requireApiError } from '#web/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { requireSession } from './session.ts'
import { askOnArrival, askToSignIn } from './sign-in-prompt.ts'

/** Why a member's page has nothing to show. */
export type NotLoaded = { readonly kind: 'signed-out' } | { readonly kind: 'failed'; readonly code: ApiErrorCode }

/** Loads what only a signed-in person can see. Nothing is asked for until the server has said who that is. */
export async function loadForMember<Data>(load: (user: User) => Promise<Data>): Promise<Data | NotLoaded> {
  const { state, user } = await requireSession()
  if (state === 'signed-out') return { kind: 'signed-out' }
  if (user === null) return { kind: 'failed', code: navigator.onLine ? 'unavailable' : 'offline' }
  try {
    return await load(user)
  } catch (thrown) {
    const { signedOut, code } = requireApiError(thrown)
    return signedOut ? { kind: 'signed-out' } : { kind: 'failed', code }
  }
}

/** Stands on a page for members. Who arrives there signed out is asked to sign in. */
export function SignInButton({ children }: { readonly children: string }) {
  useEffect(() => askOnArrival(), [])
  return (
    <Button look="primary" onClick={() => askToSignIn()}>
      {children}
    </Button>
  )
}
