import {
  Award,
  Banknote,
  BookOpen,
  GraduationCap,
  History,
  MapPin,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react'
import type { ScholarshipDetail } from '#contract/scholarship.ts'

type Conditions = NonNullable<ScholarshipDetail['conditions']>

/** What they stand beside: who may apply, the steps of the application, or what one gets. */
export type ConditionPlace = 'person' | 'steps' | 'benefits'

const TOLD = [
  ['person', 'Age', 'age_says', UserRoundCheck],
  ['person', 'Minimum grade', 'min_grade', GraduationCap],
  ['person', 'Income limit', 'income_max', Banknote],
  ['person', 'Language', 'language', BookOpen],
  ['steps', 'What you need at least', 'needs_say', BookOpen],
  ['steps', 'Where to apply', 'route_says', MapPin],
  ['benefits', 'Length', 'length', History],
  ['benefits', 'Renewal', 'renewal', History],
  ['benefits', 'Obligations', 'obligation_says', Award],
] as const satisfies readonly (readonly [ConditionPlace, string, keyof Conditions, LucideIcon])[]

export interface ConditionFact {
  readonly name: (typeof TOLD)[number][1]
  readonly values: readonly string[]
  readonly icon: LucideIcon
}

/** The conditions that are stated, for one place. */
export function conditionFacts(said: Conditions = {}, place: ConditionPlace): ConditionFact[] {
  return TOLD.filter(([beside, , key]) => beside === place && said[key]).map(([, name, key, icon]) => ({
    name,
    values: [said[key] ?? []].flat(),
    icon,
  }))
}

/** Those that are not, so that nobody takes them for "none". */
export function unstatedConditions(said: Conditions = {}): string {
  return TOLD.filter(([, , key]) => !said[key])
    .map(([, name]) => name.toLowerCase())
    .join(', ')
}
