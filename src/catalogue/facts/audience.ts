import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { findAudience, isWomenOnly } from '#domain/audience.ts'
import { readNames } from '#catalogue/text/names.ts'
import { isAny, isUnknown, isGlue } from '#catalogue/text/neutral-words.ts'
import { itemsOf, type Item, type Reader } from '#catalogue/text/cell-items.ts'
import { COMMON_ROLES } from '#catalogue/text/cues.ts'
import { hasTie } from '#catalogue/places/place-phrases.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { createPhraseBook, foldedWords } from '#catalogue/text/phrase-book.ts'
import { parseInside } from '#catalogue/text/text-lists.ts'
import { readWords } from '#catalogue/words.ts'

const NOUNS = readWords('neutral').wordSet('group')
const isNoun = (word: string) => NOUNS.has(word)
const WOMEN = 'Women only'
const MEN = 'Men only'
const NAMES = readNames('audience')
const BOOK = createPhraseBook(NAMES.map(({ name, values }) => [name, values.slice(0, 1)]))
/** By a label, the label for the women among them. */
const WOMEN_AMONG: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap(({ values }) => {
    const women = values[1]
    return women === undefined ? [] : values.map((label) => [label, women] as const)
  }),
)

const READER: Reader = { roles: COMMON_ROLES, nameAt: () => 0 }

/** What a cell says of the people that an award is for. */
export interface ReadAudience {
  readonly audience: string
  /** True if the cell says more than the audience: its words are to be kept. */
  readonly isPartial: boolean
}

const as = (audience: string, isPartial = false): ReadAudience => ({ audience, isPartial })

/**
 * Who an award is for: a label of the vocabulary if one fits, else as stated; "NA" if nothing is stated. Two groups at
 * once fit no label, and stay as stated. Who is only encouraged to apply, or named as an example, is no restriction.
 */
export function readAudience(value: unknown): ReadAudience {
  const text = plainLine(parseInside(value)).slice(0, RECORD_LIMITS.stated).trim()
  if (isUnknown(text)) return as('NA')
  const known = findAudience(text)
  if (known) return as(known.label)
  if (isAny(text, isNoun)) return as('Open to All')
  // "Siblings of refugees" are no refugees.
  if (hasTie(text, 'kin')) return as(text)
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
  if (foldedWords(text).length <= 4 && isForWomen(text) && isForMen(text)) return as('NA')
  const [label, ...others] = new Set(named.map(groupOf))
  if (label === undefined || others.length > 0 || foldedWords(text).length > 12) return as(text)
  return as(label, items.length > named.length || named.some(saysMore) || items.some(({ asides }) => asides.length > 0))
}

/** The label for the one kind of people that an entry names. */
function groupOf(text: string): string | undefined {
  const women = isForWomen(text)
  if (women && isForMen(text)) return undefined
  const [group, ...others] = BOOK.within(text).filter((label) => label !== WOMEN && label !== MEN)
  if (others.length > 0) return undefined
  if (group !== undefined) return women ? WOMEN_AMONG.get(group) : group
  return women ? WOMEN : undefined
}

function isForWomen(text: string): boolean {
  return BOOK.within(text).some((label) => label === WOMEN || WOMEN_AMONG.get(label) === label)
}

function isForMen(text: string): boolean {
  return BOOK.within(text).includes(MEN)
}

/** True for "women in engineering", which is for women, but not for all. */
function saysMore(text: string): boolean {
  return BOOK.search(text).rest.some((word) => !isNoun(word) && !isGlue(word))
}

/** A column of genders. Both is no restriction, but says nothing about other groups. */
export function readGender(value: unknown): ReadAudience {
  const text = plainLine(value)
  if (isUnknown(text) || isAny(text, isNoun)) return as('NA')
  if (/^f$/i.test(text)) return as(WOMEN)
  if (/^m$/i.test(text)) return as(MEN)
  const items = itemsOf(value, READER)
  const said = items.filter(({ role }) => role === 'said').map((item) => item.text)
  if (items.some(isAnyone)) return as('NA', true)
  const women = said.filter((one) => isForWomen(one) && !isForMen(one))
  const men = said.filter((one) => isForMen(one) && !isForWomen(one))
  const isPartial =
    items.length > women.length + men.length || said.some(saysMore) || items.some(({ asides }) => asides.length > 0)
  // "Women and non-binary people" are not women alone.
  const isOpen = items.some(
    ({ role, text: one }) =>
      role === 'complement' || (role === 'said' && !isForWomen(one) && !isForMen(one) && !isEmpty(one)),
  )
  if (isOpen || (women.length === 0) === (men.length === 0)) return as('NA', isPartial)
  return as(women.length > 0 ? WOMEN : MEN, isPartial)
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
  const among = WOMEN_AMONG.get(audience)
  if (gender === WOMEN && among !== undefined) return among
  return isWomenOnly(audience) ? audience : `${audience}; ${gender}`
}
