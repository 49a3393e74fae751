import type { ScholarshipDetail } from '#contract/scholarship.ts'
import type { Need, Obligation, Route } from '#domain/conditions.ts'
import { capitalised } from '#web/ui/describe-window.ts'

type Conditions = ScholarshipDetail['conditions']

/** What is told of conditions, and how it is called where it is not stated. */
const NAMES = {
  Age: 'ages',
  'Minimum grade': 'marks',
  'Income limit': 'income',
  Language: 'language',
  'You need': 'documents',
  'Where to apply': 'where to apply',
  Length: 'length',
  Renewal: 'renewal',
  'In return': 'anything in return',
} as const
export type ConditionFactName = keyof typeof NAMES

export interface ConditionFact {
  readonly name: ConditionFactName
  readonly values: readonly string[]
}

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

const OWED: Readonly<Record<Obligation, string>> = {
  return: 'go back home',
  service: 'work in service',
  repay: 'pay back',
  exclusive: 'no other award or job',
}

const WHERE: Readonly<Record<Route, string>> = {
  university: 'the university or host',
  funder: 'the funder',
  home_office: 'an office in your country',
}

/** What it asks of a person: beside who may apply. */
export function personFacts(said: Conditions): ConditionFact[] {
  return stated([
    { name: 'Age', values: agesOf(said) },
    { name: 'Minimum grade', values: words(said.min_grade) },
    { name: 'Income limit', values: words(said.income_max) },
    { name: 'Language', values: words(said.language) },
  ])
}

/** What an application needs: beside its steps. */
export function applicationFacts(said: Conditions): ConditionFact[] {
  return stated([
    { name: 'You need', values: [...needsOf(said), ...(said.fee_free ? ['Applying costs nothing'] : [])] },
    { name: 'Where to apply', values: sentence(said.route?.map((route) => WHERE[route])) },
  ])
}

/** For how long there is money, and what for: beside the benefits. */
export function benefitFacts(said: Conditions): ConditionFact[] {
  return stated([
    { name: 'Length', values: words(said.length) },
    { name: 'Renewal', values: words(said.renewal) },
    {
      name: 'In return',
      values: [...sentence(said.obligation?.map((kind) => OWED[kind])), ...words(said.obligation_says)],
    },
  ])
}

/** What is not stated, so that nobody takes it for "none". */
export function unstatedFacts(said: Conditions): string[] {
  const told = [personFacts, applicationFacts, benefitFacts].flatMap((tell) => tell(said).map(({ name }) => name))
  return Object.entries(NAMES).flatMap(([name, called]) => (told.some((each) => each === name) ? [] : [called]))
}

/** The record's words hold the numbers, too. */
function agesOf({ age_min, age_max, age_max_exclusive, age_says }: Conditions): string[] {
  if (age_says !== undefined) return words(age_says)
  const upTo = age_max === undefined ? '' : `${age_max_exclusive ? 'under ' : ''}${age_max}`
  if (age_min !== undefined) return [upTo === '' ? `${age_min} or older` : `${age_min} to ${upTo}`]
  return sentence(upTo === '' ? [] : [age_max_exclusive ? upTo : `${upTo} or younger`])
}

/** What everybody needs on one line; then what some need, and who. */
function needsOf({ needs = [], only_some = {}, references }: Conditions): string[] {
  const called = (need: Need) =>
    need === 'reference' && references !== undefined && references > 1 ? `${references} references` : NEEDED[need]
  const all = needs.filter((need) => only_some[need] === undefined).map(called)
  const some = needs.flatMap((need) => {
    const whom = only_some[need]
    return whom === undefined ? [] : [capitalised(`${called(need)}: ${whom}`)]
  })
  return [...sentence(all), ...some]
}

const words = (text: string | undefined): string[] => (text === undefined ? [] : [capitalised(text)])

const sentence = (parts: readonly string[] = []): string[] =>
  parts.length === 0 ? [] : [capitalised(parts.join(', '))]

const stated = (facts: readonly ConditionFact[]): ConditionFact[] => facts.filter(({ values }) => values.length > 0)
