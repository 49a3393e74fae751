import { type IsoDate, localIsoDate } from '#domain/dates.ts'
import { type Sort, SORTS, WHEN, type When } from '#domain/when.ts'
import type { Selection } from '#contract/selection.ts'
import { formatMonth } from '#web/ui/words.ts'
import { nameOf } from './chosen.ts'

/** One of the times that can be asked for. */
export interface TimeOption {
  readonly time: When
  readonly label: string
  /** How many results it has; undefined where that is not known. */
  readonly count: number | undefined
  readonly chosen: boolean
}

export interface TimesAsked {
  /** How many results each time has, in the order of `WHEN`. */
  readonly counts: readonly number[]
  readonly wanted: Selection
}

const isMonth = (time: When) => /^\d/.test(time)

/** The times in their order, not known last, and the months from the reader's own on. */
export function timesOf(
  { counts, wanted: { when = [] } }: TimesAsked,
  day: IsoDate = localIsoDate(new Date()),
): { readonly others: readonly TimeOption[]; readonly months: readonly TimeOption[] } {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  // All of them are 0 where nothing matches: that would disable what does narrow the alternatives.
  const isKnown = counts.some(Boolean)
  const optionOf = (time: When, label: string): TimeOption => {
    const count = isKnown ? counts[WHEN.indexOf(time)] : undefined
    return { time, label, count, chosen: when.includes(time) }
  }
  return {
    others: WHEN.filter((time) => !isMonth(time)).map((time) => optionOf(time, nameOf(time))),
    months: [year, year + 1].flatMap((one) =>
      WHEN.filter((time) => isMonth(time) && Number(time) >= month === (one === year)).map((time) =>
        optionOf(time, formatMonth(`${one}-${time}`)),
      ),
    ),
  }
}

/** The selection with one time added or removed; in one order, so that it has one address. */
export function toggledTime(selection: Selection, time: When): Selection {
  const { when = [] } = selection
  return { ...selection, when: WHEN.filter((one) => when.includes(one) !== (one === time)) }
}

export interface SortOption {
  /** Undefined for the best match. */
  readonly sort: Sort | undefined
  readonly label: string
  readonly chosen: boolean
}

export function sortsOf({ wanted }: Pick<TimesAsked, 'wanted'>): readonly SortOption[] {
  return [undefined, ...SORTS].map((sort) => ({
    sort,
    label: sort === undefined ? 'Best match' : nameOf(sort),
    chosen: sort === wanted.sort,
  }))
}
