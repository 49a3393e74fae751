import { FUNDING_TYPES, type FundingTypeId } from '#domain/funding.ts'
import type { FunderKind } from '#domain/scholarship.ts'
import { TYPE_NAMES } from '#domain/study-names.ts'
import { isUnknown } from './blank-values.ts'
import { denies, withoutDenied } from './exceptions.ts'
import { createPhraseBook } from './phrase-book.ts'
import { plainLine } from './plain-text.ts'

const TYPE_BOOK = createPhraseBook<FundingTypeId>(typeEntries())
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
  return isUnknown(text) ? [] : [...TYPE_BOOK.within(denies(text) ? withoutDenied(text) : text)]
}

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

function* typeEntries(): Generator<readonly [string, readonly FundingTypeId[]]> {
  yield ['need, necesidad, necesidad economica, bedurftigkeit, need based', ['need']]
  yield ['merit, merito, excelencia, excelencia academica, academic, leistung', ['merit']]
  yield ['service, community service, volunteer', ['leadership']]
  yield ['research, investigacion, recherche, forschung, pesquisa', ['research']]
  yield ['athletic, sport, art, music, talent, deporte', ['talent']]
  yield ['exchange, mobility, intercambio, echange, austausch', ['exchange']]
  for (const { id, label } of FUNDING_TYPES) yield [`${label}, ${id}`, [id]]
  for (const [names, ...ids] of TYPE_NAMES) yield [names, ids]
}
