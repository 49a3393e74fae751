import { daysBetween, firstDay, hasYear, lastDay, withoutYear, type PartialDate } from './dates.ts'
import { peopleOf, type ComingRound, type Round } from './rounds.ts'

/** The first is for everybody whom the second is for, or tells of some of them: "everyone else, courses in May". */
function isForThem(one: Round, other: Round): boolean {
  const [people, others] = [peopleOf(one), peopleOf(other)]
  return people === null || (others !== null && (people.startsWith(others) || others.startsWith(people)))
}

/** Days by which a habit differs from one year to the next, and by which a programme moves its round. */
const HABIT_DIFFERS = 31
const ROUND_MOVES = 92

/** A date that was announced tells better what is only expected: it is the same round for the same people. */
export function tellsBetter(known: ComingRound, guess: ComingRound): boolean {
  if (known.isExpected || !guess.isExpected || !isForThem(known.round, guess.round)) return false
  const [a, b] = [spanOf(known), spanOf(guess)]
  // An opening says nothing of a closing.
  if (a === null || b === null || (known.at.closes === null) !== (guess.at.closes === null)) return false
  const apart = Math.max(daysBetween(lastDay(a[1]), firstDay(b[0])), daysBetween(lastDay(b[1]), firstDay(a[0])))
  return apart <= (guess.round.basis === 'last' || guess.round.basis === 'announced' ? ROUND_MOVES : HABIT_DIFFERS)
}

/** Of two that close their closings; of two that only open their openings. */
function spanOf({ at }: ComingRound): readonly [PartialDate, PartialDate] | null {
  const date = at.closes ?? at.opens
  return at.closesBetween ?? (date === null ? null : [date, date])
}

/** A habit that says nothing but what a dated round for the same people says: "usually closes in October". */
export function isRepeated(habit: Round, dated: Round): boolean {
  if (habit.basis !== 'usual' || dated.closes === null || !hasYear(dated.closes) || !isForThem(dated, habit))
    return false
  if ((habit.opens !== null && dated.opens === null) || (habit.results !== null && dated.results === null)) return false
  const [from, to] = (habit.closesBetween ?? [habit.closes, habit.closes]).map((date) => date?.slice(0, 2) ?? '')
  const month = withoutYear(dated.closes).slice(0, 2)
  if (from === undefined || to === undefined || from === '') return false
  return from <= to ? from <= month && month <= to : month >= from || month <= to
}
