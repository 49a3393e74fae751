import { type FoundDate, monthOf } from './dates.ts'
import type { LabelledDay } from './day-labels.ts'
import { foldForRoles, hasRole, isAdjacent, startsWithRole, withoutRole, isRole } from './day-roles.ts'
import { NO_DAY } from './moments-in-text.ts'

/** How much of the text behind a day is looked at, in characters. */
const NEAR = 90
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
