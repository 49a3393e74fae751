import { resultsAddress } from '#web/selection-store.ts'
import { SignInButton } from '#web/session/for-members.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import type { ResultsPageState } from './use-results.ts'

/** In the place of a further page: who is signed out has seen the first. */
export function SignInForMore({ results: { selection, page } }: ResultsPageState) {
  return (
    <EmptyState
      title={`Sign in to see page ${page}`}
      actions={
        <>
          <SignInButton>Sign in to go on</SignInButton>
          <ButtonLink to={resultsAddress(selection)}>Back to page 1</ButtonLink>
        </>
      }
    >
      <p>
        The first page is open to everybody. Registering is free, and brings you back to this page. You can also{' '}
        <Link to="/">start a new search</Link>.
      </p>
    </EmptyState>
  )
}
