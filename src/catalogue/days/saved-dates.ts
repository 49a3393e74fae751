import type { RecordFault } from '#catalogue/record-file.ts'
import { isoDate } from '#domain/dates.ts'
import { formatDeadline, parseDeadline } from '#domain/deadline.ts'
import { type DateOrder, findDates, monthOf, serialDate } from './dates.ts'

/** What a spreadsheet made of the dates of a record of our own, and what they were. */
export interface RestoredDates {
  readonly changes: readonly { readonly field: 'deadline' | 'checked'; readonly from: string; readonly to: string }[]
  /** What cannot be told. */
  readonly faults: readonly RecordFault[]
}

const MONTH_AND_FIGURE = /^(\p{L}{3,12})\.?[-. /]{1,2}(\d{4}|\d{1,2})$/u
const FIGURE_AND_MONTH = /^\d{1,2}\.?[-. /]{1,2}(\p{L}{3,12})\.?$/u
const FIGURES = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/

/**
 * A spreadsheet that saves our own CSV writes its dates as its country does: 11/25/2026, 25.11.2026, Jan-25. Tells what they
 * were; the order is that of the column.
 */
export function restoreDates(record: Readonly<Record<string, unknown>>, order: DateOrder): RestoredDates {
  const changes: RestoredDates['changes'][number][] = []
  const faults: RecordFault[] = []
  const text = (field: string) => (typeof record[field] === 'string' ? record[field].trim() : '')
  const deadline = withoutMidnight(text('deadline'))
  const restored = parseDeadline(deadline) ? deadline : deadlineOf(deadline, order)
  if (restored === null) faults.push({ column: 'deadline', value: deadline, reason: UNCLEAR })
  else if (restored !== undefined && restored !== text('deadline'))
    changes.push({ field: 'deadline', from: text('deadline'), to: restored })
  const checked = text('checked')
  const month = /^\d{4}-\d\d$/.test(checked) ? undefined : monthIn(withoutMidnight(checked))
  if (month !== undefined) changes.push({ field: 'checked', from: checked, to: month })
  for (const field of ['awards', 'amount']) {
    if (isDayAndMonth(text(field))) faults.push({ column: field, value: text(field), reason: NO_FIGURES })
  }
  return { changes, faults }
}

const UNCLEAR =
  'may be day and month or month and day: a spreadsheet has rewritten it, and no other date among the first rows shows the order. Write it as 2027-01-15'
const NO_FIGURES =
  'is a day that a spreadsheet made of figures such as 10-15: write them again, with an apostrophe before them'

/** Undefined for what is no date, null for one that cannot be told. */
function deadlineOf(text: string, order: DateOrder): string | null | undefined {
  const [, name = '', figure = ''] = MONTH_AND_FIGURE.exec(text) ?? []
  const month = monthOf(name)
  // No deadline is a month, so that "Jan-25" was --01-25.
  if (month !== undefined && figure.length < 3) return formatDeadline({ kind: 'yearly', month, day: Number(figure) })
  const date = findDates(text, order).find(({ start, end }) => start === 0 && end === text.length)
  if (!date) return serialDate(text) ?? (FIGURES.test(text) ? null : undefined)
  if (date.year === null) return formatDeadline({ kind: 'yearly', month: date.month, day: date.day })
  return isoDate(date.year, date.month, date.day)
}

/** "2025-01" became its first day, or "Jan-25". */
function monthIn(text: string): string | undefined {
  const [, name = '', figure = ''] = MONTH_AND_FIGURE.exec(text) ?? []
  const month = monthOf(name)
  if (month !== undefined) return isoDate(Number(figure.padStart(4, '20')), month, 1).slice(0, 7)
  const [, one, two, year] = FIGURES.exec(text) ?? []
  if (one === undefined || year === undefined) return /^(\d{4})-(\d\d)-01$/.exec(text)?.[0].slice(0, 7)
  // One of the two is the first of the month.
  const [first, second] = [Number(one), Number(two)]
  const other = first === 1 ? second : second === 1 ? first : 0
  return other >= 1 && other <= 12 ? isoDate(Number(year.padStart(4, '20')), other, 1).slice(0, 7) : undefined
}

function isDayAndMonth(text: string): boolean {
  return (
    monthOf(FIGURE_AND_MONTH.exec(text)?.[1] ?? '') !== undefined ||
    monthOf(MONTH_AND_FIGURE.exec(text)?.[1] ?? '') !== undefined
  )
}

function withoutMidnight(text: string): string {
  return text.replace(/[ T]0?0:00(?::00)?$/, '')
}
