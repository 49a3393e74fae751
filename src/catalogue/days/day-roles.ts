import { normalizeLetters } from '#lexicon/normalize.ts'
import { anyPhrase } from '#catalogue/text/phrase-book.ts'
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
const WORDS = readWords('deadlines')
// The roles of the file are those of the type.
const PATTERNS = Object.fromEntries(
  WORDS.roles.map((role) => [role, new RegExp(anyOfRoles(WORDS.list(role)), 'gu')]),
) as Readonly<Record<DayRole, RegExp>>

/** Any of some phrases, for texts as `foldForRoles` leaves them. */
export function anyOfRoles(phrases: readonly string[]): string {
  return anyPhrase(phrases.map((phrase) => foldForRoles(phrase).trim()))
}

/** As the words of deadlines are compared: small letters, no accents, apostrophes or hyphens, single spaces. */
export function foldForRoles(text: string): string {
  return normalizeLetters(text.replaceAll(CLOSED, 'closed '))
    .replaceAll(/['’`]/g, '')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
}

export function hasRole(role: DayRole, folded: string): boolean {
  return folded.search(PATTERNS[role]) >= 0
}

/** Where the last word of a role ends in a text, and how long it is; of words that overlap, the first counts. */
export function lastOf(role: DayRole, folded: string): { readonly end: number; readonly length: number } | undefined {
  let last: RegExpExecArray | undefined
  for (const match of folded.matchAll(PATTERNS[role])) last = match
  return last && { end: last.index + last[0].length, length: last[0].length }
}

export function withoutRole(role: DayRole, folded: string): string {
  return folded.replaceAll(PATTERNS[role], ' ')
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

/** The words by which a text says that there is no single day. */
const KINDS = readWords('deadline-kinds')
const anyOf = (role: string) => anyOfRoles(KINDS.list(role))
const OPEN = new Map((['rolling', 'all year', 'any time'] as const).map((kind) => [kind, new RegExp(anyOf(kind), 'u')]))
/** True for a text that names a time without an end: until all is given, the whole year, whenever one likes. */
export const isOpen = (kind: 'rolling' | 'all year' | 'any time', folded: string) =>
  OPEN.get(kind)?.test(folded) === true

/** So many words between two, in one clause. */
const few = (most: number) => String.raw`(?:[\p{L}\p{N}]+[\s/-]+){0,${most}}`
const by = (most: number) => String.raw`${anyOf('by')}\s+${few(most)}${anyOf('unit')}`
const BY_UNIT = new RegExp(
  [
    // "Varies (by country)", "depends on the university"
    String.raw`${anyOf('differs')}\s*(?:[(:,–—-]\s*)?${few(3)}${by(3)}`,
    String.raw`${anyOf('differs')}\s+${anyOf('of')}\s+${few(2)}${anyOf('unit')}`,
    // "Various programmes", "different deadlines per university"
    String.raw`${anyOf('several')}\s+${few(2)}(?:${anyOf('unit')}|${by(2)})`,
    // "University-specific", "programme deadlines apply", "deadlines by country", "by programme"
    String.raw`${anyOf('unit')}[\s/-]+${anyOf('time')}`,
    String.raw`${anyOf('time')}\s+\(?${by(1)}`,
    String.raw`^\W*${by(1)}`,
  ].join('|'),
  'u',
)
const DIFFERS = new RegExp([anyOf('differs'), anyOf('several')].join('|'), 'u')

/** True for "varies by university", and not for "varies": that may be from year to year. */
export function isByProgramme(text: string): boolean {
  return BY_UNIT.test(foldForRoles(text.replaceAll(/['’]/g, ' ')))
}

/** True for a text that says that there is no single day: "varies", "multiple". */
export function saysItDiffers(text: string): boolean {
  return DIFFERS.test(foldForRoles(text))
}

const BEGINS = new RegExp(
  String.raw`^[\s([,;:–—-]*(?:(?:but|the|exact|deadlines?|dates?|may|can|this)\s+){0,3}${anyOf('differs')}`,
  'u',
)

/** True for what begins by saying that a day is not the same everywhere: "(varies by faculty)". */
export function beginsVarying(text: string): boolean {
  const [first = ''] = text.slice(0, NEAR).split(/[;.]/)
  return (
    BEGINS.test(foldForRoles(text.slice(0, NEAR))) ||
    (!/\d/.test(first) && text.length > first.length && isByProgramme(first))
  )
}

const NEAR = 100
