import { expect, test } from 'vitest'
import { daysBetween, hasYear, lastDay, withoutYear, type PartialDate } from '#domain/dates.ts'
import { peopleOf, type Round } from '#domain/rounds.ts'
import { RECORDS } from '#test/starter-catalogue.ts'

/** The months between which it closes, 0 to 11; the two are one where the closing is a month or a day. */
function closing({ closes, closesBetween }: Round): [PartialDate, PartialDate] | undefined {
  if (closesBetween) return [closesBetween[0], closesBetween[1]]
  return closes === null ? undefined : [closes, closes]
}

const month = (date: PartialDate) => Number(withoutYear(date).slice(0, 2)) - 1

/** The months from one to the other, over New Year where the first comes later in the year. */
function monthsOf([from, to]: [PartialDate, PartialDate]): number[] {
  const count = ((month(to) - month(from) + 12) % 12) + 1
  return Array.from({ length: count }, (_, step) => (month(from) + step) % 12)
}

/** How many months lie between two times of the year; 0 where they touch. */
function apart(a: [PartialDate, PartialDate], b: [PartialDate, PartialDate]): number {
  const distances = monthsOf(a).flatMap((one) => monthsOf(b).map((other) => Math.abs(one - other)))
  return Math.min(...distances.map((distance) => Math.min(distance, 12 - distance)))
}

const CLOSING = RECORDS.flatMap(({ id, rounds }) => {
  const known = rounds.flatMap((round) => {
    const at = closing(round)
    return at === undefined ? [] : [{ at, people: peopleOf(round), dated: hasYear(at[1]) }]
  })
  return [{ id, dated: known.filter(({ dated }) => dated), habits: known.filter(({ dated }) => !dated) }]
})

test('no habit is contradicted by a round of the same people: it names that month, or the one beside it', () => {
  const contradicted = CLOSING.flatMap(({ id, dated, habits }) =>
    dated.flatMap(({ at, people }) => {
      const theirs = habits.filter((habit) => habit.people === people).map((habit) => apart(habit.at, at))
      return theirs.length > 0 && Math.min(...theirs) > 1 ? [`${id}: ${at[1]}`] : []
    }),
  )
  expect(contradicted).toEqual([])
})

/** Rounds of one year lie closer together, where there are several. */
const A_YEAR_LATER = 270

test('two years of closing are a habit: whoever is late is told when it usually comes again', () => {
  const withoutHabit = CLOSING.filter(({ dated, habits }) =>
    dated.some(({ at, people }) =>
      dated.some(
        (later) =>
          later.people === people &&
          daysBetween(lastDay(at[1]), lastDay(later.at[1])) >= A_YEAR_LATER &&
          !habits.some((habit) => apart(habit.at, later.at) <= 1),
      ),
    ),
  )
  expect(withoutHabit.map(({ id }) => id)).toEqual([])
})
