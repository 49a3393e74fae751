import { useState } from 'react'
import type { OwnSignIn } from '#contract/user.ts'
import { Button } from '#web/ui/button.tsx'
import { accountApi, dayInWords } from './account-api.ts'
import styles from './account-page.module.css'
import { ConfirmSheet } from './confirm-sheet.tsx'

interface Props {
  /** The ways to sign in when the page was opened. */
  readonly initial: readonly OwnSignIn[]
  /** One was unlinked, and with that all other sessions have ended. */
  readonly onUnlinked: () => void
}

/** Lists the ways in which the person signs in; of several, each can be unlinked. */
export function OwnSignIns({ initial, onUnlinked }: Props) {
  const [signIns, setSignIns] = useState(initial)
  const [asked, setAsked] = useState<OwnSignIn>()
  const [said, setSaid] = useState('')

  function showUnlinked({ provider }: OwnSignIn, left: readonly OwnSignIn[]) {
    setSignIns(left)
    setAsked(undefined)
    setSaid(`${provider} is unlinked, and you are signed out everywhere but here.`)
    onUnlinked()
  }

  return (
    <section aria-labelledby="sign-ins-title" className={styles.part}>
      <h2 id="sign-ins-title">How you sign in</h2>
      <p>
        {signIns.length > 1
          ? 'Each of these signs you in to this account. Unlink any that is not yours, or that you no longer use.'
          : 'This is the only way into this account.'}
      </p>
      <ul className={styles.sessions}>
        {signIns.map((signIn) => (
          <li key={signIn.id}>
            <div>
              <p className={styles.device}>{signIn.provider}</p>
              <p className={styles.status}>Linked {dayInWords(signIn.linkedAt)}</p>
            </div>
            {signIns.length > 1 && (
              <Button aria-label={`Unlink ${signIn.provider}`} onClick={() => setAsked(signIn)}>
                Unlink
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        <p role="status" className={styles.status}>
          {said}
        </p>
      </div>
      {asked && (
        <UnlinkSheet
          signIn={asked}
          onClose={() => setAsked(undefined)}
          onUnlinked={(left) => showUnlinked(asked, left)}
        />
      )}
    </section>
  )
}

interface SheetProps {
  readonly signIn: OwnSignIn
  readonly onClose: () => void
  readonly onUnlinked: (left: readonly OwnSignIn[]) => void
}

/** It cannot be linked again. */
function UnlinkSheet({ signIn: { id, provider }, onClose, onUnlinked }: SheetProps) {
  const unlink = async () => {
    onUnlinked(await accountApi.unlink(id))
    return ''
  }
  return (
    <ConfirmSheet
      title={`Unlink ${provider}?`}
      label={`Unlink ${provider}`}
      onClose={onClose}
      action={unlink}
      failureOf={({ code, detail }) => (code === 'only_sign_in' ? detail : undefined)}
    >
      <p>
        After that, signing in with {provider} opens a separate account without your saved list, even with the same
        e-mail. {provider} cannot be linked here again, and you are signed out everywhere else.
      </p>
    </ConfirmSheet>
  )
}
