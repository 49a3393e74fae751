import { isAny } from '#catalogue/text/neutral-words.ts'
import { readAges, readFee, readNeeds, readObligation, readReferences, readRoute } from '#catalogue/facts/conditions.ts'
import { isBlankAmount, readAmount } from '#catalogue/facts/amounts.ts'
import { KEPT, type Kept } from '#catalogue/kept-words.ts'
import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { pickConditions, type Conditions } from '#domain/conditions.ts'
import { readWords } from '#catalogue/words.ts'
import type { Cell, RowCells } from './row-cells.ts'

/** Conditions that are kept as a cell states them. */
const TEXTS = ['min_grade', 'language', 'length', 'renewal'] as const

/** The facts that decide, from the columns that hold them. What no field can hold is kept in words. */
export function conditionsOf(row: RowCells): Conditions {
  const texts = TEXTS.map((name) => ({ [name]: textOf(row, name) }))
  const fee = feeOf(row)
  return pickConditions({
    ...needsOf(row, fee === 'fee'),
    ...(fee === 'free' && { fee_free: true }),
    ...agesOf(row),
    ...Object.assign({}, ...texts),
    income_max: incomeOf(row),
    ...routeOf(row),
    ...obligationOf(row),
  })
}

function textOf(row: RowCells, name: (typeof TEXTS)[number]): string | undefined {
  const cell = row.first(name)
  // "Any" asks for nothing, nor does a lowest grade of 0.
  const isNone = !cell || isAny(cell.text, () => false) || isBlankAmount(cell.text) || row.feeds(cell, KEPT[name][1])
  return isNone ? undefined : fitting(row, name, cell, `${cell.text}${spanInHeader(cell)}`)
}

const SPANS: ReadonlySet<string> = new Set(readWords('amount-units').list('span'))

/** The " months" that a number under "Duration (months)" lacks. */
function spanInHeader({ text, column }: Cell): string {
  const words = /^\d{1,3}$/.test(text) ? column.toLowerCase().split(/[^\p{L}]+/u) : []
  const span = words.find((word) => SPANS.has(word))
  return span === undefined ? '' : ` ${span}`
}

/** Longer words go among the texts, whole. */
function fitting(row: RowCells, field: Kept, cell: Cell, text: string): string | undefined {
  if (text.length <= RECORD_LIMITS.words) return text
  row.keep(field, cell.text)
  return undefined
}

function needsOf(row: RowCells, hasFee: boolean): Conditions {
  const cell = row.first('needs')
  const counted = row.first('references')
  const { isPartial, ...read } = cell ? readNeeds(cell.value) : { isPartial: false, needs: undefined }
  if (cell && isPartial && !row.feeds(cell, 'applicationProcess')) row.keep('needs', cell.text)
  if (cell && read.needs) row.note('changed', cell, `is read as ${read.needs.join(', ')}`)
  const count = counted && readReferences(counted.value)
  if (counted && count === undefined) row.keep('references', counted.text)
  const needs = new Set(read.needs)
  if (count !== undefined) needs.add('reference')
  if (hasFee) needs.add('fee')
  if (needs.size === 0) return {}
  return { ...read, needs: [...needs], ...(count !== undefined && { references: count }) }
}

/** A fee is kept as stated, too: how much it is, no field holds. */
function feeOf(row: RowCells): ReturnType<typeof readFee> {
  const cell = row.first('fee')
  const read = cell && readFee(cell.value)
  if (cell && read !== 'free') row.keep('fee', cell.text)
  return read
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
    const words = says === undefined ? undefined : fitting(row, 'age', cell, says)
    ages.push({ ...(words !== undefined && { age_says: words }), ...numbers })
  }
  return Object.assign({}, ...ages.toReversed())
}

/** With the unit of its header: "Maximum income (INR)". */
function incomeOf(row: RowCells): string | undefined {
  const cell = row.first('income_max')
  if (!cell) return undefined
  const said = readAmount({ amount: cell.text, headers: { amount: cell.column } })
  if (said === null) row.note('left out', cell, 'states no income')
  return said === null ? undefined : fitting(row, 'income_max', cell, said)
}

function routeOf(row: RowCells): Conditions {
  const cell = row.first('route')
  const route = cell && readRoute(cell.value)
  if (cell && !route) row.keep('route', cell.text)
  return route ? { route } : {}
}

function obligationOf(row: RowCells): Conditions {
  const cell = row.first('obligation')
  if (!cell) return {}
  const { obligation_says: says = '', ...kinds } = readObligation(cell.value)
  const words = fitting(row, 'obligation', cell, says)
  return { ...kinds, ...(words !== undefined && { obligation_says: words }) }
}
