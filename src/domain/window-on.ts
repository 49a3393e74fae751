import {
  type IsoDate,
  addDays,
  daysBetween,
  firstDay,
  hasDay,
  hasYear,
  inYear,
  lastDay,
  withoutYear,
  type PartialDate,
} from './dates.ts'
import { deadlineOn, type Deadline } from './deadline.ts'
import {
  peopleOf,
  stoppedOn,
  windowOf,
  type ApplicationWindow,
  type ComingRound,
  type DatedRecord,
  type Occurrence,
  type Round,
} from './rounds.ts'
import { tellsBetter } from './same-round.ts'

export const WINDOW_STATES = [
  'open',
  'open-all-year',
  'opens',
  'expected',
  'by-programme',
  'closed',
  'not-known',
  'paused',
  'ended',
] as const
export type WindowState = (typeof WINDOW_STATES)[number]

export interface WindowOnDay extends Occurrence {
  readonly state: WindowState
  /** The round that the state comes from. */
  readonly round: Round | undefined
  /** True for an expected round whose usual time has begun and is not over. Never true where no opening is known. */
  readonly running: boolean
}

/** An over round's time of year is expected again from so many days before it closes; until then it is closed. */
export const EXPECTED_AHEAD = 183

/** A round that is over lets the same be expected in so many years after it. Whatever paused longer may not come again. */
const EXPECTED_YEARS = 3

const NEVER: Occurrence = { opens: null, closes: null, closesBetween: null, results: null }

/**
 * Where a record stands on a day, as exactly one state. The first that holds, in this order:
 *
 * - `paused`, `ended`: by its status, from the month that it states.
 * - `open`: a round with a year is running. A month counts whole; a round without an opening is open until it closes,
 *   and one without a closing only at its opening. Of several the one that closes soonest.
 * - `open-all-year`.
 * - `opens`: a round with a year is still to come. Of several the one that opens soonest.
 * - `expected`: from a round that comes every year, at its next time; if this year's is known to be over, at that of
 *   next year. Of several the one that closes soonest. Failing that from a round that is over, within half a year before
 *   the same time of the year comes round, for three years; failing that from a time in words, with no date.
 * - `by-programme`: each university, course, country or office sets its own dates.
 * - `closed`: the last round is over, and the same time of the year is more than half a year away, or the round is old.
 * - `not-known`.
 *
 * Of `closed` the dates are those of the round that is over. No day is ever made of a month.
 */
export function windowOn(record: ApplicationWindow & { readonly deadline?: Deadline }, day: IsoDate): WindowOnDay {
  const { rounds, openAllYear, byProgramme, status } =
    record.deadline === undefined ? record : windowOf({ ...record, deadline: record.deadline })
  const stopped = stoppedOn(status, day)
  if (stopped) return stateOnly(stopped)
  const dated = datedOf(rounds)
  const began = ({ at }: Timed) => at.opens === null || firstDay(at.opens) <= day
  const over = ({ at }: Timed) => endOf(at) < day
  const open = soonest(dated.filter((each) => began(each) && !over(each)))
  if (open) return found('open', open)
  if (openAllYear) return stateOnly('open-all-year')
  const coming = soonest(
    dated.filter((each) => !began(each)),
    opensFirst,
  )
  if (coming) return found('opens', coming)
  const expected = expectedOn(rounds, dated.filter(over), day)
  if (expected) return expected
  if (byProgramme) return stateOnly('by-programme')
  const last = dated.toSorted((a, b) => endOf(b.at).localeCompare(endOf(a.at)))[0]
  return last ? found('closed', last) : stateOnly('not-known')
}

/** Deadlines that an announced round tells better. */
const UNSURE: readonly Deadline['kind'][] = ['not-stated', 'by-programme', 'yearly']

/**
 * The deadline that applies on a day. Where the record has none, or only a day of every year, it is the day on which its
 * open round closes: one that was announced, for everybody, and never out of a month or a habit. A day of every year on
 * which an announced round closes is sure, whether or not it is open yet.
 */
export function shownDeadline(record: DatedRecord, day: IsoDate): ReturnType<typeof deadlineOn> {
  const stated = deadlineOn(record.deadline, day)
  if (record.status.kind === 'active' && !UNSURE.includes(record.deadline.kind)) return stated
  const { state, round, closes } = windowOn(record, day)
  // Nobody can apply, whatever day it used to close on.
  if (state === 'paused' || state === 'ended') return { text: 'NA', expected: false }
  const isSure = round?.basis === 'announced' && round.closesBetween === null
  if (!isSure || closes === null || !hasDay(closes)) return stated
  if (state === 'open' && peopleOf(round) === null) return { ...stated, text: closes, expected: false }
  return stated.text === closes ? { ...stated, expected: false } : stated
}

interface Timed {
  readonly round: Round
  readonly at: Occurrence
}

/** Every round that is not over on a day, whatever the status is, in the order of the record; no guess where one is announced. */
export function comingRounds(record: DatedRecord, day: IsoDate): readonly ComingRound[] {
  const { rounds } = windowOf(record)
  const over = datedOf(rounds).filter(({ at }) => endOf(at) < day)
  const coming = rounds.flatMap((round): ComingRound[] => {
    if (timeOf(round) === null) return []
    if (!isDated(round)) return [{ round, at: nextOfHabit(round, over, day), isExpected: true }]
    const at = asStated(round)
    if (endOf(at) >= day) return [{ round, at, isExpected: false }]
    const again = nextOccurrence(round, day)
    return isExpectedAgain(round, again, day) ? [{ round, at: inMonths(again), isExpected: true }] : []
  })
  return coming.filter((guess) => !coming.some((known) => tellsBetter(known, guess)))
}

const inMonths = ({ opens, closes, closesBetween, results }: Occurrence): Occurrence => {
  const month = (date: PartialDate | null) => date && date.slice(0, 7)
  return {
    opens: month(opens),
    closes: month(closes),
    closesBetween: closesBetween && [closesBetween[0].slice(0, 7), closesBetween[1].slice(0, 7)],
    results: month(results),
  }
}

function expectedOn(rounds: readonly Round[], over: readonly Timed[], day: IsoDate): WindowOnDay | undefined {
  const habits = rounds.filter((round) => !isDated(round) && timeOf(round) !== null)
  const next = soonest(habits.map((round) => ({ round, at: nextOfHabit(round, over, day) })))
  if (next) return found('expected', next, day)
  const again = soonest(
    over
      .map(({ round }) => ({ round, at: nextOccurrence(round, day) }))
      .filter(({ round, at }) => isExpectedAgain(round, at, day)),
  )
  if (again) return found('expected', again, day)
  const words = rounds.find((round) => round.vague !== null)
  return words && found('expected', { round: words, at: NEVER })
}

const isExpectedAgain = (round: Round, again: Occurrence, day: IsoDate): boolean =>
  daysBetween(day, endOf(again)) <= EXPECTED_AHEAD &&
  yearOf(endOf(again)) - yearOf(timeOf(round) ?? '') <= EXPECTED_YEARS

const yearOf = (date: PartialDate): number => Number(date.slice(0, 4))

const timeOf = (round: Round) => round.closes ?? round.closesBetween?.[1] ?? round.opens

const datedOf = (rounds: readonly Round[]): Timed[] =>
  rounds.flatMap((round) => (isDated(round) ? [{ round, at: asStated(round) }] : []))

const isDated = (round: Round): boolean => {
  const time = timeOf(round)
  return time !== null && hasYear(time)
}

function asStated({ opens, closes, closesBetween, results }: Round): Occurrence {
  const end = closes ?? closesBetween?.[0] ?? null
  return { opens, closes: end, closesBetween, results: resultsAfter(end ?? opens ?? '', results) }
}

/** The next time of a round on or after a day, whatever year it states. */
function nextOccurrence(round: Round, day: IsoDate): Occurrence {
  const year = yearOf(day)
  const end = timeOf(round) ?? ''
  const closes = onOrAfter(end, year, (date) => lastDay(date) >= day)
  const closesAt = yearOf(closes)
  const before = (date: PartialDate | null | undefined) =>
    date == null ? null : onOrAfter(date, closesAt, (each) => firstDay(each) <= lastDay(closes), -1)
  const from = before(round.closesBetween?.[0])
  return {
    opens: before(round.opens),
    closes: round.closes === null ? from : closes,
    closesBetween: from === null ? null : [from, closes],
    results: resultsAfter(closes, round.results === null ? null : withoutYear(round.results)),
  }
}

/**
 * The next time of what comes every year. If a round is over that closed in this very time, it comes again a year later:
 * "closes in November" is no hope for the rest of a November in which it closed on the sixth, nor is "closes between November
 * and December".
 */
function nextOfHabit(habit: Round, over: readonly Timed[], day: IsoDate): Occurrence {
  const at = nextOccurrence(habit, day)
  const from = firstDay(at.closesBetween?.[0] ?? at.closes ?? at.opens ?? '')
  const isKnown = over.some(
    ({ round, at: was }) => endOf(was) >= from && (round.for ?? habit.for) === (habit.for ?? round.for),
  )
  return isKnown ? nextOccurrence(habit, addDays(endOf(at), 1)) : at
}

const resultsAfter = (closes: PartialDate, results: PartialDate | null): PartialDate | null =>
  results === null || hasYear(results)
    ? results
    : onOrAfter(results, yearOf(closes), (date) => lastDay(date) >= firstDay(closes))

/** A time of the year in the given year, or in the next one (the one before for -1) if it does not hold in that. */
function onOrAfter(date: PartialDate, year: number, holds: (date: PartialDate) => boolean, step = 1): PartialDate {
  const time = withoutYear(date)
  const there = inYear(time, year)
  return holds(there) ? there : inYear(time, year + step)
}

/** The last day that an occurrence may still be running on. */
const endOf = (at: Occurrence): IsoDate => lastDay(at.closesBetween?.[1] ?? at.closes ?? at.opens ?? '9999-12')

const opensFirst = ({ at }: Timed): IsoDate => (at.opens === null ? '' : firstDay(at.opens))

/** The first by a day, by default that by which it closes at the latest; the order of the record among equals. */
const soonest = (all: readonly Timed[], by = ({ at }: Timed): IsoDate => endOf(at)): Timed | undefined =>
  all.toSorted((a, b) => by(a).localeCompare(by(b)))[0]

const found = (
  state: WindowState,
  { round, at }: Pick<WindowOnDay, 'round'> & Pick<Timed, 'at'>,
  day?: IsoDate,
): WindowOnDay => ({
  state,
  round,
  ...at,
  running: day !== undefined && at.opens !== null && at.closes !== null && firstDay(at.opens) <= day,
})

const stateOnly = (state: WindowState): WindowOnDay => found(state, { round: undefined, at: NEVER })
