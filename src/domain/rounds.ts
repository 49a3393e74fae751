import { type IsoDate, isoDate, firstDay, hasYear, isPartialDate, lastDay, type PartialDate } from './dates.ts'
import type { Deadline } from './deadline.ts'

/**
 * Why a round's dates are believed: the funder announced them; the same day is fixed for every year; the habit of past
 * years; or one past round, of which the dates are known.
 */
export const BASES = ['announced', 'yearly', 'usual', 'last'] as const
export type Basis = (typeof BASES)[number]

/** One time of applying: when it opens and closes, and when the results come, each as precise as is known. */
export interface Round {
  readonly opens: PartialDate | null
  readonly closes: PartialDate | null
  readonly results: PartialDate | null
  readonly basis: Basis
  /** The level, country or route that it is for; null for all. */
  readonly for: string | null
  /** The time in words where it is no month ("in summer"); opening and closing are then null. */
  readonly vague: string | null
  /** The same of the results. */
  readonly vagueResults: string | null
  /** The closing day lies between these two, differing by year or place; `closes` is then null. */
  readonly closesBetween: readonly [PartialDate, PartialDate] | null
  /** The address that states it; null for the record's own source. */
  readonly source: string | null
  /** The month that it was seen in, `YYYY-MM`. */
  readonly verified: string | null
}

/** A round's dates in the year that matters: `YYYY-MM` or `YYYY-MM-DD`, never more precise than the round states them. */
export interface Occurrence {
  readonly opens: PartialDate | null
  /** Of a closing between two months the earlier. */
  readonly closes: PartialDate | null
  readonly closesBetween: readonly [PartialDate, PartialDate] | null
  readonly results: PartialDate | null
}

/** A round that is still to come, or runs. */
export interface ComingRound {
  readonly round: Round
  readonly at: Occurrence
  /** Nobody announced it: a habit, a yearly day, or a round of the past, of which only the months come again. */
  readonly isExpected: boolean
}

/** "2027/28", "study from autumn 2027", "first round of 2026"; not "pupils who leave school in 2025". */
const ONLY_TIME = /^(?:(?:study|studies|start|entry|round|call|autumn|spring|first|second|in|from|for|of) )*20[\d\W]+$/

/** The people, the place or the step that a round is for; null for everybody, also where it only names its year. */
export const peopleOf = ({ for: whom }: Pick<Round, 'for'>): string | null =>
  whom && ONLY_TIME.test(whom) ? null : whom

export const STATUS_KINDS = ['active', 'paused', 'ended'] as const

/** Whether the programme takes applications at all. `since` is the month that it changed in, `YYYY-MM`. */
export interface Status {
  readonly kind: (typeof STATUS_KINDS)[number]
  readonly since: string | null
}

export const ACTIVE: Status = { kind: 'active', since: null }

/** Reads `active`, `paused`, `ended 2026-03`; undefined for anything else. */
export function parseStatus(text: string): Status | undefined {
  const [, kind, since = null] = /^(\w+)(?: (20\d\d-(?:0[1-9]|1[0-2])))?$/.exec(text) ?? []
  const known = STATUS_KINDS.find((each) => each === kind)
  return known && { kind: known, since }
}

/** Writes what `parseStatus` reads. */
export const formatStatus = ({ kind, since }: Status): string => (since === null ? kind : `${kind} ${since}`)

/** Why nobody can apply on a day, whatever the rounds say: from the month that the status states. */
export const stoppedOn = ({ kind, since }: Status, day: IsoDate): 'paused' | 'ended' | undefined =>
  kind !== 'active' && (since === null || firstDay(since) <= day) ? kind : undefined

/** Everything that a record states about when one can apply, but for its deadline. */
export interface ApplicationWindow {
  readonly rounds: readonly Round[]
  readonly openAllYear: boolean
  /** Each university, course, country or office sets its own dates. */
  readonly byProgramme: boolean
  readonly status: Status
}

/** The same, with its deadline. */
export interface DatedRecord extends ApplicationWindow {
  readonly deadline: Deadline
}

export const NO_WINDOW: ApplicationWindow = { rounds: [], openAllYear: false, byProgramme: false, status: ACTIVE }

const NO_ROUND: Round = {
  opens: null,
  closes: null,
  results: null,
  basis: 'usual',
  for: null,
  vague: null,
  vagueResults: null,
  closesBetween: null,
  source: null,
  verified: null,
}

/** A round of which only these facts are known. */
export const round = (known: Partial<Round>): Round => ({ ...NO_ROUND, ...known })

/** What a record says of when one can apply, its deadline counted in: a deadline that no round repeats is one itself. */
export function windowOf(record: DatedRecord): ApplicationWindow {
  const { deadline, rounds, status } = record
  const own = roundOf(deadline)
  const known = own === undefined || rounds.some((each) => each.closes === own.closes)
  return {
    rounds: known ? rounds : [...rounds, own],
    openAllYear: record.openAllYear || deadline.kind === 'open-all-year' || deadline.kind === 'rolling',
    byProgramme: record.byProgramme || deadline.kind === 'by-programme',
    status,
  }
}

function roundOf(deadline: Deadline): Round | undefined {
  if (deadline.kind === 'date') return round({ closes: deadline.date, basis: 'announced' })
  if (deadline.kind !== 'yearly') return undefined
  return round({ closes: isoDate(0, deadline.month, deadline.day).slice(5), basis: 'yearly' })
}

/** Why a round cannot be, in words for whoever wrote it; undefined for one that can. */
export function faultOf(one: Round): string | undefined {
  const dates = { opens: one.opens, closes: one.closes, results: one.results }
  for (const [name, date] of Object.entries(dates)) {
    if (date !== null && !isPartialDate(date)) return `${name} is no date: ${date}`
  }
  for (const date of one.closesBetween ?? []) {
    if (!isPartialDate(date)) return `closes_between is no date: ${date}`
  }
  if (one.closes !== null && one.closesBetween !== null) return 'it has both closes and closes_between'
  const ends = one.closesBetween === null ? one.closes : one.closesBetween[1]
  return (
    orderFault(one.opens, ends, 'it ends before it begins') ??
    orderFault(
      one.closesBetween?.[0] ?? null,
      one.closesBetween?.[1] ?? null,
      'closes_between ends before it begins',
    ) ??
    (one.closes !== null && hasYear(one.closes)
      ? orderFault(one.closes, one.results, 'the results come before it closes', true)
      : undefined)
  )
}

/**
 * A time that comes every year may run over New Year, so it is only in the wrong order where it would last for more than
 * eleven months: from the end of a month to its beginning.
 */
function orderFault(
  from: PartialDate | null,
  to: PartialDate | null,
  fault: string,
  mayDiffer = false,
): string | undefined {
  if (from === null || to === null) return undefined
  const said = `${fault}: ${from} to ${to}`
  if (hasYear(from) !== hasYear(to)) return mayDiffer ? undefined : `only one of its dates has a year: ${from} to ${to}`
  if (hasYear(from)) return lastDay(to) < firstDay(from) ? said : undefined
  return from.length === 5 && to.length === 5 && from.slice(0, 2) === to.slice(0, 2) && to < from ? said : undefined
}
