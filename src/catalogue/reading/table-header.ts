import { matchHeader, WITHIN } from '#catalogue/mapping/header-names.ts'
import type { TableLine } from './table-rows.ts'
import { INVISIBLE } from '#catalogue/text/plain-text.ts'
import { readWords } from '#catalogue/words.ts'

/** The header is among the first lines, maybe after titles and notes. */
export const HEADER_WITHIN = 12

export interface Header {
  /** The names of the columns, each different; without a header, columns are numbered. */
  readonly columns: readonly string[]
  /** The first line behind the header. */
  readonly end: number
  /** How many columns have a name that is known; of those in `known`, if there are any. */
  readonly score: number
}

/** Finds the header among the first lines of a table. `known` are the names that a mapping expects. */
export function findHeader(lines: readonly TableLine[], known: ReadonlySet<string>): Header {
  const expected = lines.map(({ cells }) => namesIn(cells).filter((name) => known.has(name)).length)
  const scores = expected.some((count) => count > 0) ? expected : lines.map(({ cells }) => headerScore(cells))
  const score = Math.max(0, ...scores)
  // The questions of a form are names of its answers, though they name nothing that is known.
  const asked = lines.findIndex(({ cells }) => cells.filter((cell) => cell.trim().endsWith('?')).length > 1)
  const best = scores.indexOf(score)
  const isGroups = isGrouping(lines[best]) && (scores[best + 1] ?? 0) > 0 && !isDivided(lines[best], lines[best + 1])
  const at = score === 0 ? asked : best + Number(isGroups)
  const first = lines[at]
  if (first === undefined) {
    const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
    return { columns: nameColumns(Array.from({ length: width }, () => '')), end: 0, score }
  }
  // "Amount" over "from" and "to", beside names that are merged over both lines.
  const spans = first.spans ?? 1
  const end = at + (spans === 1 && isDivided(first, lines[at + 1]) ? 2 : spans)
  return { columns: nameColumns(withGroups(joinedNames(lines.slice(at, end)), lines[at - 1], known)), end, score }
}

/** How many cells are column names; 0 for a line of values, which may contain such a word here and there. */
function headerScore(cells: readonly string[]): number {
  if (cells.some((cell) => /https?:|www\.|@|^\s*[\d.,/-]{4,}\s*$/i.test(cell))) return 0
  const scores = namesIn(cells).map((name) => matchHeader(name).score)
  const plain = scores.filter((score) => score > WITHIN).length
  return plain > 0 || scores.filter((score) => score > 0).length > 1 ? scores.filter((score) => score > 0).length : 0
}

/** A title that is merged over all columns is one name, and no column's. */
function namesIn(cells: readonly string[]): string[] {
  return [...new Set(cells.map(visibleLine))].filter(Boolean)
}

/** True for a line of several names, of which one reaches over columns. */
function isGrouping(line: TableLine | undefined): line is TableLine {
  const groups = (line?.cells ?? []).map(visibleLine)
  return new Set(groups).size > 1 && groups.some((group, at) => group !== '' && group === groups[at - 1])
}

/**
 * "Value" above "Minimum" and "Maximum", and a name above a column without one, in a line whose names reach over several
 * columns. A name that says what its column holds needs no group.
 */
function withGroups(names: readonly string[], above: TableLine | undefined, known: ReadonlySet<string>): string[] {
  if (!isGrouping(above)) return [...names]
  const groups = above.cells.map(visibleLine)
  return Array.from({ length: Math.max(names.length, groups.length) }, (_, at) => {
    const [name = '', group = ''] = [names[at], groups[at]]
    return name !== '' && (known.has(name) || matchHeader(name).score > WITHIN)
      ? name
      : [group, name].filter(Boolean).join(' ')
  })
}

/** True if the second line names parts of names that reach over several columns, "Dates" over "Opens" and "Closes", and no more. */
function isDivided({ cells }: TableLine = { line: 0, cells: [] }, below: TableLine | undefined): boolean {
  const name = (at: number) => visibleLine(cells[at] ?? '')
  const isPart = (at: number) =>
    name(at) === '' ||
    name(at) === name(at - 1) ||
    name(at + 1) === name(at) ||
    (at + 1 < cells.length && name(at + 1) === '')
  const filled = (below?.cells ?? []).flatMap((cell, at) => (visibleLine(cell) === '' ? [] : [at]))
  return filled.length > 1 && filled.every((at) => at < cells.length && isPart(at))
}

function joinedNames(lines: readonly TableLine[]): string[] {
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index) => {
    const parts = lines.map(({ cells }) => visibleLine(cells[index] ?? ''))
    return [...new Set(parts)].filter(Boolean).join(' ')
  })
}

/** Names, each different; a column without one is numbered. */
export function nameColumns(header: readonly string[]): string[] {
  const names: string[] = []
  for (const [index, cell] of header.entries()) {
    const name = cell || `column ${index + 1}`
    const times = names.filter((other) => other === name || other.startsWith(`${name} (`)).length
    names.push(times === 0 ? name : `${name} (${times + 1})`)
  }
  return names
}

/** What spreadsheets show for a result that there is none of, in English, Spanish, French, German and Portuguese. */
const ERRORS = new Set(readWords('blanks').require('error').split(' '))

/** A text on one line, without what cannot be seen. */
function visibleLine(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim()
}

/** True for `#N/A` and the other errors of a spreadsheet, and for a database's `\N`, which state nothing. */
export function statesNothing(text: string): boolean {
  return (text.startsWith('#') && ERRORS.has(text.trim())) || text === String.raw`\N`
}
