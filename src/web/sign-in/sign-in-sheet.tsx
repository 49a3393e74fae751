import { closeSignIn, type SignInPrompt } from '#web/session/sign-in-prompt.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { SignInButtons } from './sign-in-buttons.tsx'
import { SignInIntro } from './sign-in-intro.tsx'
import { SIGN_IN_TITLE, SignInReasons } from './sign-in-reasons.tsx'
import styles from './sign-in-sheet.module.css'

/** The sign-in sheet above any page. */
export function SignInSheet({ returnTo, scholarshipName, expired = false }: SignInPrompt) {
  return (
    <Sheet onClose={closeSignIn} title={SIGN_IN_TITLE} foot={<SignInButtons returnTo={returnTo} />}>
      <div className={styles.content}>
        <SignInIntro wanted={scholarshipName ?? pageIn(returnTo)} expired={expired} />
        <SignInReasons headingLevel="h3" />
      </div>
    </Sheet>
  )
}

/** The page of results that somebody comes back to: only members may turn them. */
function pageIn(returnTo: string): string | undefined {
  const [, page] = /^\/search\?.*\bpage=(\d+)/.exec(returnTo) ?? []
  return page && `page ${page} of the results`
}
