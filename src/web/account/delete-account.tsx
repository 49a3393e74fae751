import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/api-client.ts'
import { asApiError } from '#web/api-error.ts'
import { forgetUser } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import styles from './account-page.module.css'

interface Props {
  readonly saved: number
  readonly onDeleted: () => void
}

/** One press, and one plain question. */
export function DeleteAccount({ saved, onDeleted }: Props) {
  const [state, setState] = useState<'closed' | 'asked' | 'busy' | 'failed'>('closed')
  const close = () => setState('closed')

  async function deleteNow() {
    setState('busy')
    try {
      await api.deleteAccount()
      onDeleted()
      forgetUser()
    } catch (thrown) {
      if (!asApiError(thrown)) throw thrown
      setState('failed')
    }
  }

  return (
    <>
      <Button className={styles.danger ?? ''} onClick={() => setState('asked')}>
        <Trash2 size={18} aria-hidden />
        Delete my account
      </Button>
      {state !== 'closed' && (
        <Sheet
          open
          title="Delete your account?"
          onClose={close}
          foot={
            <div className={styles.choice}>
              <Button onClick={close}>Keep it</Button>
              <Button className={styles.danger ?? ''} disabled={state === 'busy'} onClick={() => void deleteNow()}>
                Delete it now
              </Button>
            </div>
          }
        >
          <p>
            Your name, your e-mail{saved > 0 && `, your list of ${saved} saved`} and every sign-in are removed for good.
          </p>
          <p role="status" className={styles.status}>
            {state === 'failed' && 'That did not work, and nothing was deleted. Try again in a moment.'}
          </p>
        </Sheet>
      )}
    </>
  )
}
