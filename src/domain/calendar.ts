import {
  addDays,
  type IsoDate,
  beginningOf,
  firstDay,
  hasDay,
  lastDay,
  type PartialDate,
  hasYear,
  inYear,
  withoutYear,
} from './dates.ts'
import { stoppedOn, windowOf, type ComingRound, type DatedRecord, type Round } from './rounds.ts'
import type { Scholarship } from './scholarship.ts'
import { comingRounds, EXPECTED_AHEAD } from './window-on.ts'

/** What of a record a calendar needs. */
export type CalendarRecord = DatedRecord & Pick<Scholarship, 'id' | 'name' | 'funder'>

/** What a calendar shows of an event: it lasts all day, or a span of days. */
interface EventText {
  /** The same for as long as there is the round, so that a date that moves moves its event. */
  readonly uid: string
  readonly title: string
  readonly from: IsoDate
  /** The last day. */
  readonly to: IsoDate
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  readonly description: string
}

export interface CalendarEvent extends EventText {
  /** Higher for every later version of the event. */
  readonly sequence: number
  /** When what it says last changed. */
  readonly modified: Date
  readonly url: string
}

interface EventsOptions {
  /** The last change of the record that changed its dates: the version of the catalogue, and the time. */
  readonly changed: { readonly version: number; readonly at: number }
  /** False once the catalogue has withdrawn it: its events are cancelled. */
  readonly listed: boolean
  readonly day: IsoDate
  /** The record's page. */
  readonly url: string
}

const KINDS = [
  ['opens', 'Opens'],
  ['closes', 'Closes'],
  ['results', 'Results'],
] as const

/** The dates of a record's rounds that are not over on a day. */
export function eventsOf(record: CalendarRecord, { changed, listed, day, url }: EventsOptions): CalendarEvent[] {
  const known = new Map<IsoDate, ReadonlyMap<string, string>>()
  /** By uid. */
  const saidOn = (other: IsoDate) => {
    const said =
      known.get(other) ??
      new Map(textsOf(record, listed, other).map((event) => [event.uid, JSON.stringify(event)] as const))
    known.set(other, said)
    return said
  }
  return textsOf(record, listed, day).map((event) => {
    const { uid, from, description } = event
    const turned = saidSince(record, day, (other) => saidOn(other).get(uid))
    return {
      ...event,
      // An event of every year moves with the year, too.
      sequence: changed.version * 100 + (Number(from.slice(0, 4)) % 100),
      modified: new Date(Math.max(changed.at, turned ?? 0)),
      description: `${description} ${url}`,
      url,
    }
  })
}

/** What calendars show of a record, in one spelling: as long as it is the same, no event has changed. */
export const formatEvents = (record: CalendarRecord, listed: boolean, day: IsoDate): string =>
  JSON.stringify(textsOf(record, listed, day))

/** A month is a tentative span, and never a day. */
function textsOf(record: CalendarRecord, listed: boolean, day: IsoDate): EventText[] {
  const isOver = stoppedOn(record.status, day) !== undefined
  const seen = new Map<string, number>()
  return comingRounds(record, day).flatMap((coming) => {
    const whom = coming.round.for ?? ''
    // Of several rounds for the same people, the place among them.
    const place = (seen.get(whom) ?? 0) + 1
    seen.set(whom, place)
    const key = [record.id, whom, String(place)].map(encodeURIComponent).join('.')
    return KINDS.flatMap(([name, verb]) => {
      const span = spanOf(coming, name)
      if (span === null || lastDay(span[1]) < day) return []
      const isSure = !coming.isExpected && span.every(hasDay) && span[0] === span[1]
      return {
        uid: `${key}.${name}@scholarship-finder`,
        title: `${verb}${coming.isExpected ? ' (expected)' : ''}: ${record.name}${whom === '' ? '' : ` (${whom})`}`,
        from: firstDay(span[0]),
        to: lastDay(span[1]),
        status: isOver || !listed ? 'CANCELLED' : isSure ? 'CONFIRMED' : 'TENTATIVE',
        description: `${record.funder}. ${noteOf(coming, isSure)}`,
      } satisfies EventText
    })
  })
}

function spanOf({ at }: ComingRound, name: (typeof KINDS)[number][0]): readonly [PartialDate, PartialDate] | null {
  if (name === 'closes' && at.closesBetween) return at.closesBetween
  const date = at[name]
  return date === null ? null : [date, date]
}

function noteOf({ isExpected }: ComingRound, isSure: boolean): string {
  if (isExpected) return 'Expected from past years, not yet announced. Check with the funder.'
  return isSure ? 'Check with the funder before you rely on it.' : 'The day is not known. Check with the funder.'
}

/** Calendars as RFC 5545 writes them. `stamp` is the moment that they are written at. */
export function formatCalendar(name: string, events: readonly CalendarEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Scholarship Finder//Dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `NAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${formatTime(stamp)}`,
      `LAST-MODIFIED:${formatTime(event.modified)}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTART;VALUE=DATE:${event.from.replaceAll('-', '')}`,
      // Exclusive.
      `DTEND;VALUE=DATE:${addDays(event.to, 1).replaceAll('-', '')}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `URL:${event.url}`,
      `STATUS:${event.status}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const formatTime = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '')
}

const OCTETS = 75
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** In UTF-8. */
function octetsOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
  }, 0)
}

/** At most 75 octets a line, the further ones after a space. Splits no letter, unless it alone is longer than that. */
export function foldLine(line: string): string {
  if (octetsOf(line) <= OCTETS) return line
  const letters = [...LETTERS.segment(line)].flatMap(({ segment }) =>
    octetsOf(segment) < OCTETS ? [segment] : Array.from(segment),
  )
  let folded = ''
  let used = 0
  for (const letter of letters) {
    const octets = octetsOf(letter)
    if (used + octets > OCTETS) {
      folded += '\r\n '
      used = 1
    }
    folded += letter
    used += octets
  }
  return folded
}

/** Whatever comes every year has turned within so many days. */
const YEAR = 366

/**
 * When that which is said of a record on a day began to be said without a change of the record: a yearly date moves to
 * the next year as soon as its day is over. In milliseconds since 1970; null if it has been said for more than a year.
 */
export function saidSince(
  record: DatedRecord,
  day: IsoDate,
  says: (day: IsoDate) => string | undefined,
): number | null {
  const now = says(day)
  const turn = turningDays(record, day).find((each) => says(addDays(each, -1)) !== now)
  return turn === undefined ? null : beginningOf(turn).getTime()
}

/** The days of the last year from which on something else may be said of a record than before, the latest first. */
function turningDays(record: DatedRecord, day: IsoDate): IsoDate[] {
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
