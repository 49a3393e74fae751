import { forThisDevice, forThisTab } from '#web/device-storage.ts'
import { forgetUser, HAS_SIGNED_IN } from './session.ts'

/**
 * Signing out in one tab signs out all of them, so that none goes on showing personal data. A tab that was asleep gets
 * no event and checks when it becomes visible. Returns a function that stops it.
 */
export function followSignOut(): () => void {
  const end = new AbortController()
  const look = () => {
    const forgotten = forThisTab.get('userId') !== null && forThisDevice.get(HAS_SIGNED_IN) === null
    if (!forgotten) return
    forgetUser()
    window.location.reload()
  }
  window.addEventListener('storage', look, { signal: end.signal })
  document.addEventListener('visibilitychange', look, { signal: end.signal })
  return () => end.abort()
}
