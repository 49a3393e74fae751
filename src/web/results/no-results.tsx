import { useEffect } from 'react'
import { isEmpty, resultsAddress } from '#web/selection-store.ts'
import { askOnArrival, askToSignIn } from '#web/session/sign-in-prompt.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './no-results.module.css'
import type { ResultsPageState } from './use-results.ts'

/** Replaces the list when nothing was found, or when the search failed. */
export function NoResults(state: ResultsPageState) {
  const { results } = state
  if (results.failure?.code === 'signed_out') return <SignInForMore {...state} />
  return (
    <EmptyState title={titleOf(state)} actions={<WayOn {...state} />}>
      <p>{reasonOf(state)}</p>
    </EmptyState>
  )
}

/** Above the list of the last search. */
export function Offline({ retry }: Pick<ResultsPageState, 'retry'>) {
  return (
    <div className={styles.offline}>
      <p>
        <strong>{OFFLINE}.</strong> This is the list of your last search. What you chose is kept, and the search runs
        again when the connection is back.
      </p>
      <Button onClick={retry}>Try again</Button>
    </div>
  )
}

const OFFLINE = 'You seem to be offline'

/** Without a network nobody knows whether there are results. */
function titleOf({ results: { failure } }: ResultsPageState): string {
  return failure && !navigator.onLine ? OFFLINE : 'Oops!! No results found!'
}

function reasonOf({ results: { failure, selection } }: ResultsPageState): string {
  if (failure?.code === 'offline') {
    return 'What you chose is kept, and the search runs again when the connection is back.'
  }
  if (failure?.code === 'bad_request' && failure.detail !== '') return failure.detail
  if (failure) return 'The search did not answer. That is on our side: what you chose is kept, try again in a moment.'
  return isEmpty(selection)
    ? 'There is no scholarship in the catalogue yet.'
    : 'Nothing in the catalogue comes near to all of this. Take something away, or start again.'
}

function WayOn({ results, choose, retry }: ResultsPageState) {
  if (results.failure) {
    return (
      <Button look="primary" onClick={retry}>
        Try again
      </Button>
    )
  }
  return isEmpty(results.selection) ? null : <Button onClick={() => choose({})}>Show every scholarship</Button>
}

function SignInForMore({ results: { selection, page } }: ResultsPageState) {
  useEffect(() => askOnArrival(), [])
  return (
    <EmptyState
      title={`Sign in to see page ${page}`}
      actions={
        <>
          <Button look="primary" onClick={() => askToSignIn()}>
            Sign in to go on
          </Button>
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
