import { addDays, beginningOf, type IsoDate } from './dates.ts'
import type { Deadline } from './deadline.ts'
import { firstDay, hasYear, inYear, lastDay, withoutYear } from './partial-date.ts'
import { windowOf, type ApplicationWindow, type Round } from './rounds.ts'
import { EXPECTED_AHEAD } from './window-on.ts'

type Dated = ApplicationWindow & { readonly deadline: Deadline }

/** Whatever comes every year has turned within so many days. */
const YEAR = 366

/**
 * When that which is said of a record on a day began to be said without a change of the record: a yearly date moves to
 * the next year as soon as its day is over. In milliseconds since 1970; null if it has been said for more than a year.
 */
export function saidSince(record: Dated, day: IsoDate, says: (day: IsoDate) => string | undefined): number | null {
  const now = says(day)
  const turn = turningDays(record, day).find((each) => says(addDays(each, -1)) !== now)
  return turn === undefined ? null : beginningOf(turn).getTime()
}

/** The days of the last year from which on something else may be said of a record than before, the latest first. */
function turningDays(record: Dated, day: IsoDate): IsoDate[] {
  const { rounds, status } = windowOf(record)
  const year = Number(day.slice(0, 4))
  const turns = rounds.flatMap(timesOf).flatMap((time) => {
    const yearly = [year - 1, year, year + 1].map((each) => inYear(withoutYear(time), each))
    return [...(hasYear(time) ? [time] : []), ...yearly].flatMap((each) => [
      firstDay(each),
      addDays(lastDay(each), 1),
      addDays(lastDay(each), -EXPECTED_AHEAD),
    ])
  })
  const all = status.since === null ? turns : [...turns, firstDay(status.since)]
  const first = addDays(day, -YEAR)
  return [...new Set(all)].filter((each) => each > first && each <= day).toSorted((a, b) => (a < b ? 1 : -1))
}

const timesOf = ({ opens, closes, closesBetween, results }: Round) =>
  [opens, closes, results, ...(closesBetween ?? [])].filter((time) => time !== null)
