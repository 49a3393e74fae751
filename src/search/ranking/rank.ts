import { emptyRow, type Matched, type Matcher } from '#search/matching/match.ts'
import { ROWS } from '#search/indexing/search-index.ts'
import type { Workspace } from '#search/matching/workspace.ts'
import { broadRow } from './broad-lists.ts'
import { asksForFew, favoursPlaces, leavesOpenWho } from './order-rules.ts'
import { selectPage } from './select-page.ts'
import { HIGHEST_SCORE, selectScored, type Scored } from './select-scored.ts'

/** A name that contains every word of the search key is what was meant. It outranks all other text matches. */
const TITLED_SCORE = (HIGHEST_SCORE + 1) / 2

export interface Ranking {
  /** The matchers that are left, widened ones with their wider rows. */
  readonly matchers: readonly Pick<Matcher, 'constraint' | 'loose'>[]
  readonly matched: Matched
  /** The meaningful words of the search key, as typed. */
  readonly content: readonly string[]
}

/** The slots of a page, in order. */
export function rankedPage(workspace: Workspace, ranking: Ranking, skip: number, size: number): number[] {
  const { rows } = workspace
  const { matched, matchers, content } = ranking
  if (skip >= matched.count) return []
  const constraints = matchers.map(({ constraint }) => constraint)
  const broad = constraints.filter(asksForFew).map((constraint) => broadRow(workspace, constraint))
  const limited = leavesOpenWho(constraints) ? workspace.row(ROWS.limited.first) : undefined
  // Counts as much as two groups that are open to any.
  const twice = limited === undefined ? [] : [limited, limited]
  const once = new Set(matchers.flatMap((matcher) => matcher.loose))
  const open = favoursPlaces(constraints) ? [workspace.row(ROWS.country.loose)] : []
  const loose = [...once, ...open, ...broad, ...twice]
  const titled = content.length === 0 ? [] : titledSlots(workspace, content, matched.row)
  const words = constraints.flatMap(({ dimension, values }) => (dimension === 'words' ? values : []))
  if (words.length > 0) {
    return selectScored(workspace, scoredSlots(workspace, words, titled, matched.row), loose, skip, size)
  }
  if (titled.length === 0) return selectPage(workspace, { layers: [matched.row], loose }, skip, size)
  const first = emptyRow(workspace)
  for (const slot of titled) setBit(rows.words, first, slot)
  const others = workspace.scratch()
  rows.andNot(others, matched.row, first)
  return selectPage(workspace, { layers: [first, others], loose }, skip, size)
}

/**
 * The slots of `row`, all of which hold all of the words, with the sum of their weights; titled slots score above all
 * others. They are found through the rarest word: the row itself is mostly empty, and reading it through would cost
 * more.
 */
function scoredSlots(
  { index, rows, placeOf }: Workspace,
  asked: readonly string[],
  titled: readonly number[],
  row: number,
) {
  const { starts, postings } = index.words
  const ranges = asked.map((word) => {
    const place = placeOf(word)
    return { at: starts[place] ?? 0, end: starts[place + 1] ?? 0 }
  })
  const [rarest = { at: 0, end: 0 }, ...others] = ranges.sort((a, b) => a.end - a.at - (b.end - b.at))
  const titles = new Set(titled)
  const found: Scored[] = []
  for (let at = rarest.at; at < rarest.end; at++) {
    const posting = postings[at] ?? 0
    const slot = posting >>> 2
    if (!isSet(rows.words, row, slot)) continue
    let score = 1 << (posting & 3)
    for (const other of others) {
      other.at = placeFrom(postings, other.at, other.end, slot)
      score += 1 << ((postings[other.at] ?? 0) & 3)
    }
    found.push({ slot, score: Math.min(score, TITLED_SCORE - 1) + (titles.has(slot) ? TITLED_SCORE : 0) })
  }
  return found
}

/** The first posting from `from` on that belongs to the slot or a later one, found by leaps that double. */
function placeFrom(postings: Uint32Array, from: number, end: number, slot: number): number {
  let leap = 1
  while (from + leap < end && (postings[from + leap] ?? 0) >>> 2 < slot) {
    from += leap
    leap *= 2
  }
  let low = from
  let high = Math.min(end, from + leap)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((postings[middle] ?? 0) >>> 2 < slot) low = middle + 1
    else high = middle
  }
  return low
}

/** The slots of a row whose names contain all of the words. */
function titledSlots({ index, rows, placeOf }: Workspace, content: readonly string[], row: number): number[] {
  const { nameStarts, namePostings } = index.words
  const ranges: (readonly [number, number])[] = []
  for (const word of new Set(content)) {
    const place = placeOf(word)
    if (place < 0) return []
    ranges.push([nameStarts[place] ?? 0, nameStarts[place + 1] ?? 0])
  }
  ranges.sort((a, b) => a[1] - a[0] - (b[1] - b[0]))
  const [shortest, ...others] = ranges
  const found: number[] = []
  if (!shortest) return found
  for (let at = shortest[0]; at < shortest[1]; at++) {
    const slot = namePostings[at] ?? 0
    if (!isSet(rows.words, row, slot)) continue
    if (others.every(([from, to]) => holds(namePostings, from, to, slot))) found.push(slot)
  }
  return found
}

function holds(sorted: Uint32Array, from: number, to: number, slot: number): boolean {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < slot) low = middle + 1
    else high = middle
  }
  return low < to && sorted[low] === slot
}

function isSet(bits: Uint32Array, row: number, slot: number): boolean {
  return ((bits[row + (slot >>> 5)] ?? 0) >>> (slot & 31)) % 2 === 1
}

function setBit(bits: Uint32Array, row: number, slot: number): void {
  const word = row + (slot >>> 5)
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31))
}
