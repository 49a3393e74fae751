import { normalizeLetters } from '#lexicon/normalize.ts'
import { readWords } from '#catalogue/words.ts'

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
