import { isoDate } from '#domain/dates.ts'
import { formatDeadline, isTimeZone, type Deadline } from '#domain/deadline.ts'
import { isUnknown } from '#catalogue/text/neutral-words.ts'
import { type DateOrder, dayText, serialDate, type FoundDate } from './dates.ts'
import { labelDays, type LabelledDay } from './day-labels.ts'
import { foldForRoles, hasRole, isRole, withoutRole, isByProgramme, isOpen, saysItDiffers } from './day-roles.ts'
import { findDays, findMoments, dayOfMoment } from './moments.ts'
import { foldedWords } from '#catalogue/text/phrase-book.ts'
import { readWords } from '#catalogue/words.ts'

export interface ReadDeadline {
  /** As written in a file of our own. */
  readonly deadline: string
  /** How it was read, or why not. */
  readonly reason: string
  /** True if the text says more than the deadline does, and so must be kept. */
  readonly keepText: boolean
}

const YEARLY =
  /\b(?:every year|each year|yearly|annual(?:ly)?|per year|cada a[nñ]o|anual(?:mente)?|chaque ann[ée]e|j[äa]hrlich)\b/i
/** "Not rolling", "no deadline announced yet" */
const NO_KIND =
  /\b(?:not|nicht|pas|non|n[ãa]o|never|no longer)\s+(?:\p{L}+\s+)?(?:rolling|continuous|open|all|any|year)|\bno\s+rolling|\bno\s+(?:\p{L}+\s+)?(?:deadline|closing date)s?\b.{0,20}\b(?:stated|given|announced|yet|known|available|specified|listed|published|found|info\w*|mentioned)\b/iu
/** By this day one is only considered first. */
const EARLY =
  /\b(?:early|priority|first|best|full|preferential) (?:consideration|review|assessment)\b|\bpriority (?:deadline|date|round)\b/i
const AREA_AND_CITY =
  /\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z][A-Za-z_]+){1,2}/
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/\bUTC\b(?!\s*[+−–-])/, 'UTC'],
  [/\bGMT\b(?!\s*[+−–-])/, 'Etc/GMT'],
  [/\b(?:UK|London) time\b/i, 'Europe/London'],
]
/** Midnight at the start of a day is what programs write when they only know the day. */
const HOUR =
  /(?<![\d:.])(?!00:00)\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\b\.?)?|\b\d{1,2}(?:\.\d{2})?\s?(?:[ap]\.?m\b\.?|h\d{2}|h\b|hrs?\b|hours?\b|uhr\b)|\b(?:noon|midday|midnight)\b/gi
const HOUR_ZONES = readWords('zones')
/** Only directly after an hour, and not before another word in capitals: "ET", "EST" and "CET" are also French words. */
const ZONES_OF_HOURS = HOUR_ZONES.roles.map(
  (zone) => [new RegExp(String.raw`^[\s,(]*(?:${HOUR_ZONES.require(zone)})\b(?!\s+\p{Lu}{2})`, 'u'), zone] as const,
)
/** Is, or may be, a time zone: "AoE", "UTC+8", "IST", "Brussels time". */
const ZONE_UNREAD = /\b(?:UTC|GMT|[A-Z]{1,4}T|A[Oo]E|[Aa]nywhere on [Ee]arth|[Tt]ime)\b|\b[A-Z]\w+\/[A-Z]\w+/

/** More days than these are a list, whatever is said of each. */
const MOST_DAYS = 20

/**
 * Reads a deadline as people write it. What is uncertain is not stated, never guessed: a month without a day, 03/04 in
 * a column that does not show which is the month, one of several dates, "around 15 May", the day of the last round.
 *
 * @param countries ISO 3166 codes of where the award is, for a moment in UTC; empty if not known.
 */
export function readDeadline(value: unknown, order: DateOrder, countries: readonly string[] = []): ReadDeadline {
  const text = dayText(value)
  const serial = serialDate(text)
  if (serial) return { deadline: serial, reason: 'is the number of a spreadsheet’s date', keepText: false }
  const moment = dayOfMoment(text, countries)
  if (moment) return { deadline: moment.day, reason: 'is read as a date', keepText: !moment.isMidnight }
  const dates = uniqueDays(findDays(text, order))
  if (dates.length > 0) return fromDates(text, dates, order)
  if (text === '' || text === '0' || (isUnknown(text) && !saysItDiffers(text))) {
    const reason = text === '' ? '' : 'states none'
    return { deadline: 'not stated', reason, keepText: false }
  }
  const count = foldedWords(text).length
  if (YEARLY.test(text) && count <= 2) return { deadline: 'not stated', reason: 'names no day', keepText: false }
  const kind = kindOf(text)
  if (kind) {
    const deadline = formatDeadline({ kind })
    return { deadline, reason: `is read as "${deadline}"`, keepText: count > 4 }
  }
  const isUnclear = /\d{1,2}[-/]\d{1,2}[-/]\d{2,4}/.test(text)
  const reason = isUnclear ? 'may be day and month or month and day, or is no day at all' : 'names no day'
  return { deadline: 'not stated', reason, keepText: true }
}

function kindOf(text: string): 'rolling' | 'open-all-year' | 'by-programme' | undefined {
  const isDenied = NO_KIND.test(text)
  const folded = foldForRoles(text)
  if (isOpen('rolling', folded) && !isDenied) return 'rolling'
  // "Please inquire at any time"
  const isAnyTime = isOpen('any time', folded) && !hasRole('notApplying', folded)
  if ((isOpen('all year', folded) || isAnyTime) && !isDenied) return 'open-all-year'
  return isByProgramme(text) ? 'by-programme' : undefined
}

function fromDates(text: string, dates: readonly FoundDate[], order: DateOrder): ReadDeadline {
  const unread = (reason: string) => ({ deadline: 'not stated', reason, keepText: true })
  if (dates.length > MOST_DAYS) return unread(`names ${dates.length} dates`)
  const isAlone = dates[0]?.start === 0 && dates[0].end === text.length
  // Of "quarterly; 30 November" the day is one of four.
  if (text.split(CLAUSES).some((clause) => isRole('recurs', foldForRoles(clause))))
    return unread('comes several times a year')
  // Where there is nothing but the day, nothing is said of it.
  const unlabelled = (day: FoundDate): LabelledDay => ({ ...day, label: 'unknown', doubts: new Set() })
  const days = isAlone ? dates.map(unlabelled) : labelDays(text, dates)
  const possible = days.filter(({ label }) => label === 'closes' || label === 'unknown')
  if (possible.length === 0) return unread('names only another day than that on which applications close')
  const kind = EARLY.test(text) ? kindOf(text) : undefined
  if (kind === 'rolling' || kind === 'open-all-year') {
    const deadline = formatDeadline({ kind })
    return { deadline, reason: `is read as "${deadline}"`, keepText: true }
  }
  const date = closingDay(possible)
  if (!date) return unread(`names ${dates.length} dates, and none as the last`)
  if (date.doubts.has('varying')) {
    const deadline = isByProgramme(text) ? 'by programme' : 'not stated'
    return { deadline, reason: 'names a day that is not the same everywhere', keepText: true }
  }
  if (date.doubts.has('uncertain') || (date.doubts.has('usual') && date.year !== null))
    return unread('names a day that is not certain')
  if (!isAlone && isFollowedByUncertain(text, date, order)) return unread('names a later time that is not certain')
  const zone = zoneIn(text)
  const timeZone = zone === undefined ? {} : { timeZone: zone }
  const { year, month, day } = date
  const isYearly = year === null || YEARLY.test(text)
  const deadline: Deadline = isYearly
    ? { kind: 'yearly', month, day, ...timeZone }
    : { kind: 'date', date: isoDate(year, month, day), ...timeZone }
  const written = formatDeadline(deadline)
  const reason = isYearly ? 'has no year: is read as every year' : 'is read as a date'
  return { deadline: written, reason, keepText: dates.length > 1 || saysMore(text, dates, zone) }
}

/** "Programme: 15 January 2027; scholarship: ~February 2027" */
function isFollowedByUncertain(text: string, date: LabelledDay, order: DateOrder): boolean {
  const { year } = date
  if (year === null) return false
  return labelDays(text, findMoments(text, order)).some(
    (moment) =>
      moment.doubts.has('uncertain') &&
      (moment.label === 'closes' || moment.label === 'unknown') &&
      moment.year !== null &&
      (moment.year - year) * MONTHS + moment.month - date.month > 0,
  )
}

const MONTHS = 12
const CLAUSES = /[;,:()[\]|]/

function zoneIn(text: string): string | undefined {
  const named = AREA_AND_CITY.exec(text)?.[0]
  if (named !== undefined) return isTimeZone(named) ? named : undefined
  const behindHours = [...text.matchAll(HOUR)].map(({ 0: hour, index }) => text.slice(index + hour.length))
  const ofHour = ZONES_OF_HOURS.find(([pattern]) => behindHours.some((behind) => pattern.test(behind)))
  return (ofHour ?? ZONES.find(([pattern]) => pattern.test(text)))?.[1]
}

/** Anything that a deadline does not hold: an hour, a time zone that was not understood, a condition. */
function saysMore(text: string, dates: readonly FoundDate[], zone: string | undefined): boolean {
  if (text.search(HOUR) !== -1) return true
  const rest = dates.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
  if (zone === undefined && ZONE_UNREAD.test(rest)) return true
  const bare = zone === undefined ? rest : ZONE_NAMES.reduce((left, pattern) => left.replace(pattern, ' '), rest)
  const left = TELLS_CLOSING.reduce((some, role) => withoutRole(role, some), foldForRoles(bare.replace(YEARLY, ' ')))
  return /\p{L}{2}|\d/u.test(left.replace(MIDNIGHT, ' ')) || dates.some((date) => namesTwoDays(text, date))
}

/** "1-31 October": the deadline holds the last of them. */
function namesTwoDays(text: string, { start, end, year }: FoundDate): boolean {
  const named = text.slice(start, end)
  return /\p{L}{3}/u.test(named) && (named.match(/\d+/g)?.length ?? 0) > (year === null ? 1 : 2)
}

const MIDNIGHT = /(?<!\d)00:00(?::00)?(?:\.0+)?/
/** The words that say of a day what its field says, too. */
const TELLS_CLOSING = ['closes', 'until', 'filler', 'applying'] as const
const ZONE_NAMES = [AREA_AND_CITY, ...ZONES.map(([pattern]) => pattern)]

/** The only day on which applications may close, or the one that the text calls the last. */
function closingDay(possible: readonly LabelledDay[]): LabelledDay | undefined {
  const closing = possible.filter(({ label }) => label === 'closes')
  return possible.length === 1 ? possible[0] : closing.length === 1 ? closing[0] : undefined
}

function uniqueDays(dates: readonly FoundDate[]): FoundDate[] {
  const seen = new Set<string>()
  return dates.filter(({ year, month, day }) => {
    const key = `${year}-${month}-${day}`
    return seen.has(key) ? false : seen.add(key)
  })
}
