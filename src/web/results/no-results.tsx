import { isEmpty } from '#web/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SignInForMore } from './late-tools.tsx'
import type { ResultsPageState } from './use-results.ts'

/** Replaces the list when nothing was found, or when the search failed. */
export function NoResults(state: ResultsPageState) {
  const { failure } = state.results
  if (failure?.code === 'signed_out') return <SignInForMore {...state} />
  // Without a network nobody knows whether there are results.
  const title = failure && !navigator.onLine ? 'Waiting for a connection' : 'Oops!! No results found!'
  return (
    <EmptyState title={title} actions={<WayOn {...state} />}>
      <p>{reasonOf(state)}</p>
    </EmptyState>
  )
}

function reasonOf({ results: { failure, selection } }: ResultsPageState): string {
  if (failure?.code === 'offline') {
    return 'Your choices are kept. The search runs again when you are back online.'
  }
  if (failure?.code === 'bad_request' && failure.detail !== '') return failure.detail
  if (failure)
    return 'The search did not answer. The problem is on our side. Your choices are kept. Try again in a moment.'
  return isEmpty(selection)
    ? 'There is no scholarship in the catalogue yet.'
    : 'Nothing in the catalogue comes close. Remove a word or a filter, or start again.'
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
