import type { SearchRequest } from '#search/engine-types.ts'
import {
  parseRequest,
  excludedCountries,
  isNegatedCitizenship,
  type ParsedRequest,
  type Constraint,
} from '#search/constraints/constraints.ts'
import { valueNumber, type Attribute, type IndexedAttribute } from '#search/constraints/attributes.ts'
import { LIVE_DOCS, BITSETS } from '#search/indexing/search-index.ts'
import { docIdsNamed } from './titles.ts'
import type { QueryContext } from './query-context.ts'

/** A constraint with the bitsets of its matches. */
export interface Matcher {
  readonly constraint: Constraint
  readonly exact: number
  /**
   * Partial matches: docIds that are open to any, do not state their audience, or are mainly for the people of other
   * nations. If a query only excludes citizenships, the docIds for some nations take the role of those open to any.
   */
  readonly partial: readonly BitsetDifference[]
}

/** The docIds of a bitset that are not in `except`. */
export interface BitsetDifference {
  readonly bitset: number
  readonly except: number
  /** The penalty of such docIds, where it is not 1. */
  readonly penalty?: number
}

/** Penalty of what is mainly for the people of other nations: it comes after what is open to all, whatever the subject. */
export const PENALTY_OF_MAINLY_FOR_OTHERS = 3

export interface Matched {
  readonly bitset: number
  readonly count: number
}

/** A request, with the docIds that match all its constraints. */
export interface Resolved extends ParsedRequest {
  readonly matchers: readonly Matcher[]
  readonly matched: Matched
  /** How many scratch bitsets must stay as they are. */
  readonly written: number
}

export function resolve(context: QueryContext, request: SearchRequest): Resolved {
  // The bitsets of the last request are overwritten.
  context.rewind(0)
  const parsed = parseRequest(request, context.read, context.counts)
  const matchers = parsed.constraints.map((constraint) => matcherOf(context, constraint))
  const matched = matchEach(context, matchers)
  return { ...parsed, matchers, matched, written: context.written() }
}

/** The intersection of bitsets; every record if there are none. */
export function matchAll({ bitsets, index, bitset, scratch }: QueryContext, all: readonly number[]): Matched {
  const first = all[0]
  if (first === undefined) return { bitset: bitset(LIVE_DOCS), count: index.size }
  if (all.length === 1) return { bitset: first, count: bitsets.shared(first, first) }
  const to = scratch()
  let so = first
  for (let at = 1; at < all.length - 1; at++) {
    bitsets.and(to, so, all[at] ?? first)
    so = to
  }
  return { bitset: to, count: bitsets.countedAnd(to, so, all[all.length - 1] ?? first) }
}

/** The docIds that match each of some constraints. */
export const matchEach = (context: QueryContext, matchers: readonly Pick<Matcher, 'exact'>[]): Matched =>
  matchAll(
    context,
    matchers.map(({ exact }) => exact),
  )

/** The docIds that match a constraint. */
export function exactBitset(context: QueryContext, { attribute, values, isExcluded }: Constraint): number {
  if (isExcluded) return exceptNamed(context, values[0]?.split(' ') ?? [])
  return attribute === 'words' ? wordsBitset(context, values) : unionBitset(context, attribute, values)
}

/** The docIds whose names lack one of the words. */
function exceptNamed(context: QueryContext, words: readonly string[]): number {
  const { bitsets, bitset } = context
  const to = emptyBitset(context)
  bitsets.or(to, to, bitset(LIVE_DOCS))
  for (const docId of docIdsNamed(context, words)) {
    const at = to + (docId >>> 5)
    bitsets.words[at] = (bitsets.words[at] ?? 0) & ~(1 << (docId & 31))
  }
  return to
}

function matcherOf(context: QueryContext, constraint: Constraint): Matcher {
  const { attribute, values } = constraint
  const matching = exactBitset(context, constraint)
  if (attribute === 'words') return { constraint, exact: matching, partial: [] }
  const partial = partialMatches(context, constraint, attribute)
  // The docIds that match a field without naming it or one of its subjects.
  if (attribute === 'field') partial.push({ bitset: matching, except: unionBitset(context, 'named field', values) })
  return { constraint, exact: matching, partial }
}

function partialMatches(context: QueryContext, constraint: Constraint, attribute: Attribute): BitsetDifference[] {
  const { bitset, none } = context
  // A time has no partial matches.
  if (attribute === 'when') return []
  const { partial, missing } = BITSETS[attribute]
  if (isNegatedCitizenship(constraint)) {
    const natives = unionBitset(context, 'mainly for', excludedCountries(constraint))
    const bitsets = [someCitizenshipsBitset(context), unlikelyEligibleBitset(context, natives), natives]
    return bitsets.map((one) => ({ bitset: one, except: none }))
  }
  const except = attribute === 'citizenship' ? unionBitset(context, 'mainly for', constraint.values) : none
  const all = [{ bitset: bitset(partial), except }]
  // Not to state an audience is to be for anybody. Not to state a citizenship may mean that only some can have it.
  if (attribute === 'citizenship') {
    const mainlyForOthers = { bitset: mainlyForBitset(context), except, penalty: PENALTY_OF_MAINLY_FOR_OTHERS }
    all.push({ bitset: bitset(missing), except }, mainlyForOthers)
  }
  return all
}

/** The docIds that are mainly for the people of some nations. */
function mainlyForBitset({ bitsets, bitset, scratch }: QueryContext): number {
  const to = scratch()
  bitsets.andNot(to, bitset(LIVE_DOCS), bitset(BITSETS['mainly for'].missing))
  return to
}

/** The docIds that are for citizens of some countries only, or do not state a citizenship. */
function someCitizenshipsBitset({ bitsets, bitset, scratch }: QueryContext): number {
  const { partial, missing } = BITSETS.citizenship
  const to = scratch()
  bitsets.andNot(to, bitset(LIVE_DOCS), bitset(partial))
  bitsets.or(to, to, bitset(missing))
  return to
}

/** The docIds that do not state a citizenship, or are mainly for the nations that the query excludes. */
function unlikelyEligibleBitset({ bitsets, bitset, scratch }: QueryContext, natives: number): number {
  const to = scratch()
  bitsets.or(to, bitset(BITSETS['mainly for'].missing), natives)
  bitsets.and(to, to, bitset(BITSETS.citizenship.missing))
  return to
}

/** The docIds that match any of the values. */
export function unionBitset(context: QueryContext, attribute: IndexedAttribute, values: readonly string[]): number {
  const [first] = values
  if (first === undefined) return context.none
  let so = valueBitset(context, attribute, first)
  if (values.length === 1) return so
  const to = context.scratch()
  for (let at = 1; at < values.length; at++) {
    context.bitsets.or(to, so, valueBitset(context, attribute, values[at] ?? ''))
    so = to
  }
  return to
}

function valueBitset({ bitset }: QueryContext, attribute: IndexedAttribute, value: string): number {
  return bitset(BITSETS[attribute].first + valueNumber(attribute, value))
}

export function emptyBitset({ bitsets, scratch }: QueryContext): number {
  const to = scratch()
  bitsets.words.fill(0, to, to + bitsets.wordsPerBitset)
  return to
}

/** The docIds that have any of the values: of several words, all. */
function wordsBitset(context: QueryContext, values: readonly string[]): number {
  const { bitsets, written, rewind } = context
  const to = emptyBitset(context)
  const before = written()
  for (const value of values) {
    const [first = '', ...others] = value.split(' ')
    if (others.length === 0) {
      setDocIds(context, to, first)
      continue
    }
    const all = emptyBitset(context)
    setDocIds(context, all, first)
    for (const word of others) {
      const other = emptyBitset(context)
      setDocIds(context, other, word)
      bitsets.and(all, all, other)
      rewind(before + 1)
    }
    bitsets.or(to, to, all)
    rewind(before)
  }
  return to
}

function setDocIds({ index, bitsets, findWord }: QueryContext, to: number, word: string): void {
  const bits = bitsets.words
  const { starts, postings } = index.words
  const wordIndex = findWord(word)
  const end = starts[wordIndex + 1] ?? 0
  for (let at = starts[wordIndex] ?? 0; at < end; at++) {
    const docId = (postings[at] ?? 0) >>> 2
    const target = to + (docId >>> 5)
    bits[target] = (bits[target] ?? 0) | (1 << (docId & 31))
  }
}
