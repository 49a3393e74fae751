import { isAny } from '#catalogue/text/blank-values.ts'
import { readAges, readFee, readNeeds, readObligation, readReferences, readRoute } from '#catalogue/facts/conditions.ts'
import { isBlankAmount, readAmount } from '#catalogue/facts/figures.ts'
import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { pickConditions, type Conditions } from '#domain/conditions.ts'
import { readWords } from '#catalogue/words.ts'
import type { Cell, RowCells } from './row-cells.ts'

/** Conditions that are kept as a cell states them, how they are called, and the list that takes what is too long. */
const TEXTS = [
  ['min_grade', 'Minimum grade', 'eligibility'],
  ['language', 'Language', 'eligibility'],
  ['length', 'Length', 'benefits'],
  ['renewal', 'Renewal', 'benefits'],
] as const

/** The facts that decide, from the columns that hold them. What no field can hold is kept in words. */
export function conditionsOf(row: RowCells): Conditions {
  const texts = TEXTS.map(([name, label, list]) => ({ [name]: textOf(row, row.first(name), label, list) }))
  const fee = feeOf(row)
  const needs = needsOf(row, fee.isNeeded)
  return pickConditions({
    ...needs,
    ...(fee.isFree && { fee_free: true }),
    ...agesOf(row),
    ...Object.assign({}, ...texts),
    income_max: incomeOf(row),
    ...routeOf(row),
    ...obligationOf(row),
  })
}

function textOf(
  row: RowCells,
  cell: Cell | undefined,
  label: string,
  list: keyof RowCells['kept'],
): string | undefined {
  // "Any" asks for nothing, nor does a lowest grade of 0.
  if (
    !cell ||
    isAny(cell.text, () => false) ||
    isBlankAmount(cell.text) ||
    (row.isShared(cell) && row.feeds(cell, list))
  )
    return undefined
  return fitting(row, cell, `${cell.text}${spanInHeader(cell)}`, label, list)
}

const SPANS: ReadonlySet<string> = new Set(readWords('amount-units').require('span').split(', '))

/** The " months" that a number under "Duration (months)" lacks. */
function spanInHeader({ text, column }: Cell): string {
  const words = /^\d{1,3}$/.test(text) ? column.toLowerCase().split(/[^\p{L}]+/u) : []
  const span = words.find((word) => SPANS.has(word))
  return span === undefined ? '' : ` ${span}`
}

/** Longer words go among the texts, whole. */
function fitting(
  row: RowCells,
  cell: Cell,
  text: string,
  label: string,
  list: keyof RowCells['kept'],
): string | undefined {
  if (text.length <= RECORD_LIMITS.words) return text
  keep(row, cell, label, list)
  return undefined
}

function needsOf(row: RowCells, hasFee: boolean): Conditions {
  const cell = row.first('needs')
  const counted = row.first('references')
  const { isPartial, ...read } = cell ? readNeeds(cell.value) : { isPartial: false, needs: undefined }
  if (cell && isPartial && !row.feeds(cell, 'applicationProcess')) keep(row, cell, 'Documents', 'applicationProcess')
  if (cell && read.needs) row.note('changed', cell, `is read as ${read.needs.join(', ')}`)
  const count = counted && readReferences(counted.value)
  if (counted && count === undefined) keep(row, counted, 'References', 'applicationProcess')
  const needs = new Set(read.needs)
  if (count !== undefined) needs.add('reference')
  if (hasFee) needs.add('fee')
  if (needs.size === 0) return {}
  return { ...read, needs: [...needs], ...(count !== undefined && { references: count }) }
}

/** A fee is kept as stated, too: how much it is, no field holds. */
function feeOf(row: RowCells): { readonly isNeeded: boolean; readonly isFree: boolean } {
  const cell = row.first('fee')
  const read = cell && readFee(cell.value)
  if (cell && read !== 'free') keep(row, cell, 'Application fee', 'applicationProcess')
  return { isNeeded: read === 'fee', isFree: read === 'free' }
}

/** The words of the first column that says more than numbers are told beside them. */
function agesOf(row: RowCells): Conditions {
  const ages: Conditions[] = []
  for (const [target, bare] of [
    ['age', undefined],
    ['age_min', 'age_min'],
    ['age_max', 'age_max'],
  ] as const) {
    const cell = row.first(target)
    if (!cell) continue
    const { age_says: says, ...numbers } = readAges(cell.value, bare)
    const words = says === undefined ? undefined : fitting(row, cell, says, 'Age', 'eligibility')
    ages.push({ ...(words !== undefined && { age_says: words }), ...numbers })
  }
  return Object.assign({}, ...ages.toReversed())
}

/** With the unit of its header: "Maximum income (INR)". */
function incomeOf(row: RowCells): string | undefined {
  const cell = row.first('income_max')
  if (!cell) return undefined
  const said = readAmount({
    amount: cell.text,
    minimum: '',
    maximum: '',
    currency: '',
    headers: { amount: cell.column },
  })
  if (said === null) row.note('left out', cell, 'states no income')
  return said === null ? undefined : fitting(row, cell, said, 'Income limit', 'eligibility')
}

function routeOf(row: RowCells): Conditions {
  const cell = row.first('route')
  const route = cell && readRoute(cell.value)
  if (cell && !route) keep(row, cell, 'Where to apply', 'applicationProcess')
  return route ? { route } : {}
}

function obligationOf(row: RowCells): Conditions {
  const cell = row.first('obligation')
  if (!cell) return {}
  const { obligation_says: says = '', ...kinds } = readObligation(cell.value)
  const words = fitting(row, cell, says, 'Obligation', 'benefits')
  return { ...kinds, ...(words !== undefined && { obligation_says: words }) }
}

function keep(row: RowCells, cell: Cell, label: string, list: keyof RowCells['kept']): void {
  row.kept[list].push(`${label} as stated: ${cell.text}`)
}
