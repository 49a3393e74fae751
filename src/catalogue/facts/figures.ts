import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { isoDate } from '#domain/dates.ts'
import { parseAmount } from '#domain/money.ts'
import { isBareFigure, joinUnits, unitInCell, unitInHeader, withUnit, type AmountUnit } from './amount-units.ts'
import { isUnknown } from '#catalogue/text/blank-values.ts'
import { type DateOrder, findDates, serialDate } from '#catalogue/days/dates.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'

/** The cells that together may say how much is paid. */
export interface AmountCells {
  readonly amount: unknown
  readonly minimum: unknown
  readonly maximum: unknown
  readonly currency: unknown
  /** The headers of the first three, which may hold a unit. */
  readonly headers?: { readonly amount?: string; readonly minimum?: string; readonly maximum?: string }
}

/** An amount as stated, with the unit that stands in its header or beside it, or null. People write 0 when they do not know. */
export function readAmount({ amount, minimum, maximum, currency, headers = {} }: AmountCells): string | null {
  const beside = unitInCell(plainLine(currency))
  const unit = (header: string | undefined) => joinUnits(unitInHeader(header ?? ''), beside)
  const text = plainLine(amount)
  if (text.length > RECORD_LIMITS.stated) return text.slice(0, RECORD_LIMITS.stated)
  // "10000" -> "10,000". Existing separators are kept.
  const grouped = /^\d+(?:\.0+)?$/.test(text) ? written(Number(text)) : text
  if (!isBlankAmount(text)) return withUnit(grouped, unit(headers.amount)).slice(0, RECORD_LIMITS.stated)
  const least = limitOf(minimum, unit(headers.minimum))
  const most = limitOf(maximum, unit(headers.maximum))
  return rangeOf(least, most)?.slice(0, RECORD_LIMITS.stated) ?? null
}

/** One end of a range: its number, if it is one alone, and how it is written. */
interface Limit {
  readonly number: number | null
  readonly written: string
  readonly unit: AmountUnit
}

function limitOf(value: unknown, unit: AmountUnit): Limit | null {
  const text = plainLine(value)
  if (isBlankAmount(text)) return null
  const number = isBareFigure(text) ? parseAmount(`USD ${text}`).maximum : null
  const bare = number === null ? text : written(number)
  return { number, written: withUnit(bare, { ...unit, bound: '' }), unit }
}

function rangeOf(least: Limit | null, most: Limit | null): string | null {
  if (!least) return most && (STATES_MOST.test(most.written) ? most.written : `up to ${most.written}`)
  if (!most) return STATES_LEAST.test(least.written) ? least.written : `from ${least.written}`
  if (least.number === null || most.number === null) return `${least.written} to ${most.written}`
  if (least.number >= most.number) return most.written
  const isSame = least.unit.currency === most.unit.currency && least.unit.behind === most.unit.behind
  if (!isSame) return `${least.written} to ${most.written}`
  return withUnit(`${written(least.number)} to ${written(most.number)}`, { ...most.unit, bound: '' })
}

const STATES_MOST = /up to|max|hasta|jusqu|bis zu|até|fino a/i
const STATES_LEAST = /from|min|at least|desde|ab |à partir|a partir/i

/** How many awards there are, as stated; null for "Variable", 0 and the like. */
export function readAwards(value: unknown): string | null {
  const text = plainLine(value)
  return isBlankAmount(text) ? null : text.replace(/^(\d+)\.0+$/, '$1').slice(0, RECORD_LIMITS.stated)
}

/** The month that facts were checked in, `YYYY-MM`; null for anything else. */
export function readMonth(value: unknown, order: DateOrder): string | null {
  const text = plainLine(value)
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])(?!\d)/.exec(text) ?? []
  if (year && month) return `${year}-${month}`
  const serial = serialDate(text)
  if (serial) return serial.slice(0, 7)
  const whole = findDates(text, order)[0] ?? findDates(`1 ${text}`, order)[0]
  return whole?.year ? isoDate(whole.year, whole.month, whole.day).slice(0, 7) : null
}

/** True for what states nothing, zero included. */
export function isBlankAmount(text: string): boolean {
  return isUnknown(text) || /^\D{0,4}0+(?:[.,]0+)?\D{0,4}$/.test(text)
}

function written(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}
