import { addDays, isIsoDate, type IsoDate, firstDay, type PartialDate } from './dates.ts'
import { NEEDS, type Conditions, type Need } from './conditions.ts'
import { peopleOf, type ApplicationWindow } from './rounds.ts'
import { windowOn, type WindowState } from './window-on.ts'

/** After these there is nothing more to do: the application is with the funder, or the funder has answered. */
export const SENT_STATUSES = ['sent', 'answer'] as const
/** How far an application is, in the order in which it goes through them. */
export const PLAN_STATUSES = ['to_read', 'preparing', ...SENT_STATUSES] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

/** What the holder of a shared link may see, besides the name, the funder and the dates of what was ticked. */
export const SHOWN_PARTS = ['name', 'status', 'needs', 'dates', 'notes'] as const
export type ShownPart = (typeof SHOWN_PARTS)[number]

/** In characters. */
export const PLAN_LIMITS = { notes: 2000, title: 120 } as const

/**
 * One field of the plan for one scholarship. Fields are stored and merged one by one: of two values the later one stays.
 * An empty value is the same as none.
 */
export interface PlanField {
  readonly scholarshipId: string
  readonly field: string
  readonly value: string
  /** When it was changed, in milliseconds since 1970. */
  readonly at: number
}

/** Everything to do for an application: what it needs, and to send it. */
export type Task = Need | 'send'

const FLAGS = ['shared', 'done:send', ...NEEDS.map((need) => `done:${need}`)]
const OWN_DATE = /^date:[\w-]{8}$/
const OWN_DATE_DONE = /^done:date:[\w-]{8}$/
/** Titles are one line. */
const CONTROL = /\p{Cc}/u
const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/u

/** Why a field cannot have a value, in words for whoever wrote it; undefined if it can. */
export function planFault(field: string, value: string): string | undefined {
  if (field === 'status') {
    return value === '' || PLAN_STATUSES.some((status) => status === value)
      ? undefined
      : `is one of ${PLAN_STATUSES.join(', ')}, or empty`
  }
  if (field === 'by') return value === '' || isIsoDate(value) ? undefined : 'is a day, YYYY-MM-DD, or empty'
  if (field === 'notes') {
    if (value.length > PLAN_LIMITS.notes) return `has at most ${PLAN_LIMITS.notes} characters`
    return CONTROL_BUT_LINES.test(value) ? 'holds a control character' : undefined
  }
  if (FLAGS.includes(field) || OWN_DATE_DONE.test(field))
    return value === '' || value === '1' ? undefined : 'is 1, or empty'
  if (OWN_DATE.test(field)) return value === '' || readOwnDate(value) ? undefined : OWN_DATE_FAULT
  return 'is no field of a plan: see its description'
}

const OWN_DATE_FAULT = `is a day, a space and a title of 1 to ${PLAN_LIMITS.title} characters, or empty`

function readOwnDate(value: string): { readonly day: IsoDate; readonly title: string } | undefined {
  const [day, title] = [value.slice(0, 10), value.slice(11)]
  const isDate = isIsoDate(day) && value[10] === ' ' && title.trim() !== ''
  return isDate && title.length <= PLAN_LIMITS.title && !CONTROL.test(title) ? { day, title } : undefined
}

/** A date of the person's own, such as an interview. */
export interface OwnDate {
  /** The field that holds it. */
  readonly field: string
  readonly day: IsoDate
  readonly title: string
  readonly done: boolean
}

export interface Plan {
  readonly status: PlanStatus
  readonly notes: string
  /** The day by which the person wants to send it. */
  readonly by: IsoDate | null
  /** Whether the holder of the shared link may see it. */
  readonly shared: boolean
  readonly done: ReadonlySet<Task>
  readonly dates: readonly OwnDate[]
}

/** Reads the fields of one scholarship. What cannot be read, as from a later version, is left out. */
export function readPlan(fields: Iterable<readonly [field: string, value: string]>): Plan {
  const values = new Map(fields)
  const by = values.get('by') ?? ''
  const dates = [...values].flatMap(([field, value]): OwnDate[] => {
    const date = OWN_DATE.test(field) ? readOwnDate(value) : undefined
    return date ? [{ field, ...date, done: values.get(`done:${field}`) === '1' }] : []
  })
  return {
    status: PLAN_STATUSES.find((status) => status === values.get('status')) ?? 'to_read',
    notes: values.get('notes') ?? '',
    by: isIsoDate(by) ? by : null,
    shared: values.get('shared') === '1',
    done: new Set(([...NEEDS, 'send'] as const).filter((task) => values.get(`done:${task}`) === '1')),
    dates: dates.toSorted((a, b) => compare(a.day, b.day) || compare(a.field, b.field)),
  }
}

/** Writes what `readPlan` reads as an own date. */
export const formatOwnDate = (day: IsoDate, title: string): string =>
  `${day} ${title.trim().slice(0, PLAN_LIMITS.title)}`

/** When applications close. */
export interface Closing {
  /** As precise as is known. */
  readonly date: PartialDate
  /** It is between `date` and this, differing by year or place; null where it is one time. */
  readonly until: PartialDate | null
  /** The first day from today on that it can be: a plan must not count on a later one. */
  readonly day: IsoDate
  /** Nobody has announced it. */
  readonly isExpected: boolean
  /** Whose it is; null for everybody's. */
  readonly for: string | null
}

const CLOSES: readonly WindowState[] = ['open', 'opens', 'expected']
const OVER: readonly WindowState[] = ['closed', 'paused', 'ended']

/**
 * The next closing of a record on a day; null where none is known, `never` where it is open all year, `over` where nobody can
 * apply any more.
 */
export function closingOn(window: ApplicationWindow, today: IsoDate): Closing | null | 'never' | 'over' {
  const { state, round, closes, closesBetween } = windowOn(window, today)
  if (OVER.includes(state)) return 'over'
  if (state === 'open-all-year') return 'never'
  if (!CLOSES.includes(state) || !round || closes === null) return null
  const people = peopleOf(round)
  // Where each sets its own dates, nobody counts on the habit of another.
  if (state === 'expected' && window.byProgramme && people !== null) return null
  const first = firstDay(closes)
  return {
    date: closes,
    until: closesBetween === null ? null : closesBetween[1],
    day: first < today ? today : first,
    isExpected: state === 'expected',
    for: people,
  }
}

/**
 * How many days before the closing day each task should be begun. Null: it comes after the closing. These are the usual
 * times of universities' advice to applicants, and not facts of a record.
 */
const DAYS_BEFORE: Readonly<Record<Task, number | null>> = {
  offer: 120,
  language_test: 90,
  supervisor: 90,
  exam: 90,
  nomination: 60,
  proposal: 56,
  portfolio: 56,
  reference: 42,
  transcript: 30,
  income_proof: 30,
  essay: 28,
  cv: 21,
  form: 14,
  fee: 7,
  send: 3,
  interview: null,
}

/** What an application needs, as records state it. */
export type Needed = Pick<Conditions, 'needs' | 'only_some' | 'references'>

export interface Planned {
  readonly plan: Plan
  readonly needed: Needed
  readonly closing: ReturnType<typeof closingOn>
}

export interface Step {
  /** An own date has a title instead of a task. */
  readonly task: Task | null
  readonly title: string
  /** The field that says whether it is done; of an own date the field that holds it. */
  readonly field: string
  /** Of a task whose usual day is over today, as long as the application can be sent. */
  readonly day: IsoDate
  readonly isDone: boolean
  /** Its day is over, and it is not done. */
  readonly isLate: boolean
  /** It is usually begun earlier. */
  readonly isPressing?: boolean
}

/** Whether there is still something to do for an application. */
export const isAhead = ({ plan, closing }: Planned): boolean => closing !== 'over' && !isSent(plan.status)

export const isSent = (status: PlanStatus): boolean => SENT_STATUSES.some((sent) => sent === status)

export const dayOf = (closing: Planned['closing']): IsoDate | null =>
  typeof closing === 'string' ? null : (closing?.day ?? null)

/** The day that the schedule counts back from: the closing, or the person's own day if that is earlier. */
export function endOf({ plan: { by }, closing }: Planned): IsoDate | null {
  const day = dayOf(closing)
  return by !== null && (day === null || by < day) ? by : day
}

/** A need of those who were chosen, or are asked, or that goes along: nobody knows its day before. */
const ONCE_CHOSEN =
  /chosen|finalist|short-? ?l|select|nomin|invited|called|pass|go on|take up|offered|after|may |stage|best|asked|later|same/

/** How long before the closing a task is usually begun; null where its day is not known. */
const daysBefore = (task: Task, { only_some }: Needed): number | null =>
  task !== 'send' && ONCE_CHOSEN.test(only_some?.[task] ?? '') ? null : DAYS_BEFORE[task]

/** Everything that has a day, in the order of the days. Tasks only while the application is not sent, and can be. */
export function scheduleOf(planned: Planned, today: IsoDate): Step[] {
  const { plan, needed } = planned
  const end = isAhead(planned) ? endOf(planned) : null
  const step = (day: IsoDate, isDone: boolean): Pick<Step, 'day' | 'isDone' | 'isLate'> => ({
    day,
    isDone,
    isLate: day < today && !isDone,
  })
  // How long it takes is a guess: until the end nothing is too late, and what takes longest comes first.
  const latest = end !== null && end < today ? end : today
  const tasks = end === null ? [] : ([...(needed.needs ?? []), 'send'] as const)
  const steps = tasks
    .flatMap((task) => {
      const before = daysBefore(task, needed)
      return before === null || end === null ? [] : { task, usual: addDays(end, -before) }
    })
    .toSorted((a, b) => compare(a.usual, b.usual))
    .map(({ task, usual }): Step => {
      const day = usual < latest ? latest : usual
      return { task, title: '', field: `done:${task}`, ...step(day, plan.done.has(task)), isPressing: usual < day }
    })
  const own = plan.dates.map(({ field, day, title, done }): Step => ({
    task: null,
    title,
    field: `done:${field}`,
    ...step(day, done),
  }))
  return [...steps, ...own].toSorted((a, b) => compare(a.day, b.day))
}

/** Something that several applications need. */
export interface NeedInPlan {
  readonly need: Need
  /** For how many applications it is still to be done. */
  readonly awards: number
  /** How many of these need it only of some, or only later. */
  readonly onlySome: number
  /** For how many it is done. */
  readonly done: number
  /** The most that one of them asks for: references. */
  readonly most: number
  /** When the first of them should be begun; null where no closing is known. */
  readonly first: IsoDate | null
}

/** What is needed over all applications that are still ahead, the most urgent first. */
export function needsOf(all: readonly Planned[], today: IsoDate): NeedInPlan[] {
  const ahead = all.filter(isAhead).map((one) => ({ ...one, steps: scheduleOf(one, today) }))
  return NEEDS.flatMap((need): NeedInPlan[] => {
    const asking = ahead.filter(({ needed }) => needed.needs?.includes(need))
    const open = asking.filter(({ plan }) => !plan.done.has(need))
    if (asking.length === 0) return []
    const days = open.flatMap(({ steps }) => steps.find(({ task }) => task === need)?.day ?? [])
    return [
      {
        need,
        awards: open.length,
        onlySome: open.filter(({ needed }) => needed.only_some?.[need] !== undefined).length,
        done: asking.length - open.length,
        most: Math.max(1, ...open.map(({ needed }) => (need === 'reference' ? (needed.references ?? 1) : 1))),
        first: days.toSorted(compare)[0] ?? null,
      },
    ]
  }).toSorted((a, b) => compare(a.first ?? LAST, b.first ?? LAST) || b.awards - a.awards)
}

/** Behind every day. */
export const LAST = '9999-12-31'

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
