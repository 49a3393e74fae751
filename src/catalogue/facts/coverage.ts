import { clausesOf, isAll, isNamed, type Clause, type CoverageRole, FIGURE, UNVERIFIED } from './coverage-clauses.ts'
import { COVERAGES, type CoverageId } from '#domain/funding.ts'
import { readNames } from '#catalogue/text/names.ts'
import { isUnknown } from '#catalogue/text/neutral-words.ts'
import { createPhraseBook } from '#catalogue/text/phrase-book.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'

/** What a text says of one thing that is paid. */
interface Claim {
  /** "some" is whatever is not named. */
  readonly what: CoverageRole | 'some'
  readonly how: 'paid' | 'part' | 'maybe' | 'denied'
  readonly joint: Clause['joint']
  /** True for a word alone, which may go with what comes after it: "full and partial travel grants". */
  readonly isBare: boolean
  /** True if it is said to be all of it. */
  readonly isAll: boolean
}

/** Where neither tuition nor all is paid, the first of these that is named counts. */
const SINGLE = ['stipend', 'research', 'travel'] as const
/** Of these, "up to EUR 500" is no part. */
const WITH_LIMIT: readonly Claim['what'][] = [...SINGLE, 'cost']
/** Words beside "full" that take nothing from it: "full for 2 years". */
const BESIDE: ReadonlySet<string> = new Set([FIGURE.count, 'for', 'a', 'the', 'annual', 'yearly'])
/** A longer remark is about something else: "Applicants may come from anywhere". */
const LONGEST_REMARK = 5
/** "(as a student loan)" */
const SHORT_REMARK = 4

/** What a text says is paid, in its order. */
function claimsOf(text: string): Claim[] {
  const claims: Claim[] = []
  for (const clause of clausesOf(text)) addClaims(clause, claims)
  return claims
}

/** Adds what a clause says, or changes what the one before it said, if it is a remark on that. */
function addClaims({ words, said, negated, joint }: Clause, claims: Claim[]): void {
  const add = (what: Claim['what'], how: Claim['how']) =>
    claims.push({ what, how, joint, isAll: isAll(said), isBare: words.length === 1 })
  for (const what of negated.filter(isNamed)) add(what, 'denied')
  const before = claims.at(-1)
  const isOfPaid = before?.how === 'paid'
  const changeBefore = (how: Claim['how']) => before && claims.splice(-1, 1, { ...before, how })
  const how = howOf(said)
  const named = namedIn(words, said)
  // "Full tuition (loan)": all of it is lent.
  const isOnLoan = named[0] === 'loan' && joint === null && words.length <= SHORT_REMARK
  if (isOfPaid && (isOnLoan || (said.includes('lent') && named.length === 0))) {
    changeBefore('denied')
    add('loan', 'maybe')
  } else if (named.length > 0) for (const what of named) add(what, how)
  else if (how === 'part' && (said.includes('partial') || isAll(said))) add('some', how)
  else if (how !== 'paid' && before && words.length <= LONGEST_REMARK) {
    // "Full (varies)", "tuition (up to EUR 500)"
    if (!isOfPaid || (how === 'part' && WITH_LIMIT.includes(before.what))) return
    changeBefore(how)
    // "Grant / fellowship (varies)" is one thing.
    const other = before.joint === 'slash' ? claims.at(-2) : undefined
    if (other?.how === 'paid') claims.splice(-2, 1, { ...other, how })
  } else if (!words.every((word) => BESIDE.has(word) || word === FIGURE.money))
    add('some', negated.length > 0 ? 'denied' : 'paid')
  // "Tuition: EUR 500"; but "tuition, EUR 500 a month" is of both.
  else if (words.includes(FIGURE.money) && joint === null && isOfPaid && before.what === 'tuition' && !before.isAll)
    changeBefore('part')
  else if (words.includes(FIGURE.money)) add('some', 'paid')
}

function howOf(said: readonly CoverageRole[]): Exclude<Claim['how'], 'denied'> {
  const has = (role: CoverageRole) => said.includes(role)
  if (has('partial')) return 'part'
  if (has('limit') && (isAll(said) || has('tuition') || (has('money') && !said.some(isNamed)))) return 'part'
  // So much for tuition is hardly all of it.
  if (has('tuition') && has('money') && !isAll(said)) return 'part'
  return has('maybe') ? 'maybe' : 'paid'
}

/** Of "full tuition" it is the tuition. */
function namedIn(words: readonly string[], said: readonly CoverageRole[]): CoverageRole[] {
  if (said.includes('loan')) return ['loan']
  const named = said.filter(isNamed)
  if (named.length > 0) return named
  const isAlone = said.includes('alone') && words.filter((word) => !BESIDE.has(word)).length === 1
  const whole = said.indexOf('whole')
  const isWholeAward = whole >= 0 && said.indexOf('award') > whole
  return said.includes('full') || isAlone || isWholeAward ? ['full'] : []
}

export interface ReadCoverage {
  readonly coverage: CoverageId | 'not stated'
  /** What the cell says, if that is more than the coverage says; else null. */
  readonly words: string | null
}

/** Names that must be all of a cell. */
const NAMES = createPhraseBook<CoverageId>([
  ...COVERAGES.map(({ id }) => [id, [id]] as const),
  ...readNames('coverage').map(({ name, values }) => [name, values] as const),
])
const IS_UNVERIFIED = createPhraseBook([[UNVERIFIED, [true]]])

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
