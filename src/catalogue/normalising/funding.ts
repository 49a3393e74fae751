import { COVERAGES, FUNDING_TYPES, type CoverageId, type FundingTypeId } from '#domain/funding.ts'
import type { FunderKind } from '#domain/scholarship.ts'
import { COVERAGE_NAMES, TYPE_NAMES } from '#domain/study-names.ts'
import { isUnknown } from './blank-values.ts'
import { denies, withoutDenied } from './exceptions.ts'
import { createPhraseBook } from './phrase-book.ts'
import { plainLine } from './plain-text.ts'

const COVERAGE_BOOK = createPhraseBook<CoverageId>(coverageEntries())
const TYPE_BOOK = createPhraseBook<FundingTypeId>(typeEntries())
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

/** Denies a cost, and no money. */
const WAIVED = /\b(?:no|without)\s+tuition\s+fees?\b/gi
/** "Fully funded, living costs not included" is not full. */
const ESSENTIAL: ReadonlySet<CoverageId> = new Set(['tuition', 'stipend'])

/** How much is paid. Of several readings the lesser promise counts: "tuition" before "full". */
export function readCoverage(value: unknown): CoverageId | 'not stated' {
  const text = plainLine(value)
  if (isUnknown(text)) return 'not stated'
  const share = /^(\d{1,3})(?:[.,]0+)?\s*%$/.exec(text)
  // 100% may be of anything; less is certainly a part.
  if (share) return Number(share[1]) < 100 && Number(share[1]) > 0 ? 'partial' : 'not stated'
  const whole = COVERAGE_BOOK.exactly(text)?.[0]
  if (whole || !denies(text)) return whole ?? COVERAGE_BOOK.within(text)[0] ?? 'not stated'
  const affirmed = COVERAGE_BOOK.within(withoutDenied(text))
  const lacks = COVERAGE_BOOK.within(text.replaceAll(WAIVED, ' ')).some(
    (id) => ESSENTIAL.has(id) && !affirmed.includes(id),
  )
  return (affirmed[0] === 'full' && lacks ? undefined : affirmed[0]) ?? 'not stated'
}

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

function* coverageEntries(): Generator<readonly [string, readonly CoverageId[]]> {
  yield ['partial, parcial, partielle, teilweise, half, half tuition, partial tuition', ['partial']]
  yield ['full, completa, completo, total, complete, full ride, integral', ['full']]
  for (const { id, label } of COVERAGES) yield [`${label}, ${id}`, [id]]
  for (const [names, ...ids] of COVERAGE_NAMES) yield [names, ids]
  yield ['matricula, colegiatura, tuition only, frais de scolarite, studiengebuhren', ['tuition']]
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
