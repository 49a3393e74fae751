import { pageConfig } from '#web/page-config.ts'
import { pressed } from '#web/bookmarks/pressed.ts'
import { rememberSignIn } from '#web/session/session.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import styles from './sign-in-buttons.module.css'

function leave(): void {
  rememberSignIn()
  pressed.handOver()
}

/** The two providers. The window goes there, and comes back to `returnTo`. */
export function SignInButtons({ returnTo }: { readonly returnTo: string }) {
  return (
    <div>
      <div className={styles.buttons}>
        <ButtonAnchor look="primary" href={signInAddress('google', returnTo)} onClick={leave}>
          Sign in with Google
        </ButtonAnchor>
        <ButtonAnchor look="primary" href={signInAddress('linkedin', returnTo)} onClick={leave}>
          Sign in with Linkedin
        </ButtonAnchor>
      </div>
      <small>We take your name, e-mail address, photo and account number from there, and nothing else.</small>
    </div>
  )
}

/** The address that signs the visitor in and then returns to `address` on this site. */
function signInAddress(provider: 'google' | 'linkedin', address: string): string {
  const redirectUrl = new URL(address, window.location.origin).href
  return `${pageConfig().apiOrigin}/auth/${provider}?redirectUrl=${encodeURIComponent(redirectUrl)}`
}
