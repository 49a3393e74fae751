import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { SharedPlan } from '#contract/plan.ts'
import { localIsoDate } from '#domain/dates.ts'
import { call } from '#web/api-client.ts'
import { requireApiError, type ApiErrorCode } from '#web/api-error.ts'
import { FailureState } from '#web/errors/failure-state.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { CardSkeleton } from '#web/ui/skeleton.tsx'
import { planRow, sortRows } from './plan-rows.ts'
import { ReadPlan } from './read-plan.tsx'

/** A plan that somebody shows by a link. The token stands behind #, so that only our own question has it. */
export function SharedPlanPage() {
  const token = useLocation().hash.slice(1)
  // Another link in the same tab is another page.
  return <PlanOfLink key={token} token={token} />
}

function PlanOfLink({ token }: { readonly token: string }) {
  const [plan, setPlan] = useState<SharedPlan>()
  const [code, setCode] = useState<ApiErrorCode>()
  useEffect(() => {
    call<SharedPlan>(`/api/plan/${encodeURIComponent(token === '' ? 'none' : token)}`).then(
      setPlan,
      (thrown: unknown) => setCode(requireApiError(thrown).code),
    )
  }, [token])
  usePageTitle('A scholarship plan')
  if (code === 'not_found' || code === 'bad_request') return <NothingShown />
  if (code !== undefined) return <FailureState code={code} what="This plan" />
  return (
    <article className="text-page plan">
      <h1>{plan?.name ? `${plan.name}’s scholarship plan` : 'A scholarship plan'}</h1>
      {plan ? <Shown plan={plan} /> : <CardSkeleton />}
    </article>
  )
}

function Shown({ plan: { list, shows } }: { readonly plan: SharedPlan }) {
  const [today] = useState(() => localIsoDate(new Date()))
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
    <EmptyState headingLevel="h1" title="This link shows nothing">
      <p>It was revoked, or part of it is missing. Ask the person who gave it to you for a new one.</p>
    </EmptyState>
  )
}
