import type { IsoDate } from '#domain/dates.ts'
import type { ShownPart } from '#domain/plan.ts'
import { inWords } from '#web/ui/words.ts'
import { Link } from '#web/ui/link.tsx'
import { StepDay } from './plan-item.tsx'
import { groupOf, type PlanRow } from './plan-rows.ts'
import { closingInWords, GROUP_WORDS, STATUS_WORDS, stepInWords } from './plan-words.ts'

interface Props {
  /** In the order of their groups. */
  readonly rows: readonly PlanRow[]
  readonly today: IsoDate
  /** The parts that are shown at all. */
  readonly shows: readonly ShownPart[]
  readonly linked?: boolean
}

/** A plan to read: on paper, and for those whom it is shown to. */
export function ReadPlan({ rows, today, shows, linked = false }: Props) {
  const groups = [...new Set(rows.map((row) => groupOf(row, today)))]
  return groups.map((group) => (
    <section key={group}>
      <h2>{GROUP_WORDS[group]}</h2>
      <ul role="list" className="items">
        {rows
          .filter((row) => groupOf(row, today) === group)
          .map((row) => (
            <li key={row.id} className="read">
              <h3>{linked ? <Link to={`/detail/${encodeURIComponent(row.id)}`}>{row.name}</Link> : row.name}</h3>
              <p className="soft">{row.funder}</p>
              <p>
                {shows.includes('status') && `${STATUS_WORDS[row.plan.status]}. `}
                {closingInWords(row.closing)}.{row.plan.by !== null && ` To be sent by ${inWords(row.plan.by)}.`}
              </p>
              {row.steps.length > 0 && (
                <ul className="steps">
                  {row.steps.map((step) => (
                    <li key={step.field}>
                      {step.isDone ? 'Done: ' : ''}
                      {stepInWords(step, row)}
                      {/* By when something should have been begun is no news once it is done. */}
                      {(!step.isDone || step.task === null) && <StepDay step={step} />}
                    </li>
                  ))}
                </ul>
              )}
              {row.plan.notes !== '' && <p className="notes">{row.plan.notes}</p>}
            </li>
          ))}
      </ul>
    </section>
  ))
}
