import type { Alternative, Choices, SearchRequest, Relaxation } from '#search/engine-types.ts'
import { filterOf, isSought } from '#search/query/interpretation.ts'
import type { Understanding } from '#search/constraints/understanding.ts'
import { matchEach, unionBitset, type Matched, type Matcher, type Resolved } from '#search/matching/match.ts'
import type { QueryContext } from '#search/matching/query-context.ts'
import { GROUPS, type Group } from '#search/constraints/vocabulary.ts'
import { NO_SPANS, spanOf, type Span } from '#search/constraints/spans.ts'
import { labelOf, optionsOf, broaderValues } from '#search/constraints/broaden.ts'
import {
  canBeRelaxed,
  smallestRelaxations,
  stepOf,
  type RelaxableMatcher,
  type RelaxableConstraint,
  type RelaxationSet,
} from './relaxations.ts'

/** How many relaxations a response offers, the smallest penalties first. */
const ALTERNATIVES = 4

/** A relaxation in detail: the alternative that is offered, and the matchers that remain with their docIds. */
export interface RelaxedMatch {
  readonly alternative: Alternative
  readonly matchers: readonly Matcher[]
  readonly matched: Matched
}

type Step = ReturnType<typeof stepOf>
/** What a way does with a constraint. */
interface RelaxationStep {
  readonly constraint: RelaxableConstraint
  readonly step: Step
}
type Offered = (group: Group, value: string) => boolean

/** The smallest relaxations of a request that nothing matches. Empty if nothing is left for these applicants. */
export function relaxedMatches(
  context: QueryContext,
  request: SearchRequest,
  resolved: Resolved,
  offered: Offered,
): RelaxedMatch[] {
  const relaxable = resolved.matchers.flatMap(({ constraint, exact, partial }) =>
    canBeRelaxed(constraint) ? [{ constraint, exact, partial, broader: broaderBitset(context, constraint) }] : [],
  )
  const fixed = resolved.matchers.filter(({ constraint }) => !canBeRelaxed(constraint))
  const base = matchEach(context, fixed)
  if (base.count === 0) return []
  const constraints = relaxable.map(({ constraint }) => constraint)
  const sets = smallestRelaxations(context, base, relaxable, ALTERNATIVES)
  return sets.map((set) => {
    const kept = [...fixed, ...relaxable.flatMap((matcher, index) => keptMatcher(matcher, stepOf(set, index), offered))]
    const matched = matchEach(context, kept)
    const described = describe(request, resolved, constraints, set, offered)
    return { alternative: { ...described, count: matched.count }, matchers: kept, matched }
  })
}

function broaderBitset(context: QueryContext, constraint: RelaxableConstraint): number | undefined {
  const values = broaderValues(constraint)
  return values && constraint.attribute !== 'words' ? unionBitset(context, constraint.attribute, values) : undefined
}

function keptMatcher(matcher: RelaxableMatcher, step: Step, offered: Offered): Matcher[] {
  if (step === 'kept') return [matcher]
  if (step === 'dropped' || matcher.broader === undefined) return []
  const { constraint } = matcher
  return [
    {
      ...matcher,
      exact: matcher.broader,
      constraint: { ...constraint, values: broadenedValues(constraint, offered), isBroadened: true },
    },
  ]
}

/** The values of the alternative: a region in the query, and its countries as choices. */
function broadenedValues(constraint: RelaxableConstraint, offered: Offered): readonly string[] {
  const values = broaderValues(constraint) ?? []
  const { attribute, source } = constraint
  if (source === 'query' || attribute === 'words') return values
  return values.flatMap((value) => optionsOf(attribute, value)).filter((value) => offered(attribute, value))
}

function describe(
  request: SearchRequest,
  { understanding }: Resolved,
  constraints: readonly RelaxableConstraint[],
  set: RelaxationSet,
  offered: Offered,
) {
  const steps = constraints.map((constraint, index): RelaxationStep => ({ constraint, step: stepOf(set, index) }))
  return {
    relaxed: relaxations(steps),
    choices: choicesLeft(request.choices, steps, offered),
    without: spansOf(steps, 'dropped', understanding, request.without),
    widen: spansOf(steps, 'broadened', understanding, request.widen),
  }
}

function relaxations(steps: readonly RelaxationStep[]): Relaxation[] {
  const words = steps.filter(({ constraint, step }) => constraint.attribute === 'words' && step !== 'kept')
  const groups = steps.flatMap(({ constraint, step }): Relaxation[] => {
    const { attribute, labels } = constraint
    if (step === 'kept' || attribute === 'words') return []
    const values = step === 'broadened' ? broaderValues(constraint) : undefined
    return [{ constraint: attribute, from: labels, to: values?.map((value) => labelOf(attribute, value)) ?? null }]
  })
  if (words.length === 0) return groups
  return [...groups, { constraint: 'words', from: words.flatMap(({ constraint }) => constraint.labels), to: null }]
}

function choicesLeft(choices: Choices, steps: readonly RelaxationStep[], offered: Offered): Choices {
  const left: Partial<Record<Group, readonly string[]>> = {}
  for (const group of GROUPS) {
    const labels = choices[group]
    if (!labels || labels.length === 0) continue
    const step = steps.find(({ constraint }) => constraint.attribute === group && constraint.source === 'choice')
    if (step?.step === 'kept') left[group] = labels
    else if (step?.step === 'broadened') {
      left[group] = broadenedValues(step.constraint, offered).map((value) => labelOf(group, value))
    }
  }
  return left
}

/** The spans that a relaxation drops, or broadens, after those of the request. */
function spansOf(
  steps: readonly RelaxationStep[],
  step: Step,
  { querySpans, interpretation: { querySpans: all } }: Understanding,
  before: readonly Span[] = NO_SPANS,
): readonly Span[] {
  const changed = steps.filter((one) => one.constraint.source === 'query' && one.step === step)
  if (changed.length === 0) return before
  // A negation that left nothing is no filter, but would be one without the query span that it contradicts.
  const spans = changed.flatMap(({ constraint: { attribute, labels } }) =>
    attribute === 'words'
      ? querySpans
          .filter((querySpan) => isSought(querySpan) && labels.includes(querySpan.text))
          .map((querySpan) => spanOf(querySpan, all))
      : all.filter((querySpan) => filterOf(querySpan) === attribute).map((querySpan) => spanOf(querySpan, all)),
  )
  const isNew = (span: Span) => !before.some((other) => other.join() === span.join())
  return [...before, ...spans.filter(isNew)]
}
