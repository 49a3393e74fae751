import { addDays, daysBetween, type IsoDate, hasDay } from './dates.ts'
import { stoppedOn, type DatedRecord } from './rounds.ts'
import { comingRounds } from './window-on.ts'

/** People are told so many days before a closing. */
export const REMINDED_BEFORE = [30, 14, 3] as const

/** An opening is told on its day or, where that could not be, within so many days. */
const OPENING_TOLD_FOR = 7

/** Something to tell of a record: that it closes, or that it opens. */
export interface Reminder {
  /** Names it for good: the same day of the same record, told the same time before. A date that moves is another one. */
  readonly key: string
  readonly kind: 'closes' | 'opens'
  readonly date: IsoDate
  /** The day from which it is told. */
  readonly due: IsoDate
  /** Nobody announced it: the same day of other years. */
  readonly isExpected: boolean
  /** The people that the round is for; null for all. */
  readonly for: string | null
}

/** What of a record decides about reminders. */
export type RemindedRecord = DatedRecord & { readonly id: string }

/**
 * What is to be told of a record on a day, earliest date first. Only what has a day: a month is none. Of a closing only
 * the last of its times that has come, so that nobody who was away for a week reads of it twice.
 */
export function remindersOn(record: RemindedRecord, day: IsoDate): Reminder[] {
  if (stoppedOn(record.status, day)) return []
  const found = comingRounds(record, day).flatMap(({ round, at, isExpected }): Reminder[] => {
    const known = { isExpected, for: round.for }
    const closing = at.closes !== null && at.closesBetween === null && hasDay(at.closes) ? at.closes : undefined
    const opening = at.opens !== null && hasDay(at.opens) ? at.opens : undefined
    return [
      ...(opening === undefined ? [] : opensOn(record.id, opening, day, known)),
      ...(closing === undefined ? [] : closesOn(record.id, closing, day, known)),
    ]
  })
  // Rounds for several groups of people may have the same day: the first tells it.
  const byKey = new Map(found.toReversed().map((reminder) => [reminder.key, reminder]))
  return [...byKey.values()].toSorted((a, b) => a.date.localeCompare(b.date) || a.key.localeCompare(b.key))
}

type Known = Pick<Reminder, 'isExpected' | 'for'>

function opensOn(id: string, date: IsoDate, day: IsoDate, known: Known): Reminder[] {
  const ago = daysBetween(date, day)
  if (ago < 0 || ago > OPENING_TOLD_FOR) return []
  return [{ key: `opens:${date}:${id}`, kind: 'opens', date, due: date, ...known }]
}

function closesOn(id: string, date: IsoDate, day: IsoDate, known: Known): Reminder[] {
  const left = daysBetween(day, date)
  const before = REMINDED_BEFORE.toReversed().find((days) => left <= days)
  if (left < 0 || before === undefined) return []
  return [{ key: `closes:${date}:${before}:${id}`, kind: 'closes', date, due: addDays(date, -before), ...known }]
}

/** The record and the date that a key names. Undefined for no key. */
export function readReminderKey(
  key: string,
): { readonly id: string; readonly kind: Reminder['kind']; readonly date: IsoDate } | undefined {
  const [, kind, date, id] = /^(opens|closes):(\d{4}-\d\d-\d\d):(?:\d+:)?(.+)$/.exec(key) ?? []
  if ((kind !== 'opens' && kind !== 'closes') || date === undefined || id === undefined) return undefined
  return { id, kind, date }
}

/** What a followed search tells of: a programme that came, or a change of its material facts. */
export type News =
  | { readonly kind: 'new'; readonly id: string }
  | { readonly kind: 'changed'; readonly id: string; readonly version: number }

/** Names it for good, in the words of `parseNews`. */
export const formatNews = (news: News): string =>
  news.kind === 'new' ? `new:${news.id}` : `changed:${news.version}:${news.id}`

/** Reads what `formatNews` writes; undefined for anything else. */
export function parseNews(key: string): News | undefined {
  const [, version, id] = /^(?:new|changed:(\d+)):(.+)$/.exec(key) ?? []
  if (id === undefined) return undefined
  return version === undefined ? { kind: 'new', id } : { kind: 'changed', id, version: Number(version) }
}
