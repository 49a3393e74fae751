import { useEffect, useRef, useState } from 'react'
import type { OwnSignIn } from '#contract/user.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { accountApi, dayInWords } from './account-api.ts'
import styles from './account-page.module.css'

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
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone; the focus goes on from the heading, once the sheet has given it back.
  useEffect(() => {
    if (said !== '') title.current?.focus()
  }, [said])

  function showUnlinked({ provider }: OwnSignIn, left: readonly OwnSignIn[]) {
    setSignIns(left)
    setAsked(undefined)
    setSaid(`${provider} is unlinked, and you are signed out everywhere but here.`)
    onUnlinked()
  }

  return (
    <section aria-labelledby="sign-ins-title" className={styles.part}>
      <h2 id="sign-ins-title" ref={title} tabIndex={-1}>
        How you sign in
      </h2>
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

/** One question before anything is unlinked, since it cannot be linked again. */
function UnlinkSheet({ signIn: { id, provider }, onClose, onUnlinked }: SheetProps) {
  const { busy, said, attempt } = useAttempt(({ code, detail }) => (code === 'only_sign_in' ? detail : undefined))
  const unlink = async () => {
    onUnlinked(await accountApi.unlink(id))
    return ''
  }

  return (
    <Sheet
      title={`Unlink ${provider}?`}
      onClose={onClose}
      foot={
        <div className={styles.choice}>
          <Button onClick={onClose}>Keep it</Button>
          <Button className={styles.danger ?? ''} aria-disabled={busy} onClick={() => void attempt(unlink)}>
            Unlink {provider}
          </Button>
        </div>
      }
    >
      <p>
        After that, signing in with {provider} opens a separate account without your saved list, even with the same
        e-mail. {provider} cannot be linked here again, and you are signed out everywhere else.
      </p>
      <p role="status" className={styles.status}>
        {said}
      </p>
    </Sheet>
  )
}
