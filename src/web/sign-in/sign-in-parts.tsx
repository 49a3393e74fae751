import { GraduationCap, type LucideIcon, Search, UsersRound } from 'lucide-react'
import { pageConfig } from '#web/page-config.ts'
import { pressed } from '#web/bookmarks/pressed.ts'
import { rememberSignIn } from '#web/session/session.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './sign-in-parts.module.css'

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
      {/* Who is sent back to where they were is not told so twice. */}
      {wanted !== undefined && !expired && (
        <p>
          You came for <strong dir="auto">{wanted}</strong>. Signing in takes you straight to it.
        </p>
      )}
    </div>
  )
}

export const SIGN_IN_TITLE = 'Sign In & Fuel Your Learning Journey'

const BENEFITS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Search,
    title: 'Funding search',
    text: 'Every scholarship in full, every page of results, and a list of those you save.',
  },
  {
    icon: GraduationCap,
    title: 'Personalised mentoring and resources',
    text: 'Help with your choice and your application from people who have been there.',
  },
  {
    icon: UsersRound,
    title: 'Networking with experts and peers',
    text: 'Meet people who advise on scholarships, and others who are applying like you.',
  },
]

interface ReasonsProps {
  readonly headingLevel: 'h2' | 'h3'
}

/** The benefits of signing in, and common questions about it. */
export function SignInReasons({ headingLevel }: ReasonsProps) {
  return (
    <>
      <ul role="list" className={styles.benefits}>
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.benefit}>
            <Icon size="1.375rem" aria-hidden className={styles.icon} />
            <p>
              <strong className={styles.name}>{title}</strong>
              {text}
            </p>
          </li>
        ))}
      </ul>
      <Questions headingLevel={headingLevel} />
    </>
  )
}

function Questions({ headingLevel: Heading }: ReasonsProps) {
  return (
    <section aria-labelledby="sign-in-questions" className={styles.questions}>
      <Heading id="sign-in-questions" className={styles.title}>
        FAQs
      </Heading>
      <Disclosure title="Is registering free?">
        <p>Yes. Registering is free.</p>
      </Disclosure>
      <Disclosure title="Are there premium features?">
        <p>
          Premium features such as personalised mentoring and advanced search may need a subscription or a one-time fee.
        </p>
      </Disclosure>
      <Disclosure title="What data is saved?">
        <p>
          Personal information, academic background, usage data and application data. What that means on this site, in
          plain words: <Link to="/privacy">what we store about you</Link>.
        </p>
      </Disclosure>
    </section>
  )
}
