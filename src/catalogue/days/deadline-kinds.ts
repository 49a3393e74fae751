import { readWords } from '#catalogue/words.ts'
import { foldForRoles, wordsOf } from './day-roles.ts'

/** The words by which a text says that there is no single day. */
const WORDS = readWords<'rolling' | 'all year' | 'any time' | 'differs' | 'several' | 'by' | 'of' | 'unit' | 'time'>(
  'deadline-kinds',
)
const anyOf = (role: (typeof WORDS.roles)[number]) => wordsOf(WORDS.require(role))
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
