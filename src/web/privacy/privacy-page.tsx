import type { ReactNode } from 'react'
import { LEFT_ACCOUNT_DAYS, LEFT_PLAN_DAYS } from '#contract/limits.ts'
import { pageConfig } from '#web/page-config.ts'
import { Link } from '#web/ui/link.tsx'
import { usePageTitle } from '#web/ui/page.ts'
import styles from './privacy-page.module.css'

/** What is stored, where and for how long. It has to be complete: keep it so. */
export function PrivacyPage() {
  usePageTitle('What we store')
  const { site } = pageConfig()
  return (
    <article className="text-page">
      <h1 className={styles.title}>What we store</h1>
      <p className={styles.lead}>
        As little as the site needs to work. Nothing is sold, nothing is passed on for advertising, and this site loads
        nothing from anywhere else: no tracker, no font, no picture.
      </p>
      <Part title="If you only look around">
        <p>
          Nothing about you is stored on our side. You can search, filter and read every card without telling us who you
          are. The server’s log has a line for each answer: which kind of page, when, how long it took, and whether it
          worked. What you searched for, your internet address and your name are not in it. Your browser itself keeps a
          few things, on your device alone:
        </p>
        <BrowserKeeps />
      </Part>
      <Part title="If you sign in">
        <p>Google or LinkedIn tells us who you are; we never see your password. From then on, our database holds:</p>
        <DatabaseKeeps />
        <p>
          We keep no list of what you searched for or read, except the searches that you choose to follow. All of this
          stays until you delete your account, and then it is gone at once.{' '}
          <Link to="/account">See it, download it or delete it</Link>.
        </p>
        <p>
          If your provider gives your e-mail address to somebody else, as schools and companies do, that person gets an
          account of their own and sees nothing of yours. You are signed out, and find your account again when you sign
          in with the same provider. If you do not, it is deleted after {LEFT_ACCOUNT_DAYS} days.
        </p>
      </Part>
      <Part title="When you leave through a link">
        <p>
          Apply opens the funder’s own site, and the button says which. There, their rules apply. They learn that you
          came from this site, but not who you are.
        </p>
      </Part>
      <p className={styles.more}>
        The full documents are our <a href={site.privacyUrl}>Privacy Policy</a> and our{' '}
        <a href={site.cookiesUrl}>Cookie Policy</a>. Questions reach us at{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </article>
  )
}

function DatabaseKeeps() {
  return (
    <ul>
      <li>your name, your e-mail and, if there is one, a small copy of your photo;</li>
      <li>
        the number by which Google or LinkedIn knows you, so that we know you again, and since when; if both confirm the
        same e-mail to us, both lead to one account, until you unlink one of them on your{' '}
        <Link to="/account">account page</Link>, which is remembered;
      </li>
      <li>the scholarships you saved, and when;</li>
      <li>
        what you reported as wrong, when, and how it was answered. Whoever keeps the list reads your words without your
        name; a scholarship’s page shows the answer alone;
      </li>
      <li>
        what you plan for them: how far each one is, what is done, your own dates and your notes, each with the time of
        its last change. What you take off your list is forgotten {LEFT_PLAN_DAYS} days later;
      </li>
      <li>
        if you made a link that shows your plan, an unreadable fingerprint of it, since when, and what it shows. Whoever
        has the link can read that, until you revoke it beside <Link to="/saved?view=plan">your plan</Link>;
      </li>
      <li>
        if you made a private address for your calendar, an unreadable fingerprint of it, and since when. Whoever has
        the address can read the dates of what you saved, until you revoke it on your{' '}
        <Link to="/account">account page</Link>;
      </li>
      <li>
        if you asked for e-mails, your time zone, since when you have wanted reminders, the searches that you follow,
        and for 90 days what we wrote to you on which day, with an unreadable fingerprint of the link in each e-mail
        that stops them. Our mail server, and yours, can read what an e-mail says. One press in any e-mail or on your{' '}
        <Link to="/account">account page</Link> stops them;
      </li>
      <li>
        each sign-in as an unreadable fingerprint, with the provider, the kind of browser it was made in (such as
        “Firefox on Android”), when it began and the day it was last used. It ends when you log out, 30 days after you
        last came, and after half a year in any case. Your <Link to="/account">account page</Link> lists them all, and
        ends any of them.
      </li>
    </ul>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>{title}</h2>
      {children}
    </section>
  )
}

const KEPT: readonly { what: string; until: string }[] = [
  {
    what: 'What you chose in the search, the list you came from, and how far down you were',
    until: 'Until you close the tab',
  },
  { what: 'That you dismissed the beta banner', until: 'Until you clear it' },
  { what: 'The time of the last change that you saw in your saved list', until: 'Until you log out' },
  {
    what: 'Whether somebody has signed in on this device, in a note with the account number and in a cookie',
    until: 'Until you log out',
  },
  {
    what: 'That you logged out while this site could not be reached',
    until: 'Until it has been told, or you sign in again',
  },
  {
    what: 'Your name, e-mail, photo and account number, once you are signed in',
    until: 'Until you log out or close the tab',
  },
  {
    what: 'Your answers to “Can I apply?”, which never leave this device. A search that they suggest is sent once you press for it',
    until: 'Until you delete them',
  },
  { what: 'Saves and removals that could not be delivered yet', until: 'Until they are delivered' },
  { what: 'Changes of your plan that could not be delivered yet', until: 'Until they are delivered, or you log out' },
  {
    what: 'When you ask for it: the catalogue, the files of this site, your saved list, your plan, your name and e-mail, for use without a connection',
    until: 'Until you remove it, or log out',
  },
  { what: 'A save that you sign in for, while you are away to do so', until: 'Until you are back' },
  { what: 'One cookie while you are away at Google or LinkedIn to sign in', until: 'Ten minutes' },
  { what: 'One cookie with the page to which your sign-in led, should you come back to it', until: 'Ten minutes' },
  { what: 'One cookie that proves your sign-in, which no script can read', until: 'Until you log out' },
]

function BrowserKeeps() {
  return (
    <dl className={styles.kept}>
      {KEPT.map(({ what, until }) => (
        <div key={what} className={styles.entry}>
          <dt>{what}</dt>
          <dd>{until}</dd>
        </div>
      ))}
    </dl>
  )
}
