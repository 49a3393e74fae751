import { isoDate } from '#domain/dates.ts'
import { formatDeadline, isTimeZone, type Deadline } from '#domain/deadline.ts'
import { isUnknown } from './blank-values.ts'
import { findDates, serialDate, type DateOrder, type FoundDate } from './dates.ts'
import { foldedWords } from './phrase-book.ts'
import { plainLine } from './plain-text.ts'

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
const ROLLING =
  /\b(?:rolling|until filled|until (?:the )?(?:funds|places|positions)|first[- ]come|continuous(?:ly)?)\b/i
const ALL_YEAR =
  /\b(?:all[- ]year|year[- ]round|throughout the year|any ?time|no (?:fixed |specific |set )?(?:deadline|closing date)|always open|ongoing|on-going|todo el a[nñ]o|permanente(?:mente)?|toute l'ann[ée]e|ganzj[äa]hrig)\b/i
const BY_PROGRAMME =
  /\b(?:varies|vary|varying|various|different|depend(?:s|ing)?|program(?:me)? deadlines?|by (?:program(?:me)?|university|country|course|institution|department)|multiple|several|seg[uú]n|depende|selon)\b/i
const CLOSES =
  /\b(?:deadline|final|clos(?:e|es|ed|ing)|due|submit(?:ted)? by|by|until|till|before|ends?|l[ií]mite|cierre|hasta|jusqu'au|bis)\b[^.;]{0,30}$/i
const OPENS =
  /\b(?:opens?|opening|start(?:s|ing)?|begins?|from|available|launch(?:es)?|apertura|desde|inicio)\b[^.;]{0,25}$/i
/** "Not before", "no applications will be accepted before"; but "who do not work must apply before" is a last day. */
const NOT_UNTIL =
  /\b(?:not?|never|cannot|can['’]t|won['’]t)\b(?:\s+(?!(?:must|should|please|who|if|but)\b)[\p{L}'’-]+){0,8}?\s+(?:before|until|till|earlier than|prior to|antes del?)(?:\s+the)?\s*$/iu
/** Whatever else stands before its date, this is when applications close. */
const SURELY_CLOSES = /\b(?:deadline|clos(?:e|es|ed|ing)|due|l[ií]mite|cierre)\b[^.;]{0,30}$/i
/** Of what applicants do, it is the last day: "Must be posted by". */
const APPLY_BY =
  /\b(?:apply|applications?|submit\w*|send|sent|posted|postmarked|received|interest|intent)\b.{0,20}\b(?:by|before|until|(?:no|not) later than)(?:\s+the)?\s*$/i
const APPLY_RIGHT_BY = /\b(?:apply|submit)\s+(?:by|before|until)(?:\s+the)?\s*$/i
const OTHER_DAY =
  /\b(?:results?|outcomes?|notif\w*(?!\w|\s+of\s+int)|announce\w*|decisions?|interviews?|selection|winners?|orientation|awarded|published|posted|updated|checked|verified|(?:days?|weeks?|months?)\s+(?:after|before|prior to))\b[^.;]{0,30}$/i
/** "Results are sent by": what others do. */
const BY_OTHERS =
  /\b(?:results?|outcomes?|notif\w*(?!\w|\s+of\s+int)|announce\w*|decisions?|decided|interviews?|winners?|published|(?:days?|weeks?|months?)\s+(?:after|before|prior to))\b/i
const RANGE = /^\s*(?:-|–|—|to|a|al|until|till|through|and ends?(?: on)?)\s*$/i
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
/** Only directly after an hour, and not before another word in capitals: "ET", "EST" and "CET" are also French words. */
const ZONES_OF_HOURS: readonly (readonly [RegExp, string])[] = (
  [
    ['CES?T', 'CET'],
    ['EES?T', 'EET'],
    ['E[SD]?T|Eastern(?: Standard| Daylight)? Time', 'America/New_York'],
    ['P[SD]?T|Pacific(?: Standard| Daylight)? Time', 'America/Los_Angeles'],
    ['AE[SD]T', 'Australia/Sydney'],
    ['JST', 'Asia/Tokyo'],
    ['KST', 'Asia/Seoul'],
  ] as const
).map(([names, zone]) => [new RegExp(String.raw`^[\s,(]*(?:${names})\b(?!\s+\p{Lu}{2})`, 'u'), zone])
/** Is, or may be, a time zone: "AoE", "UTC+8", "IST", "Brussels time". */
const ZONE_UNREAD = /\b(?:UTC|GMT|[A-Z]{1,4}T|A[Oo]E|[Aa]nywhere on [Ee]arth|[Tt]ime)\b|\b[A-Z]\w+\/[A-Z]\w+/

/**
 * Reads a deadline as people write it. What is uncertain is not stated, never guessed: a month without a day, 03/04 in
 * a column that does not show which is the month, one of several dates.
 */
export function readDeadline(value: unknown, order: DateOrder): ReadDeadline {
  const text = plainLine(value)
  const serial = serialDate(text)
  if (serial) return { deadline: serial, reason: 'is the number of a spreadsheet’s date', keepText: false }
  const dates = uniqueDays(findDates(text, order))
  if (dates.length > 0) return fromDates(text, dates)
  if (text === '' || text === '0' || isUnknownDeadline(text)) {
    const reason = text === '' ? '' : 'states none'
    return { deadline: 'not stated', reason, keepText: false }
  }
  if (YEARLY.test(text) && words(text) <= 2) return { deadline: 'not stated', reason: 'names no day', keepText: false }
  const kind = kindOf(text)
  if (kind) {
    const deadline = formatDeadline({ kind })
    return { deadline, reason: `is read as "${deadline}"`, keepText: words(text) > 4 }
  }
  return { deadline: 'not stated', reason: reasonUnread(text), keepText: true }
}

function isUnknownDeadline(text: string): boolean {
  return isUnknown(text) && !BY_PROGRAMME.test(text)
}

function kindOf(text: string): 'rolling' | 'open-all-year' | 'by-programme' | undefined {
  if (ROLLING.test(text)) return 'rolling'
  if (ALL_YEAR.test(text)) return 'open-all-year'
  return BY_PROGRAMME.test(text) ? 'by-programme' : undefined
}

function reasonUnread(text: string): string {
  if (/\d{1,2}[-/]\d{1,2}[-/]\d{2,4}/.test(text)) return 'may be day and month or month and day, or is no day at all'
  return 'names no day'
}

function fromDates(text: string, dates: readonly FoundDate[]): ReadDeadline {
  const labels = labelsOf(text, dates)
  const date = closingDate(text, dates, labels)
  if (!date && labels.every((label) => label === 'opens' || label === 'other')) {
    return {
      deadline: 'not stated',
      reason: 'names only another day than that on which applications close',
      keepText: true,
    }
  }
  if (!date) {
    return { deadline: 'by programme', reason: `names ${dates.length} dates, and none as the last`, keepText: true }
  }
  const zone = zoneIn(text)
  const timeZone = zone === undefined ? {} : { timeZone: zone }
  const { year, month, day } = date
  const isYearly = year === null || YEARLY.test(text)
  const deadline: Deadline = isYearly
    ? { kind: 'yearly', month, day, ...timeZone }
    : { kind: 'date', date: isoDate(year, month, day), ...timeZone }
  const written = formatDeadline(deadline)
  const reason = isYearly ? 'has no year: is read as every year' : 'is read as a date'
  return { deadline: written, reason, keepText: dates.length > 1 || words(text) > 8 || saysWhen(text, dates, zone) }
}

function zoneIn(text: string): string | undefined {
  const named = AREA_AND_CITY.exec(text)?.[0]
  if (named !== undefined) return isTimeZone(named) ? named : undefined
  const behindHours = [...text.matchAll(HOUR)].map(({ 0: hour, index }) => text.slice(index + hour.length))
  const ofHour = ZONES_OF_HOURS.find(([pattern]) => behindHours.some((behind) => pattern.test(behind)))
  return (ofHour ?? ZONES.find(([pattern]) => pattern.test(text)))?.[1]
}

/** An hour, or a time zone that was not understood: a deadline can hold neither. */
function saysWhen(text: string, dates: readonly FoundDate[], zone: string | undefined): boolean {
  if (text.search(HOUR) !== -1) return true
  const rest = dates.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
  return zone === undefined && ZONE_UNREAD.test(rest)
}

/** What a text says about a date. */
type Label = 'closes' | 'opens' | 'other' | 'unknown'

function labelsOf(text: string, dates: readonly FoundDate[]): Label[] {
  const labels: Label[] = []
  let end = 0
  for (const date of dates) {
    const before = text.slice(end, date.start)
    // "Interviews 3 March to 5 March": both are of interviews.
    labels.push(labels.at(-1) === 'other' && RANGE.test(before) ? 'other' : labelFor(before))
    end = date.end
  }
  return labels
}

function labelFor(before: string): Label {
  if (NOT_UNTIL.test(before)) return 'opens'
  if (isApplyBy(before)) return 'closes'
  if (!SURELY_CLOSES.test(before) && OTHER_DAY.test(before)) return 'other'
  if (CLOSES.test(before)) return 'closes'
  return OPENS.test(before) ? 'opens' : 'unknown'
}

function isApplyBy(before: string): boolean {
  const clause = before.split(/[.,;:!?()]/).at(-1) ?? ''
  return APPLY_RIGHT_BY.test(clause) || (APPLY_BY.test(clause) && !BY_OTHERS.test(clause))
}

/** The only date, or the one that the text calls the last. */
function closingDate(text: string, dates: readonly FoundDate[], labels: readonly Label[]): FoundDate | undefined {
  if (dates.length === 1) return labels[0] === 'opens' || labels[0] === 'other' ? undefined : dates[0]
  const closing = dates.filter((_, index) => labels[index] === 'closes')
  if (closing.length === 1) return closing[0]
  const [first, second] = dates
  if (dates.length !== 2 || !first || !second || labels[1] !== 'unknown') return undefined
  return labels[0] === 'opens' || RANGE.test(text.slice(first.end, second.start)) ? second : undefined
}

function uniqueDays(dates: readonly FoundDate[]): FoundDate[] {
  const seen = new Set<string>()
  return dates.filter(({ year, month, day }) => {
    const key = `${year}-${month}-${day}`
    return seen.has(key) ? false : seen.add(key)
  })
}

function words(text: string): number {
  return foldedWords(text).length
}
