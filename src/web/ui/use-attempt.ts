import { useState } from 'react'
import { requireApiError, type ApiError } from '#web/api-error.ts'

/** Without an answer we do not know. */
const UNKNOWN = 'That may not have worked. Press again to make sure.'

/**
 * One thing at a time that is done on the server and can be done again. `said` is how it went, in words; `failureOf` has
 * those for failures that say more than that something failed. While it is `busy`, its button is `aria-disabled` and does
 * nothing: one that is disabled loses the focus.
 */
export function useAttempt(failureOf?: (error: ApiError) => string | undefined) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  async function attempt(action: () => Promise<string>) {
    if (busy) return
    setBusy(true)
    try {
      setSaid(await action())
    } catch (thrown) {
      const error = requireApiError(thrown)
      setSaid(failureOf?.(error) ?? UNKNOWN)
    } finally {
      setBusy(false)
    }
  }
  return { busy, said, attempt }
}
