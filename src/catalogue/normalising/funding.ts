import { FUNDING_TYPES, type FundingTypeId } from '#domain/funding.ts'
import type { FunderKind } from '#domain/scholarship.ts'
import { readNames } from './names.ts'
import { isUnknown } from './blank-values.ts'
import { denies, withoutDenied } from './exceptions.ts'
import { createPhraseBook, foldedWords } from './phrase-book.ts'
import { plainLine } from './plain-text.ts'

const TYPE_BOOK = createPhraseBook<FundingTypeId>([
  ...FUNDING_TYPES.map(({ id }) => [id, [id]] as const),
  ...readNames()('type').map(({ name, values }) => [name, values] as const),
])
const KIND_BOOK = createPhraseBook<FunderKind>([
  [
    'government, govt, gov, state, federal, ministry, public, municipal, local government, gobierno, gouvernement, regierung, governo, ministerio, embassy, council',
    ['government'],
  ],
  [
    'university, uni, univ, college, institution, school, academic, universidad, institucion educativa, universite, universitat, higher education institution',
    ['university'],
  ],
  [
    'foundation, charity, trust, fdn, nonprofit, non profit, ngo, fundacion, fondation, stiftung, endowment, philanthropy',
    ['foundation'],
  ],
  [
    'company, corporate, corporation, corp, employer, business, industry, empresa, entreprise, unternehmen',
    ['company'],
  ],
  [
    'international, intl, international organisation, international organization, multilateral, un agency, intergovernmental',
    ['international'],
  ],
  [
    'association, assoc, assn, society, professional association, civic, union, club, fraternity, sorority, asociacion, verein, religious, military',
    ['association'],
  ],
])

export function readTypes(value: unknown): FundingTypeId[] {
  const text = Array.isArray(value) ? value.map(plainLine).join('; ') : plainLine(value)
  if (isUnknown(text)) return []
  const entries = (denies(text) ? withoutDenied(text) : text).split(BETWEEN_TYPES)
  return [...new Set(TYPE_BOOK.exactly(text) ?? entries.flatMap(typesIn))]
}

const BETWEEN_TYPES = /[,;/|&+•()]|\s(?:and|or|y|o|e|et|ou|und|oder)\s/u
/** Among other words, these tell what is paid, or who the people are and what they study: "research allowance". */
const OTHERWISE = new Set(
  foldedWords(
    'academic research service volunteer mobility art music sport investigacion recherche forschung pesquisa deporte leistung mobilite',
  ),
)
/** "An academic award" is an award for academic merit. */
const AWARDS = new Set(
  foldedWords(
    'scholarship scholarships award awards grant grants fellowship fellowships bursary bursaries prize prizes funding based type beca becas bourse bourses stipendium bolsa bolsas a an the',
  ),
)

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
  const isOther = (part: string) => /\p{L}{3}/u.test(part) && KIND_BOOK.within(part).length === 0
  const parts = text.split(LISTS_KINDS)
  if (parts.length > 1 && parts.some(isOther)) return true
  const joined = parts.map((part) => part.split(JOINS_KINDS)).filter(({ length }) => length > 1)
  return joined.flat().some((part) => isOther(part) && part.trim().endsWith('s'))
}
