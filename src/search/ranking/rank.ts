import type { Constraint } from '#search/asking/constraints.ts'
import { unionRow, type Matched, type Matcher, type Slots } from '#search/matching/match.ts'
import { calledSlots, titledSlots } from '#search/matching/titles.ts'
import { DIMENSION_VALUES, LIMITS, type Dimension } from '#search/asking/dimensions.ts'
import { isSet } from '#search/kernels/bit-kernel.ts'
import { LIVE_ROW, ROWS } from '#search/indexing/search-index.ts'
import type { Loss } from '#search/kernels/tier-kernel.ts'
import type { Workspace } from '#search/matching/workspace.ts'
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
import { nearWeights, scoredSlots } from './text-matches.ts'

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
  const { matched, matchers, content, near: places } = ranking
  if (skip >= matched.count) return []
  const titled = content.length === 0 ? [] : titledSlots(workspace, content, matched.row)
  const near = nearWeights(workspace, places, matched.row)
  const words = wordsOf(workspace, ranking)
  const hasScores = words.length + titled.length + near.size > 0
  const scored = hasScores
    ? scoredSlots(workspace, { words, titled, titleLength: content.length, near }, matched.row)
    : { slots: NO_SLOTS, scores: workspace.scores, found: workspace.none, rest: matched.row }
  const losses = [...lossesOf(workspace, matchers, scored.found), ...unlikeLosses(workspace, ranking)]
  return selectPage(workspace, { scored, losses, count: matched.count }, skip, size)
}

const NO_SLOTS: readonly number[] = []

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
  const { row, none } = workspace
  const asked = whatIsAsked(matchers.map(({ constraint }) => constraint))
  const losses: Loss[] = []
  for (const { constraint, loose } of matchers) {
    const { dimension } = constraint
    for (let place = 0; place < loose.length; place++) {
      const { row: slots = none, but = none } = loose[place] ?? {}
      if (place > 0) losses.push({ row: slots, but, loss: 1 })
      // What is chosen and also said in the key is open to any only once.
      else if (!isLost(losses, slots, but)) {
        const again = dimension === 'country' && asked.favoursPlaces
        losses.push({ row: slots, but, loss: lossOfOpen(dimension) + Number(again) })
      }
    }
    if (!asksForFew(constraint)) continue
    const broad = broadSlots(workspace, constraint)
    losses.push({ row: broad.row, but: broad.but, loss: 1 })
  }
  for (let place = 0; place < LIMITS.length; place++) {
    const limit = LIMITS[place] ?? ''
    const limited = row(ROWS.limited.first + place)
    const forLocals = lossByLimit(limit, asked, true)
    const forOthers = lossByLimit(limit, asked, false)
    if (forLocals > 0) losses.push({ row: limited, but: none, loss: forLocals })
    const few = lossOfFew(limit, asked, false)
    if (few > 0) losses.push({ row: limited, but: scored, loss: few })
    if (forOthers === forLocals) continue
    // Without the slots that are for those who are at home where people want to study.
    const but = unionRow(workspace, 'citizenship', asked.places)
    losses.push({ row: limited, but, loss: forOthers - forLocals })
  }
  return losses
}

/** What is not for the people of the country that somebody lives in, and what is unlike the programme that they like. */
function unlikeLosses(workspace: Workspace, { matchers, like, lives }: Ranking): Loss[] {
  const { row } = workspace
  const losses: Loss[] = []
  const asks = (dimension: Dimension) => matchers.some(({ constraint }) => constraint.dimension === dimension)
  if (lives.length > 0 && !asks('citizenship'))
    losses.push({ row: row(LIVE_ROW), but: unionRow(workspace, 'citizenship', lives), loss: LOSS_OF_STRANGERS })
  const liked = like.flatMap((name) => calledSlots(workspace, name.split(' ')))
  if (liked.length === 0) return losses
  for (const [dimension, loss] of SHARED_BY_LIKES) {
    if (asks(dimension)) continue
    const { first } = ROWS[dimension]
    const shared = DIMENSION_VALUES[dimension].filter((value, number) => {
      if (value.startsWith('@')) return false
      const slots = row(first + number)
      return liked.filter((slot) => isSet(workspace.rows.words, slots, slot)).length * 2 > liked.length
    })
    if (shared.length > 0) losses.push({ row: row(LIVE_ROW), but: unionRow(workspace, dimension, shared), loss })
  }
  return losses
}

function isLost(losses: readonly Loss[], row: number, but: number): boolean {
  for (const other of losses) if (other.row === row && other.but === but) return true
  return false
}

/**
 * The slots whose citizenship names more than a few countries, is any, or is not stated; but not those that are mainly
 * for a few countries including the asker's.
 */
function broadSlots(workspace: Workspace, { values }: Constraint): Slots {
  const { rows, row, scratch } = workspace
  const but = scratch()
  rows.andNot(but, unionRow(workspace, 'mainly for', values), row(ROWS['mainly for'].loose))
  rows.or(but, but, row(ROWS.limited.first + LIMITS.indexOf('nations')))
  return { row: row(LIVE_ROW), but }
}
