import type { FoundDate } from './dates.ts'
import type { LabelledDay } from './day-labels.ts'
import { foldForRoles, hasRole, isAdjacent, startsWithRole, withoutRole } from './day-roles.ts'
import { NO_DAY } from './moments-in-text.ts'

/** The most characters between two days of a list. */
const LONGEST_GAP = 90

/** "Deadlines: 21 September; 5 January": what is said of the first is said of the next. `gap` is between them. */
export function isListed(gap: string): boolean {
  if (gap.length > LONGEST_GAP) return false
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
  const folded = foldForRoles(clause)
  const isOfApplying = (['closes', 'applying', 'moved'] as const).some((role) => hasRole(role, folded))
  if (!isBehind || isOfApplying) return false
  const others = (['until', 'filler', 'usual', 'range'] as const).reduce(
    (rest, role) => withoutRole(role, rest),
    folded,
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
  const folded = foldForRoles(clause)
  const own = folded.slice(folded.lastIndexOf(':') + 1)
  // "Se abre en marzo": the word is another one there.
  if (startsWithRole('condition', own)) return !hasRole('opens', own) && !hasRole('closes', own)
  return isAdjacent('studies', own) && !hasRole('applying', own)
}

/** "9 and 10 May (interviews)": what is said behind the month goes for the number before it, too. */
export function withLater(text: string, day: LabelledDay, later: LabelledDay | undefined): LabelledDay {
  const isNumber = !/\p{L}{3}|\d\D+\d/u.test(text.slice(day.start, day.end))
  if (!later || !isNumber || !isListed(text.slice(day.end, later.start))) return day
  const label = day.label === 'unknown' ? later.label : day.label
  return {
    ...day,
    label,
    isUncertain: day.isUncertain || later.isUncertain,
    isVarying: day.isVarying || later.isVarying,
  }
}
