import { asStated, KEPT, type Kept } from '#catalogue/kept-words.ts'
import { headerWords, scoreHeader } from '#catalogue/mapping/header-names.ts'
import { isYes, markIn } from '#catalogue/mapping/value-looks.ts'
import { TARGETS, type Mapping, type Target } from '#catalogue/mapping/mapping.ts'
import { isUnknown } from '#catalogue/text/neutral-words.ts'
import type { DateOrder } from '#catalogue/days/dates.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { linkColumn } from '#catalogue/reading/table-rows.ts'
import { withoutApostrophe } from '#catalogue/record-csv.ts'
import type { RecordFault } from '#catalogue/record-file.ts'
import type { CountryCode } from '#domain/countries.ts'

/** Facts about a whole column that help to read its cells. */
export interface ColumnProfile {
  readonly dateOrder: DateOrder
  /** The country whose states the column's codes are; null if they are countries. */
  readonly statesOf: CountryCode | null
  /** True if single letters are levels of study. */
  readonly hasLevelCodes: boolean
}

/** One value that was read as another, or could not be read. */
export interface Note extends RecordFault {
  readonly kind: 'changed' | 'left out'
}

export interface Cell {
  readonly column: string
  readonly value: unknown
  /** On one line, without markup. */
  readonly text: string
}

export type RowCells = ReturnType<typeof openRow>

const TEXTS: ReadonlySet<Target> = new Set(['eligibility', 'benefits', 'applicationProcess', 'about'])
const NO_PROFILE: ColumnProfile = { dateOrder: null, statesOf: null, hasLevelCodes: false }

/** The columns of each target, the best header first. */
export function columnsByTarget(mapping: Mapping): ReadonlyMap<string, readonly string[]> {
  return new Map(
    TARGETS.map((target) => {
      const columns = Object.keys(mapping.columns).filter((column) => mapping.columns[column]?.includes(target))
      return [target, columns.toSorted((one, other) => scoreHeader(other, target) - scoreHeader(one, target))]
    }),
  )
}

/** A row being read: its cells by target, and what there is to report about them. */
export function openRow(
  cells: Readonly<Record<string, unknown>>,
  columns: ReadonlyMap<string, readonly string[]>,
  mapping: Mapping,
  profiles: ReadonlyMap<string, ColumnProfile>,
) {
  const notes: Note[] = []
  /** What cells state but no field can hold, kept in words for the reader. */
  const kept: Record<'eligibility' | 'benefits' | 'applicationProcess', string[]> = {
    eligibility: [],
    benefits: [],
    applicationProcess: [],
  }

  /** The cells of a target that state something, or else the mapping's value for all rows. */
  function all(target: Target): readonly Cell[] {
    const found = columnsFor(target, columns.get(target) ?? []).map((column) =>
      answered(cellOf(column, cells[column]), target),
    )
    // A deadline that "varies" does state something.
    const stated = found.filter(({ text }) => text !== '' && (target === 'deadline' || !isUnknown(text)))
    const given = fixed(target)
    return stated.length > 0 || given === undefined ? stated : [given]
  }

  /** The mapping's value for all rows that do not state one. */
  function fixed(target: Target): Cell | undefined {
    const value = mapping.values[target]
    return value === undefined ? undefined : cellOf(`values.${target}`, value)
  }

  return {
    all,
    first: (target: Target) => all(target)[0],
    fixed,
    profileOf: (cell: Cell) => profiles.get(cell.column) ?? NO_PROFILE,
    /** True for a column that feeds several fields: what one of them cannot read may be for another. */
    isShared: ({ column }: Cell) => (mapping.columns[column]?.length ?? 0) > 1,
    /** True for a column of which another field reads what one of studies cannot; a list of texts only repeats it. */
    isSharedByFields: ({ column }: Cell) =>
      (mapping.columns[column]?.filter((target) => !TEXTS.has(target)).length ?? 0) > 1,
    /** True for a column whose words stand among the texts anyway. */
    isRepeated: ({ column }: Cell) => mapping.columns[column]?.some((target) => TEXTS.has(target)) === true,
    feeds: ({ column }: Cell, target: Target) => mapping.columns[column]?.includes(target) === true,
    note: (kind: Note['kind'], cell: Cell, reason: string, value = cell.text) =>
      notes.push({ kind, column: cell.column, value: value.slice(0, 200), reason }),
    notes,
    kept,
    /** Keeps in words what a cell states and its field cannot hold. */
    keep: (field: Kept, words: string) => kept[KEPT[field][1]].push(asStated(field, words)),
  }
}

/** The address under the words of a cell is its link, before the words. */
function columnsFor(target: Target, columns: readonly string[]): readonly string[] {
  return target === 'link' || target === 'source' ? columns.flatMap((column) => [linkColumn(column), column]) : columns
}

/** A mark below a level or a subject says that it is one of them: "x (final year)" below "Bachelor" is "Bachelor (final year)". */
function answered(cell: Cell, target: Target): Cell {
  const said = target === 'levels' || target === 'fields' ? markIn(cell.text) : undefined
  if (!said) return cell
  const text = isYes(said.mark) ? `${headerWords(cell.column)}${said.remark}` : ''
  return { ...cell, value: text, text }
}

function cellOf(column: string, raw: unknown): Cell {
  const value = typeof raw === 'string' ? withoutApostrophe(raw) : raw
  return { column, value, text: plainLine(value) }
}
