import type { User } from '#contract/user.ts'
import { api, onSignedOut } from '#web/api-client.ts'
import { asApiError } from '#web/api-error.ts'
import { forThisDevice, forThisTab } from '#web/device-storage.ts'
import { keepTrying } from '#web/loading/later.ts'
import { createStore, useStore } from '#web/store.ts'

/**
 * Who is signed in. `unknown` is the time until the server has answered, and while it cannot be reached: the page then
 * keeps the user it had. Only a 401 leads to `signed-out`.
 */
export interface Session {
  readonly state: 'unknown' | 'signed-in' | 'signed-out'
  readonly user: User | null
}

const UNKNOWN: Session = { state: 'unknown', user: null }
const SIGNED_OUT: Session = { state: 'signed-out', user: null }

/**
 * The account that is signed in on this device, as far as is known here. Where there is none, the server is not asked, so that a
 * first visit logs no 401.
 */
export const HAS_SIGNED_IN = 'hasSignedIn'
/** In its place while somebody is away to sign in. */
export const SIGNING_IN = '1'
/** The time of the last change of the saved list that was seen on this device. */
export const CHANGES_SEEN = 'changesSeen'
/** What the sign-in sheet was opened by, for whoever comes back from it (`bookmarks/pressed.ts`). */
export const SAVES_AT_SIGN_IN = 'savesAtSignIn'

export const sessionStore = createStore<Session>(UNKNOWN)
let confirmed = false
/** While an answer is missing. */
let stopRetrying: (() => void) | undefined
let checking: Promise<Session> | undefined

export function useSession(): Session {
  return useStore(sessionStore)
}

/** Who is known to be signed in. */
export function signedInUser(): User | null {
  const { state, user } = sessionStore.get()
  return state === 'signed-in' ? user : null
}

/** Starts with the user that this tab remembers, and asks the server if there may be a session. */
export function startSession(): void {
  const user = readUser()
  sessionStore.set(user ? { state: 'unknown', user } : UNKNOWN)
  onSignedOut(forgetUser)
  if (user || forThisDevice.get(HAS_SIGNED_IN) || document.cookie.includes('signed_in=')) void checkSession()
  else stayOut()
}

/** The session as confirmed by the server, which is asked if it has not answered since the page was opened. */
export function requireSession(): Promise<Session> {
  return confirmed ? Promise.resolve(sessionStore.get()) : checkSession()
}

/** Call when the person leaves to sign in: the next page then asks the server who has come back. */
export function rememberSignIn(): void {
  forThisDevice.set(HAS_SIGNED_IN, SIGNING_IN)
}

/** Forgets everything about the user, on this device too. */
export function forgetUser(): void {
  confirmed = true
  for (const key of ['userId', 'userName', 'userPhoto', 'userEmail']) forThisTab.remove(key)
  forThisDevice.remove(HAS_SIGNED_IN)
  forThisDevice.remove(CHANGES_SEEN)
  delete document.documentElement.dataset['signedIn']
  stayOut()
}

/** Who comes back without having signed in has given up what it was for. */
function stayOut(): void {
  forThisTab.remove(SAVES_AT_SIGN_IN)
  sessionStore.set(SIGNED_OUT)
}

/** Asks the server who is signed in. Without an answer everything stays as it was, and it is asked again later. */
export function checkSession(): Promise<Session> {
  checking ??= ask().finally(() => (checking = undefined))
  return checking
}

async function ask(): Promise<Session> {
  try {
    const user = await api.checkAuth()
    confirmed = true
    forThisTab.set('userId', user.id)
    forThisTab.set('userName', user.name)
    forThisTab.set('userPhoto', user.photo ?? '')
    forThisTab.set('userEmail', user.email)
    forThisDevice.set(HAS_SIGNED_IN, user.id)
    sessionStore.set({ state: 'signed-in', user })
  } catch (error) {
    // `forgetUser` has handled a 401. Any other failure says nothing about who is signed in.
    if (!asApiError(error)?.signedOut) {
      stopRetrying ??= keepTrying(checkSession)
      return sessionStore.get()
    }
  }
  stopRetrying?.()
  stopRetrying = undefined
  return sessionStore.get()
}

function readUser(): User | null {
  const id = forThisTab.get('userId')
  const email = forThisTab.get('userEmail')
  if (!id || !email) return null
  return { id, name: forThisTab.get('userName') ?? email, photo: forThisTab.get('userPhoto') || null, email }
}
