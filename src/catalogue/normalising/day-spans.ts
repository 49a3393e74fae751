import { monthOf } from './dates.ts'
import { foldForRoles, hasRole, isAdjacent, isRole, startsWithRole, withoutRole } from './day-roles.ts'

/** How much of the text behind a day is looked at, in characters. */
const NEAR = 90
const RANGE_SIGN = /[-–—~〜～∼]/g

/** True for what stands between the two ends of a time: a dash, "until". */
export function isRange(gap: string): boolean {
  const folded = foldForRoles(gap.slice(0, NEAR + 1))
  if (folded.length > NEAR || /[^\s\p{L}\p{N}:.–—~〜～∼/-]/u.test(folded)) return false
  const words = withoutRole('filler', folded.replaceAll(RANGE_SIGN, ' ')).trim()
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

/** "Between 1 March and 30 April"; but "the deadline is between" tells neither. */
export function isBetween(clause: string, gap: string): boolean {
  const led = foldForRoles(clause)
  if (gap.length > NEAR || hasRole('closes', led) || !isAdjacent('between', led)) return false
  const folded = foldForRoles(gap)
  return hasRole('and', folded) && !/[^\s.]/u.test(withoutRole('filler', withoutRole('and', folded)))
}
