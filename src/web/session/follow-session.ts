import { forThisDevice, forThisTab } from '#web/device-storage.ts'
import { forgetUser, HAS_SIGNED_IN, SIGNING_IN, sessionStore } from './session.ts'

/**
 * Signing in or out in one tab does so in all of them: none goes on showing what is another person's, or asks somebody to sign
 * in again. A tab that was asleep, and a page that Back brings from memory, get no event and look when they become visible.
 */
export function followSession(): void {
  seeNote()
  sessionStore.subscribe(seeNote)
  window.addEventListener('storage', look)
  document.addEventListener('visibilitychange', look)
}

/** Where a browser keeps nothing, that there is no note does not say that somebody has signed out. */
let isNoted = false

function seeNote(): void {
  isNoted ||= forThisDevice.get(HAS_SIGNED_IN) !== null
}

function look(): void {
  const { state, user } = sessionStore.get()
  const account = forThisDevice.get(HAS_SIGNED_IN)
  if (account === null) {
    if (!user || !isNoted) return
    forgetUser()
  } else {
    const isSame = user ? user.id === account : state === 'unknown' || !navigator.onLine
    if (isSame || account === SIGNING_IN) return
    // What this tab remembers would be shown until the server has answered.
    forThisTab.remove('userId')
  }
  window.location.reload()
}
