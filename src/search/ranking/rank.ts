import type { Constraint } from '#search/asking/constraints.ts'
import { emptyRow, unionRow, without, type Matched, type Matcher } from '#search/matching/match.ts'
import { titledSlots } from '#search/matching/titles.ts'
import { LIMITS } from '#search/asking/dimensions.ts'
import { ROWS } from '#search/indexing/search-index.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import { broadRow } from './broad-lists.ts'
import { asksForFew, favoursPlaces, lossBy, lossOfOpen, placesAsked } from './order-rules.ts'
import { selectPage } from './select-page.ts'
import { selectScored } from './select-scored.ts'
import type { Losses } from './tiers.ts'
import { nearWeights, scoredSlots, TITLED_SCORE } from './text-matches.ts'

export interface Ranking {
  /** The matchers that are left, widened ones with their wider rows. */
  readonly matchers: readonly Pick<Matcher, 'constraint' | 'loose'>[]
  readonly matched: Matched
  /** The meaningful words of the search key, as typed. */
  readonly content: readonly string[]
  /** The words of places within a country. */
  readonly near: readonly (readonly string[])[]
}

/** The slots of a page, in order. */
export function rankedPage(workspace: Workspace, ranking: Ranking, skip: number, size: number): number[] {
  const { matched, matchers, content, near } = ranking
  if (skip >= matched.count) return []
  const constraints = matchers.map(({ constraint }) => constraint)
  const losses = lossesOf(workspace, matchers)
  const titled = content.length === 0 ? [] : titledSlots(workspace, content, matched.row)
  const weights = nearWeights(workspace, near, matched.row)
  const words = constraints.flatMap(({ dimension, values }) => (dimension === 'words' ? values : []))
  if (words.length > 0) {
    return selectScored(workspace, scoredSlots(workspace, words, titled, weights, matched.row), losses, skip, size)
  }
  const layers = layersOf(workspace, matched.row, titled, weights)
  return selectPage(workspace, { layers, losses, count: matched.count }, skip, size)
}

function lossesOf(workspace: Workspace, matchers: Ranking['matchers']): Losses {
  const losses = new Map<number, number>()
  const constraints = matchers.map(({ constraint }) => constraint)
  for (const { constraint, loose } of matchers) {
    for (const [place, row] of loose.entries()) losses.set(row, place === 0 ? lossOfOpen(constraint.dimension) : 1)
    if (asksForFew(constraint)) losses.set(broadRow(workspace, constraint), 1)
  }
  const anywhere = workspace.row(ROWS.country.loose)
  if (favoursPlaces(constraints)) losses.set(anywhere, (losses.get(anywhere) ?? 0) + 1)
  for (const [place, limit] of LIMITS.entries()) {
    const row = workspace.row(ROWS.limited.first + place)
    const forLocals = lossBy([limit], constraints, true)
    const forOthers = lossBy([limit], constraints, false)
    if (forLocals > 0) losses.set(row, forLocals)
    if (forOthers > forLocals) losses.set(withoutLocals(workspace, row, constraints), forOthers - forLocals)
  }
  return losses
}

/** Without the slots that are for those who are at home where people want to study. */
function withoutLocals(workspace: Workspace, row: number, constraints: readonly Constraint[]): number {
  return without(workspace, row, unionRow(workspace, 'citizenship', placesAsked(constraints)))
}

/** The row as several: by how strongly slots are of a place, titled ones before all others. */
function layersOf(
  workspace: Workspace,
  row: number,
  titled: readonly number[],
  near: ReadonlyMap<number, number>,
): readonly number[] {
  const { rows, scratch } = workspace
  if (titled.length === 0 && near.size === 0) return [row]
  const scores = new Map(near)
  for (const slot of titled) scores.set(slot, TITLED_SCORE + (near.get(slot) ?? 0))
  const layers = new Map<number, number>()
  const first = emptyRow(workspace)
  for (const [slot, score] of scores) {
    const layer = layers.get(score) ?? emptyRow(workspace)
    layers.set(score, layer)
    setBit(rows.words, layer, slot)
    setBit(rows.words, first, slot)
  }
  const rest = scratch()
  rows.andNot(rest, row, first)
  return [...[...layers].sort(([a], [b]) => b - a).map(([, layer]) => layer), rest]
}

function setBit(bits: Uint32Array, row: number, slot: number): void {
  const word = row + (slot >>> 5)
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31))
}
