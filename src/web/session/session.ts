import type { User } from '#contract/user.ts'
import { api, onSignedOut } from '#web/api-client.ts'
import { asApiError } from '#web/api-error.ts'
import { forThisDevice, forThisTab } from '#web/device-storage.ts'
import { createStore, useStore } from '#web/store.ts'

/**
 * Who is here. `unknown` is a first visit's moment before the answer, and every time the server cannot be reached:
 * the page then goes on with the user it had. Only a 401 makes it `signed-out`.
 */
export interface Session {
  readonly state: 'unknown' | 'signed-in' | 'signed-out'
  readonly user: User | null
}

const UNKNOWN: Session = { state: 'unknown', user: null }
const SIGNED_OUT: Session = { state: 'signed-out', user: null }

/** Says that somebody has signed in on this device: without it a first visit asks nothing and logs no 401. */
export const HINT = 'hasSignedIn'
const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 60_000

export const sessionStore = createStore<Session>(UNKNOWN)
let confirmed = false
let retryMs = FIRST_RETRY_MS
let retry: ReturnType<typeof setTimeout> | undefined
let checking: Promise<Session> | undefined

export function useSession(): Session {
  return useStore(sessionStore)
}

/** Starts with what this tab remembers, and asks the server when there may be a session. */
export function startSession(): void {
  const user = readUser()
  sessionStore.set(user ? { state: 'unknown', user } : UNKNOWN)
  onSignedOut(forgetUser)
  window.addEventListener('online', () => {
    if (sessionStore.get().state === 'unknown') void checkSession()
  })
  if (user || forThisDevice.get(HINT) || document.cookie.includes('signed_in=')) void checkSession()
  else sessionStore.set(SIGNED_OUT)
}

/** The session as the server knows it; asks it when that has not been done since the page was opened. */
export function requireSession(): Promise<Session> {
  return confirmed ? Promise.resolve(sessionStore.get()) : checkSession()
}

/** Leaves a note that the person went to sign in, so that the next page asks who came back. */
export function rememberSignIn(): void {
  forThisDevice.set(HINT, '1')
}

/** Forgets everything about the user, on this device too. */
export function forgetUser(): void {
  confirmed = true
  for (const key of ['userId', 'userName', 'userPhoto', 'userEmail']) forThisTab.remove(key)
  forThisDevice.remove(HINT)
  delete document.documentElement.dataset['signedIn']
  sessionStore.set(SIGNED_OUT)
}

function checkSession(): Promise<Session> {
  checking ??= ask().finally(() => (checking = undefined))
  return checking
}

async function ask(): Promise<Session> {
  // Whoever asks meanwhile takes the place of what was going to: however many ask, there is one to come.
  clearTimeout(retry)
  try {
    const user = await api.checkAuth()
    confirmed = true
    retryMs = FIRST_RETRY_MS
    forThisTab.set('userId', user.id)
    forThisTab.set('userName', user.name)
    forThisTab.set('userPhoto', user.photo ?? '')
    forThisTab.set('userEmail', user.email)
    rememberSignIn()
    sessionStore.set({ state: 'signed-in', user })
  } catch (error) {
    // A 401 has already been heard by `forgetUser`; anything else says nothing about who is here.
    if (!asApiError(error)?.signedOut) {
      retry = setTimeout(checkSession, retryMs)
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)
    }
  }
  return sessionStore.get()
}

function readUser(): User | null {
  const id = forThisTab.get('userId')
  const email = forThisTab.get('userEmail')
  if (!id || !email) return null
  return { id, name: forThisTab.get('userName') ?? email, photo: forThisTab.get('userPhoto') || null, email }
}
