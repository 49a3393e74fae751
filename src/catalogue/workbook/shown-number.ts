import { readWords } from '#catalogue/words.ts'
import { format, getFormatDateInfo, getFormatInfo, isDateFormat } from 'numfmt'

const DAY_MS = 86_400_000
/** Day 0 of a workbook, and of one that counts from 1904. */
const EPOCH = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** Spreadsheets know no later day than the end of the year 9999. */
const LAST_DAY = 2_958_466

/**
 * Currencies whose sign is also that of others, by the language code beside the sign in a number format: in `[$$-1009]`
 * the dollar is Canada's. The United States' stays a sign, as everybody reads it.
 */
const SIGNS_OF_SEVERAL = readWords('number-formats')

/**
 * A number as a spreadsheet shows it: with the currency, the percent sign and the words of its format, days as ISO
 * dates. Where a format has none of these, the number is given whole, however much of it is shown.
 */
export function shownNumber(value: number, pattern: string, from1904: boolean): string {
  try {
    if (isDateFormat(pattern)) return shownDay(value, pattern, from1904)
    const says = getFormatInfo(pattern).isPercent || /[\p{L}\p{Sc}]/u.test(wordsOf(pattern))
    return says ? shownWithWords(value, pattern) : plainNumber(value)
  } catch {
    // The format is broken, and shows nothing anywhere.
    return plainNumber(value)
  }
}

/** What a format adds to a number: all but its colours and conditions, gaps, exponents, and "General". */
function wordsOf(pattern: string): string {
  return inEnglish(pattern)
    .replaceAll(/\[\$([^\]]{0,60})\]/g, '$1')
    .replaceAll(/\[[^\]]{0,60}\]|[_*].|E[+-]|General|Standard/gi, '')
}

/** Of a percentage: a third is 33.33%. */
const MOST_DECIMALS = 2

function shownWithWords(value: number, pattern: string): string {
  const { isPercent, maxDecimals } = getFormatInfo(pattern)
  const decimals = Math.min(plainNumber(value * 100).split('.')[1]?.length ?? 0, MOST_DECIMALS)
  // "13%" of 12.5% would be more than there is.
  const whole =
    isPercent && decimals > maxDecimals
      ? pattern.replaceAll(/[#0?]{1,30}(?:\.[#0?]{1,30})?%/g, `0.${'0'.repeat(decimals)}%`)
      : pattern
  return format(inEnglish(whole), value, { locale: 'en-US' }).replaceAll(/\s+/g, ' ').trim()
}

/** A format without the language that its numbers are written in: thousands are set apart by commas everywhere. */
function inEnglish(pattern: string): string {
  return pattern.replaceAll(/\[\$([^\]-]{0,40})-([0-9A-F]{1,8})\]/gi, (_, sign: string, language: string) => {
    if (sign === '') return ''
    const code = SIGNS_OF_SEVERAL.find(language.toUpperCase().replace(/^0+/, '').slice(-4))
    return `[$${code === undefined ? sign : ` ${code} `}]`
  })
}

/** All digits that a spreadsheet keeps, which are 15, and no exponent. */
export function plainNumber(value: number): string {
  return Number(value.toPrecision(15)).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 })
}

/**
 * `2027-01-15`, `2027-01-15 17:00`; `15 January` of a format without a year, `January 2027` of one without a day, `17:00` of
 * one without a date.
 */
function shownDay(value: number, pattern: string, from1904: boolean): string {
  const { year, month, day, hours, minutes } = getFormatDateInfo(pattern)
  const hasDate = year || month || day
  if (value < 0 || value >= LAST_DAY) return plainNumber(value)
  if (!hasDate) return hours && minutes && value < 1 ? clock(secondsOf(value)) : format(pattern, value)
  // To the second: a minute is no round part of a day, and 23:59 may be stored as a little less.
  const at = new Date((from1904 ? EPOCH_1904 : EPOCH) + secondsOf(value) * 1000)
  const date = dateOf(at, year || !month, day)
  const seconds = (at.getTime() % DAY_MS) / 1000
  return hours && seconds > 0 ? `${date} ${clock(seconds)}` : date
}

function secondsOf(value: number): number {
  return Math.round((value * DAY_MS) / 1000)
}

function dateOf(at: Date, hasYear: boolean, hasDay: boolean): string {
  const date = at.toISOString().slice(0, 10)
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleDateString('en-GB', { ...options, month: 'long', timeZone: 'UTC' })
  // "March 2027" is stored as its first day, and "15 January" in some year, which nobody wrote.
  if (!hasDay && date.endsWith('-01')) return inWords({ year: 'numeric' })
  return !hasYear && hasDay ? inWords({ day: 'numeric' }) : date
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** A day in ISO 8601, as some programs write it into a cell: without its seconds, and without a time of 0:00. */
export function shownIsoDay(text: string): string {
  const [, date, time = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)[\d:.]*)?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? []
  if (date === undefined) return text
  return time === '' || (time === '00:00' && zone === '') ? date : `${date} ${time}${zone}`
}
