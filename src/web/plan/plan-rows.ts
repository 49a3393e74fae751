import type { SavedCard } from '#contract/scholarship.ts'
import { addDays, type IsoDate } from '#domain/dates.ts'
import {
  closingOn,
  compare,
  dayOf,
  endOf,
  isSent,
  LAST,
  readPlan,
  scheduleOf,
  type Needed,
  type Planned,
  type Step,
} from '#domain/plan.ts'
import { readWindow } from '#web/scholarship/describe-window.ts'

/** A saved list; null where the answer has no data for an entry. */
export type SavedCards = readonly (SavedCard | null)[]

/** A scholarship of a plan, and what there is to do for it. */
export interface PlanRow extends Planned {
  readonly id: string
  readonly name: string
  readonly funder: string
  /** False once the catalogue has withdrawn it. */
  readonly listed: boolean
  readonly steps: readonly Step[]
  /** The first that is not done. */
  readonly next: Step | undefined
  readonly isLate: boolean
  /** What it is sorted by: the next step that is not done, or else the closing. Null if neither is known. */
  readonly due: IsoDate | null
}

export type PlanSource = Pick<SavedCard, '_id' | 'scholarship_name' | 'funded_by' | 'window' | 'listed'>

/** `showsTasks` is false for a plan that is shown to somebody without them. */
export function planRow(
  source: PlanSource,
  needed: Needed,
  fields: Iterable<readonly [string, string]>,
  today: IsoDate,
  showsTasks = true,
): PlanRow {
  const closing = closingOn(readWindow(source.window), today)
  const planned: Planned = { plan: readPlan(fields), needed, closing }
  const steps = scheduleOf(planned, today).filter(({ task }) => showsTasks || task === null)
  const next = steps.find(({ isDone }) => !isDone)
  return {
    ...planned,
    id: source._id,
    name: source.scholarship_name,
    funder: source.funded_by,
    listed: source.listed,
    steps,
    next,
    isLate: steps.some((step) => step.isLate),
    due: next?.day ?? dayOf(closing),
  }
}

/** The last row that was made of each card. */
const made = new WeakMap<SavedCard, { readonly of: readonly unknown[]; readonly row: PlanRow }>()

/** The row of a card: the same object for as long as all is the same that it is made of, the day included. */
export function keptRow(
  card: SavedCard,
  needed: Needed | undefined,
  fields: ReadonlyMap<string, string> | undefined,
  today: IsoDate,
): PlanRow {
  const of = [needed, fields, today]
  const known = made.get(card)
  if (known && known.of.every((part, index) => part === of[index])) return known.row
  const row = planRow(card, needed ?? {}, fields ?? [], today)
  made.set(card, { of, row })
  return row
}

export const GROUPS = ['late', 'soon', 'later', 'undated', 'sent', 'over'] as const
export type PlanGroup = (typeof GROUPS)[number]

/** Days that count as soon. */
export const SOON_DAYS = 30

export function groupOf({ plan, closing, due, next, isLate }: PlanRow, today: IsoDate): PlanGroup {
  if (isLate) return 'late'
  if (isSent(plan.status) && !next) return 'sent'
  if (closing === 'over' && !next) return 'over'
  if (due === null) return 'undated'
  return due <= addDays(today, SOON_DAYS) ? 'soon' : 'later'
}

/** By group, and in each by what is due, then by its end. Of what is late, first what ends first: it was all due before today. */
export function sortRows(rows: readonly PlanRow[], today: IsoDate): PlanRow[] {
  const sortKey = (row: PlanRow) => {
    const group = groupOf(row, today)
    const end = endOf(row) ?? LAST
    return `${GROUPS.indexOf(group)} ${group === 'late' ? end : (row.due ?? LAST)} ${end}`
  }
  return rows
    .map((row) => [sortKey(row), row] as const)
    .sort(([a, one], [b, other]) => compare(a, b) || one.name.localeCompare(other.name))
    .map(([, row]) => row)
}
