import styles from './sign-in-intro.module.css'

interface Props {
  readonly scholarshipName: string | undefined
  readonly expired: boolean
}

/** Why the visitor is asked to sign in: what they came for, or that their session has ended. */
export function SignInIntro({ scholarshipName, expired }: Props) {
  if (!expired && scholarshipName === undefined) return null
  return (
    <div className={styles.intro}>
      {expired && (
        <p>Your session has ended. Sign in again, and you are back where you were. What you saved is kept.</p>
      )}
      {scholarshipName !== undefined && (
        <p>
          You came for <strong dir="auto">{scholarshipName}</strong>. Signing in takes you straight to it.
        </p>
      )}
    </div>
  )
}
