import { RECORD_LIMITS } from '#catalogue/record-file.ts'
import { isoDate } from '#domain/dates.ts'
import { parseAmount } from '#domain/money.ts'
import { isUnknown } from './blank-values.ts'
import type { DateOrder } from './date-order.ts'
import { findDates, serialDate } from './dates.ts'
import { plainLine } from './plain-text.ts'

/** The cells that together may say how much is paid. */
export interface AmountCells {
  readonly amount: unknown
  readonly minimum: unknown
  readonly maximum: unknown
  readonly currency: unknown
}

/** An amount as stated, or null. People write 0 when they do not know. */
export function readAmount({ amount, minimum, maximum, currency }: AmountCells): string | null {
  const code = currencyCode(plainLine(currency))
  const least = numberOf(minimum)
  const most = numberOf(maximum)
  const text = plainLine(amount)
  if (!isBlankAmount(text)) {
    const bare = /^\d[\d.,' ]*$/.test(text) && parseAmount(text).currency === null
    return (bare && code ? `${code} ${grouped(text)}` : text).slice(0, RECORD_LIMITS.stated)
  }
  if (least === null && most === null) return null
  const unit = code ? `${code} ` : ''
  if (least !== null && most !== null && least < most) return `${unit}${written(least)} to ${written(most)}`
  if (least === null) return `up to ${unit}${written(most ?? 0)}`
  return most === null ? `from ${unit}${written(least)}` : `${unit}${written(most)}`
}

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

function isBlankAmount(text: string): boolean {
  return isUnknown(text) || /^\D{0,4}0+(?:[.,]0+)?\D{0,4}$/.test(text)
}

function currencyCode(text: string): string | null {
  if (/^[A-Z]{3}$/.test(text.toUpperCase())) return text.toUpperCase()
  return isUnknown(text) ? null : parseAmount(`${text} 1`).currency
}

function numberOf(value: unknown): number | null {
  const text = plainLine(value)
  if (isBlankAmount(text)) return null
  const { maximum } = parseAmount(`USD ${text.replaceAll(/[^\d.,' ]/g, '')}`)
  return maximum === 0 ? null : maximum
}

/** "10000" -> "10,000". Existing separators are kept. */
function grouped(text: string): string {
  return /^\d+(?:\.0+)?$/.test(text) ? written(Number(text)) : text
}

function written(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}
