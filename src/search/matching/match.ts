import type { Question } from '#search/engine-types.ts'
import { askedIn, nativesIn, tellsNoNation, type Asked, type Constraint } from '#search/constraints/constraints.ts'
import { valueNumber, type Dimension, type Indexed } from '#search/constraints/attributes.ts'
import { admitsSilent, LIVE_DOCS, BITSETS } from '#search/indexing/search-index.ts'
import { docIdsNamed } from './titles.ts'
import type { Workspace } from './query-context.ts'

/** A constraint with the rows of the slots that agree with it. */
export interface Matcher {
  readonly constraint: Constraint
  readonly exact: number
  /**
   * The slots that agree only loosely: open to any, silent about whom it is for, or mainly for the people of other
   * nations. If no nation is told, the slots for some nations only take the place of those open to any.
   */
  readonly loose: readonly BitsetDifference[]
}

/** The slots of a row that are not in another. */
export interface BitsetDifference {
  readonly bitset: number
  readonly except: number
}

export interface Matched {
  readonly bitset: number
  readonly count: number
}

/** A question, with the slots that agree with all its constraints. */
export interface Resolved extends Asked {
  readonly matchers: readonly Matcher[]
  readonly matched: Matched
  /** How many rows of the workspace must stay as they are. */
  readonly written: number
}

export function resolve(workspace: Workspace, question: Question): Resolved {
  workspace.begin()
  const asked = askedIn(question, workspace.read, workspace.counts)
  const matchers = asked.constraints.map((constraint) => matcherOf(workspace, constraint))
  const matched = matchAll(
    workspace,
    matchers.map(({ exact }) => exact),
  )
  return { ...asked, matchers, matched, written: workspace.written() }
}

/** The slots that are in all of the rows; every record if there are no rows. */
export function matchAll({ bitsets, index, bitset, scratch }: Workspace, all: readonly number[]): Matched {
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

/** The slots that agree with a constraint. */
export function exactBitset(workspace: Workspace, { dimension, values, isLeftOut }: Constraint): number {
  if (isLeftOut) return exceptNamed(workspace, values[0]?.split(' ') ?? [])
  return dimension === 'words' ? wordsBitset(workspace, values) : unionBitset(workspace, dimension, values)
}

/** The slots that are not called by all of the words. */
function exceptNamed(workspace: Workspace, words: readonly string[]): number {
  const { bitsets, bitset } = workspace
  const to = emptyBitset(workspace)
  bitsets.or(to, to, bitset(LIVE_DOCS))
  for (const docId of docIdsNamed(workspace, words)) {
    const at = to + (docId >>> 5)
    bitsets.words[at] = (bitsets.words[at] ?? 0) & ~(1 << (docId & 31))
  }
  return to
}

function matcherOf(workspace: Workspace, constraint: Constraint): Matcher {
  const { dimension, values } = constraint
  const matching = exactBitset(workspace, constraint)
  if (dimension === 'words') return { constraint, exact: matching, loose: [] }
  const loose = partialMatches(workspace, constraint, dimension)
  // The slots that match a field without naming it or one of its subjects.
  if (dimension === 'field') loose.push({ bitset: matching, except: unionBitset(workspace, 'named field', values) })
  return { constraint, exact: matching, loose }
}

function partialMatches(workspace: Workspace, constraint: Constraint, dimension: Dimension): BitsetDifference[] {
  const { bitset, none } = workspace
  // Whoever asks for a time wants nothing of it first.
  if (dimension === 'when') return []
  const { loose, silent } = BITSETS[dimension]
  if (tellsNoNation(constraint)) {
    const natives = unionBitset(workspace, 'mainly for', nativesIn(constraint))
    const bitsets = [forSomeBitset(workspace), hardlyTheirsBitset(workspace, natives), natives]
    return bitsets.map((one) => ({ bitset: one, except: none }))
  }
  const except = dimension === 'citizenship' ? unionBitset(workspace, 'mainly for', constraint.values) : none
  const all = [{ bitset: bitset(loose), except }]
  if (admitsSilent(dimension)) all.push({ bitset: bitset(silent), except })
  if (dimension === 'citizenship') all.push({ bitset: mainlyForSomeBitset(workspace), except })
  return all
}

/** The slots that are mainly for the people of some nations. */
function mainlyForSomeBitset({ bitsets, bitset, kept }: Workspace): number {
  return kept('mainly for some', (to) => bitsets.andNot(to, bitset(LIVE_DOCS), bitset(BITSETS['mainly for'].silent)))
}

/** The slots that are for citizens of some countries only, or do not say. */
function forSomeBitset({ bitsets, bitset, kept }: Workspace): number {
  const { loose, silent } = BITSETS.citizenship
  return kept('for some', (to) => {
    bitsets.andNot(to, bitset(LIVE_DOCS), bitset(loose))
    bitsets.or(to, to, bitset(silent))
  })
}

/** The slots that do not say whose they are, or are mainly for the very natives that the asker is not. */
function hardlyTheirsBitset({ bitsets, bitset, scratch }: Workspace, natives: number): number {
  const to = scratch()
  bitsets.or(to, bitset(BITSETS['mainly for'].silent), natives)
  bitsets.and(to, to, bitset(BITSETS.citizenship.silent))
  return to
}

/** More values than these are kept as one row. */
const FEW_VALUES = 8

/** The slots that match any of the values. */
export function unionBitset(workspace: Workspace, dimension: Indexed, values: readonly string[]): number {
  const [only] = values
  if (only === undefined) return workspace.none
  if (values.length === 1) return valueBitset(workspace, dimension, only)
  if (values.length > FEW_VALUES)
    return workspace.kept(`${dimension} ${values.join()}`, (to) => writeUnion(workspace, to, dimension, values))
  const to = workspace.scratch()
  writeUnion(workspace, to, dimension, values)
  return to
}

function writeUnion(workspace: Workspace, to: number, dimension: Indexed, values: readonly string[]): void {
  const { bitsets } = workspace
  let so = valueBitset(workspace, dimension, values[0] ?? '')
  for (let at = 1; at < values.length; at++) {
    bitsets.or(to, so, valueBitset(workspace, dimension, values[at] ?? ''))
    so = to
  }
}

function valueBitset({ bitset }: Workspace, dimension: Indexed, value: string): number {
  return bitset(BITSETS[dimension].first + valueNumber(dimension, value))
}

export function emptyBitset({ bitsets, scratch }: Workspace): number {
  const to = scratch()
  bitsets.words.fill(0, to, to + bitsets.wordsPerBitset)
  return to
}

/** The slots that hold any of the values: of several words, all. */
function wordsBitset(workspace: Workspace, values: readonly string[]): number {
  const { bitsets, written, rewind } = workspace
  const to = emptyBitset(workspace)
  const before = written()
  for (const value of values) {
    const [first = '', ...others] = value.split(' ')
    if (others.length === 0) {
      setDocIds(workspace, to, first)
      continue
    }
    const all = emptyBitset(workspace)
    setDocIds(workspace, all, first)
    for (const word of others) {
      const other = emptyBitset(workspace)
      setDocIds(workspace, other, word)
      bitsets.and(all, all, other)
      rewind(before + 1)
    }
    bitsets.or(to, to, all)
    rewind(before)
  }
  return to
}

function setDocIds({ index, bitsets, findWord }: Workspace, to: number, word: string): void {
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
