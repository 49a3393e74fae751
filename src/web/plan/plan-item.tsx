import { memo, useState, type FormEvent, type ReactNode } from 'react'
import type { Step } from '#domain/plan.ts'
import { formatOwnDate, isAhead, PLAN_LIMITS, PLAN_STATUSES } from '#domain/plan.ts'
import { announce } from '#web/ui/status-line.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from '#web/ui/check-option.module.css'
import { Link } from '#web/ui/link.tsx'
import type { PlanRow } from './plan-rows.ts'
import { changePlan } from './plan-store.ts'
import { closingInWords, dayInWords, needStep, nextInWords, STATUS_WORDS, stepInWords } from './plan-words.ts'

interface Props {
  readonly row: PlanRow
}

/** One scholarship of the plan: what is next at a glance, and all of it when opened. */
export const PlanItem = memo(function PlanItem({ row }: Props) {
  const [isOpen, setOpen] = useState(false)
  const next = nextInWords(row)
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h3>{row.name}</h3>
          <span className="status">{STATUS_WORDS[row.plan.status]}</span>
          <span className="next">
            {closingInWords(row.closing)}.{!row.listed && <strong className="late"> No longer listed.</strong>}
            {next !== undefined && (
              <>
                <br />
                {row.isLate && <strong className="late">Late: </strong>}
                {next}
              </>
            )}
          </span>
        </summary>
        {isOpen && <ItemBody row={row} />}
      </details>
    </li>
  )
})

function ItemBody({ row }: Props) {
  const { id, plan } = row
  return (
    <div className="body">
      <p>
        {row.funder}. <Link to={`/detail/${encodeURIComponent(id)}`}>Read about it</Link>
      </p>
      <div className="pair">
        <label>
          Status
          <select value={plan.status} onChange={({ target }) => changePlan([id], 'status', target.value)}>
            {PLAN_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_WORDS[status]}
              </option>
            ))}
          </select>
        </label>
        <label>
          I want to send it by
          <input
            type="date"
            value={plan.by ?? ''}
            max="9999-12-31"
            onChange={({ target }) => changePlan([id], 'by', target.value)}
          />
        </label>
      </div>
      <Steps row={row} />
      <NewDate id={id} />
      <Notes id={id} initial={plan.notes} />
      <Tick id={id} field="shared" checked={plan.shared}>
        Show it to people with my link
      </Tick>
    </div>
  )
}

interface TickProps {
  readonly id: string
  readonly field: string
  readonly checked: boolean
  readonly children: ReactNode
}

function Tick({ id, field, checked, children }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={({ target }) => changePlan([id], field, target.checked ? '1' : '')}
      />
      {children}
    </label>
  )
}

/** What has a day, in order; then what is needed and has none. */
function Steps({ row }: Props) {
  const { id, plan, steps, needed } = row
  const undated = isAhead(row)
    ? (needed.needs ?? [])
        .filter((need) => !steps.some(({ task }) => task === need))
        .map((need) => needStep(need, plan))
    : []
  if (steps.length + undated.length === 0) return null
  return (
    <ul role="list" className="steps">
      {[...steps, ...undated].map((step) => (
        <li key={step.field}>
          <Tick id={id} field={step.field} checked={step.isDone}>
            <span>
              {stepInWords(step, row)}
              <StepDay step={step} />
            </span>
          </Tick>
          {step.task === null && (
            <Button
              look="quiet"
              aria-label={`Remove ${step.title}`}
              onClick={() => {
                changePlan([id], step.field.replace(/^done:/, ''), '')
                announce(`${step.title} is removed`)
              }}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

export function StepDay({ step }: { readonly step: Step }) {
  return (
    <>
      {dayInWords(step)}
      {step.isLate && <strong className="late"> late</strong>}
    </>
  )
}

/** Random: two devices may add a date at the same time. */
const newField = () => `date:${Math.random().toString(36).slice(2, 10).padEnd(8, '0')}`

function NewDate({ id }: { readonly id: string }) {
  const [day, setDay] = useState('')
  const [title, setTitle] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (day === '' || title.trim() === '') return
    changePlan([id], newField(), formatOwnDate(day, title))
    announce(`${title} is added`)
    setDay('')
    setTitle('')
  }
  return (
    <form className="pair" onSubmit={add}>
      <label>
        A date of your own
        <input type="date" required value={day} max="9999-12-31" onChange={({ target }) => setDay(target.value)} />
      </label>
      <label>
        What it is
        <input
          type="text"
          required
          maxLength={PLAN_LIMITS.title}
          placeholder="Interview"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <Button type="submit">Add</Button>
    </form>
  )
}

function Notes({ id, initial }: { readonly id: string; readonly initial: string }) {
  const [text, setText] = useState(initial)
  const [known, setKnown] = useState(initial)
  // From another tab, or another device.
  if (initial !== known) {
    setKnown(initial)
    if (text === known) setText(initial)
  }
  return (
    <label>
      Notes
      <textarea
        rows={3}
        maxLength={PLAN_LIMITS.notes}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          changePlan([id], 'notes', target.value, true)
        }}
      />
    </label>
  )
}
