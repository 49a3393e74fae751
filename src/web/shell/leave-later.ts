import type { NavigateFunction } from 'react-router'
import { api } from '#web/api-client.ts'
import { asApiError } from '#web/api-error.ts'
import { forThisDevice } from '#web/device-storage.ts'
import { keepTrying } from '#web/loading/later.ts'
import { deviceWord } from '#web/ui/media.ts'
import { forgetUser } from '#web/session/session.ts'
import { createLineAbove } from '#web/ui/line-above.ts'

/** Kept until the server has been told. A page that is opened before tells it first (`before-paint.js`). */
const LEAVING_KEY = 'leaving'

/** Logs out where the server cannot be reached: here at once, and there as soon as it answers. */
export function leaveLater(navigate: NavigateFunction): void {
  forgetUser()
  forThisDevice.set(LEAVING_KEY, '1')
  forgetNote()
  // Its code is here already, and nothing on it is anybody's.
  void navigate('/', { replace: true })
  createLineAbove()(
    `You are logged out on this ${deviceWord()}. The site could not be reached. Your session ends there as soon as you are online.`,
  )
  const stop = keepTrying(async () => {
    if (!(await endSession())) return
    stop()
    // As after any log-out, nothing stays in memory.
    window.location.reload()
  })
}

/** True once it has ended. Another tab may have seen to it, and somebody may have signed in since. */
async function endSession(): Promise<boolean> {
  if (forThisDevice.get(LEAVING_KEY) === null) return true
  try {
    await api.logOut()
  } catch (thrown) {
    if (!asApiError(thrown)) throw thrown
    return false
  }
  forThisDevice.remove(LEAVING_KEY)
  return true
}

/** The note that somebody is signed in, which the server sets with each session. */
function forgetNote(): void {
  for (const name of ['signed_in', '__Host-signed_in']) {
    document.cookie = `${name}=; Max-Age=0; Path=/${window.location.protocol === 'https:' ? '; Secure' : ''}`
  }
}
