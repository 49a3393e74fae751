import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Download } from 'lucide-react'
import { loadForMember, SignInButton } from '#web/session/for-members.tsx'
import { FailureState } from '#web/errors/instead-of-page.tsx'
import { createLatePart } from '#web/loading/late-code.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { usePageTitle } from '#web/ui/page.ts'
import { onceHydrated } from '#web/loading/drawn-page.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { accountApi } from './account-api.ts'
import styles from './account-page.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { OwnMail } from './own-mail.tsx'
import { OwnCalendar } from './own-calendar.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { OwnSignIns } from './own-sign-ins.tsx'

const KeepButton = createLatePart(async () => (await import('#web/pocket/keep-button.tsx')).KeepButton)

async function loadAccount() {
  // It comes with the page, so that what stands below it does not move. Without its code the page stands as well.
  const code = KeepButton.fetch().catch(() => undefined)
  const data = await loadForMember(async (user) => {
    const [saved, signIns, sessions, calendar, mail] = await Promise.all([
      accountApi.savedCount(user.email),
      accountApi.signIns(),
      accountApi.sessions(),
      accountApi.calendar(),
      accountApi.mail(),
    ])
    return { kind: 'account' as const, user, saved, signIns, sessions, calendar, mail }
  })
  await code
  return data
}

type AccountData = Awaited<ReturnType<typeof loadAccount>>

/** What is stored about the person, to read, to download and to delete. */
function AccountPage() {
  const data = useLoaderData<AccountData>()
  usePageTitle(data.kind === 'failed' ? undefined : 'Your account')
  const [deleted, setDeleted] = useState(false)
  if (deleted) return <Deleted />
  switch (data.kind) {
    case 'signed-out':
      return <SignedOut />
    case 'failed':
      return <FailureState code={data.code} what="Your account" />
    case 'account':
      return <Account {...data} onDeleted={() => setDeleted(true)} />
  }
}

type AccountProps = Extract<AccountData, { kind: 'account' }> & { readonly onDeleted: () => void }

function Account({ user, saved, signIns, calendar, mail, onDeleted, ...data }: AccountProps) {
  const [sessions, setSessions] = useState(data.sessions)
  return (
    <div className="text-page">
      <h1 className={styles.title}>Your account</h1>
      <section aria-labelledby="stored-title" className={styles.part}>
        <h2 id="stored-title">What is stored about you</h2>
        <dl className={styles.facts}>
          <Fact name="Name" value={user.name} />
          <Fact name="E-mail" value={user.email} />
          <Fact name="Photo" value={user.photo === null ? 'None' : 'From your provider, kept on our own server'} />
          <Fact name="Saved scholarships" value={String(saved)} />
        </dl>
        <p>
          Also stored: how and where you sign in and, if you use them, <Link to="/saved?view=plan">your plan</Link> with
          its notes and a fingerprint of its link, a fingerprint of your calendar’s address, what you reported as wrong,
          the e-mails that you asked for, and what they said in the last 90 days. No password, and no list of what you
          searched for or read. <Link to="/privacy">The whole story, in plain words</Link>.
        </p>
      </section>
      <OwnSignIns initial={signIns} onUnlinked={() => setSessions((all) => all.filter(({ isThis }) => isThis))} />
      <OwnSessions sessions={sessions} onChange={setSessions} />
      <OwnCalendar initial={calendar.since} />
      <OwnMail initial={mail} email={user.email} />
      <section aria-labelledby="pocket-title" className={styles.part}>
        <h2 id="pocket-title">Without a connection</h2>
        <KeepButton user={user} />
      </section>
      <section aria-labelledby="download-title" className={styles.part}>
        <h2 id="download-title">Take it with you</h2>
        <p>All of this, your saved list and your plan, as one JSON file that people and programs can read.</p>
        <DownloadData />
      </section>
      <section aria-labelledby="delete-title" className={styles.part}>
        <h2 id="delete-title">Leave</h2>
        <p>Deleting your account removes all of it at once, signs you out everywhere, and cannot be undone.</p>
        <DeleteAccount saved={saved} onDeleted={onDeleted} />
      </section>
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Deleted() {
  return (
    <EmptyState
      headingLevel="h1"
      title="Your account is deleted"
      actions={
        <ButtonLink look="primary" to="/">
          Back to the start page
        </ButtonLink>
      }
    >
      <p role="status">All that we stored about you is gone. Searching stays open to you, as to everybody.</p>
    </EmptyState>
  )
}

const SignedOut = () => (
  <EmptyState
    headingLevel="h1"
    title="Sign in to see your account"
    actions={
      <>
        <SignInButton>Sign in to your account</SignInButton>
        <ButtonLink to="/privacy">What we store</ButtonLink>
      </>
    }
  >
    <p>Only you can see, take away or delete what is stored about you.</p>
  </EmptyState>
)

export const accountRoute = { Component: AccountPage, loader: onceHydrated(loadAccount) }

const NAME = 'my-scholarship-data.json'

/** Downloads everything stored about the person as a file. */
function DownloadData() {
  const { busy, said, attempt } = useAttempt(() => 'That did not work. Try again in a moment.')
  const download = async () => {
    saveAsFile(await accountApi.exportData())
    return `Downloaded: ${NAME}`
  }
  return (
    <div className={styles.action}>
      <Button look="primary" aria-disabled={busy} onClick={() => void attempt(download)}>
        <Download size="1.125rem" aria-hidden />
        Download my data
      </Button>
      <p role="status" className={styles.status}>
        {said}
      </p>
    </div>
  )
}

function saveAsFile(data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = NAME
  link.click()
  URL.revokeObjectURL(address)
}
