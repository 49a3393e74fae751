import { readWords } from '#catalogue/words.ts'
import { monthOf, type FoundDate } from './dates.ts'
import { foldForRoles, hasRole, withoutRole, wordsOf, type DayRole } from './day-roles.ts'
import { withoutTrailing } from './plain-text.ts'

/** How much of the text on each side of a day may name people, in characters. */
const NEAR = 60
const FOR = readWords<'for' | 'turn'>('day-people')
const LEADS = FOR.require('for')
  .split(',')
  .map((words) => words.trim())
const FOR_WHOM = new RegExp(
  String.raw`^[\s(\[]*(?:${LEADS.toSorted((one, other) => other.length - one.length).join('|')})\s+([^,;.:()[\]|/•\n–—]+)`,
  'iu',
)
const IN_BRACKETS = /^\s*[([]([^()[\]]{2,60})[)\]]/
const HEADING = /(?:^|[,;.()[\]|•\n/])([^,;.:()[\]|•\n/]{2,60}?)(?::|\s[–—-])\s{0,3}$/u
const TURN = new RegExp(wordsOf(FOR.require('turn')), 'gu')
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
  const behind = text.slice(day.end, Math.min(days[index + 1]?.start ?? Infinity, day.end + NEAR))
  const before = text.slice(Math.max(days[index - 1]?.end ?? 0, day.start - NEAR), day.start)
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
