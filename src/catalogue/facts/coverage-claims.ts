import { clausesOf, isAll, isNamed, type Clause, type CoverageRole } from './coverage-clauses.ts'
import { FIGURE } from './coverage-figures.ts'

/** What a text says of one thing that is paid. */
export interface Claim {
  /** "some" is whatever is not named. */
  readonly what: CoverageRole | 'some'
  readonly how: 'paid' | 'part' | 'maybe' | 'denied'
  readonly joint: Clause['joint']
  /** True for a word alone, which may go with what comes after it: "full and partial travel grants". */
  readonly isBare: boolean
  /** True if it is said to be all of it. */
  readonly isAll: boolean
}

/** Of these, "up to EUR 500" is no part. */
const SINGLE: readonly Claim['what'][] = ['stipend', 'research', 'travel', 'cost']
/** Words beside "full" that take nothing from it: "full for 2 years". */
const BESIDE: ReadonlySet<string> = new Set([FIGURE.count, 'for', 'a', 'the', 'annual', 'yearly'])
/** A longer remark is about something else: "Applicants may come from anywhere". */
const LONGEST_REMARK = 5
/** "(as a student loan)" */
const SHORT_REMARK = 4

/** What a text says is paid, in its order. */
export function claimsOf(text: string): Claim[] {
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
    if (!isOfPaid || (how === 'part' && SINGLE.includes(before.what))) return
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
