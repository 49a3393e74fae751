import type { Card, CardWindow } from '#contract/scholarship.ts'
import { dayAnywhereOnEarth, hasDay, hasYear, type IsoDate, type PartialDate } from '#domain/dates.ts'
import type { ApplicationWindow, Round } from '#domain/rounds.ts'
import { windowOn, type WindowOnDay, type WindowState } from '#domain/window-on.ts'
import { type Closing, dayFor, type Now } from '#web/ui/day-for.ts'
import { inWords, isStated, siteOf } from '#web/ui/words.ts'

export interface DescribedWindow {
  readonly state: WindowState
  readonly sentence: string
  /** Nobody has announced it: it has to look so, too. */
  readonly isExpected: boolean
  /** The place in `window.rounds` of the round that it is told from; -1 for none. */
  readonly place: number
}

/** Says when one can apply, on a day of the reader's. `link` leads to who knows where we do not. */
export function describeWindow(window: CardWindow, day: IsoDate, link = ''): DescribedWindow {
  const read = readWindow(window)
  const on = windowOn(read, day)
  const { state, round } = on
  return {
    state,
    sentence: round ? tellRound(round, on, day) : tellState(state, window.since, siteOf(link)),
    isExpected: state === 'expected',
    place: round ? read.rounds.indexOf(round) : -1,
  }
}

/** The same for now, beside a deadline: undefined where that says it all. */
export function describeNow(card: Closing & Pick<Card, 'window'>, link?: string, ...now: Now) {
  const told = describeWindow(card.window, windowDayFor(card, ...now), link)
  const saysMore = told.state === 'not-known' ? !isStated(card.deadline) : told.sentence !== card.deadline
  return saysMore ? told : undefined
}

/**
 * The day that counts for a window now: the reader's. What is expected moves to its next time once this one is over everywhere,
 * as it does in the order of a list (decision 8).
 */
export function windowDayFor(card: Closing & Pick<Card, 'window'>, ...now: Now): IsoDate {
  const day = dayFor(card, ...now)
  const earliest = dayAnywhereOnEarth(now[0] ?? new Date())
  return earliest < day && windowOn(readWindow(card.window), earliest).state === 'expected' ? earliest : day
}

export function readWindow(said: CardWindow): ApplicationWindow {
  const { rounds, open_all_year: openAllYear, by_programme: byProgramme, status: kind, since } = said
  return { rounds: rounds.map(readRound), openAllYear, byProgramme, status: { kind, since } }
}

export const readRound = (said: CardWindow['rounds'][number]): Round => ({
  opens: said.OpenDate,
  closes: said.CloseDate,
  results: said.AnnouncementDate,
  basis: said.basis,
  for: said.for,
  vague: said.vague,
  vagueResults: said.vague_results,
  closesBetween: said.closes_between,
  source: said.source,
  verified: said.verified,
})

function tellState(state: WindowState, since: string | null, site: string | undefined): string {
  if (state === 'open-all-year') return 'Open all year'
  if (state === 'by-programme') return 'Dates differ by school or place'
  if (state === 'paused') return since === null ? 'Paused' : `Paused since ${inWords(since)}`
  if (state === 'ended') return since === null ? 'Ended' : `Ended in ${inWords(since)}`
  return `Date not known here${site === undefined ? '' : `: ask on ${site}`}`
}

function tellRound(round: Round, on: WindowOnDay, day: IsoDate): string {
  const { opens, closes } = round
  const whom = inBrackets(round.for)
  if (on.state === 'closed') return lastRound(round) + whom
  if (on.state === 'expected') return tellExpected(round, on, usually(round) + whom)
  // In the month of an opening it may be open, or not yet.
  const opening = opens !== null && (on.state === 'opens' || opens === day.slice(0, 7) || on.closes === null)
  if (opening) return `Opens ${hasDay(opens) ? '' : 'in '}${inWords(opens)}${whom}`
  if (closes !== null && hasDay(closes)) return `Open until ${inWords(closes)}${whom}`
  return capitalised(timeOf(endOf(round))) + whom
}

/** Whom a time is for, in brackets that hold no others: " (fellowships, graduates)". Empty for everybody. */
export const inBrackets = (whom: string | null) => (whom === null ? '' : ` (${whom.replace(/ \((.*?)\)/g, ', $1')})`)

function usually(round: Round): string {
  const { basis, vague } = round
  const time = timeOf(round)
  if (time === '' && vague !== null) return basis === 'last' ? `The last round was ${vague}` : usuallyIn(vague)
  if (isDated(round)) return lastRound(round)
  return basis === 'yearly' ? `${capitalised(time)} every year` : `Usually ${time}`
}

/** A time in words as records have it: "in summer", "summer", "each autumn", "winter round". */
function usuallyIn(vague: string): string {
  if (/^(?:each|often|mostly) /.test(vague)) return capitalised(vague)
  if (/^(?:in|at|by|from|between|towards|around|early|late in|opens) /.test(vague)) return `Usually ${vague}`
  return vague.includes(' ') ? `Usually: ${vague}` : `Usually in ${vague}`
}

/**
 * A time that nobody has announced, and what to think of it. A past round comes again in its month, and never on its day: that
 * is told first, for a card may cut the rest.
 */
function tellExpected(round: Round, { closes, opens, running }: WindowOnDay, told: string): string {
  const again = closes ?? opens
  if (again !== null && isDated(round)) return `Expected again in ${inWords(again.slice(0, 7))}. ${told}`
  return `${told}. ${running ? 'Not confirmed for this year' : 'Not announced yet'}`
}

const lastRound = (round: Round) => `The last round ${timeOf(endOf(round), true)}`

/** Without its opening, if the end is known. */
const endOf = (round: Round): Round =>
  (round.closes ?? round.closesBetween) === null ? round : { ...round, opens: null }

const isDated = ({ closes, closesBetween, opens }: Round) => hasYear(closes ?? closesBetween?.[1] ?? opens ?? '')

/** "open in March and April", "closes on 15 January", "opened in March 2026"; empty where no date is known. */
export function timeOf({ opens, closes, closesBetween }: Round, past = false): string {
  if (opens !== null && closes !== null) return `open ${span(opens, closes)}`
  const parts = [
    opens !== null && `${past ? 'opened' : 'opens'} ${at(opens)}`,
    (closes ?? closesBetween) !== null &&
      `${past ? 'closed' : 'closes'} ${closesBetween ? `between ${closesBetween.map(inWords).join(' and ')}` : at(closes ?? '')}`,
  ]
  return parts.filter(Boolean).join(', ')
}

export const at = (date: PartialDate): string => `${hasDay(date) ? 'on' : 'in'} ${inWords(date)}`

function span(from: PartialDate, to: PartialDate): string {
  if (from === to) return at(from)
  const together = from.length === 2 && to.length === 2 && Number(to) % 12 === (Number(from) + 1) % 12
  return together ? `in ${inWords(from)} and ${inWords(to)}` : `from ${inWords(from)} to ${inWords(to)}`
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
