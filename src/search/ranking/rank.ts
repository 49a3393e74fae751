import type { Constraint } from '#search/asking/constraints.ts'
import { emptyRow, unionRow, type Matched, type Matcher, type Slots } from '#search/matching/match.ts'
import { titledSlots } from '#search/matching/titles.ts'
import { LIMITS } from '#search/asking/dimensions.ts'
import { LIVE_ROW, ROWS } from '#search/indexing/search-index.ts'
import { isSet } from '#search/kernels/bit-kernel.ts'
import type { Loss } from '#search/kernels/tier-kernel.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import { asksForFew, lossByLimit, lossOfOpen, whatIsAsked } from './order-rules.ts'
import { selectPage } from './select-page.ts'
import { selectScored } from './select-scored.ts'
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
  const losses = lossesOf(workspace, matchers)
  const titled = content.length === 0 ? [] : titledSlots(workspace, content, matched.row)
  const weights = nearWeights(workspace, near, matched.row)
  const words = matchers.flatMap(({ constraint }) => (constraint.dimension === 'words' ? constraint.values : []))
  if (words.length > 0) {
    return selectScored(workspace, scoredSlots(workspace, words, titled, weights, matched.row), losses, skip, size)
  }
  const layers = layersOf(workspace, matched.row, titled, weights)
  return selectPage(workspace, { layers, losses, count: matched.count }, skip, size)
}

function lossesOf(workspace: Workspace, matchers: Ranking['matchers']): Loss[] {
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
    if (forOthers === forLocals) continue
    // Without the slots that are for those who are at home where people want to study.
    const but = unionRow(workspace, 'citizenship', asked.places)
    losses.push({ row: limited, but, loss: forOthers - forLocals })
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

/** The row as several: by how strongly slots are of a place, titled ones before all others. */
function layersOf(
  workspace: Workspace,
  row: number,
  titled: readonly number[],
  near: ReadonlyMap<number, number>,
): readonly number[] {
  const { rows, scratch } = workspace
  if (titled.length === 0 && near.size === 0) return [row]
  const layers = new Map<number, number>()
  const first = emptyRow(workspace)
  const put = (slot: number, score: number) => {
    if (isSet(rows.words, first, slot)) return
    const layer = layers.get(score) ?? emptyRow(workspace)
    layers.set(score, layer)
    setBit(rows.words, layer, slot)
    setBit(rows.words, first, slot)
  }
  for (const slot of titled) put(slot, TITLED_SCORE + (near.get(slot) ?? 0))
  for (const [slot, score] of near) put(slot, score)
  const rest = scratch()
  rows.andNot(rest, row, first)
  return [...[...layers].sort(([a], [b]) => b - a).map(([, layer]) => layer), rest]
}

function setBit(bits: Uint32Array, row: number, slot: number): void {
  const word = row + (slot >>> 5)
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31))
}
