import { forThisDevice, forThisTab } from '#web/device-storage.ts'
import { forgetUser, HINT } from './session.ts'

/**
 * Who signs out in one tab is signed out in all, and none goes on showing what is theirs. A tab that was asleep hears of
 * nothing, and looks when it is turned to again. Returns the way to stop.
 */
export function followSignOut(): () => void {
  const end = new AbortController()
  const look = () => {
    const forgotten = forThisTab.get('userId') !== null && forThisDevice.get(HINT) === null
    if (!forgotten) return
    forgetUser()
    window.location.reload()
  }
  window.addEventListener('storage', look, { signal: end.signal })
  document.addEventListener('visibilitychange', look, { signal: end.signal })
  return () => end.abort()
}
