import { useEffect, useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Selection } from '#contract/selection.ts'
import { prefetch, useRetry } from '#web/loading/later.ts'
import { keepSelection, resultsAddress, useSelection, withSearchKey } from '#web/selection-store.ts'
import { useSession } from '#web/session/session.ts'
import { pagesFor } from '#web/ui/pages-for.ts'
import { searchKeyOf } from './search-key-form.tsx'
import { fetchAhead, type Results } from './search-results.ts'

export interface ResultsPageState {
  readonly results: Results
  /** What the visitor has asked for; its results may still be loading. */
  readonly wanted: Selection
  readonly waiting: boolean
  /** Searches for another selection, from page 1, without scrolling. Words that were typed and not sent are dropped. */
  readonly choose: (selection: Selection) => void
  /** The same. Words that were typed and not sent are searched for, too. */
  readonly change: (selection: Selection) => void
  readonly text: string
  readonly type: (text: string) => void
  /** Searches for a text within the chosen filters, and for all that it says: parts that were taken out are back. */
  readonly search: (text: string) => void
  readonly retry: () => void
}

/** What the page was opened with, until there is something newer. */
export function useNewestResults(): Results {
  const loaded = useLoaderData<Results>()
  const navigate = useNavigate()
  const [newer, setNewer] = useState<{ readonly than: Results; readonly results: Results }>()
  const [fault, setFault] = useState<{ readonly thrown: unknown }>()
  useEffect(() => {
    let stands = true
    const take = (next: Results | Response | undefined) => {
      if (!stands || !next) return
      if (next instanceof Response) void navigate(next.headers.get('location') ?? '/search', { replace: true })
      else setNewer({ than: loaded, results: next })
    }
    loaded.next?.then(take, (thrown: unknown) => stands && setFault({ thrown }))
    return () => {
      stands = false
    }
  }, [loaded, navigate])
  if (fault) throw fault.thrown
  return newer?.than === loaded ? newer.results : loaded
}

export function useResults(results: Results): ResultsPageState {
  const wanted = useSelection()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const { revalidate, state } = useRevalidator()
  const waiting = location?.pathname === '/search' || state === 'loading'
  const retry = () => void revalidate()
  useFetchedAhead(results)
  useRetry(retry, results.failure?.code === 'offline')
  const draft = useDraft(waiting)
  const choose = (selection: Selection) => {
    const address = resultsAddress(selection)
    // Repeating the same search should not add a step for Back.
    const replace = address === resultsAddress(results.selection, results.page)
    draft.drop()
    keepSelection(selection)
    void navigate(address, { preventScrollReset: true, replace })
  }
  const change = (selection: Selection) =>
    choose(draft.text === undefined ? selection : withSearchKey(selection, searchKeyOf(draft.text)))
  const text = draft.text ?? wanted.searchKey ?? ''
  return {
    results,
    wanted,
    waiting,
    retry,
    choose,
    change,
    text,
    type: draft.type,
    search: (words) => choose(withSearchKey(wanted, searchKeyOf(words))),
  }
}

/** Members may turn pages: the next one is fetched while they read this one, should the network go. */
function useFetchedAhead({ answer, selection, page }: Results): void {
  const { state } = useSession()
  useEffect(() => {
    if (state !== 'signed-in' || !answer || page >= pagesFor(answer.count)) return
    prefetch(() => fetchAhead(selection, page + 1))
  }, [state, answer, selection, page])
}

/**
 * What is typed in the search field and not sent. It is gone with the next results, unless it was typed while they were on
 * their way: what stands in the field is what the results are for, or what somebody is about to ask.
 */
function useDraft(waiting: boolean) {
  const { key } = useLocation()
  const [draft, setDraft] = useState<{ readonly text: string; readonly key: string; readonly ahead: boolean }>()
  if (draft && draft.key !== key) setDraft(draft.ahead ? { ...draft, key, ahead: false } : undefined)
  return {
    /** Undefined while nothing is typed that has not been sent. */
    text: draft?.text,
    type: (text: string) => setDraft({ text, key, ahead: waiting }),
    drop: () => setDraft(undefined),
  }
}
