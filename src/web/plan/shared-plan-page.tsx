import { useMemo } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import type { SharedPlan } from '#contract/plan.ts'
import { call } from '#web/api-client.ts'
import { type ApiErrorCode, requireApiError } from '#web/api-error.ts'
import { FailureState } from '#web/errors/instead-of-page.tsx'
import { onceHydrated } from '#web/loading/drawn-page.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useToday } from '#web/ui/now.ts'
import { usePageTitle } from '#web/ui/page.ts'
import { useOnChange } from '#web/ui/use-on-change.ts'
import { planRow, sortRows } from './plan-rows.ts'
import { ReadPlan } from './read-plan.tsx'

/** Null: the link shows nothing. */
type SharedPlanData = { readonly plan: SharedPlan | null } | { readonly code: ApiErrorCode }

/** The token stands behind #, so that only our own question has it. */
async function loadSharedPlan(): Promise<SharedPlanData> {
  const token = window.location.hash.slice(1)
  try {
    return { plan: await call<SharedPlan>(`/api/plan/${encodeURIComponent(token === '' ? 'none' : token)}`) }
  } catch (thrown) {
    const { code } = requireApiError(thrown)
    return code === 'not_found' || code === 'bad_request' ? { plan: null } : { code }
  }
}

function SharedPlanPage() {
  const data = useLoaderData<SharedPlanData>()
  const { revalidate } = useRevalidator()
  // Another link in the same tab is another plan, but to the router the same page.
  useOnChange(useLocation().hash, () => void revalidate())
  usePageTitle('code' in data ? undefined : 'A scholarship plan')
  if ('code' in data) return <FailureState code={data.code} what="This plan" />
  if (!data.plan) return <NothingShown />
  return (
    <article className="text-page plan">
      <h1>{data.plan.name ? `${data.plan.name}’s scholarship plan` : 'A scholarship plan'}</h1>
      <Shown plan={data.plan} />
    </article>
  )
}

export const sharedPlanRoute = { Component: SharedPlanPage, loader: onceHydrated(loadSharedPlan) }

function Shown({ plan: { list, shows } }: { readonly plan: SharedPlan }) {
  const today = useToday()
  const rows = useMemo(() => {
    const all = list.map(({ fields, needs, only_some, references, ...source }) =>
      planRow(
        source,
        { needs, only_some, references },
        fields.map(({ field, value }) => [field, value] as const),
        today,
        // Without the status nobody can tell whether there is still something to do.
        shows.includes('needs') && shows.includes('status'),
      ),
    )
    return sortRows(all, today)
  }, [list, shows, today])
  return (
    <>
      <p className="soft">
        Somebody gave you this link to read their plan. It shows what they chose to share, as it stands today.
      </p>
      {rows.length === 0 && <p>Nothing is shared at the moment.</p>}
      <ReadPlan rows={rows} today={today} shows={shows} linked />
    </>
  )
}

function NothingShown() {
  return (
    <EmptyState
      headingLevel="h1"
      title="This link shows nothing"
      actions={<ButtonLink to="/">Back to the start page</ButtonLink>}
    >
      <p>It was revoked, or part of it is missing. Ask the person who gave it to you for a new one.</p>
    </EmptyState>
  )
}
