import { FUNDING_TYPES, type FundingTypeId } from '#domain/funding.ts'
import type { FunderKind } from '#domain/scholarship.ts'
import { readNames } from '#lexicon/read-names.ts'
import { isUnknown } from './blank-values.ts'
import { denies, withoutDenied } from './exceptions.ts'
import { createPhraseBook } from './phrase-book.ts'
import { plainLine } from './plain-text.ts'

const TYPE_BOOK = createPhraseBook<FundingTypeId>([
  ...FUNDING_TYPES.map(({ id }) => [id, [id]] as const),
  ...readNames()('type').map(({ name, values }) => [name, values] as const),
])
const KIND_BOOK = createPhraseBook<FunderKind>([
  [
    'government, state, federal, ministry, public, municipal, local government, gobierno, gouvernement, regierung, governo, ministerio, embassy, council',
    ['government'],
  ],
  [
    'university, college, institution, school, academic, universidad, institucion educativa, universite, universitat, higher education institution',
    ['university'],
  ],
  [
    'foundation, charity, trust, nonprofit, non profit, ngo, fundacion, fondation, stiftung, endowment, philanthropy',
    ['foundation'],
  ],
  ['company, corporate, corporation, employer, business, industry, empresa, entreprise, unternehmen', ['company']],
  [
    'international, international organisation, international organization, multilateral, un agency, intergovernmental',
    ['international'],
  ],
  [
    'association, society, professional association, civic, union, club, fraternity, sorority, asociacion, verein, religious, military',
    ['association'],
  ],
])

export function readTypes(value: unknown): FundingTypeId[] {
  const text = Array.isArray(value) ? value.map(plainLine).join('; ') : plainLine(value)
  return isUnknown(text) ? [] : [...TYPE_BOOK.within(denies(text) ? withoutDenied(text) : text)]
}

export function readFunderKind(value: unknown): FunderKind | null {
  const text = plainLine(value)
  if (isUnknown(text)) return null
  const found = KIND_BOOK.exactly(text) ?? KIND_BOOK.within(text)
  return found.length === 1 ? (found[0] ?? null) : null
}
