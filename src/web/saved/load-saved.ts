import type { LoaderFunctionArgs } from 'react-router'
import type { PlanData } from '#contract/plan.ts'
import type { SavedCard } from '#contract/scholarship.ts'
import { decodeSearch } from '#contract/search-url.ts'
import { askForSaved, settleBookmarks } from '#web/bookmarks/bookmarks.ts'
import { sendOn } from '#web/loading/history.ts'
import { PlanView } from '#web/plan/late-plan.tsx'
import { loadPlan } from '#web/plan/plan-store.ts'
import { loadForMember, type NotLoaded } from '#web/session/for-members.tsx'
import { pagesFor } from '#web/ui/pages-for.ts'
import { useEffect, useState } from 'react'
import { forThisDevice } from '#web/device-storage.ts'
import { CHANGES_SEEN } from '#web/session/session.ts'

/** An entry is null where the answer has no data for it. */
export type SavedList = readonly (SavedCard | null)[]

export interface LoadedList {
  readonly kind: 'list'
  readonly list: SavedList
  readonly page: number
  /** Asked for beside the list where the plan is to be shown. It may fail. */
  readonly plan: Promise<PlanData> | undefined
}

export type SavedData = LoadedList | NotLoaded

export const VIEWS = [
  ['list', 'List'],
  ['plan', 'Plan'],
  ['compare', 'Compare'],
] as const
type View = (typeof VIEWS)[number][0]

export const viewIn = (search: string): View =>
  VIEWS.find(([name]) => name === new URLSearchParams(search).get('view'))?.[0] ?? 'list'

let known: { readonly email: string; readonly list: SavedList } | undefined

export function savedAddress(page: number): string {
  return page === 1 ? '/saved' : `/saved?page=${page}`
}

/** The saved list of whoever is signed in. Every visit asks for it anew; turning its pages does not. */
export function loadSaved({ request }: LoaderFunctionArgs): Promise<SavedData | Response> {
  return loadForMember<SavedData | Response>(async ({ email }) => {
    const { search } = new URL(request.url)
    const plan = askForView(viewIn(search))
    // While its pages are turned the list stays as it was: what was taken out keeps its place.
    const isTurned = known?.email === email && window.location.pathname === '/saved'
    const list = isTurned && known ? known.list : await askAnew(email)
    const { page } = decodeSearch(search)
    const last = pagesFor(list.length)
    // The list may be shorter than when the link was made: its last page then has an address of its own.
    return page > last ? sendOn(request, savedAddress(last)) : { kind: 'list', list, page, plan }
  })
}

/** Asks for what a view needs beside the list, so that neither waits for the other. Who shows it meets the failures. */
function askForView(view: View): Promise<PlanData> | undefined {
  if (view === 'list') return undefined
  PlanView.fetch().catch(() => undefined)
  if (view === 'compare') return undefined
  // A scholarship that was saved a moment ago is in the plan, too.
  const plan = settleBookmarks().then(loadPlan)
  plan.catch(() => undefined)
  return plan
}

async function askAnew(email: string): Promise<SavedList> {
  known = undefined
  await settleBookmarks()
  const list = await askForSaved(email)
  known = { email, list }
  return list
}

/** How many of a saved list changed after the last change that was seen on this device. What is shown has been seen. */
export function useChangedSinceSeen(list: SavedList): number {
  const [seen] = useState(() => forThisDevice.get(CHANGES_SEEN) ?? '')
  const times = list.flatMap((card) => card?.changed?.at ?? []).sort()
  const newest = times.at(-1) ?? ''
  useEffect(() => {
    if (newest > seen) forThisDevice.set(CHANGES_SEEN, newest)
  }, [newest, seen])
  return times.filter((time) => time > seen).length
}
