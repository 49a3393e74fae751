import { COUNTRIES } from '#domain/countries.ts'
import { GROUPS, findValue, isGroup, type Group } from '#search/constraints/vocabulary.ts'
import { ATTRIBUTES, namesMostCountries, type Attribute } from '#search/constraints/attributes.ts'
import { filterOf, type QuerySpan } from '#search/query/interpretation.ts'
import { covers, NO_SPANS, type Span } from '#search/constraints/spans.ts'
import { EMPTY_UNDERSTANDING, type Understanding } from '#search/constraints/understanding.ts'
import { labelOf, broaderValues } from '#search/constraints/broaden.ts'
import type { When } from '#domain/when.ts'
import { soughtWords, type WordCounts } from '#search/constraints/words.ts'

/** One thing that a record must agree with. */
export interface Constraint {
  readonly attribute: Attribute | 'words'
  /** `choice` comes from the options, `query` from the query. */
  readonly source: 'choice' | 'query'
  /** The labels as the user wrote them. */
  readonly labels: readonly string[]
  /**
   * Any of these is enough. Of a value of several words, with spaces between, all must occur. An empty list matches nothing.
   */
  readonly values: readonly string[]
  /** True if it is broadened already: there is one step only. */
  readonly isBroadened: boolean
  /** Of words: at most one record in so many has them. */
  readonly rarity: number
  /** True for the words of a name that is left out. */
  readonly isExcluded: boolean
}

/** True if a query only excludes citizenships: "non EU students". An award for one nation hardly fits then. */
export function isNegatedCitizenship({ attribute, values }: Pick<Constraint, 'attribute' | 'values'>): boolean {
  return attribute === 'citizenship' && namesMostCountries(attribute, values)
}

/** The countries that such a citizenship excludes. */
export function excludedCountries({ values }: Pick<Constraint, 'values'>): readonly string[] {
  return COUNTRIES.map(({ code }) => code).filter((code) => !values.includes(code))
}

/**
 * Whether a constraint is a choice within a group, which another choice joins instead of narrowing it: it comes from
 * the options, or the query names nothing but options and the regions among them. A negation is no choice.
 */
export function isChoiceOf({ attribute, source, labels, values, isBroadened }: Constraint, group: Attribute): boolean {
  if (attribute !== group) return false
  if (source === 'choice') return true
  if (!isGroup(group) || isBroadened || labels.length !== values.length) return false
  const optionValues = labels.map((label) => findValue(group, label))
  return values.every((value) => optionValues.includes(value))
}

/** The query spans that a request removes, and those that it broadens by one step. */
export interface SpanChanges {
  readonly without?: readonly Span[] | undefined
  readonly widen?: readonly Span[] | undefined
}

/** Interprets a query, without the query spans in `without`. */
export type Reader = (searchKey: string, without?: readonly Span[]) => Understanding

interface RequestFields extends SpanChanges {
  readonly choices: Readonly<Partial<Record<Group, readonly string[]>>>
  readonly searchKey: string
  readonly when?: readonly When[]
}

export interface ParsedRequest {
  readonly understanding: Understanding
  readonly constraints: readonly Constraint[]
  /** The query spans whose words only rank. */
  readonly ranking: readonly QuerySpan[]
}

/** Splits a request into constraints: first the choices, then the filters in the query, then its words. */
export function parseRequest(
  { choices, searchKey, without, widen, when = NO_TIME }: RequestFields,
  read: Reader,
  counts: WordCounts,
): ParsedRequest {
  const constraints: Constraint[] = []
  for (const group of GROUPS) {
    const labels = choices[group]
    if (labels && labels.length > 0) constraints.push(selectedConstraint(group, labels))
  }
  if (when.length > 0) constraints.push(plainConstraint('when', 'choice', when, when))
  if (searchKey === '') return { understanding: EMPTY_UNDERSTANDING, constraints, ranking: [] }
  const understanding = read(searchKey, without)
  const { querySpans } = understanding
  // What is removed does not change the role of the words that stay.
  const words = soughtWords(querySpans, without?.length ? understanding.interpretation.querySpans : querySpans, counts)
  constraints.push(...attributeConstraints(querySpans, widen), ...words.constraints, ...exclusionsOf(understanding))
  return { understanding, constraints, ranking: words.ranking }
}

const NO_TIME: readonly When[] = []

/** The constraints of a query from which nothing is removed. */
export function constraintsIn(understanding: Understanding, counts: WordCounts): Constraint[] {
  const { querySpans } = understanding
  return [
    ...attributeConstraints(querySpans, NO_SPANS),
    ...soughtWords(querySpans, querySpans, counts).constraints,
    ...exclusionsOf(understanding),
  ]
}

/** "Alternatives to Chevening": whatever it is, it is not Chevening. "Not Fulbright" leaves out as much. */
function exclusionsOf({ like, unlike, querySpans }: Understanding): Constraint[] {
  const names = [...unlike, ...like]
  const labels = querySpans.flatMap(({ kind, text }) => (kind === 'like' ? [text] : []))
  return names.map((name) => ({
    ...plainConstraint('words', 'query', labels, [name]),
    rarity: 1,
    isExcluded: true,
  }))
}

/** A constraint as most are: not broadened, of no rarity, and nothing excluded. */
function plainConstraint(
  attribute: Constraint['attribute'],
  source: Constraint['source'],
  labels: readonly string[],
  values: readonly string[],
): Constraint {
  return { attribute, source, labels, values, isBroadened: false, rarity: 0, isExcluded: false }
}

function selectedConstraint(group: Group, labels: readonly string[]): Constraint {
  const values: string[] = []
  for (const label of labels) {
    const value = findValue(group, label)
    if (value !== undefined && !values.includes(value)) values.push(value)
  }
  return plainConstraint(group, 'choice', labels, values)
}

/**
 * One constraint for each attribute that the query names, in the order of ATTRIBUTES. All values of an attribute are
 * broadened together.
 */
function attributeConstraints(querySpans: readonly QuerySpan[], broadened: readonly Span[] = NO_SPANS): Constraint[] {
  const constraints: Constraint[] = []
  for (const attribute of ATTRIBUTES) {
    let labels: readonly string[] = []
    let values: readonly string[] = []
    let isBroadened = false
    for (const querySpan of querySpans) {
      if (filterOf(querySpan) !== attribute) continue
      isBroadened ||= covers(broadened, querySpan)
      labels = together(labels, [querySpan.label])
      values = together(values, querySpan.values)
    }
    if (labels.length === 0) continue
    const constraint = plainConstraint(attribute, 'query', labels, values)
    constraints.push(isBroadened ? oneStepBroader(constraint) : constraint)
  }
  return constraints
}

function oneStepBroader(constraint: Constraint): Constraint {
  const values = broaderValues(constraint)
  if (!values || !isGroup(constraint.attribute)) return constraint
  const { attribute } = constraint
  return { ...constraint, values, labels: values.map((value) => labelOf(attribute, value)), isBroadened: true }
}

/** Mostly there is only one query span, and its list is used as it is. */
function together(some: readonly string[], more: readonly string[]): readonly string[] {
  return some.length === 0 ? more : [...new Set([...some, ...more])]
}
