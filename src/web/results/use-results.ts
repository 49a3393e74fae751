import { useEffect } from 'react'
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Selection } from '#contract/selection.ts'
import { prefetch } from '#web/loading/idle.ts'
import { useRetry } from '#web/loading/use-retry.ts'
import { keepSelection, resultsAddress, useSelection } from '#web/selection-store.ts'
import { useSession } from '#web/session/session.ts'
import { pagesFor } from '#web/ui/page-window.ts'
import { askForPage, forgetAnswers, type Results } from './search-results.ts'

export interface ResultsPageState {
  /** What the page shows. */
  readonly results: Results
  /** What the visitor has asked for; its results may still be loading. */
  readonly wanted: Selection
  readonly waiting: boolean
  /** Searches for another selection, from page 1, without scrolling. */
  readonly choose: (selection: Selection) => void
  readonly retry: () => void
}

export function useResults(): ResultsPageState {
  const results = useLoaderData<Results>()
  const wanted = useSelection()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const { revalidate, state } = useRevalidator()
  const waiting = location?.pathname === '/search' || state === 'loading'
  const retry = () => {
    forgetAnswers()
    void revalidate()
  }
  usePrefetchedNextPage(results)
  useRetry(() => void revalidate(), results.failure?.code === 'offline')
  return {
    results,
    wanted,
    waiting,
    retry,
    choose: (selection) => {
      const address = resultsAddress(selection)
      // Repeating the same search should not add a step for Back.
      const replace = address === resultsAddress(results.selection, results.page)
      keepSelection(selection)
      void navigate(address, { preventScrollReset: true, replace })
    },
  }
}

/** Members may turn pages: the next one is fetched while they read this one. */
function usePrefetchedNextPage({ answer, selection, page }: Results): void {
  const { state } = useSession()
  useEffect(() => {
    if (state !== 'signed-in' || !answer || page >= pagesFor(answer.count)) return
    prefetch(() => askForPage(selection, page + 1))
  }, [state, answer, selection, page])
}
