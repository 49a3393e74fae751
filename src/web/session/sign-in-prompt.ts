import { onSignedOut } from '#web/api-client.ts'
import { loadedBy, standing } from '#web/loading/history.ts'
import { createStore } from '#web/store.ts'
import { requireSession, sessionStore } from './session.ts'

export interface SignInPrompt {
  /** Where on this site to come back to. */
  readonly returnTo: string
  /** The scholarship that the visitor wanted to open, if any. */
  readonly scholarshipName?: string
  /** Whether the person's session has just ended. */
  readonly expired?: boolean
}

/** Null while the sheet is closed. */
export const signInPrompt = createStore<SignInPrompt | null>(null)

/**
 * Scrolls to the top and opens the sign-in sheet. By default the visitor comes back to the current page. An open sheet
 * goes on to say that the session has ended.
 */
export function askToSignIn(options: Partial<SignInPrompt> = {}): void {
  const { pathname, search } = window.location
  window.scrollTo({ top: 0 })
  signInPrompt.set({ returnTo: pathname + search, expired: signInPrompt.get()?.expired ?? false, ...options })
  void closeIfSignedIn()
}

/**
 * Opens the sheet for visitors who arrive signed out at a page for members. Not after a reload: logging out ends with
 * one, and people who have just left do not want to be asked in again. The page has a button for it.
 */
export function askOnArrival(): void {
  if (loadedBy() !== 'reload') askToSignIn()
}

/** After a 401 in the middle of use, asks the person to sign in again. Start it before the session forgets them. */
export function startSignInPrompt(): void {
  onSignedOut(() => {
    // After all other listeners have run.
    if (sessionStore.get().state === 'signed-in') queueMicrotask(() => askToSignIn({ expired: true }))
  })
  // The sheet belongs to the page below it, until late code has Back close it alone.
  standing.hear = closeSignIn
}

/** On a first visit "signed out" is only assumed. If the server knows better, the sheet closes again. */
async function closeIfSignedIn(): Promise<void> {
  const { state } = await requireSession()
  if (state === 'signed-in') closeSignIn()
}

export function closeSignIn(): void {
  signInPrompt.set(null)
}
