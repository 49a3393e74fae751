import { Download, Printer } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { PlanData } from '#contract/plan.ts'
import { counted } from '#domain/counted.ts'
import { type NeedInPlan, needsOf } from '#domain/plan.ts'
import { requireApiError } from '#web/api-error.ts'
import { useSaved } from '#web/bookmarks/bookmarks.ts'
import { useRetry } from '#web/loading/later.ts'
import { pageConfig } from '#web/page-config.ts'
import { useStore } from '#web/store.ts'
import { Button } from '#web/ui/button.tsx'
import { useToday } from '#web/ui/now.ts'
import { Toast } from '#web/ui/status-line.tsx'
import { usePrinting } from '#web/detail/use-printing.ts'
import { OwnLink } from './own-link.tsx'
import { planAsCsv } from './plan-csv.ts'
import { PlanItem } from './plan-item.tsx'
import { groupOf, keptRow, type PlanGroup, type PlanRow, type SavedCards, sortRows } from './plan-rows.ts'
import { PLAN_TO_COME } from './late-plan.tsx'
import { forgetRefused, loadPlan, planStore } from './plan-store.ts'
import { GROUP_WORDS, needInWords } from './plan-words.ts'
import { ReadPlan } from './read-plan.tsx'

// All of the plan, fetched in one go.
export { CompareView } from './compare-view.tsx'
export { sharedPlanRoute } from './shared-plan-page.tsx'

interface ViewProps {
  readonly list: SavedCards
  /** The plan, where the page asked for it as it was opened. */
  readonly asked: Promise<PlanData> | undefined
}

/** The plan for everything on the saved list. */
export function PlanView({ list, asked }: ViewProps) {
  const [data, setData] = useState<PlanData>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    const plan = asked ?? loadPlan()
    plan.then(
      (loaded) => isCurrent && setData(loaded),
      (thrown: unknown) => isCurrent && setFailure(thrown),
    )
    return () => {
      isCurrent = false
    }
  }, [asked])
  useRetry(() => void loadPlan().then(setData, setFailure), failure !== undefined && !data)
  if (data) return <LoadedPlan data={data} list={list} />
  if (failure === undefined) return PLAN_TO_COME
  const { code } = requireApiError(failure)
  return (
    <p role="status">
      {code === 'offline'
        ? 'Your plan is shown as soon as the connection is back.'
        : 'Your plan could not be loaded. We will try again in a moment.'}
    </p>
  )
}

/** As many are drawn at a time: a phone draws a thousand in seconds. */
const PORTION = 40

function LoadedPlan({ data, list }: { readonly data: PlanData; readonly list: SavedCards }) {
  const today = useToday()
  const rows = useRows(data, list, today)
  const order = useOrder(rows, today)
  const [drawn, setDrawn] = useState(PORTION)
  const isPrinting = usePrinting()
  const { waiting, refused } = useStore(planStore)
  const needs = useMemo(() => needsOf(rows, today), [rows, today])
  return (
    <div className="plan">
      {refused && <Toast text={`A change to your plan could not be kept. ${refused.detail}`} onGone={forgetRefused} />}
      <div className="on-screen">
        <p role="status" className="soft">
          {waiting > 0 && `${counted(waiting, 'change')} kept here until the connection is back.`}
        </p>
        {needs.length > 0 && (
          <details className="needs">
            <summary>
              <h2>What you need</h2>
            </summary>
            <Needs needs={needs} today={today} />
          </details>
        )}
        <PlanList rows={rows} order={order.slice(0, drawn)} />
        {order.length > drawn && (
          <Button onClick={() => setDrawn(drawn + PORTION)}>
            Show {Math.min(PORTION, order.length - drawn)} more of {order.length}
          </Button>
        )}
        <p className="actions">
          <Button onClick={() => saveCsv(sortRows(rows, today))}>
            <Download size="1.125rem" aria-hidden />
            Table for a spreadsheet
          </Button>
          <Button onClick={() => window.print()}>
            <Printer size="1.125rem" aria-hidden />
            Print
          </Button>
        </p>
        <OwnLink initial={data.link} rows={rows} />
        <p className="soft">
          A past winner can read your application:{' '}
          <a href={pageConfig().site.mentoringUrl}>Personalised 1:1 Mentoring</a>, from us.
        </p>
      </div>
      {isPrinting && (
        <div className="on-paper">
          <h2>What you need</h2>
          <Needs needs={needs} today={today} />
          <ReadPlan rows={sortRows(rows, today)} today={today} shows={['status', 'needs', 'dates', 'notes']} />
        </div>
      )}
    </div>
  )
}

function Needs({ needs, today }: { readonly needs: readonly NeedInPlan[]; readonly today: string }) {
  return (
    <>
      <ul>
        {needs.map((need) => (
          <li key={need.need}>{needInWords(need, today)}</li>
        ))}
      </ul>
      <p className="soft">
        Suggested days count back from when each scholarship closes, by what is usual. Your university may need longer.
      </p>
    </>
  )
}

function useRows(data: PlanData, list: SavedCards, today: string): readonly PlanRow[] {
  const { fields } = useStore(planStore)
  const isSaved = useSaved()
  const needed = useMemo(() => new Map(data.entries.map((entry) => [entry.scholarshipId, entry])), [data])
  const rows = list.flatMap((card) =>
    card && isSaved(card._id) ? [keptRow(card, needed.get(card._id), fields.get(card._id), today)] : [],
  )
  // The same list while no row changes.
  const [kept, keep] = useState(rows)
  const isSame = kept.length === rows.length && kept.every((row, index) => row === rows[index])
  if (!isSame) keep(rows)
  return isSame ? kept : rows
}

type Order = readonly (readonly [group: PlanGroup, id: string])[]

/** What is due first, when the plan is opened or on another day: nothing moves away under a finger. */
function useOrder(rows: readonly PlanRow[], today: string): Order {
  const sorted = (all: readonly PlanRow[]): Order => sortRows(all, today).map((row) => [groupOf(row, today), row.id])
  const [kept, keep] = useState(() => ({ day: today, order: sorted(rows) }))
  const ids = new Set(kept.order.map(([, id]) => id))
  const isComplete = rows.every(({ id }) => ids.has(id))
  if (kept.day !== today || !isComplete) keep({ day: today, order: sorted(rows) })
  return kept.order
}

function PlanList({ rows, order }: { readonly rows: readonly PlanRow[]; readonly order: Order }) {
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const groups = [...new Set(order.map(([group]) => group))]
  return groups.map((group) => (
    <section key={group} aria-labelledby={`plan-${group}`}>
      <h2 id={`plan-${group}`}>{GROUP_WORDS[group]}</h2>
      <ul role="list" className="items">
        {order.flatMap(([own, id]) => {
          const row = own === group ? byId.get(id) : undefined
          return row ? [<PlanItem key={id} row={row} />] : []
        })}
      </ul>
    </section>
  ))
}

function saveCsv(rows: readonly PlanRow[]): void {
  const address = URL.createObjectURL(
    new Blob([planAsCsv(rows, window.location.origin)], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = 'scholarship-plan.csv'
  link.click()
  URL.revokeObjectURL(address)
}
