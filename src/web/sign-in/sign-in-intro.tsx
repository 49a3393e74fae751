import styles from './sign-in-intro.module.css'

interface Props {
  /** A scholarship by its name, or another page. */
  readonly wanted: string | undefined
  readonly expired: boolean
  /** What was to be saved, by its name. */
  readonly saving?: string | undefined
}

/** Why the visitor is asked to sign in: what they came for or save, or that their session has ended. */
export function SignInIntro({ wanted, expired, saving }: Props) {
  if (!expired && wanted === undefined && saving === undefined) return null
  return (
    <div className={styles.intro}>
      {expired && (
        <p>Your session has ended. Sign in again, and you are back where you were. What you saved is kept.</p>
      )}
      {saving !== undefined && (
        <p>
          Signing in saves <strong dir="auto">{saving}</strong> for you.
        </p>
      )}
      {wanted !== undefined && (
        <p>
          You came for <strong dir="auto">{wanted}</strong>. Signing in takes you straight to it.
        </p>
      )}
    </div>
  )
}
