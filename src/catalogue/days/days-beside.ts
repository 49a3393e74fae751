import { withoutTrailing } from '#catalogue/text/plain-text.ts'
import { type FoundDate, monthOf } from './dates.ts'
import {
  foldForRoles,
  hasRole,
  isAdjacent,
  startsWithRole,
  withoutRole,
  isRole,
  anyOfRoles,
  type DayRole,
} from './day-roles.ts'
import type { LabelledDay } from './day-labels.ts'
import { NO_DAY } from './moments.ts'
import { readWords } from '#catalogue/words.ts'

export interface DayContext {
  readonly text: string
  /** All between the day before and this one, and between this one and the next. */
  readonly gap: string
  readonly rest: string
  /** What of the gap is no remark on the day before. */
  readonly before: string
  /** Of that, the clause right before the day; as the words of deadlines are compared, like all that follows. */
  readonly clause: string
  /** What stands before the day, also before others. */
  readonly led: string
  /** What is said behind the day: "(closed)", "TBC". */
  readonly remarks: readonly string[]
}

/** How much of the text before a day is looked at, and of a remark behind it, in characters. */
export const NEAR = 90
/** How many remarks are looked at, and how many words one behind a comma may have: more are about something else. */
const MOST_REMARKS = 4
const SHORT = 3
/** What may stand between a clause and its day. */
const LEADS_TO_DAY = ' \t\n\u00a0:,([–—-'
const CLAUSE_ENDS = /[;()[\]|•!?]|\.\s+(?=\p{Lu})/u

export function contextOf(text: string, days: readonly FoundDate[], index: number): DayContext {
  const [above, day, next] = [days[index - 1], days[index], days[index + 1]]
  const [start, end] = [day?.start ?? 0, day?.end ?? 0]
  const gap = text.slice(above?.end ?? 0, start)
  const rest = text.slice(end, next?.start)
  const before = above ? cutGap(gap).before : gap
  const clause = withoutTrailing(before.slice(-NEAR), LEADS_TO_DAY).split(CLAUSE_ENDS).at(-1) ?? ''
  return {
    text,
    gap,
    rest,
    before,
    clause: foldForRoles(clause),
    led: foldForRoles(text.slice(Math.max(0, start - 2 * NEAR), start)),
    remarks: (next ? cutGap(rest).remarks : remarksIn(rest)).map((remark) => foldForRoles(remark.slice(0, NEAR))),
  }
}

/** What stands between two days: remarks on the former, and what is said of the latter. */
function cutGap(gap: string): { readonly remarks: readonly string[]; readonly before: string } {
  const [, inside, rest = ''] = /^\s*[([]([^()[\]]*)[)\]](.*)$/s.exec(gap) ?? []
  if (inside !== undefined) return { remarks: [inside], before: rest }
  const end = /^\s*[([]/.test(gap) ? -1 : gap.search(/[;,.|/()[\]]|\s[-–—]\s/)
  return end < 0 ? { remarks: [], before: gap } : { remarks: [gap.slice(0, end)], before: gap.slice(end) }
}

/** The remarks behind the last day, up to the end of its clause. */
function remarksIn(tail: string): string[] {
  const remarks: string[] = []
  let rest = tail.slice(0, 3 * NEAR)
  for (let turn = 0; turn < MOST_REMARKS; turn++) {
    const inside = /^\s*[([]([^()[\]]*)[)\]]?/.exec(rest)
    const clause = inside ?? /^\s*[,:–—-]?([^.;,()[\]|]*)/.exec(rest)
    const remark = clause?.[1]?.trim() ?? ''
    const isAside = /^\s*,/.test(rest) && remark.split(/\s+/).length > SHORT
    if (remark !== '' && !isAside) remarks.push(remark)
    rest = rest.slice(clause?.[0].length ?? rest.length)
    if (rest === '' || /^[.;|)\]]/.test(rest)) break
  }
  return remarks
}

const RANGE_SIGN = /[-–—~〜～∼]/g

/** "Until 17h on", "até as 17h de": the hour of the second end. */
const HOUR =
  /(?<!\p{L})(?:(?:at|as|a las|a|alle|um|om|kl)\s)?\d{1,2}(?:[:.h]\d{2}|\s?(?:hs?|hrs?|uhr|horas|heures|ore|am|pm)(?!\p{L}))(?:\s(?:on|de|del|do|da|du|am|el))?/u
/** True for what stands between the two ends of a time: a dash, "until". */
export function isRange(gap: string): boolean {
  const folded = foldForRoles(gap.slice(0, NEAR + 1))
  if (folded.length > NEAR || /[^\s\p{L}\p{N}:.–—~〜～∼/-]/u.test(folded)) return false
  const words = withoutRole('filler', folded.replaceAll(RANGE_SIGN, ' ').replace(HOUR, ' ')).trim()
  // "1 April – mid-May": the words of the month behind it may stand between.
  const others = withoutRole('partOfMonth', withoutRole('range', words)).trim()
  return others === '' && (folded.search(RANGE_SIGN) >= 0 || startsWithRole('range', words))
}

/** "1 April – mid-May", "1 April until filled", "1 April –": the day is the first of a time without a last. */
export function startsTime(rest: string): boolean {
  const folded = foldForRoles(rest.slice(0, NEAR))
  const [, sign, after = ''] = /^[\s.)\]]*([-–—~〜～∼]|[\p{L}/]+(?:\s[\p{L}/]+)?)\s?(.*)$/u.exec(folded) ?? []
  const [word = ''] = sign?.split(' ') ?? []
  if (sign === undefined) return false
  if (sign.search(RANGE_SIGN) >= 0) return after.trim() === '' ? rest.trim().length === 1 : namesNoDay(after)
  if (isRole('range', sign)) return namesNoDay(after)
  return isRole('range', word) && namesNoDay(`${sign.slice(word.length)} ${after}`)
}

function namesNoDay(after: string): boolean {
  // "~ 3.31", "- 04/05/2027": a day that could not be read
  if (/^\s*\d{1,2}[./-]\d{1,2}(?![\d%:])/.test(after)) return true
  // "Fall: 1 July - Spring: 15 November"
  if (/^[\s\p{L}\d.]{1,30}:\s/u.test(after)) return false
  if (/^\s*\?/.test(after) || startsWithRole('openEnd', after)) return true
  const words = after.match(/\p{L}+/gu)?.slice(0, 6) ?? []
  // "The 2nd week of May"
  const word = words.find((part) => !isRole('partOfMonth', part) && !isRole('filler', part)) ?? ''
  const isNear = !/\d{3}/.test(after.slice(0, after.indexOf(word)))
  return isNear && (monthOf(word) !== undefined || hasRole('season', word))
}

/** "Between 1 March and 30 April"; but "the deadline is between" tells neither. `clause` is folded, here and below. */
export function isBetween(clause: string, gap: string): boolean {
  if (gap.length > NEAR || hasRole('closes', clause) || !isAdjacent('between', clause)) return false
  const folded = foldForRoles(gap)
  return hasRole('and', folded) && !/[^\s.]/u.test(withoutRole('filler', withoutRole('and', folded)))
}

/** "Deadlines: 21 September; 5 January": what is said of the first is said of the next. `gap` is between them. */
export function isListed(gap: string): boolean {
  if (gap.length > NEAR) return false
  return /^[\s,;/&|+]+(?:(?:and|or|y|o|et|ou|und|oder|e)\s+)?$/iu.test(gap.replace(/^\s*[([][^()[\]]*[)\]]/, ''))
}

/**
 * "31 March (proof of income by 30 June)": in brackets behind a day, it is the last one for something else. `clause` is
 * what stands before the day.
 */
export function isOfSomethingElse(text: string, at: number, clause: string, earlier: readonly LabelledDay[]): boolean {
  const open = text.lastIndexOf('(', at)
  if (open < 0 || text.slice(open, at).includes(')')) return false
  const isBehind = earlier.some(({ label, end }) => end <= open && (label === 'unknown' || label === 'closes'))
  const isOfApplying = (['closes', 'applying', 'moved'] as const).some((role) => hasRole(role, clause))
  if (!isBehind || isOfApplying) return false
  const others = (['until', 'filler', 'usual', 'range'] as const).reduce(
    (rest, role) => withoutRole(role, rest),
    clause,
  )
  return /\p{L}{3}/u.test(others)
}

/** "Deadlines: 21 September; 5 January", "studies start in January or June" */
export function isSaidOfBoth(above: LabelledDay, { day }: FoundDate, gap: string): boolean {
  const isMonths = day === NO_DAY && above.day === NO_DAY
  return (above.label === 'closes' || (isMonths && above.label === 'other')) && isListed(gap)
}

/** "For the intake in", "start in"; but "applications start in". "If you apply before" tells of no time, either. */
export function tellsOfStudies(clause: string): boolean {
  const own = clause.slice(clause.lastIndexOf(':') + 1)
  // "Se abre en marzo": the word is another one there.
  if (startsWithRole('condition', own)) return !hasRole('opens', own) && !hasRole('closes', own)
  return isAdjacent('studies', own) && !hasRole('applying', own)
}

/** "9 and 10 May (interviews)": what is said behind the month goes for the number before it, too. */
export function withLater(text: string, day: LabelledDay, later: LabelledDay | undefined): LabelledDay {
  const isNumber = !/\p{L}{3}|\d\D+\d/u.test(text.slice(day.start, day.end))
  if (!later || !isNumber || !isListed(text.slice(day.end, later.start))) return day
  const label = day.label === 'unknown' ? later.label : day.label
  return { ...day, label, doubts: new Set([...day.doubts, ...later.doubts]) }
}

/** How much of the text on each side of a day may name people, in characters. */
const BESIDE = 60
const FOR = readWords('day-people')
const FOR_WHOM = new RegExp(
  String.raw`^[\s(\[]*(?:${FOR.list('for')
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\s+([^,;.:()[\]|/•\n–—]+)`,
  'iu',
)
const IN_BRACKETS = /^\s*[([]([^()[\]]{2,60})[)\]]/
const HEADING = /(?:^|[,;.()[\]|•\n/])([^,;.:()[\]|•\n/]{2,60}?)(?::|\s[–—-])\s{0,3}$/u
const TURN = new RegExp(anyOfRoles(FOR.list('turn')), 'gu')
/** What tells nothing of the people. */
const IDLE: readonly DayRole[] = ['closes', 'until', 'opens', 'from', 'applying', 'filler', 'season', 'usual', 'moved']

/**
 * Whom a day is for, where a text has several: "1 March for EU citizens, 1 January for all others", "Master: 1 March".
 * Null if the text does not tell: the day is everybody's. Of the ends of one time, what is in brackets or before them is
 * something else: "1 March to 10 April (both included)".
 */
export function peopleOfDay(
  text: string,
  days: readonly FoundDate[],
  index: number,
  isOneTime: boolean,
): string | null {
  const day = days[index]
  if (!day) return null
  const behind = text.slice(day.end, Math.min(days[index + 1]?.start ?? Infinity, day.end + BESIDE))
  const before = text.slice(Math.max(days[index - 1]?.end ?? 0, day.start - BESIDE), day.start)
  const marked = isOneTime ? undefined : (IN_BRACKETS.exec(behind)?.[1] ?? HEADING.exec(before)?.[1])
  const named = FOR_WHOM.exec(behind)?.[1] ?? marked ?? ''
  const people = withoutTrailing(named.trim(), ' \t,;:–—-').replace(/ (?:and|or|y|o|et|ou|und|oder|e)$/iu, '')
  return namesPeople(people) ? people : null
}

/** "Round 1", "fall 2027" and "online applications" are nobody. */
function namesPeople(text: string): boolean {
  const folded = foldForRoles(text)
  if ((['uncertain', 'results', 'previous', 'recurs'] as const).some((role) => hasRole(role, folded))) return false
  const rest = IDLE.reduce((left, role) => withoutRole(role, left), folded.replaceAll(TURN, ' '))
  const words = rest.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some((word) => word.length > 1 && monthOf(word) === undefined)
}
