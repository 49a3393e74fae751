import { useState } from 'react'
import { requireApiError } from '#web/api-error.ts'

/** One thing at a time that is done on the server and can be done again. `said` is how it went, in words. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  async function attempt(action: () => Promise<string>) {
    if (busy) return
    setBusy(true)
    try {
      setSaid(await action())
    } catch (thrown) {
      requireApiError(thrown)
      // Without an answer we do not know.
      setSaid('That may not have worked. Press again to make sure.')
    } finally {
      setBusy(false)
    }
  }
  return { busy, said, attempt }
}
