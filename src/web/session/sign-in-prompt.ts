import { onSignedOut } from '#web/api-client.ts'
import { loadedBy } from '#web/loading/page-load.ts'
import { createStore } from '#web/store.ts'
import { requireSession, sessionStore } from './session.ts'

export interface SignInPrompt {
  /** The address of this site to come back to. */
  readonly returnTo: string
  /** What the visitor came for, when it is one scholarship. */
  readonly scholarshipName?: string
  /** The person was signed in on this page until a moment ago. */
  readonly expired?: boolean
}

/** Null: nobody is being asked. */
export const signInPrompt = createStore<SignInPrompt | null>(null)

/** Scrolls to the top and opens the sign-in sheet; `returnTo` is the present page unless said otherwise. */
export function askToSignIn(options: Partial<SignInPrompt> = {}): void {
  const { pathname, search } = window.location
  window.scrollTo({ top: 0 })
  signInPrompt.set({ returnTo: pathname + search, ...options })
  void closeIfSignedIn()
}

/**
 * Asks who arrives, signed out, at a page that is for members. Not when it was loaded anew: that is how logging out
 * ends, and nobody who leaves wants to be asked in. What stands on the page has a button for it.
 */
export function askOnArrival(options?: Partial<SignInPrompt>): void {
  if (loadedBy() !== 'reload') askToSignIn(options)
}

/** A 401 in the middle of use: whoever was at work here is asked to sign in again, and comes back here. Start it first. */
export function startSignInPrompt(): void {
  onSignedOut(() => {
    // Once everybody else has heard of it too.
    if (sessionStore.get().state === 'signed-in') queueMicrotask(() => askToSignIn({ expired: true }))
  })
  // It belongs to the page that it was opened above.
  window.addEventListener('popstate', closeSignIn)
}

/** "Signed out" may only have been taken for granted on a first visit: if somebody is here after all, no sheet. */
async function closeIfSignedIn(): Promise<void> {
  const { state } = await requireSession()
  if (state === 'signed-in') closeSignIn()
}

export function closeSignIn(): void {
  signInPrompt.set(null)
}
