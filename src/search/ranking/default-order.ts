import { deadlineOn, NO_DEADLINE, OPEN_ALL_YEAR, PROGRAM_DEADLINE } from '#domain/deadline.ts'
import type { IsoDate } from '#domain/dates.ts'
import type { Scholarship } from '#domain/scholarship.ts'

/** True when it can no longer be applied for on that day. A yearly deadline never is: its next one counts. */
export function isClosed(record: Scholarship, today: IsoDate): boolean {
  return record.deadline.kind === 'date' && record.deadline.date < today
}

const AFTER_DATES: Readonly<Record<string, string>> = {
  [OPEN_ALL_YEAR]: '1',
  [PROGRAM_DEADLINE]: '2',
  [NO_DEADLINE]: '3',
}

/**
 * What the default order compares first, as a text: what can be applied for comes first, the soonest
 * deadline before later ones, then Open all year, Program Deadline Applies, NA; closed ones last, the
 * latest closed first.
 */
export function urgency(record: Scholarship, today: IsoDate): string {
  const { text } = deadlineOn(record.deadline, today)
  const after = AFTER_DATES[text]
  if (after !== undefined) return after
  if (!isClosed(record, today)) return `0${text}`
  // Nines' complement turns "latest first" into "smallest first".
  return `4${text.replaceAll(/\d/g, (digit) => String(9 - Number(digit)))}`
}

/** The indexes of the records in the default order of the day; ties by name, then by id. */
export function defaultOrder(records: readonly Scholarship[], today: IsoDate): number[] {
  const keys = records.map((record) => `${urgency(record, today)}\u0000${record.name.toLowerCase()}\u0000${record.id}`)
  const key = (index: number) => keys[index] ?? ''
  return records.map((_, index) => index).sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a - b))
}
