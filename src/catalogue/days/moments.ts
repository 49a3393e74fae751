import { dayAnywhereOnEarth, type IsoDate, isoDate, type PartialDate } from '#domain/dates.ts'
import { findCountry } from '#domain/countries.ts'
import { type DateOrder, findDates, monthOf, type FoundDate } from './dates.ts'

/** As programs write a moment in UTC. With another offset, the day is the one that is written. */
const UTC: readonly RegExp[] = [
  /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(?:Z|[+-]00(?::?00)?)$/i,
  /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d) (?:UTC|GMT)$/,
  /^[A-Z][a-z]{2}, (\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d) (?:GMT|UTC|[+-]0000)$/,
]
/** Milliseconds since 1970, between 2001 and 2065. */
const MILLISECONDS = /^[12]\d{12}$/
/** More zones than any country has are those of a list of countries. */
const MOST_COUNTRIES = 3
const DAY_MS = 86_400_000

export interface DayOfMoment {
  readonly day: IsoDate
  /** True if the moment is how a program writes a day alone, and says no more. */
  readonly isMidnight: boolean
}

/**
 * The day on which a moment in UTC is a deadline; undefined for a text that is no such moment. Midnight and the last
 * minute of the day are how programs write a day alone, in UTC or where the award is: 03:59 on 1 May in UTC is the end of
 * 30 April in Toronto. Any other time is a time: then it is the first of the days that it may be there, and of an
 * opening, the last: nobody finds closed what is said to be open.
 *
 * @param countries ISO 3166 codes of where the award is; empty if not known.
 */
export function dayOfMoment(text: string, countries: readonly string[], opens = false): DayOfMoment | undefined {
  const moment = momentOf(text)
  if (moment === undefined) return undefined
  const minute = Math.floor((moment.getTime() % DAY_MS) / 60_000)
  const isMidnight = minute === 0
  if (isMidnight || minute === 24 * 60 - 1) return { day: moment.toISOString().slice(0, 10), isMidnight }
  const zones = countries.length <= MOST_COUNTRIES && countries.every(findCountry) ? countries.flatMap(zonesOf) : []
  const local = zones.map((zone) => localTime(moment, zone))
  const whole = local.find((time) => time.endsWith('23:59')) ?? local.find((time) => time.endsWith('00:00'))
  // In UTC+14 a day begins 26 hours before it does in UTC-12.
  const anywhere = dayAnywhereOnEarth(opens ? new Date(moment.getTime() + 26 * 3_600_000) : moment)
  const day = (whole ?? local.toSorted().at(opens ? -1 : 0))?.slice(0, 10) ?? anywhere
  return { day, isMidnight }
}

function momentOf(text: string): Date | undefined {
  if (MILLISECONDS.test(text)) return new Date(Number(text))
  const written = UTC.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  if (written === undefined) return undefined
  const isIso = /^\d{4}/.test(written)
  const moment = new Date(isIso ? `${written.replace(' ', 'T')}Z` : `${written} UTC`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function zonesOf(country: string): readonly string[] {
  // Not in the types of the language yet.
  const locale: Intl.Locale & { readonly getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? []
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>()

/** `2027-04-30 23:59` */
function localTime(moment: Date, timeZone: string): string {
  const clock =
    CLOCKS.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  CLOCKS.set(timeZone, clock)
  return clock.format(moment)
}

/** What stands for the day of a month as a whole. */
export const NO_DAY = 0

const JOINS = String.raw`\.?(?:\s?[/–—-]\s?|\s(?:to|and|or|au?|bis|y|e|et|und)\s)`
/** "Jan-Feb", "Jan. to Mar. 2027": short names may be other words, as "Out" and "Set", but not beside a month or a year. */
const SHORT = String.raw`\p{Lu}\p{L}{2}(?=${JOINS}\p{Lu}|\.?\s*[,/]?\s*20\d\d(?!\d))|(?<=\p{Lu}\p{L}{2,11}${JOINS})\p{Lu}\p{L}{2}`
/** "march" and "may" are months only with a capital letter. */
const MONTH = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{L}{4,12}|May|Mai|Mei|Maj|${SHORT})(?![\p{L}\p{M}])\.?(?:\s*[,/]?\s*(?:de |del |of )?(20\d\d)(?!\d))?`,
  'gu',
)
const ALSO_VERBS = new Set(['march', 'may'])
/** A number before or behind a month that is no day of it: "31 June". What is meant, nobody can tell. */
const NUMBER_BEFORE = /(?<![\d:.,/-])\d{1,2}(?:st|nd|rd|th|º|er|\.)?\s*(?:of\s+|de\s+|[-/])?$/iu
const NUMBER_BEHIND = /^\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?(?![\d:%]|\s*[\p{L}$€£])/iu
/** "1 - 31 October", "1 au 31 octobre": the first day stands before the date that is found. "Round 1 - 31 October" has one. */
const FIRST_BEFORE =
  /(?<![\d./-]|(?:round|phase|call|batch|intake|cycle|session|fase|ronda|runde|no\.?)\s?)((\d{1,2})(?:st|nd|rd|th|º|er|\.)?)\s*(?:[-–—]|to|until|till|through|al?|au|bis|até?|tot|do|по)\s*(?:the\s+|zum\s+)?$/iu
/** "15 and 30 May", "10, 20 et 30 juin": so many days of a month. */
const DAY_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d.,/:-]|(?:round|phase|call|batch|intake|cycle|session|fase|ronda|runde|under|over|no\.?)\s?)(\d{1,2})(?:st|nd|rd|th|º|er|\.)?\s*(?:,|&|/|(?:,\s*)?(?:and|or|y|o|e|et|ou|und|oder|en|of|och|i|и|dan)(?=\s))\s*(?:(?:the|el|le|il|den|der|de)\s+)?$`,
  'iu',
)
/** As far back as the first day can stand. A text may name thousands of dates, and each looks at no more than this. */
const BEFORE = 40
/** "October 1 - 31" */
const TWO_DAYS = /^(\p{L}\D*?(\d{1,2})(?:st|nd|rd|th|º|er|\.)?)(\D{1,12})(\d{1,2})(?!\d)/u

/** Every day that a text names, in order. Of a range that names its month once, both. */
export function findDays(text: string, order: DateOrder): FoundDate[] {
  return findDates(text, order).flatMap((date) => bothOfRange(text, date))
}

/** Every day and month that a text names, in order; a month as a whole has the day `NO_DAY`. */
export function findMoments(text: string, order: DateOrder): FoundDate[] {
  const days = findDays(text, order)
  // Both stand in order, so that one walk along the days tells which months are free.
  let next = 0
  const isFree = (start: number, end: number) => {
    while ((days[next]?.end ?? Infinity) <= start) next++
    return end <= (days[next]?.start ?? Infinity)
  }
  const months = [...text.matchAll(MONTH)].flatMap((match) => {
    const [whole, name = '', year] = match
    const month = ALSO_VERBS.has(name) ? undefined : monthOf(name)
    const end = match.index + whole.length
    if (month === undefined || !isFree(match.index, end)) return []
    if (isNoDay(text, match.index, match.index + name.length)) return []
    return [{ year: year === undefined ? null : Number(year), month, day: NO_DAY, start: match.index, end }]
  })
  return [...days, ...months].sort((one, other) => one.start - other.start)
}

function isNoDay(text: string, start: number, end: number): boolean {
  return (
    NUMBER_BEFORE.test(text.slice(Math.max(0, start - BEFORE), start)) ||
    NUMBER_BEHIND.test(text.slice(end, end + BEFORE))
  )
}

/** The two days of a range that names its month once, or the one that there is. */
function bothOfRange(text: string, date: FoundDate): FoundDate[] {
  const named = text.slice(date.start, date.end)
  const from = Math.max(0, date.start - BEFORE)
  const before = /^\d/.test(named) ? FIRST_BEFORE.exec(text.slice(from, date.start)) : null
  if (before?.[1] !== undefined && Number(before[2]) < date.day) {
    const start = from + before.index
    return [{ ...date, day: Number(before[2]), start, end: start + before[1].length }, date]
  }
  if (/^\d{1,2}\D/.test(named)) {
    const days = daysBefore(text, date)
    if (days.length > 0) return [...days, date]
  }
  const [, head = '', first, gap = '', last] = TWO_DAYS.exec(named) ?? []
  if (Number(last) !== date.day || Number(first) >= date.day) return [date]
  const end = date.start + head.length
  return [
    { ...date, day: Number(first), end },
    { ...date, start: end + gap.length },
  ]
}

function daysBefore(text: string, date: FoundDate): FoundDate[] {
  const days: FoundDate[] = []
  let next = date
  for (;;) {
    const from = Math.max(0, next.start - BEFORE)
    const found = DAY_BEFORE.exec(text.slice(from, next.start))
    const day = Number(found?.[1])
    // A comma alone may part two statements; between days there is an "and" at last.
    const isJoined = days.length > 0 || /[^\d\s,.]/.test(found?.[0] ?? '')
    if (!found || !isJoined || day < 1 || day >= next.day) return days
    const start = from + found.index
    next = { ...date, day, start, end: start + (found[1]?.length ?? 0) }
    days.unshift(next)
  }
}

/** As precise as the text is. */
export function partialDate({ year, month, day }: Pick<FoundDate, 'year' | 'month' | 'day'>): PartialDate {
  const date = isoDate(year ?? 0, month, day)
  return date.slice(year === null ? 5 : 0, day === NO_DAY ? -3 : undefined)
}
