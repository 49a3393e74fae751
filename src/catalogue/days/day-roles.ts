import { normalizeLetters } from '#lexicon/normalize.ts'
import { readWords } from '#catalogue/words.ts'
import { monthOf, type FoundDate } from './dates.ts'
import { withoutTrailing } from '#catalogue/text/plain-text.ts'

/** What a word before or behind a day says of it, as `words/deadlines.tsv` explains. */
export type DayRole =
  | 'closes'
  | 'until'
  | 'opens'
  | 'from'
  | 'onward'
  | 'previous'
  | 'replaced'
  | 'moved'
  | 'uncertain'
  | 'about'
  | 'weekOf'
  | 'after'
  | 'notAfter'
  | 'usual'
  | 'event'
  | 'support'
  | 'done'
  | 'applying'
  | 'behind'
  | 'partOfMonth'
  | 'season'
  | 'openEnd'
  | 'range'
  | 'between'
  | 'and'
  | 'studies'
  | 'condition'
  | 'recurs'
  | 'filler'
  | 'idle'
  | 'notApplying'
  | 'results'

/** Without their accents, they would be "clôture", the end, or "termino", too. */
const CLOSED = /(?:(?:clôtur|ferm|termin|expir|achev)ée?s?|(?:termin|finaliz|expir|culmin|venci)ó)(?!\p{L})/giu
const NO_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u
const WORDS = readWords<DayRole>('deadlines')
const PATTERNS: ReadonlyMap<DayRole, RegExp> = new Map(
  WORDS.roles.map((role) => [role, patternOf(WORDS.require(role))]),
)

function patternOf(names: string): RegExp {
  return new RegExp(wordsOf(names), 'gu')
}

/** The names as one expression, longer ones first. Scripts without spaces are found inside words. */
export function wordsOf(names: string): string {
  const phrases = [...new Set(names.split(',').map((name) => foldForRoles(name).trim()))]
  const sourceOf = (some: readonly string[]) =>
    some
      .toSorted((one, other) => other.length - one.length)
      .map((phrase) => phrase.replaceAll(/[.+?()[\]{}|\\^$/]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`))
      .join('|')
  const words = String.raw`(?<![\p{L}\p{N}])(?:${sourceOf(phrases.filter((phrase) => !NO_SPACES.test(phrase)))})(?![\p{L}\p{N}])`
  const inside = sourceOf(phrases.filter((phrase) => NO_SPACES.test(phrase)))
  return inside === '' ? words : `(?:${words}|${inside})`
}

/** True for a text that says that the choice is told. */
export const tellsResults = (folded: string): boolean => hasRole('results', folded)

/** As the words of deadlines are compared: small letters, no accents, apostrophes or hyphens, single spaces. */
export function foldForRoles(text: string): string {
  return normalizeLetters(text.replaceAll(CLOSED, 'closed '))
    .replaceAll(/['’`]/g, '')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
}

export function hasRole(role: DayRole, folded: string): boolean {
  return folded.search(PATTERNS.get(role) ?? /$^/) >= 0
}

/** Where the last word of a role ends in a text, and how long it is; of words that overlap, the first counts. */
export function lastOf(role: DayRole, folded: string): { readonly end: number; readonly length: number } | undefined {
  let last: RegExpExecArray | undefined
  for (const match of folded.matchAll(PATTERNS.get(role) ?? /$^/g)) last = match
  return last && { end: last.index + last[0].length, length: last[0].length }
}

/** A text without the words of a role. */
export function withoutRole(role: DayRole, folded: string): string {
  return folded.replaceAll(PATTERNS.get(role) ?? /$^/g, ' ')
}

/** True for a text that is nothing but words of a role. */
export function isRole(role: DayRole, folded: string): boolean {
  return /\p{L}/u.test(folded) && !/[\p{L}\p{N}]/u.test(withoutRole(role, folded))
}

/** True for a text that begins with a word of a role. */
export function startsWithRole(role: DayRole, folded: string): boolean {
  const words = folded.trim().split(' ', 3)
  return words.some((_, index) => isRole(role, words.slice(0, index + 1).join(' ')))
}

/** True for a clause that ends with a word of a role, or goes on with fillers alone. */
export function isAdjacent(role: DayRole, clause: string): boolean {
  const found = lastOf(role, clause)
  return found !== undefined && isFiller(clause.slice(found.end))
}

/** Nothing but articles, weekdays and hours. */
export function isFiller(between: string): boolean {
  return !/[\p{L}]|\d{3}/u.test(withoutRole('filler', between))
}

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
