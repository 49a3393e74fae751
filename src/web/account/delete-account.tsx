import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { forgetUser } from '#web/session/session.ts'
import { closeSignIn } from '#web/session/sign-in-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { accountApi } from './account-api.ts'
import styles from './account-page.module.css'
import { ConfirmSheet } from './confirm-sheet.tsx'

/** What is said of an account that is not deleted. */
const LEFT = {
  failed: 'That did not work, and nothing was deleted. Try again in a moment.',
  unknown: 'No answer came: we do not know whether your account was deleted. Press again to make sure.',
}

/** A button, and one question before anything is deleted. */
export function DeleteAccount({ saved, onDeleted }: { readonly saved: number; readonly onDeleted: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const [lostBefore, setLostBefore] = useState(false)

  async function deleteNow() {
    const outcome = await tryToDelete(lostBefore)
    setLostBefore(outcome === 'unknown')
    if (outcome !== 'deleted') return LEFT[outcome]
    onDeleted()
    forgetUser()
    // A 401 may have opened the sign-in sheet, but there is no account left to sign in to.
    closeSignIn()
    return ''
  }

  return (
    <>
      <Button className={styles.danger ?? ''} onClick={() => setAsked(true)}>
        <Trash2 size="1.125rem" aria-hidden />
        Delete my account
      </Button>
      {isAsked && (
        <ConfirmSheet
          title="Delete your account?"
          label="Delete it now"
          action={deleteNow}
          onClose={() => setAsked(false)}
        >
          <p>
            All that is stored about you is removed for good: your name, e-mail and photo, your saved list
            {saved > 0 && ` (${saved})`}, your plan with its notes and its link, your calendar’s address, what you
            reported as wrong, which e-mails you get, and every sign-in.
          </p>
        </ConfirmSheet>
      )}
    </>
  )
}

type Outcome = 'deleted' | 'failed' | 'unknown'

/** `lostBefore`: an earlier answer was lost. A 401 then means success, as the session ended with the account. */
async function tryToDelete(lostBefore: boolean): Promise<Outcome> {
  try {
    await accountApi.deleteAccount()
    return 'deleted'
  } catch (thrown) {
    const error = requireApiError(thrown)
    if (error.signedOut && lostBefore) return 'deleted'
    const isRefused = error.status >= 400 && error.status < 500
    return isRefused ? 'failed' : isStillThere()
  }
}

/** Without an answer the account may or may not be deleted. Whoever is still signed in still has one. */
async function isStillThere(): Promise<Outcome> {
  try {
    await api.checkAuth()
    return 'failed'
  } catch (thrown) {
    return requireApiError(thrown).signedOut ? 'deleted' : 'unknown'
  }
}
