import type { ScholarshipDetail } from '#contract/scholarship.ts'

type Conditions = NonNullable<ScholarshipDetail['conditions']>

/** What they stand beside: who may apply, the steps of the application, or what one gets. */
export type ConditionPlace = 'person' | 'steps' | 'benefits'

const TOLD = [
  ['person', 'Age', 'age_says'],
  ['person', 'Minimum grade', 'min_grade'],
  ['person', 'Income limit', 'income_max'],
  ['person', 'Language', 'language'],
  ['steps', 'What you need', 'needs_say'],
  ['steps', 'Where to apply', 'route_says'],
  ['benefits', 'Length', 'length'],
  ['benefits', 'Renewal', 'renewal'],
  ['benefits', 'Obligations', 'obligation_says'],
] as const satisfies readonly (readonly [ConditionPlace, string, keyof Conditions])[]
export type ConditionName = (typeof TOLD)[number][1]

export interface ConditionFact {
  readonly name: ConditionName
  readonly values: readonly string[]
}

/** The conditions that are stated, for one place. */
export function conditionFacts(said: Conditions = {}, place: ConditionPlace): ConditionFact[] {
  return TOLD.filter(([beside, , key]) => beside === place && said[key]).map(([, name, key]) => ({
    name,
    values: [said[key] ?? []].flat(),
  }))
}

/** Those that are not, so that nobody takes them for "none". */
export function unstatedConditions(said: Conditions = {}): string {
  return TOLD.filter(([, , key]) => !said[key])
    .map(([, name]) => name.toLowerCase())
    .join(', ')
}
