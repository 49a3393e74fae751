import type { Constraint } from '#search/constraints/constraints.ts'
import type { Understanding } from '#search/constraints/understanding.ts'
import { emptyBitset, unionBitset, type Matched, type Matcher, type BitsetDifference } from '#search/matching/match.ts'
import { docIdsNamed, docIdsTitled } from '#search/matching/titles.ts'
import { ATTRIBUTE_VALUES, namesMostCountries, RESTRICTIONS, type Attribute } from '#search/constraints/attributes.ts'
import { isSet } from '#search/kernels/bitset-kernel.ts'
import { LIVE_DOCS, BITSETS } from '#search/indexing/search-index.ts'
import type { Penalty } from '#search/kernels/penalty-kernel.ts'
import type { QueryContext } from '#search/matching/query-context.ts'
import type { QuerySpan } from '#search/query/interpretation.ts'
import {
  asksForFew,
  penaltyOfRestriction,
  penaltyOfSmallAudience,
  penaltyOfWildcard,
  PENALTY_OF_ANYBODY_ANYWHERE,
  PENALTY_OF_NO_MENTION,
  HELPFUL,
  PENALTY_OF_OTHER_MEANS,
  PENALTY_OF_ANY_CITIZENS,
  PENALTY_OF_OTHER_CITIZENS,
  scoringWords,
  SHARED_BY_LIKES,
  traitsOf,
  type RequestTraits,
} from './order-rules.ts'
import { selectPage } from './select-page.ts'
import { nearWeights, scoredDocIds } from './text-matches.ts'

export interface Ranking {
  /** The matchers that remain, broadened ones with their broader bitsets. */
  readonly matchers: readonly Pick<Matcher, 'constraint' | 'partial'>[]
  readonly matched: Matched
  /** Of the query that these are for. */
  readonly understanding: Understanding
  /** The query spans whose words only rank. */
  readonly ranking: readonly QuerySpan[]
}

/** The docIds of a page, in order. */
export function rankedPage(context: QueryContext, ranking: Ranking, skip: number, size: number): number[] {
  const { matched, matchers } = ranking
  const { content, near: locations, likelyCitizens } = ranking.understanding
  if (skip >= matched.count) return []
  const titled = content.length === 0 ? [] : docIdsTitled(context, content, matched.bitset)
  const near = nearWeights(context, locations, matched.bitset)
  const constraints = matchers.map(({ constraint }) => constraint)
  const words = scoringWords(constraints, ranking.ranking, context.counts)
  const hasScores = words.length + titled.length + near.size > 0
  const scored = hasScores
    ? scoredDocIds(context, { words, titled, titleLength: content.length, near }, matched.bitset)
    : { docIds: NO_DOC_IDS, scores: context.scores, found: context.none, rest: matched.bitset }
  const penalties = [
    ...penaltiesOf(context, matchers, traitsOf(constraints, context.lexicon.mobility, likelyCitizens), scored.found),
    ...unlikePenalties(context, ranking),
  ]
  return selectPage(context, { scored, penalties, count: matched.count }, skip, size)
}

const NO_DOC_IDS: readonly number[] = []

function penaltiesOf(
  context: QueryContext,
  matchers: Ranking['matchers'],
  traits: RequestTraits,
  scored: number,
): Penalty[] {
  const { bitset, none } = context
  const penalties: Penalty[] = []
  for (const { constraint, partial } of matchers) {
    const { attribute, values } = constraint
    // Who wants to go abroad, or anywhere but to one country, is open to any.
    if (attribute === 'country' && namesMostCountries(attribute, values)) continue
    for (let index = 0; index < partial.length; index++) {
      const { bitset: docs = none, except = none, penalty = 1 } = partial[index] ?? {}
      if (index > 0) penalties.push({ bitset: docs, except, penalty })
      // A choice that the query names, too, has its penalty once.
      else if (!hasPenalty(penalties, docs, except)) {
        const more = attribute === 'country' ? Number(traits.favoursDestinations) + Number(traits.forForeigners) : 0
        penalties.push({ bitset: docs, except, penalty: penaltyOfWildcard(attribute) + more })
      }
    }
    const [open] = partial
    if (open && attribute === 'citizenship' && traits.namesBoth) penalties.push(anybodyAnywhere(context, open))
    if (!asksForFew(constraint)) continue
    const broad = broadMatches(context, constraint)
    penalties.push({ bitset: broad.bitset, except: broad.except, penalty: 1 })
  }
  for (const restriction of RESTRICTIONS) {
    const forLocals = penaltyOfRestriction(restriction, traits, true)
    const forOthers = penaltyOfRestriction(restriction, traits, false)
    const few = penaltyOfSmallAudience(restriction, traits, false)
    if (forLocals + forOthers + few === 0) continue
    const restricted = restrictedBitset(context, restriction)
    if (forLocals > 0) penalties.push({ bitset: restricted, except: none, penalty: forLocals })
    if (few > 0) penalties.push({ bitset: restricted, except: scored, penalty: few })
    if (forOthers === forLocals) continue
    // Without the docIds that are for the locals of the destination.
    const except = unionBitset(context, 'citizenship', traits.destinations)
    penalties.push({ bitset: restricted, except, penalty: forOthers - forLocals })
  }
  if (scored !== none) penalties.push({ bitset: bitset(LIVE_DOCS), except: scored, penalty: PENALTY_OF_NO_MENTION })
  return penalties
}

const restrictedBitset = ({ bitset }: QueryContext, restriction: (typeof RESTRICTIONS)[number]): number =>
  bitset(BITSETS.restricted.first + RESTRICTIONS.indexOf(restriction))

/** Of what is open to any nation, or does not say to whom: that which is in several countries, or in any. */
function anybodyAnywhere(context: QueryContext, open: BitsetDifference): Penalty {
  const { bitsets, bitset, scratch } = context
  const to = scratch()
  bitsets.or(to, restrictedBitset(context, 'several countries'), bitset(BITSETS.country.partial))
  bitsets.and(to, to, open.bitset)
  return { bitset: to, except: open.except, penalty: PENALTY_OF_ANYBODY_ANYWHERE }
}

/** What likely citizens cannot have, what does not help who cannot pay, and what is unlike the programme that they like. */
function unlikePenalties(context: QueryContext, ranking: Ranking): Penalty[] {
  const { matchers, understanding } = ranking
  const { like, likelyCitizens, cannotPay, interpretation } = understanding
  const { bitset } = context
  const penalties: Penalty[] = []
  const isConstrained = (attribute: Attribute) => matchers.some(({ constraint }) => constraint.attribute === attribute)
  if (likelyCitizens.length > 0 && !isConstrained('citizenship'))
    penalties.push(...penaltiesOfCitizens(context, likelyCitizens, interpretation.isAbroad, isConstrained('country')))
  if (cannotPay) {
    const helpful = emptyBitset(context)
    for (const [attribute, values] of HELPFUL)
      context.bitsets.or(helpful, helpful, unionBitset(context, attribute, values))
    penalties.push({ bitset: bitset(LIVE_DOCS), except: helpful, penalty: PENALTY_OF_OTHER_MEANS })
  }
  const liked = like.flatMap((name) => [...docIdsNamed(context, name.split(' '))])
  if (liked.length === 0) return penalties
  for (const [attribute, penalty] of SHARED_BY_LIKES) {
    if (isConstrained(attribute)) continue
    const { first } = BITSETS[attribute]
    const shared = ATTRIBUTE_VALUES[attribute].filter((value, number) => {
      if (value.startsWith('@')) return false
      const valueBitset = bitset(first + number)
      return liked.filter((docId) => isSet(context.bitsets.words, valueBitset, docId)).length * 2 > liked.length
    })
    if (shared.length > 0)
      penalties.push({ bitset: bitset(LIVE_DOCS), except: unionBitset(context, attribute, shared), penalty })
  }
  return penalties
}

/**
 * What these people cannot have; and, without a country, what is neither for few nations with theirs nor at home. For who
 * goes abroad, what is at home is not close either.
 */
function penaltiesOfCitizens(
  context: QueryContext,
  citizens: readonly string[],
  isAbroad: boolean,
  namesCountry: boolean,
): Penalty[] {
  const { bitsets, bitset } = context
  const theirs = unionBitset(context, 'mainly for', citizens)
  const own = emptyBitset(context)
  bitsets.andNot(own, bitset(LIVE_DOCS), bitset(BITSETS['mainly for'].missing))
  bitsets.andNot(own, own, theirs)
  bitsets.andNot(own, unionBitset(context, 'citizenship', citizens), own)
  const others = { bitset: bitset(LIVE_DOCS), except: own, penalty: PENALTY_OF_OTHER_CITIZENS }
  if (namesCountry || citizens.length > 1) return [others]
  const atHome = emptyBitset(context)
  bitsets.andNot(atHome, unionBitset(context, 'country', citizens), bitset(BITSETS.country.partial))
  bitsets.andNot(atHome, atHome, restrictedBitset(context, 'several countries'))
  const close = emptyBitset(context)
  bitsets.or(close, theirs, restrictedBitset(context, 'nations'))
  if (isAbroad) bitsets.andNot(close, close, atHome)
  else bitsets.or(close, close, atHome)
  return [others, { bitset: own, except: close, penalty: PENALTY_OF_ANY_CITIZENS }]
}

function hasPenalty(penalties: readonly Penalty[], bitset: number, except: number): boolean {
  for (const other of penalties) if (other.bitset === bitset && other.except === except) return true
  return false
}

/**
 * The docIds whose citizenship names more than a few countries, is any, or is not stated; without those that are mainly
 * for a few countries including the applicant's.
 */
function broadMatches(context: QueryContext, { values }: Constraint): BitsetDifference {
  const { bitsets, bitset, scratch } = context
  const except = scratch()
  bitsets.andNot(except, unionBitset(context, 'mainly for', values), bitset(BITSETS['mainly for'].partial))
  bitsets.or(except, except, restrictedBitset(context, 'nations'))
  return { bitset: bitset(LIVE_DOCS), except }
}
