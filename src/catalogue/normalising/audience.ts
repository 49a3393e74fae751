import { RECORD_LIMITS } from '#catalogue/record-limits.ts'
import { AUDIENCES, findAudience } from '#domain/audience.ts'
import { isAny, isUnknown } from './blank-values.ts'
import { itemsOf, type Item, type Reader } from './cell-items.ts'
import { isGlue } from './neutral-words.ts'
import { plainLine } from './plain-text.ts'
import { foldedWords } from './phrase-book.ts'
import { parseInside } from './text-lists.ts'

const NOUNS = new Set(
  'student applicant gender sex ethnicity race ethnic group people person peoples background candidate nationality eligible seeker scholar community heritage descent origin identify identifying'.split(
    ' ',
  ),
)
const isNoun = (word: string) => NOUNS.has(word)
const WOMEN = /\b(?:women|woman|females?|girls?|mujeres|mujer|femenino|femmes?|frauen|mulheres)\b/i
const MEN = /\b(?:men|man|males?|boys?|hombres?|masculino|hommes?|m[äa]nner)\b/i

/** Who else a text may single out, with the label for them, and in the second column for the women among them. */
const GROUPS: readonly (readonly [pattern: RegExp, label: string, women?: string])[] = [
  [/\brefugees?|asylum|displaced|refugiad/i, 'Refugees Only'],
  [/\bhome (?:fee|student)/i, 'Applicants with home fee status'],
  [
    /\bnative american|american indian|alaska native|first nations?|indigenous|ind[ií]gena|tribal/i,
    'Native americans only',
  ],
  [/\bbame\b/i, 'BAME only', 'Minority females only'],
  [/\bafrican[- ]american|\bblacks?\b|afrodescendiente/i, 'Blacks only'],
  [/\bafricans?\b(?![- ]american)/i, 'Africans only', 'African females only'],
  [
    /\bminorit|under-?represented|(?:people|women|students) of colou?r|minor[ií]a/i,
    'Minorities only',
    'Minority females only',
  ],
  [/\bmuslims?\b|\bislamic\b|musulman/i, 'Muslims only'],
  [/\bjew(?:s|ish)?\b|jud[ií]o/i, 'Jews only'],
  [/\bindians?\b/i, 'Indians only'],
  [/\bpakistanis?\b/i, 'Pakistanis only'],
  [/\bjapanese\b/i, 'Japanese only'],
]

const READER: Reader = {
  roles: new Set(['excepted', 'complement', 'example', 'preferred', 'added'] as const),
  nameAt: () => 0,
}

/** What a cell says of the people that an award is for. */
export interface ReadAudience {
  readonly audience: string
  /** True if the cell says more than the audience: its words are to be kept. */
  readonly isPartial: boolean
}

/**
 * Who an award is for: a label of the vocabulary if one fits, else as stated; "NA" if nothing is stated. Two groups at
 * once fit no label, and stay as stated. Who is only encouraged to apply, or named as an example, is no restriction.
 */
export function readAudience(value: unknown): ReadAudience {
  const parsed = typeof value === 'string' ? parseInside(value) : value
  const whole = plainLine(parsed)
  const text = whole.slice(0, RECORD_LIMITS.stated).trim()
  const as = (audience: string, isPartial = false) => ({ audience, isPartial })
  if (isUnknown(text)) return as('NA')
  const known = findAudience(text)
  if (known) return as(known.label)
  if (isAny(text, isNoun)) return as('Open to All')
  const items = itemsOf(value, READER)
  if (items.some(({ role }) => role === 'excepted' || role === 'complement')) return as(text)
  const named = items.filter(({ role, text: one }) => role === 'said' && !isEmpty(one)).map((item) => item.text)
  const encouraged = items
    .filter(({ role, text: one }) => (role === 'preferred' || role === 'added') && !isEmpty(one))
    .map((item) => groupOf(item.text))
  const isForAnyone = items.some(isAnyone)
  if (named.length === 0 || isForAnyone) {
    if (encouraged.length > 0 && encouraged.every((group) => group === 'Minorities only'))
      return as('Minorities encouraged', isForAnyone)
    return isForAnyone ? as('Open to All', true) : as(text)
  }
  if (foldedWords(text).length <= 4 && WOMEN.test(text) && MEN.test(text)) return as('NA')
  const [label, ...others] = new Set(named.map(groupOf))
  if (label === undefined || others.length > 0 || foldedWords(text).length > 12) return as(text)
  return as(label, items.length > named.length || named.some(saysMore) || items.some(({ asides }) => asides.length > 0))
}

/** The label for the one kind of people that an entry names. */
function groupOf(text: string): string | undefined {
  const women = WOMEN.test(text)
  if (women && MEN.test(text)) return undefined
  const [group, ...others] = GROUPS.filter(([pattern]) => pattern.test(text))
  if (others.length > 0) return undefined
  if (group) return women ? group[2] : group[1]
  return women ? 'Women only' : undefined
}

/** True for "women in engineering", which is for women, but not for all. */
function saysMore(text: string): boolean {
  const bare = [WOMEN, ...GROUPS.map(([pattern]) => pattern)].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    text,
  )
  return foldedWords(bare).some((word) => !isNoun(word) && !isGlue(word))
}

/** A column of genders. Both is no restriction, but says nothing about other groups. */
export function readGender(value: unknown): ReadAudience {
  const text = plainLine(value)
  const as = (audience: string, isPartial = false) => ({ audience, isPartial })
  if (isUnknown(text) || isAny(text, isNoun)) return as('NA')
  if (/^f$/i.test(text)) return as('Women only')
  if (/^m$/i.test(text)) return as('Men only')
  const items = itemsOf(value, READER)
  const said = items.filter(({ role }) => role === 'said').map((item) => item.text)
  if (items.some(isAnyone)) return as('NA', true)
  const women = said.filter((one) => WOMEN.test(one) && !MEN.test(one))
  const men = said.filter((one) => MEN.test(one) && !WOMEN.test(one))
  const isPartial = items.length > women.length + men.length || items.some(({ asides }) => asides.length > 0)
  // "Women and non-binary people" are not women alone.
  const isOpen = items.some(({ role, text: one }) => role === 'complement' || (role === 'said' && !isGender(one)))
  if (isOpen || (women.length === 0) === (men.length === 0)) return as('NA', isPartial)
  return as(women.length > 0 ? 'Women only' : 'Men only', isPartial)
}

function isGender(text: string): boolean {
  return WOMEN.test(text) || MEN.test(text) || isEmpty(text)
}

function isEmpty(text: string): boolean {
  return foldedWords(text).every((word) => isNoun(word) || isGlue(word))
}

/** "All" is for anyone, also before "…, women preferred". */
function isAnyone({ text, role, isBackward }: Item): boolean {
  return (role === 'said' || isBackward) && isAny(text, isNoun)
}

/** The label for the women of a group, if there is one. */
export function joinAudience(audience: string, gender: string): string {
  if (gender === 'NA' || audience === gender) return audience
  if (audience === 'NA' || audience === 'Open to All') return gender
  const group = GROUPS.find(([, label]) => label === audience)
  if (gender === 'Women only' && group?.[2]) return group[2]
  return AUDIENCES.some(({ label, women }) => label === audience && women) ? audience : `${audience}; ${gender}`
}
