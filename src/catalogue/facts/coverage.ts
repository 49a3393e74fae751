import { COVERAGES, type CoverageId } from '#domain/funding.ts'
import { readNames } from '#catalogue/text/names.ts'
import { isUnknown } from '#catalogue/text/blank-values.ts'
import { claimsOf, type Claim } from './coverage-claims.ts'
import { UNVERIFIED } from './coverage-clauses.ts'
import { createPhraseBook } from '#catalogue/text/phrase-book.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'

export interface ReadCoverage {
  readonly coverage: CoverageId | 'not stated'
  /** What the cell says, if that is more than the coverage says; else null. */
  readonly words: string | null
}

/** Names that must be all of a cell. */
const NAMES = createPhraseBook<CoverageId>([
  ...COVERAGES.map(({ id }) => [id, [id]] as const),
  ...readNames()('coverage').map(({ name, values }) => [name, values] as const),
])
const IS_UNVERIFIED = createPhraseBook([[UNVERIFIED, [true]]])
/** Where neither tuition nor all is paid, the first of these that is named counts. */
const SINGLE = ['stipend', 'research', 'travel'] as const

/**
 * How much is paid, and never more than the cell says. Of several readings the lesser promise counts: "full or partial"
 * is partial, and so is a share or a discount. What is not understood is not stated.
 */
export function readCoverage(value: unknown): ReadCoverage {
  const text = plainLine(value)
  if (isUnknown(text)) return { coverage: 'not stated', words: null }
  if (IS_UNVERIFIED.within(text).length > 0) return { coverage: 'not stated', words: text }
  // Spreadsheets hold 50% as 0.5.
  const stated = /^0?[.,]\d{1,4}$/.test(text) ? `${Math.round(Number(text.replace(',', '.')) * 10_000) / 100}%` : text
  const claims = claimsOf(stated)
  const [named] = NAMES.exactly(stated) ?? []
  // What people who search call "no tuition" is a denial here.
  const name = claims.some(({ what, how }) => what === named && how === 'denied') ? undefined : named
  const understood = weigh(claims)
  const coverage = understood === 'partial' ? understood : (name ?? understood)
  return { coverage, words: name === coverage ? null : stated }
}

function weigh(claims: readonly Claim[]): CoverageId | 'not stated' {
  const is = (what: Claim['what'], how: Claim['how']) =>
    claims.some((claim) => claim.what === what && claim.how === how)
  const isPart = (['full', 'tuition', 'some'] as const).some((what) => is(what, 'part'))
  if (isPart || claims.some(isAlternative)) return 'partial'
  if (is('full', 'paid')) return weighFull(claims, is)
  if (is('tuition', 'paid')) return weighTuition(claims)
  for (const { what, how } of claims) {
    const id = SINGLE.find((single) => single === what)
    if (id && how === 'paid') return id
    if (id && how === 'part') return 'partial'
  }
  return 'not stated'
}

/** Without one of these, nothing is full. */
const FULL_HAS = ['tuition', 'stipend', 'cost'] as const

/** "Fully funded, living costs not included" is not full, and "full: tuition" is tuition. */
function weighFull(
  claims: readonly Claim[],
  is: (what: Claim['what'], how: Claim['how']) => boolean,
): CoverageId | 'not stated' {
  if (FULL_HAS.some((what) => is(what, 'denied'))) return 'not stated'
  if (is('loan', 'paid')) return 'partial'
  if (is('stipend', 'part')) return is('tuition', 'paid') ? 'tuition' : 'partial'
  const parts = claims.filter(({ what, how }) => what !== 'full' && how !== 'denied')
  return parts.length > 0 && parts.every(({ what }) => what === 'tuition') ? 'tuition' : 'full'
}

/** "Tuition, and a loan" pays for tuition; "a loan for tuition" does not. */
function weighTuition(claims: readonly Claim[]): CoverageId | 'not stated' {
  const first = claims.find(({ what, how }) => what === 'tuition' || (what === 'loan' && how === 'paid'))
  const isDenied = claims.some(({ what, how }) => what === 'tuition' && how === 'denied')
  return isDenied || first?.what === 'loan' ? 'not stated' : 'tuition'
}

/** "Tuition or a stipend": neither is certain, and neither is "full" in "full and partial travel grants". */
function isAlternative({ what, how, joint }: Claim, index: number, all: readonly Claim[]): boolean {
  const before = all[index - 1]
  if (before?.how !== 'paid' || before.what === 'some' || what === 'some') return false
  if (how === 'part') return joint === 'or' || (joint === 'and' && before.isBare && before.isAll)
  return joint === 'or' && how === 'paid' && before.what !== what
}
