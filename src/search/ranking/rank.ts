import type { Constraint } from '#search/constraints/constraints.ts'
import { unionBitset, type Matched, type Matcher, type BitsetDifference } from '#search/matching/match.ts'
import { docIdsNamed, docIdsTitled } from '#search/matching/titles.ts'
import { DIMENSION_VALUES, LIMITS, type Dimension } from '#search/constraints/attributes.ts'
import { isSet } from '#search/kernels/bitset-kernel.ts'
import { LIVE_DOCS, BITSETS } from '#search/indexing/search-index.ts'
import type { Loss } from '#search/kernels/penalty-kernel.ts'
import type { Workspace } from '#search/matching/query-context.ts'
import type { Part } from '#search/query/interpretation.ts'
import {
  asksForFew,
  lossByLimit,
  lossOfFew,
  lossOfOpen,
  LOSS_OF_STRANGERS,
  SHARED_BY_LIKES,
  weightedWords,
  whatIsAsked,
  type WeightedWord,
} from './order-rules.ts'
import { selectPage } from './select-page.ts'
import { nearWeights, scoredDocIds } from './text-matches.ts'

export interface Ranking {
  /** The matchers that are left, widened ones with their wider rows. */
  readonly matchers: readonly Pick<Matcher, 'constraint' | 'loose'>[]
  readonly matched: Matched
  /** The parts whose words only rank. */
  readonly ranking: readonly Part[]
  /** The meaningful words of the search key, as typed. */
  readonly content: readonly string[]
  /** The words of places within a country. */
  readonly near: readonly (readonly string[])[]
  /** The names of programmes that something like is wanted of. */
  readonly like: readonly string[]
  /** The countries that somebody lives in. */
  readonly lives: readonly string[]
}

/** The slots of a page, in order. */
export function rankedPage(workspace: Workspace, ranking: Ranking, skip: number, size: number): number[] {
  const { matched, matchers, content, near: locations } = ranking
  if (skip >= matched.count) return []
  const titled = content.length === 0 ? [] : docIdsTitled(workspace, content, matched.bitset)
  const near = nearWeights(workspace, locations, matched.bitset)
  const words = wordsOf(workspace, ranking)
  const hasScores = words.length + titled.length + near.size > 0
  const scored = hasScores
    ? scoredDocIds(workspace, { words, titled, titleLength: content.length, near }, matched.bitset)
    : { docIds: NO_DOC_IDS, scores: workspace.scores, found: workspace.none, rest: matched.bitset }
  const losses = [...lossesOf(workspace, matchers, scored.found), ...unlikeLosses(workspace, ranking)]
  return selectPage(workspace, { scored, losses, count: matched.count }, skip, size)
}

const NO_DOC_IDS: readonly number[] = []

/** The words that score: those that must occur, and those that only rank. */
function wordsOf({ counts }: Workspace, { matchers, ranking }: Ranking): readonly WeightedWord[] {
  const words: string[] = []
  for (const { constraint } of matchers) {
    if (constraint.dimension === 'words') for (const value of constraint.values) words.push(...value.split(' '))
  }
  for (const { word } of ranking) words.push(word)
  return words.length === 0 ? NO_WORDS : weightedWords(words, counts)
}

const NO_WORDS: readonly WeightedWord[] = []

function lossesOf(workspace: Workspace, matchers: Ranking['matchers'], scored: number): Loss[] {
  const { bitset, none } = workspace
  const asked = whatIsAsked(matchers.map(({ constraint }) => constraint))
  const losses: Loss[] = []
  for (const { constraint, loose } of matchers) {
    const { dimension } = constraint
    for (let index = 0; index < loose.length; index++) {
      const { bitset: partial = none, except = none } = loose[index] ?? {}
      if (index > 0) losses.push({ bitset: partial, except, loss: 1 })
      // What is chosen and also said in the key is open to any only once.
      else if (!isLost(losses, partial, except)) {
        const again = dimension === 'country' && asked.favoursDestinations
        losses.push({ bitset: partial, except, loss: lossOfOpen(dimension) + Number(again) })
      }
    }
    if (!asksForFew(constraint)) continue
    const broad = broadMatches(workspace, constraint)
    losses.push({ bitset: broad.bitset, except: broad.except, loss: 1 })
  }
  for (let index = 0; index < LIMITS.length; index++) {
    const limit = LIMITS[index] ?? ''
    const limited = bitset(BITSETS.limited.first + index)
    const forLocals = lossByLimit(limit, asked, true)
    const forOthers = lossByLimit(limit, asked, false)
    if (forLocals > 0) losses.push({ bitset: limited, except: none, loss: forLocals })
    const few = lossOfFew(limit, asked, false)
    if (few > 0) losses.push({ bitset: limited, except: scored, loss: few })
    if (forOthers === forLocals) continue
    // Without the slots that are for those who are at home where people want to study.
    const except = unionBitset(workspace, 'citizenship', asked.destinations)
    losses.push({ bitset: limited, except, loss: forOthers - forLocals })
  }
  return losses
}

/** What is not for the people of the country that somebody lives in, and what is unlike the programme that they like. */
function unlikeLosses(workspace: Workspace, { matchers, like, lives }: Ranking): Loss[] {
  const { bitset } = workspace
  const losses: Loss[] = []
  const asks = (dimension: Dimension) => matchers.some(({ constraint }) => constraint.dimension === dimension)
  if (lives.length > 0 && !asks('citizenship'))
    losses.push({
      bitset: bitset(LIVE_DOCS),
      except: unionBitset(workspace, 'citizenship', lives),
      loss: LOSS_OF_STRANGERS,
    })
  const liked = like.flatMap((name) => docIdsNamed(workspace, name.split(' ')))
  if (liked.length === 0) return losses
  for (const [dimension, loss] of SHARED_BY_LIKES) {
    if (asks(dimension)) continue
    const { first } = BITSETS[dimension]
    const shared = DIMENSION_VALUES[dimension].filter((value, number) => {
      if (value.startsWith('@')) return false
      const valueBitset = bitset(first + number)
      return liked.filter((docId) => isSet(workspace.bitsets.words, valueBitset, docId)).length * 2 > liked.length
    })
    if (shared.length > 0)
      losses.push({ bitset: bitset(LIVE_DOCS), except: unionBitset(workspace, dimension, shared), loss })
  }
  return losses
}

function isLost(losses: readonly Loss[], bitset: number, except: number): boolean {
  for (const other of losses) if (other.bitset === bitset && other.except === except) return true
  return false
}

/**
 * The slots whose citizenship names more than a few countries, is any, or is not stated; but not those that are mainly
 * for a few countries including the asker's.
 */
function broadMatches(workspace: Workspace, { values }: Constraint): BitsetDifference {
  const { bitsets, bitset, scratch } = workspace
  const except = scratch()
  bitsets.andNot(except, unionBitset(workspace, 'mainly for', values), bitset(BITSETS['mainly for'].loose))
  bitsets.or(except, except, bitset(BITSETS.limited.first + LIMITS.indexOf('nations')))
  return { bitset: bitset(LIVE_DOCS), except }
}
