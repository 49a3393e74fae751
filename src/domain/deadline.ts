import { counted } from './counted.ts'
import { canonicalZone, daysBetween, isIsoDate, isoDate, type IsoDate } from './dates.ts'

/**
 * When applications close. A yearly deadline is known by month and day only: its next occurrence is
 * *expected*, never certain. Rolling means that applications are taken until the money is gone.
 */
export type Deadline =
  | { readonly kind: 'date'; readonly date: IsoDate; readonly timeZone?: string }
  | { readonly kind: 'yearly'; readonly month: number; readonly day: number; readonly timeZone?: string }
  | { readonly kind: 'rolling' }
  | { readonly kind: 'by-programme' }
  | { readonly kind: 'open-all-year' }
  | { readonly kind: 'not-stated' }

/** What the API's `deadline` may be instead of a date. */
const PROGRAM_DEADLINE = 'Program Deadline Applies'
export const OPEN_ALL_YEAR = 'Open all year'
export const NO_DEADLINE = 'NA'

/**
 * The deadline that applies on the day `today`, as the API writes it: the date, or one of the three texts.
 * `expected` is true for the next occurrence of a yearly deadline.
 */
export function deadlineOn(deadline: Deadline, today: IsoDate): { readonly text: string; readonly expected: boolean } {
  switch (deadline.kind) {
    case 'date':
      return { text: deadline.date, expected: false }
    case 'yearly':
      return { text: nextOccurrence(deadline.month, deadline.day, today), expected: true }
    case 'rolling':
    case 'open-all-year':
      return { text: OPEN_ALL_YEAR, expected: false }
    case 'by-programme':
      return { text: PROGRAM_DEADLINE, expected: false }
    case 'not-stated':
      return { text: NO_DEADLINE, expected: false }
  }
}

/** The first such day that is not before `today`. 29 February becomes the 28th in other years. */
function nextOccurrence(month: number, day: number, today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4))
  const thisYear = dayOfYear(year, month, day)
  return thisYear >= today ? thisYear : dayOfYear(year + 1, month, day)
}

function dayOfYear(year: number, month: number, day: number): IsoDate {
  const date = isoDate(year, month, day)
  // Every month has 28 days, and few deadlines are later.
  return day <= 28 || isIsoDate(date) ? date : isoDate(year, month, 28)
}

export const CLOSED = 'Submissions closed'

export type BadgeTone = 'red' | 'yellow' | 'green' | 'blue'

/**
 * The deadline badge of the specification on the day `today`, by the reader's clocks or by those of the deadline.
 * `deadlineBadge('2026-11-22', '2026-11-21')` -> red, "Submissions Close In 1 day". "NA" has no badge.
 */
export function deadlineBadge(text: string, today: IsoDate): { tone: BadgeTone; text: string } | null {
  if (text === PROGRAM_DEADLINE) return { tone: 'blue', text: PROGRAM_DEADLINE }
  if (text === OPEN_ALL_YEAR) return { tone: 'green', text: OPEN_ALL_YEAR }
  if (!isIsoDate(text)) return null
  const days = daysBetween(today, text)
  if (days < 0) return { tone: 'red', text: CLOSED }
  if (days === 0) return { tone: 'red', text: 'Submission closes today' }
  if (days <= 7) return { tone: 'red', text: `Submissions Close In ${counted(days, 'day')}` }
  if (days <= 30) return { tone: 'yellow', text: `Submissions Close In ${counted(Math.floor(days / 7), 'week')}` }
  return { tone: 'green', text: `Submissions Close In ${counted(Math.floor(days / 30), 'month')}` }
}

const WORDS: ReadonlyMap<string, Deadline> = new Map<string, Deadline>([
  ['rolling', { kind: 'rolling' }],
  ['by programme', { kind: 'by-programme' }],
  ['open all year', { kind: 'open-all-year' }],
  ['not stated', { kind: 'not-stated' }],
])

/**
 * Reads what catalogue files write: `2027-01-15`, `--11-05` (every year, as in ISO 8601), `rolling`, `by programme`,
 * `open all year`, `not stated`. A date may have a time zone: `2027-01-15 Europe/London`.
 * Undefined for anything else.
 */
export function parseDeadline(text: string): Deadline | undefined {
  const word = WORDS.get(text)
  if (word) return word
  const [, year, month, day, timeZone] =
    /^(\d{4}|-)-(\d{2})-(\d{2})(?: ([A-Za-z_]+(?:\/[A-Za-z_+-]+)*))?$/.exec(text) ?? []
  if (year === undefined) return undefined
  if (timeZone !== undefined && !isTimeZone(timeZone)) return undefined
  const zone = timeZone === undefined ? {} : { timeZone }
  // A leap year, so that 29 February can be a yearly deadline.
  const date = `${year === '-' ? '2024' : year}-${month}-${day}`
  if (!isIsoDate(date)) return undefined
  if (year === '-') return { kind: 'yearly', month: Number(month), day: Number(day), ...zone }
  return { kind: 'date', date, ...zone }
}

/** Time zones are shown to readers, so only real ones are accepted. */
export const isTimeZone = (name: string): boolean => canonicalZone(name) !== undefined

/** Writes what `parseDeadline` reads. */
export function formatDeadline(deadline: Deadline): string {
  if (deadline.kind !== 'date' && deadline.kind !== 'yearly') return deadline.kind.replaceAll('-', ' ')
  // One hyphen stands for the four digits of the year.
  const day = deadline.kind === 'date' ? deadline.date : `-${isoDate(0, deadline.month, deadline.day).slice(4)}`
  return deadline.timeZone === undefined ? day : `${day} ${deadline.timeZone}`
}
