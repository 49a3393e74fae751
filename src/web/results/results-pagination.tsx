import type { MouseEvent } from 'react'
import { resultsAddress } from '#web/selection-store.ts'
import { sessionStore } from '#web/session/session.ts'
import { askToSignIn } from '#web/session/sign-in-prompt.ts'
import { pagesFor } from '#web/ui/pages-for.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Results } from './search-results.ts'

/** The pages of a search. Only members may turn them. */
export function ResultsPagination({ results, count }: { readonly results: Results; readonly count: number }) {
  const { page, selection } = results
  return (
    <Pagination
      page={page}
      pages={pagesFor(count)}
      addressOf={(target) => resultsAddress(selection, target)}
      onTurn={askFirst}
    />
  )
}

/** Asks a signed-out visitor to sign in first; they then arrive at the page they pressed. */
function askFirst(event: MouseEvent, address: string): void {
  if (sessionStore.get().state !== 'signed-out') return
  event.preventDefault()
  askToSignIn({ returnTo: address })
}
