import { FUNDING_TYPES, type FundingTypeId } from '#domain/funding.ts'
import { FUNDER_KINDS, type FunderKind } from '#domain/scholarship.ts'
import { readWords } from '#catalogue/words.ts'
import { readNames } from '#catalogue/text/names.ts'
import { isUnknown } from '#catalogue/text/neutral-words.ts'
import { denies, withoutDenied } from '#catalogue/text/exceptions.ts'
import { createPhraseBook, foldedWords } from '#catalogue/text/phrase-book.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'

const WORDS = readWords('funding')
const TYPE_BOOK = createPhraseBook<FundingTypeId>([
  ...FUNDING_TYPES.map(({ id }) => [id, [id]] as const),
  ...readNames('type').map(({ name, values }) => [name, values] as const),
])
const KIND_BOOK = createPhraseBook<FunderKind>(
  FUNDER_KINDS.map((kind) => [WORDS.require(`kind ${kind}`), [kind]] as const),
)

export function readTypes(value: unknown): FundingTypeId[] {
  const text = Array.isArray(value) ? value.map(plainLine).join('; ') : plainLine(value)
  if (isUnknown(text)) return []
  const entries = (denies(text) ? withoutDenied(text) : text).split(BETWEEN_TYPES)
  return [...new Set(TYPE_BOOK.exactly(text) ?? entries.flatMap(typesIn))]
}

const BETWEEN_TYPES = /[,;/|&+•()]|\s(?:and|or|y|o|e|et|ou|und|oder)\s/u
const OTHERWISE = WORDS.wordSet('otherwise')
const AWARDS = WORDS.wordSet('award')

function typesIn(entry: string): readonly FundingTypeId[] {
  const words = foldedWords(entry)
  const bare = words.length > MOST_WORDS ? words : words.filter((word) => !AWARDS.has(word))
  return TYPE_BOOK.exactly(bare.join(' ')) ?? TYPE_BOOK.search(entry, OTHERWISE).values
}

const MOST_WORDS = 6

const LONGEST_KIND = 200
const LISTS_KINDS = /[,;/|]|\s(?:or|o|ou|oder)\s/u
/** Also between two words for one: "art and culture foundation". */
const JOINS_KINDS = /\s(?:&|\+|and|y|e|et|und)\s/u

/** The kind of funder that a cell names; null if it names none, several, or another one that is not known. */
export function readFunderKind(value: unknown): FunderKind | null {
  const text = plainLine(value)
  if (isUnknown(text) || text.length > LONGEST_KIND) return null
  const found = KIND_BOOK.exactly(text) ?? KIND_BOOK.within(text)
  const [kind = null, ...others] = found
  return others.length > 0 || namesAnother(text) ? null : kind
}

/** "Foundations, churches", "ministries and Rotary clubs" */
function namesAnother(text: string): boolean {
  const isOther = (part: string) => /\p{L}{3}|\p{Lo}{2}/u.test(part) && KIND_BOOK.within(part).length === 0
  const parts = text.split(LISTS_KINDS)
  if (parts.length > 1 && parts.some(isOther)) return true
  const joined = parts.map((part) => part.split(JOINS_KINDS)).filter(({ length }) => length > 1)
  return joined.flat().some((part) => isOther(part) && part.trim().endsWith('s'))
}
