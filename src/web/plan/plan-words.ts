import { hasDay, type IsoDate, type PartialDate } from '#domain/dates.ts'
import type { Need } from '#domain/conditions.ts'
import type { NeedInPlan, Plan, PlanStatus, ShownPart, Step, Task } from '#domain/plan.ts'
import { counted } from '#domain/counted.ts'
import { inBrackets } from '#web/scholarship/describe-window.ts'
import { inWords } from '#web/ui/words.ts'
import { type PlanGroup, type PlanRow, SOON_DAYS } from './plan-rows.ts'

export const STATUS_WORDS: Readonly<Record<PlanStatus, string>> = {
  to_read: 'To read',
  preparing: 'Preparing',
  sent: 'Sent',
  answer: 'Answered',
}

export const GROUP_WORDS: Readonly<Record<PlanGroup, string>> = {
  late: 'Late',
  soon: `In the next ${SOON_DAYS} days`,
  later: 'Later',
  undated: 'Without a closing day',
  sent: 'Sent and answered',
  over: 'Closed',
}

export const PART_WORDS: Readonly<Record<ShownPart, string>> = {
  name: 'My name',
  status: 'How far each one is',
  needs: 'What each one needs, and what is done',
  dates: 'My own dates',
  notes: 'My notes',
}

/** What each need is called over all scholarships, and what to do for one. An interview comes after sending. */
const TASK_WORDS: Readonly<Record<Need, readonly [title: string, step: string]>> = {
  reference: ['References', 'Ask for a reference'],
  transcript: ['Transcripts or marks', 'Get your transcript or marks'],
  essay: ['Essays or letters', 'Begin the essay or letter'],
  cv: ['CV', 'Bring your CV up to date'],
  proposal: ['Project proposals', 'Begin the project proposal'],
  language_test: ['Language tests', 'Book the language test'],
  interview: ['Interviews', 'Prepare for the interview'],
  offer: ['Offer of a place', 'Apply for a place'],
  supervisor: ['Supervisor', 'Write to a supervisor'],
  portfolio: ['Portfolio', 'Begin the portfolio'],
  exam: ['Exams', 'Register for the exam'],
  income_proof: ['Proof of income', 'Get a proof of your income'],
  nomination: ['Nominations', 'Ask to be nominated'],
  fee: ['Fee to apply', 'Pay the fee'],
  form: ['Forms', 'Fill in the form'],
}

const taskInWords = (task: Task, people: number): string => {
  if (task === 'send') return 'Send the application'
  return task === 'reference' && people > 1 ? `Ask ${people} people for a reference` : TASK_WORDS[task][1]
}

/** What to do, without its day: "Ask 2 people for a reference (doctorate)". */
export function stepInWords({ task, title }: Step, { needed }: PlanRow): string {
  if (task === null) return title
  const some = task === 'send' ? undefined : needed.only_some?.[task]
  return `${taskInWords(task, needed.references ?? 1)}${some === undefined ? '' : ` (${some})`}`
}

/** The name of a need in a list of an award's. */
export const needTitle = (need: Need): string => TASK_WORDS[need][0]

/** "References: 2 people for 5 awards, first by 1 March 2027 (late). Done for 1". */
export function needInWords({ need, awards, onlySome, done, most, first }: NeedInPlan, today: IsoDate): string {
  const open = [
    `${most > 1 ? `${most} people ` : ''}for ${counted(awards, 'award')}`,
    onlySome > 0 && `${onlySome === awards ? '' : `${onlySome} of them `}only in some cases`,
    first !== null && `first by ${inWords(first)}${first < today ? ' (late)' : ''}`,
  ]
  const parts = [awards > 0 && open.filter(Boolean).join(', '), done > 0 && `done for ${done}`]
  return `${needTitle(need)}: ${parts.filter(Boolean).join('; ')}`
}

/** The beginning of a span. Its year is told once, with the end's: "November" before "December 2027". */
const inSpan = (from: PartialDate, to: PartialDate) =>
  inWords(from.slice(0, 4) === to.slice(0, 4) ? from.slice(5) : from)

/** "Closes 15 March 2027", "Closes in March 2027, expected", "Closed". */
export function closingInWords(closing: PlanRow['closing']): string {
  if (closing === 'never') return 'Open all year'
  if (closing === 'over') return 'Closed'
  if (closing === null) return 'Closing day not known'
  const { date, until, isExpected, for: whom } = closing
  const sure = hasDay(date) && until === null ? '' : ', day not known'
  const time =
    until === null
      ? `${hasDay(date) ? '' : 'in '}${inWords(date)}`
      : `between ${inSpan(date, until)} and ${inWords(until)}`
  return `Closes ${time}${isExpected ? ', expected' : sure}${inBrackets(whom)}`
}

/** The next step in one line; undefined if there is none. */
export function nextInWords(row: PlanRow): string | undefined {
  const { next } = row
  return next && stepInWords(next, row) + dayInWords(next)
}

/** Of a task the day is our guess: "suggested by 18 January 2027". An own date is that day. */
export function dayInWords({ task, day, isPressing }: Step): string {
  if (day === '') return ''
  if (isPressing) return ', as soon as you can'
  return `, ${task === null ? '' : 'suggested by '}${inWords(day)}`
}

/** A step for a need whose day is not known: its `day` is empty. */
export const needStep = (need: Need, { done }: Plan): Step => ({
  task: need,
  title: '',
  field: `done:${need}`,
  day: '',
  isDone: done.has(need),
  isLate: false,
})
