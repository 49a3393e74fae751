import type { Alternative, Choices, SearchRequest, Relaxation } from '#search/engine-types.ts'
import { filterOf, isSought } from '#search/query/interpretation.ts'
import type { Understanding } from '#search/constraints/understanding.ts'
import { matchAll, unionBitset, type Matched, type Matcher, type Resolved } from '#search/matching/match.ts'
import type { QueryContext } from '#search/matching/query-context.ts'
import { GROUPS, type Group } from '#search/constraints/vocabulary.ts'
import { NO_SPANS, spanOf, type Span } from '#search/constraints/spans.ts'
import { labelOf, optionsOf, wider } from '#search/constraints/broaden.ts'
import { canBeGivenUp, smallestWays, stepOf, type Givable, type GivableConstraint, type Way } from './relaxations.ts'

/** How many ways out are offered, the smallest losses first. */
const ALTERNATIVES = 4

/** A way out in detail: the alternative that is offered, and the matchers that are left with their slots. */
export interface WayOut {
  readonly alternative: Alternative
  readonly matchers: readonly Matcher[]
  readonly matched: Matched
}

type Step = ReturnType<typeof stepOf>
/** What a way does with a constraint. */
interface Given {
  readonly constraint: GivableConstraint
  readonly step: Step
}
type Offered = (group: Group, value: string) => boolean

/** The smallest ways out of a question that nothing matches. Empty if there is nothing even for these people. */
export function waysOut(context: QueryContext, request: SearchRequest, resolved: Resolved, offered: Offered): WayOut[] {
  const givable = resolved.matchers.flatMap(({ constraint, exact, partial }) =>
    canBeGivenUp(constraint) ? [{ constraint, exact, partial, wide: widerBitset(context, constraint) }] : [],
  )
  const fixed = resolved.matchers.filter(({ constraint }) => !canBeGivenUp(constraint))
  const base = matchAll(
    context,
    fixed.map(({ exact }) => exact),
  )
  if (base.count === 0) return []
  const constraints = givable.map(({ constraint }) => constraint)
  const ways = smallestWays(context, base, givable, ALTERNATIVES)
  return ways.map((way) => {
    const kept = [...fixed, ...givable.flatMap((matcher, index) => keptMatcher(matcher, stepOf(way, index), offered))]
    const matched = matchAll(
      context,
      kept.map(({ exact }) => exact),
    )
    const told = tell(request, resolved, constraints, way, offered)
    return { alternative: { ...told, count: matched.count }, matchers: kept, matched }
  })
}

function widerBitset(context: QueryContext, constraint: GivableConstraint): number | undefined {
  const values = wider(constraint)
  return values && constraint.attribute !== 'words' ? unionBitset(context, constraint.attribute, values) : undefined
}

function keptMatcher(matcher: Givable, step: Step, offered: Offered): Matcher[] {
  if (step === 'kept') return [matcher]
  if (step === 'dropped' || matcher.wide === undefined) return []
  const { constraint } = matcher
  return [
    {
      ...matcher,
      exact: matcher.wide,
      constraint: { ...constraint, values: widened(constraint, offered), isWidened: true },
    },
  ]
}

/** What the alternative asks for instead: a region in the search key, and its countries as choices. */
function widened(constraint: GivableConstraint, offered: Offered): readonly string[] {
  const values = wider(constraint) ?? []
  const { attribute, source } = constraint
  if (source === 'key' || attribute === 'words') return values
  return values.flatMap((value) => optionsOf(attribute, value)).filter((value) => offered(attribute, value))
}

function tell(
  request: SearchRequest,
  { understanding }: Resolved,
  constraints: readonly GivableConstraint[],
  way: Way,
  offered: Offered,
) {
  const steps = constraints.map((constraint, index): Given => ({ constraint, step: stepOf(way, index) }))
  return {
    relaxed: relaxations(steps),
    choices: choicesLeft(request.choices, steps, offered),
    without: spansOf(steps, 'dropped', understanding, request.without),
    widen: spansOf(steps, 'widened', understanding, request.widen),
  }
}

function relaxations(steps: readonly Given[]): Relaxation[] {
  const words = steps.filter(({ constraint, step }) => constraint.attribute === 'words' && step !== 'kept')
  const groups = steps.flatMap(({ constraint, step }): Relaxation[] => {
    const { attribute, said } = constraint
    if (step === 'kept' || attribute === 'words') return []
    const values = step === 'widened' ? wider(constraint) : undefined
    return [{ constraint: attribute, from: said, to: values?.map((value) => labelOf(attribute, value)) ?? null }]
  })
  if (words.length === 0) return groups
  return [...groups, { constraint: 'words', from: words.flatMap(({ constraint }) => constraint.said), to: null }]
}

function choicesLeft(choices: Choices, steps: readonly Given[], offered: Offered): Choices {
  const left: Partial<Record<Group, readonly string[]>> = {}
  for (const group of GROUPS) {
    const said = choices[group]
    if (!said || said.length === 0) continue
    const given = steps.find(({ constraint }) => constraint.attribute === group && constraint.source === 'choice')
    if (given?.step === 'kept') left[group] = said
    else if (given?.step === 'widened') {
      left[group] = widened(given.constraint, offered).map((value) => labelOf(group, value))
    }
  }
  return left
}

/** The spans of the parts that a way drops, or widens, with those that were asked for before. */
function spansOf(
  steps: readonly Given[],
  step: Step,
  { parts, said: all }: Understanding,
  before: readonly Span[] = NO_SPANS,
): readonly Span[] {
  const given = steps.filter((one) => one.constraint.source === 'key' && one.step === step)
  if (given.length === 0) return before
  // A denial that left nothing is no filter any more, but would be one without what it contradicts.
  const spans = given.flatMap(({ constraint: { attribute, said } }) =>
    attribute === 'words'
      ? parts.filter((part) => isSought(part) && said.includes(part.text)).map((part) => spanOf(part, all))
      : all.filter((part) => filterOf(part) === attribute).map((part) => spanOf(part, all)),
  )
  const isNew = (span: Span) => !before.some((other) => other.join() === span.join())
  return [...before, ...spans.filter(isNew)]
}
