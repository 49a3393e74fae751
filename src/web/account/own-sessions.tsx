import type { OwnSession } from '#contract/user.ts'
import { Button } from '#web/ui/button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { accountApi, dayInWords } from './account-api.ts'
import styles from './account-page.module.css'

interface Props {
  readonly sessions: readonly OwnSession[]
  readonly onChange: (left: readonly OwnSession[]) => void
}

/** Lists where the person is signed in, with buttons to end each session. */
export function OwnSessions({ sessions, onChange }: Props) {
  const { busy, said, attempt } = useAttempt()
  const others = sessions.filter(({ isThis }) => !isThis)

  const end = (ending: () => Promise<readonly OwnSession[]>, done: string) =>
    void attempt(async () => {
      onChange(await ending())
      return done
    })

  return (
    <section aria-labelledby="sessions-title" className={styles.part}>
      <h2 id="sessions-title">Where you are signed in</h2>
      <p>
        End any session that you do not recognise, or that is on a device you have lent, lost or given away. It is
        signed out at once.
      </p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => end(() => accountApi.endSession(session.id), `${nameOf(session)} is signed out.`)}
          />
        ))}
      </ul>
      <div className={styles.action}>
        {others.length > 0 && (
          <Button
            aria-disabled={busy}
            onClick={() => end(accountApi.endOtherSessions, 'You are signed out everywhere but here.')}
          >
            End all other sessions
          </Button>
        )}
        <p role="status" className={styles.status}>
          {said}
        </p>
      </div>
    </section>
  )
}

interface RowProps {
  readonly session: OwnSession
  /** One is being ended. */
  readonly busy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: RowProps) {
  const { isThis, startedAt, usedAt } = session
  return (
    <li>
      <div>
        <p className={styles.device}>
          {nameOf(session)} {isThis && <span className={styles.here}>This device</span>}
        </p>
        <p className={styles.status}>
          Signed in {dayInWords(startedAt)}, {isThis ? 'in use now' : `last used ${dayInWords(usedAt)}`}
        </p>
      </div>
      {!isThis && (
        <Button aria-disabled={busy} aria-label={`End this session: ${nameOf(session)}`} onClick={onEnd}>
          End this session
        </Button>
      )}
    </li>
  )
}

function nameOf({ device }: OwnSession): string {
  return device ?? 'An unknown browser'
}
