import { pressed } from '#web/bookmarks/pressed.ts'
import { nameOf } from '#web/bookmarks/scholarship-names.ts'
import { closeSignIn, type SignInPrompt } from '#web/session/sign-in-prompt.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { SIGN_IN_TITLE, SignInButtons, SignInIntro, SignInReasons } from './sign-in-parts.tsx'
import styles from './sign-in-sheet.module.css'

export function SignInSheet({ returnTo, scholarshipName, expired = false }: SignInPrompt) {
  const saving = expired ? undefined : savedOnPage()
  const wanted = scholarshipName ?? (saving === undefined ? pageIn(returnTo) : undefined)
  return (
    <Sheet onClose={closeSignIn} title={SIGN_IN_TITLE} foot={<SignInButtons returnTo={returnTo} />}>
      <div className={styles.content}>
        <SignInIntro wanted={wanted} expired={expired} saving={saving} />
        <SignInReasons headingLevel="h3" />
      </div>
    </Sheet>
  )
}

/** Pages that only members see, by their paths. */
const OWN_PAGES: Readonly<Record<string, string>> = { '/saved': 'your saved list', '/account': 'your account' }

/** The page that somebody comes back to, if it is for members: a further page of results, or one of their own. */
function pageIn(returnTo: string): string | undefined {
  // Nothing but a number is repeated from an address: anybody can have made it.
  const [, page] = /^\/search\?.*\bpage=(\d+)(?:&|$)/.exec(returnTo) ?? []
  return page ? `page ${page} of the results` : OWN_PAGES[returnTo.replace(/[?#].*/, '')]
}

/** What was pressed to be saved, and waits for somebody to sign in. */
function savedOnPage(): string | undefined {
  const names = [...pressed.all()].flatMap(([id, saved]) => (saved ? (nameOf(id) ?? []) : []))
  return names.length > 0 ? names.join(', ') : undefined
}
