import { withoutYear, hasYear, type PartialDate } from '#domain/dates.ts'
import { round, type Basis, type Round } from '#domain/rounds.ts'
import { type DateOrder, dayText, serialDate, type FoundDate } from './dates.ts'
import { labelDays, type LabelledDay } from './day-labels.ts'
import { foldForRoles, hasRole } from './day-roles.ts'
import { peopleOfDay } from './days-beside.ts'
import { findMoments, NO_DAY, partialDate, dayOfMoment } from './moments.ts'

/** What a row states of when one can apply: a cell of each kind, as its column writes dates. */
export interface StatedTimes {
  /** The cell of the deadline, which may name whole rounds. */
  readonly closes: StatedTime | undefined
  readonly opens: StatedTime | undefined
  readonly results: StatedTime | undefined
  /** ISO 3166 codes of where the award is, for a moment in UTC; empty if not known. */
  readonly countries: readonly string[]
}

interface StatedTime {
  readonly value: unknown
  readonly order: DateOrder
}

type Known = Partial<Pick<Round, 'opens' | 'closes' | 'results' | 'for' | 'closesBetween'>> & {
  readonly previous?: boolean
}

/** More moments than these are a list, whatever is said of each. */
const MOST_MOMENTS = 12
/** How much of the text before a moment tells that it is one of results, in characters. */
const NEAR = 60

/**
 * The rounds that a row states beyond its deadline, which is the yearly day `--MM-DD`, a date, or a word. A month stays a
 * month, a day without a year comes every year, and what is uncertain is left out. A deadline alone is no round here.
 */
export function readRounds(stated: StatedTimes, deadline: string): Round[] {
  const times = timesOf(stated.closes, stated.countries)
  const rounds = times.length > MOST_MOMENTS ? [] : roundsOf(times)
  // "Usually in February" is not when this year's round opens.
  const isDated = rounds.some(({ closes }) => closes && hasYear(closes))
  const singles = (cell: StatedTime | undefined) => singlesOf(cell, stated.countries, isDated)
  const [opens, results] = [singles(stated.opens), singles(stated.results)]
  return joined(rounds, opens, results)
    .map(withYears)
    .map(({ previous, ...known }) => round({ ...known, basis: basisOf(known, deadline, previous) }))
    .filter((each) => !isDeadlineAlone(each, deadline))
}

interface Time {
  readonly date: PartialDate
  readonly label: LabelledDay['label'] | 'results'
  readonly isUsual: boolean
  /** The last of the months between which it is: "September/October". Otherwise null. */
  readonly until: PartialDate | null
  /** Whom it is for, if the text has several; null for everybody. */
  readonly people: string | null
}

function timesOf(stated: StatedTime | undefined, countries: readonly string[], opens = false): Time[] {
  if (!stated) return []
  const text = dayText(stated.value)
  const day = serialDate(text) ?? dayOfMoment(text, countries, opens)?.day
  const alone = (date: PartialDate): Time[] => [{ date, label: 'unknown', isUsual: false, until: null, people: null }]
  if (day !== undefined) return alone(day)
  const moments = findMoments(text, stated.order)
  const [only] = moments
  const isAlone = moments.length === 1 && only?.start === 0 && only.end === text.length
  if (isAlone) return alone(partialDate(only))
  const labelled = labelDays(text, moments)
  // "December 2025 or January 2026 depending on course": neither is certain.
  if (labelled.some(({ doubts }) => doubts.has('varying'))) return []
  const isOneTime = labelled.filter(({ label }) => label === 'closes' || label === 'unknown').length < 2
  const times = labelled.flatMap((moment, index): Time[] => {
    if (isSameTime(text, moments, index) || isWhatForIt(text, moments, index)) return []
    const until = lastMonth(text, moments, index)
    // Of "March/September" nobody can tell whether it is one time. Only of closing can a time between months be told.
    if (until === undefined) return []
    if (until !== null && moment.label !== 'closes' && moment.label !== 'unknown') return []
    if (moment.doubts.has('uncertain') || moment.label === 'replaced') return []
    const label = moment.label === 'other' && isResults(text, moments, index) ? 'results' : moment.label
    return label === 'other'
      ? []
      : [
          {
            date: until === null ? partialDate(moment) : inYearOf(partialDate(moment), until),
            label,
            isUsual: moment.doubts.has('usual'),
            until,
            people: moments.length > 1 ? peopleOfDay(text, moments, index, isOneTime) : null,
          },
        ]
  })
  return asHabits(times)
}

/** "Typically September 2025" is a habit, of which the year is an example; beside a certain date it tells nothing. */
function asHabits(times: readonly Time[]): Time[] {
  const isDated = times.some(({ date, isUsual }) => !isUsual && hasYear(date))
  return times.flatMap((time) => {
    if (!time.isUsual || !hasYear(time.date)) return [time]
    const until = time.until && withoutYear(time.until)
    return isDated ? [] : [{ ...time, date: withoutYear(time.date), until }]
  })
}

/** "15 December 2026 for August 2027 intake": a month behind a day, of what is applied for. */
function isWhatForIt(text: string, moments: readonly FoundDate[], index: number): boolean {
  const [before, moment] = [moments[index - 1], moments[index]]
  if (!before || before.day === NO_DAY || moment?.day !== NO_DAY) return false
  return FOR.test(text.slice(before.end, moment.start))
}

const FOR = /^[\s(,;:–-]*(?:for|para|pour|für|per|voor|untuk|för|для|dla)(?:\s+(?:the|el|la|le|il|das|den))?\s*$/iu

/** "September/October": the second month is when it is at the latest, and no time of its own. */
function isSameTime(text: string, moments: readonly FoundDate[], index: number): boolean {
  const [before, moment] = [moments[index - 1], moments[index]]
  if (before?.day !== NO_DAY || moment?.day !== NO_DAY) return false
  return text.slice(before.end, moment.start).trim() === '/'
}

/** The last of the months in a row that slashes join from here on; null if there is only one, undefined if they are in no row. */
function lastMonth(text: string, moments: readonly FoundDate[], index: number): PartialDate | null | undefined {
  let last = index
  while (isSameTime(text, moments, last + 1)) last += 1
  const [first, moment] = [moments[index], moments[last]]
  if (last === index || !first || !moment) return null
  return (moment.month - first.month + 12) % 12 === last - index ? partialDate(moment) : undefined
}

/** "Dec/Jan 2027" begins in 2026. */
function inYearOf(month: PartialDate, until: PartialDate): PartialDate {
  if (hasYear(month) || !hasYear(until)) return month
  const year = Number(until.slice(0, 4))
  return `${month > until.slice(5) ? year - 1 : year}-${month}`
}

function isResults(text: string, moments: readonly FoundDate[], index: number): boolean {
  const from = moments[index - 1]?.end ?? 0
  const to = moments[index]?.start ?? 0
  return hasRole('results', foldForRoles(text.slice(Math.max(from, to - NEAR), to)))
}

/** Opening and closing one behind the other are a round; an opening behind its closing belongs to it, too. */
function roundsOf(times: readonly Time[]): Known[] {
  const rounds: Known[] = []
  let opens: PartialDate | undefined
  for (const [index, { date, label, until, people }] of times.entries()) {
    const last = rounds.at(-1)
    const next = times[index + 1]?.label
    if (label === 'opens' && (next === 'closes' || next === 'unknown')) opens = date
    // What begins after its closing are the studies: "1 October 2025 for scholarships starting April 2026".
    else if (label === 'opens' && last?.closes && hasYear(date) && hasYear(last.closes) && date > last.closes) continue
    else if (label === 'opens' && last?.closes && !last.opens) rounds.splice(-1, 1, { ...last, opens: date })
    else if (label === 'opens') rounds.push({ opens: date })
    else if (label === 'results' && last) rounds.splice(-1, 1, { ...last, results: date })
    else if (label === 'results') rounds.push({ results: date })
    else {
      rounds.push({
        ...(opens !== undefined && { opens }),
        ...(people !== null && { for: people }),
        ...(until === null ? { closes: date } : { closesBetween: [date, until] }),
        previous: label === 'previous',
      })
      opens = undefined
    }
  }
  return rounds
}

/** The dates of a column of its own, whatever is said around them. */
function singlesOf(
  stated: StatedTime | undefined,
  countries: readonly string[],
  mustBeCertain: boolean,
): PartialDate[] {
  const times = timesOf(stated, countries, true).filter(
    ({ label, isUsual, until }) => until === null && label !== 'previous' && !(mustBeCertain && isUsual),
  )
  // Of a time, the day that it begins on.
  return times
    .filter(({ label }, index) => label !== 'closes' || times[index - 1]?.label !== 'opens')
    .map(({ date }) => date)
}

/** A column of openings or results belongs to the rounds beside it, if there are as many. */
function joined(rounds: readonly Known[], opens: readonly PartialDate[], results: readonly PartialDate[]): Known[] {
  const count = Math.max(rounds.length, opens.length, results.length)
  const fits = (dates: readonly PartialDate[]) => (dates.length === count ? dates : [])
  if (rounds.length > 0 && rounds.length < count) return [...rounds]
  return Array.from({ length: count }, (_, index) => {
    const opening = fits(opens)[index]
    const result = fits(results)[index]
    return {
      ...(opening !== undefined && { opens: opening }),
      ...(result !== undefined && { results: result }),
      ...rounds[index],
    }
  }).filter((known) => known.opens ?? known.closes ?? known.closesBetween ?? known.results)
}

/** "1 April - 30 April 2027": the year that stands once holds for both. */
function withYears(known: Known): Known {
  const { opens, closes } = known
  if (!opens || !closes || hasYear(opens) === hasYear(closes)) return known
  if (hasYear(closes)) {
    const year = Number(closes.slice(0, 4))
    const isBefore = opens.slice(0, 2) > closes.slice(5, 7)
    return { ...known, opens: `${isBefore ? year - 1 : year}-${opens}` }
  }
  const year = Number(opens.slice(0, 4))
  return { ...known, closes: `${closes.slice(0, 2) < opens.slice(5, 7) ? year + 1 : year}-${closes}` }
}

/** A plain statement without a year is a habit, unless the deadline is that day of every year. */
function basisOf({ opens, closes, closesBetween, results }: Known, deadline: string, previous = false): Basis {
  const time = closes ?? closesBetween?.[0] ?? opens ?? results ?? ''
  if (hasYear(time)) return previous ? 'last' : 'announced'
  return isYearly(closes, deadline) ? 'yearly' : 'usual'
}

const isYearly = (closes: PartialDate | null | undefined, deadline: string) =>
  closes?.length === 5 && deadline.startsWith(`--${closes}`)

function isDeadlineAlone({ opens, closes, results }: Round, deadline: string): boolean {
  const isDay = closes !== null && (deadline.startsWith(closes) || isYearly(withoutYear(closes), deadline))
  return isDay && opens === null && results === null
}
