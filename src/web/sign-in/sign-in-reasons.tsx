import { GraduationCap, Search, UsersRound, type LucideIcon } from 'lucide-react'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './sign-in-reasons.module.css'

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

interface Props {
  readonly headingLevel: 'h2' | 'h3'
}

/** The benefits of signing in, and common questions about it. */
export function SignInReasons({ headingLevel }: Props) {
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

function Questions({ headingLevel: Heading }: Props) {
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
