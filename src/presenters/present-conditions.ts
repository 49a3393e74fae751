import type { ScholarshipDetail } from '#contract/scholarship.ts'
import type { Conditions, Need, Obligation, Route } from '#domain/conditions.ts'
import { capitalised } from './present-places.ts'

// Node and browsers have it; the types of neither are here.
declare const structuredClone: <Value>(value: Value) => Value

type Presented = NonNullable<ScholarshipDetail['conditions']>

const NEEDED: Readonly<Record<Need, string>> = {
  reference: 'reference',
  transcript: 'transcript or marks',
  essay: 'essay or letter',
  cv: 'CV',
  proposal: 'project proposal',
  language_test: 'language test',
  interview: 'interview',
  offer: 'offer of a place',
  supervisor: 'supervisor',
  portfolio: 'portfolio',
  exam: 'exam',
  income_proof: 'proof of income',
  nomination: 'nomination',
  fee: 'fee to apply',
  form: 'form',
}

const WHERE: Readonly<Record<Route, string>> = {
  university: 'the university or host',
  funder: 'the funder',
  home_office: 'an office in your country',
}

const OWED: Readonly<Record<Obligation, string>> = {
  return: 'return home',
  service: 'service',
  repay: 'repayment',
  exclusive: 'no other award or job',
  loan: 'a loan',
  part_loan: 'partly a loan',
}

/** The facts that decide, as details say them: as they are in the record, and in words; nothing where none is stated. */
export function presentConditions(said: Conditions): Pick<ScholarshipDetail, 'conditions'> {
  // These three are told by cards: see `presentDeciding`.
  const { who: _who, rules: _rules, by_level: _byLevel, ...shown } = said
  const conditions: Presented = {
    // A copy, which may be changed.
    ...(structuredClone(shown) as Presented),
    needs_say: needsInWords(said),
    age_says: said.age_says ?? agesInWords(said),
    route_says: inWords(said.route, WHERE),
    obligation_says: said.obligation_says ?? inWords(said.obligation, OWED),
  }
  const stated = Object.entries(conditions).filter(([, value]) => value !== undefined)
  return stated.length === 0 ? {} : { conditions: Object.fromEntries(stated) }
}

/** What everybody needs on one line; then what some need, and who. */
function needsInWords({ needs = [], only_some = {}, references = 1, fee_free }: Conditions): string[] | undefined {
  const called = (need: Need) => (need === 'reference' && references > 1 ? `${references} references` : NEEDED[need])
  const all = needs.filter((need) => only_some[need] === undefined).map(called)
  const some = needs.filter((need) => only_some[need] !== undefined)
  const lines = [
    all.join(', '),
    ...some.map((need) => `${called(need)}: ${only_some[need]}`),
    fee_free ? 'applying costs nothing' : '',
  ].filter(Boolean)
  return lines.length === 0 ? undefined : lines.map(capitalised)
}

function agesInWords({ age_min, age_max, age_max_exclusive }: Conditions): string | undefined {
  if (age_max === undefined) return age_min === undefined ? undefined : `${age_min} or older`
  const under = age_max_exclusive ? 'under ' : ''
  if (age_min !== undefined) return `${age_min} to ${under}${age_max}`
  return age_max_exclusive ? `Under ${age_max}` : `${age_max} or younger`
}

function inWords<Kind extends string>(kinds: readonly Kind[] | undefined, words: Readonly<Record<Kind, string>>) {
  return kinds && capitalised(kinds.map((kind) => words[kind]).join(', '))
}
