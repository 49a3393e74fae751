import type { Question } from '#search/answer.ts'
import { askedIn, nativesIn, tellsNoNation, type Asked, type Constraint } from '#search/asking/constraints.ts'
import { valueNumber, type Dimension, type Indexed } from '#search/asking/dimensions.ts'
import { admitsSilent, LIVE_ROW, ROWS } from '#search/indexing/search-index.ts'
import { calledSlots } from './titles.ts'
import type { Workspace } from './workspace.ts'

/** A constraint with the rows of the slots that agree with it. */
export interface Matcher {
  readonly constraint: Constraint
  readonly exact: number
  /**
   * The slots that agree only loosely: open to any, silent about whom it is for, or mainly for the people of other
   * nations. If no nation is told, the slots for some nations only take the place of those open to any.
   */
  readonly loose: readonly Slots[]
}

/** The slots of a row that are not in another. */
export interface Slots {
  readonly row: number
  readonly but: number
}

export interface Matched {
  readonly row: number
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
export function matchAll({ rows, index, row, scratch }: Workspace, all: readonly number[]): Matched {
  const first = all[0]
  if (first === undefined) return { row: row(LIVE_ROW), count: index.size }
  if (all.length === 1) return { row: first, count: rows.shared(first, first) }
  const to = scratch()
  let so = first
  for (let at = 1; at < all.length - 1; at++) {
    rows.and(to, so, all[at] ?? first)
    so = to
  }
  return { row: to, count: rows.countedAnd(to, so, all[all.length - 1] ?? first) }
}

/** The slots that agree with a constraint. */
export function exactRow(workspace: Workspace, { dimension, values, isLeftOut }: Constraint): number {
  if (isLeftOut) return otherRow(workspace, values[0]?.split(' ') ?? [])
  return dimension === 'words' ? wordsRow(workspace, values) : unionRow(workspace, dimension, values)
}

/** The slots that are not called by all of the words. */
function otherRow(workspace: Workspace, words: readonly string[]): number {
  const { rows, row } = workspace
  const to = emptyRow(workspace)
  rows.or(to, to, row(LIVE_ROW))
  for (const slot of calledSlots(workspace, words)) {
    const at = to + (slot >>> 5)
    rows.words[at] = (rows.words[at] ?? 0) & ~(1 << (slot & 31))
  }
  return to
}

function matcherOf(workspace: Workspace, constraint: Constraint): Matcher {
  const { dimension, values } = constraint
  const matching = exactRow(workspace, constraint)
  if (dimension === 'words') return { constraint, exact: matching, loose: [] }
  const loose = looseSlots(workspace, constraint, dimension)
  // The slots that match a field without naming it or one of its subjects.
  if (dimension === 'field') loose.push({ row: matching, but: unionRow(workspace, 'named field', values) })
  return { constraint, exact: matching, loose }
}

function looseSlots(workspace: Workspace, constraint: Constraint, dimension: Dimension): Slots[] {
  const { row, none } = workspace
  // Whoever asks for a time wants nothing of it first.
  if (dimension === 'when') return []
  const { loose, silent } = ROWS[dimension]
  if (tellsNoNation(constraint)) {
    const natives = unionRow(workspace, 'mainly for', nativesIn(constraint))
    const rows = [forSomeRow(workspace), hardlyTheirsRow(workspace, natives), natives]
    return rows.map((slots) => ({ row: slots, but: none }))
  }
  const but = dimension === 'citizenship' ? unionRow(workspace, 'mainly for', constraint.values) : none
  const all = [{ row: row(loose), but }]
  if (admitsSilent(dimension)) all.push({ row: row(silent), but })
  if (dimension === 'citizenship') all.push({ row: mainlyForSomeRow(workspace), but })
  return all
}

/** The slots that are mainly for the people of some nations. */
function mainlyForSomeRow({ rows, row, kept }: Workspace): number {
  return kept('mainly for some', (to) => rows.andNot(to, row(LIVE_ROW), row(ROWS['mainly for'].silent)))
}

/** The slots that are for citizens of some countries only, or do not say. */
function forSomeRow({ rows, row, kept }: Workspace): number {
  const { loose, silent } = ROWS.citizenship
  return kept('for some', (to) => {
    rows.andNot(to, row(LIVE_ROW), row(loose))
    rows.or(to, to, row(silent))
  })
}

/** The slots that do not say whose they are, or are mainly for the very natives that the asker is not. */
function hardlyTheirsRow({ rows, row, scratch }: Workspace, natives: number): number {
  const to = scratch()
  rows.or(to, row(ROWS['mainly for'].silent), natives)
  rows.and(to, to, row(ROWS.citizenship.silent))
  return to
}

/** More values than these are kept as one row. */
const FEW_VALUES = 8

/** The slots that match any of the values. */
export function unionRow(workspace: Workspace, dimension: Indexed, values: readonly string[]): number {
  const [only] = values
  if (only === undefined) return workspace.none
  if (values.length === 1) return valueRow(workspace, dimension, only)
  if (values.length > FEW_VALUES)
    return workspace.kept(`${dimension} ${values.join()}`, (to) => writeUnion(workspace, to, dimension, values))
  const to = workspace.scratch()
  writeUnion(workspace, to, dimension, values)
  return to
}

function writeUnion(workspace: Workspace, to: number, dimension: Indexed, values: readonly string[]): void {
  const { rows } = workspace
  let so = valueRow(workspace, dimension, values[0] ?? '')
  for (let at = 1; at < values.length; at++) {
    rows.or(to, so, valueRow(workspace, dimension, values[at] ?? ''))
    so = to
  }
}

function valueRow({ row }: Workspace, dimension: Indexed, value: string): number {
  return row(ROWS[dimension].first + valueNumber(dimension, value))
}

export function emptyRow({ rows, scratch }: Workspace): number {
  const to = scratch()
  rows.words.fill(0, to, to + rows.stride)
  return to
}

/** The slots that hold any of the values: of several words, all. */
function wordsRow(workspace: Workspace, values: readonly string[]): number {
  const { rows, written, rewind } = workspace
  const to = emptyRow(workspace)
  const before = written()
  for (const value of values) {
    const [first = '', ...others] = value.split(' ')
    if (others.length === 0) {
      setSlots(workspace, to, first)
      continue
    }
    const all = emptyRow(workspace)
    setSlots(workspace, all, first)
    for (const word of others) {
      const other = emptyRow(workspace)
      setSlots(workspace, other, word)
      rows.and(all, all, other)
      rewind(before + 1)
    }
    rows.or(to, to, all)
    rewind(before)
  }
  return to
}

function setSlots({ index, rows, placeOf }: Workspace, to: number, word: string): void {
  const bits = rows.words
  const { starts, postings } = index.words
  const place = placeOf(word)
  const end = starts[place + 1] ?? 0
  for (let at = starts[place] ?? 0; at < end; at++) {
    const slot = (postings[at] ?? 0) >>> 2
    const target = to + (slot >>> 5)
    bits[target] = (bits[target] ?? 0) | (1 << (slot & 31))
  }
}
