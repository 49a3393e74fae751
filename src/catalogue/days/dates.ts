import { normalizeLetters, withPlainDigits } from '#lexicon/normalize.ts'
import { isIsoDate, isoDate } from '#domain/dates.ts'
import { readText } from '#lexicon/read-lexicon.ts'
import { rowsOf } from '#lexicon/senses.ts'
import { foldPhrase, isSlip } from '#catalogue/text/phrase-book.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { readWords } from '#catalogue/words.ts'

/** Which part of 03/04 is the month: known from the header or the other dates of the column, or not at all. */
export type DateOrder = 'day-first' | 'month-first' | null

/** How headers write a day and a month: as letters of a format, or as words. */
const WRITTEN_DAY = 'd dd ddd t tt j jj g gg дд %d day tag dia jour giorno dag dzien день gun tanggal'.split(' ')
const WRITTEN_MONTH = 'm mm mmm мм %m month monat mes mois mese maand miesiac месяц ay bulan'.split(' ')
/** In Turkish "aa" is the month: "GG.AA.YYYY". */
const MONTH_BEHIND_DAY = [...WRITTEN_MONTH, 'a', 'aa']
const WRITTEN_YEAR = 'y yy yyyy j jj jjjj a aa aaaa гггг %y year jahr ano annee anno jaar yil'.split(' ')
const NAMED: readonly (readonly [RegExp, DateOrder])[] = [
  [/(?<!\p{L})(?:us|u\.s\.|american|usa) (?:date )?(?:format|style|order|date)|month first/u, 'month-first'],
  [
    /(?<!\p{L})(?:uk|u\.k\.|british|european|eu|australian|indian|international) (?:date )?(?:format|style|order|date)|day first/u,
    'day-first',
  ],
]

/** The order that a header gives, "Deadline (mm/dd/yyyy)" or "Frist (TT.MM.JJJJ)"; null if it gives none. */
export function orderInHeader(header: string): DateOrder {
  const folded = normalizeLetters(header)
  const words = folded.split(/[^\p{L}%]+/u)
  for (const [index, one] of words.entries()) {
    const two = words[index + 1] ?? ''
    if (WRITTEN_DAY.includes(one) && MONTH_BEHIND_DAY.includes(two)) return 'day-first'
    // Behind the year, in "yyyy-mm-dd", there is no doubt.
    if (WRITTEN_MONTH.includes(one) && WRITTEN_DAY.includes(two))
      return WRITTEN_YEAR.includes(words[index - 1] ?? '') ? null : 'month-first'
  }
  return NAMED.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

/**
 * How the dates of a column are written: as its header says, or else as the unambiguous ones show. Null if these
 * contradict each other, or the header.
 */
export function detectDateOrder(texts: readonly string[], header = ''): DateOrder {
  let dayFirst = 0
  let monthFirst = 0
  for (const text of texts) {
    for (const [, one, , two] of text.matchAll(/(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g)) {
      if (Number(one) > 12 && Number(two) <= 12) dayFirst += 1
      if (Number(two) > 12 && Number(one) <= 12) monthFirst += 1
    }
  }
  const shown =
    dayFirst > 0 && monthFirst > 0 ? 'both' : dayFirst > 0 ? 'day-first' : monthFirst > 0 ? 'month-first' : null
  const said = orderInHeader(header)
  if (shown === 'both' || (said !== null && shown !== null && said !== shown)) return null
  return said ?? shown
}

/** A day in a text, with or without its year. */
export interface FoundDate {
  readonly year: number | null
  readonly month: number
  readonly day: number
  readonly start: number
  readonly end: number
}

/** Short names that questions do not have, or have for other words, by the number of the month. */
const SHORT = readWords('months')
/** The months by their names in all languages, those of questions. */
const BY_NAME: ReadonlyMap<string, number> = new Map([
  ...[...rowsOf(readText('times'))].flatMap(([name = '', meaning = '']) =>
    /^month:\d\d$/.test(meaning) ? [[foldPhrase(name), Number(meaning.slice(-2))] as const] : [],
  ),
  ...SHORT.roles.flatMap((month) => [...SHORT.phraseSet(month)].map((name) => [name, Number(month)] as const)),
])
/** Names that are long enough to be written with a slip. */
const LONG: readonly (readonly [name: string, month: number])[] = [...BY_NAME].filter(([name]) => name.length >= 6)

/** A cell as the readers of days see it: on one line, "٢٠" as 20. */
export function dayText(value: unknown): string {
  return withPlainDigits(plainLine(value))
}

const WORD = String.raw`[\p{L}\p{M}]{3,12}\.?`
const ORDINAL = '(?:st|nd|rd|th|º|er|\\.)?'
/** Two digits are a year only after a slash or an apostrophe, or at the very end: "15 January, 20 awards" has no year. */
const YEAR = String.raw`(?:\s*[,/-]?\s*(?:de\s+|del\s+)?(\d{4})(?![\d:])|\s?[([](\d{4})[)\]]|(?:\s?['’]|[/-])(\d{2})(?![\d:]|\s*\p{L})|\s(\d{2})\s*$)?`
/** "Nov 15-30, 2026", and what may stand between two days of a month instead. */
const DAYS_OF_MONTH = new RegExp(
  String.raw`(?<![\p{L}])(${WORD})\s+(?:the\s+)?(\d{1,2})${ORDINAL}(\s?[-–—/]\s?|\s(?:to|through|until|till|and|or|&)\s)(?:the\s+)?(\d{1,2})${ORDINAL}(?![\d:\p{L}])(?:\s*[,/-]?\s*(\d{4})(?![\d:]))?`,
  'giu',
)
type Day = Omit<FoundDate, 'start' | 'end'>
const PATTERNS: readonly (readonly [
  RegExp,
  /** "unclear": there are days, but which is meant cannot be told, and no other pattern may try. */
  (match: RegExpExecArray, order: DateOrder) => Day | 'unclear' | undefined,
])[] = [
  [
    /(?<!\d)((?:19|20)\d{2})(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})(?!\d)/g,
    ([, year, month, day]) => dayOf(Number(year), Number(month), Number(day)),
  ],
  [
    // "2027 January 15", where nothing before it may have that year
    new RegExp(
      String.raw`(?<=(?:^|[;(:|])\s{0,3})(20\d{2})\s+(${WORD})\s+(\d{1,2})${ORDINAL}(?![\d:]|,?\s*\d{4})`,
      'giu',
    ),
    ([, year, name, day]) => named(fullYear(year), name, Number(day)),
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[;(:|])\s{0,3})(20\d{2}),?\s+(\d{1,2})${ORDINAL}\s+(?:of\s+|de\s+)?(${WORD})(?!,?\s*\d{4})`,
      'giu',
    ),
    ([, year, day, name]) => named(fullYear(year), name, Number(day)),
  ],
  [
    // "2027年3月31日", "3월 31일"; of "3月1日-31日" the last day
    /(?:(20\d{2})\s?[年년]\s?|(?<![\d年년]\s?))(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]?(?:\s?[-~–—～〜至到]\s?(\d{1,2})(?!\s?[\d月월년年]))?[日号號일]?(?!\d)/g,
    ([, year, month, first, last]) =>
      dayOf(fullYear(year), Number(month), Number(last ?? first)) ?? (last === undefined ? undefined : 'unclear'),
  ],
  [
    // "15 tháng 3 năm 2027"
    /(?<![\p{L}\d])(\d{1,2})\s+th[aá]ng\s+(\d{1,2})(?:\s*(?:năm|nam|[,/-])?\s*(\d{4}))?(?!\d)/giu,
    ([, day, month, year]) => dayOf(fullYear(year), Number(month), Number(day)),
  ],
  [
    // "20 كانون الثاني/يناير 2027": the same month by its two names
    /(?<!\d)(\d{1,2})\s+(?:من\s+)?([\p{sc=Arabic}\p{M}]{2,10}(?:\s+(?:الثاني|الأول|الاول))?)(?:\s*[/(]\s*[\p{sc=Arabic}\p{M}]{2,10}(?:\s+(?:الثاني|الأول|الاول))?\s*\)?)?(?:\s*(?:عام|سنة|[,،/-])?\s*(\d{4}))?(?!\d)/gu,
    ([, day, name, year]) => named(fullYear(year), name, Number(day)),
  ],
  [/(?<!\d)(20\d{2})(\d{2})(\d{2})(?!\d)/g, ([, year, month, day]) => dayOf(Number(year), Number(month), Number(day))],
  [
    // Of "1.03-30.04.2027" the 30 is no year.
    /(?<![\d.])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?(?:[-/.]\s?(\d{4})|\2\s?(\d{2}))(?!\d)/g,
    ([whole, one, , two, ...years], order) =>
      numeric(whole, Number(one), Number(two), fullYear(years.find(Boolean)), order),
  ],
  [
    // "30/09": the first is no month. "24/7" is always.
    /(?<![\d./-])(1[3-9]|2\d|3[01])\/(0[1-9]|1[0-2])(?![\d./%-])/g,
    ([, day, month]) => dayOf(null, Number(month), Number(day)),
  ],
  [
    // "15.01.", as in German
    /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/g,
    ([, day, month]) => dayOf(null, Number(month), Number(day)),
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d.])(\d{1,2})${ORDINAL}(?:\s*(?:of\s+|de\s+)?|[-/])(${WORD})${YEAR}`, 'giu'),
    ([, day, name, ...years]) => named(fullYear(years.find(Boolean)), name, Number(day)),
  ],
  [DAYS_OF_MONTH, lastOfRange],
  [
    new RegExp(String.raw`(?<![\p{L}])(${WORD})\s*[-/]?\s*(?:the\s+)?(\d{1,2})${ORDINAL}(?!\d|:\d)${YEAR}`, 'giu'),
    // Spreadsheets write March 2027 as "Mar-27".
    ([whole, name, day, ...years]) =>
      /\p{L}[-/]\d\d$/u.test(whole) ? undefined : named(fullYear(years.find(Boolean)), name, Number(day)),
  ],
  [
    // "July, 12"; but "in July, 12 awards"
    new RegExp(
      String.raw`(?<!\p{L})(${WORD}),\s*(\d{1,2})${ORDINAL}(?=\s*(?:$|[;.)/]|(?:and|or|&|each|every|y|et|und|e)(?!\p{L})))`,
      'giu',
    ),
    ([, name, day]) => named(null, name, Number(day)),
  ],
]

/** Every day that a text names, in order. Leaves out days that do not exist or are ambiguous. */
export function findDates(text: string, order: DateOrder): FoundDate[] {
  const found: FoundDate[] = []
  // By position, so that a text of thousands of dates takes no longer than its length.
  const taken = new Uint8Array(text.length)
  const apart = keepApart(text)
  for (const [pattern, read] of PATTERNS) {
    for (const match of apart.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (taken.subarray(start, end).includes(1)) continue
      const date = read(match, order)
      if (date) taken.fill(1, start, end)
      if (date && date !== 'unclear') found.push({ ...date, start, end })
    }
  }
  return found.sort((one, other) => one.start - other.start)
}

const JOINED = new RegExp(String.raw`(?<!\d\s?[-/.]?\s?)(?<!\p{L})(${WORD})\s+\d{1,2}${ORDINAL}([-/])(?=\p{L})`, 'giu')

/** In "Jan 15-Feb 28" there is no "15-Feb". Keeps every place in the text. */
function keepApart(text: string): string {
  return text.replaceAll(JOINED, (whole: string, month: string, sign: string) =>
    monthOf(month) === undefined ? whole : whole.slice(0, -1) + (sign === '-' ? '–' : ','),
  )
}

/** Applications close on the last day. "March 1 and 15" are two deadlines, and "March 15/27" is a day of 2027. */
function lastOfRange(match: RegExpExecArray): Day | 'unclear' | undefined {
  const [whole = '', name, first, sign = '', last, year] = match
  if (monthOf(name ?? '') === undefined) return undefined
  if (!/[-–—]|to|through|until|till/.test(sign)) return year === undefined ? undefined : 'unclear'
  // "March 15 - 20 awards"
  const rest = match.input.slice(match.index + whole.length)
  if (year === undefined && /\s/.test(sign) && /^\s*\p{L}/u.test(rest)) return undefined
  if (Number(last) <= Number(first)) return 'unclear'
  return named(fullYear(year), name, Number(last)) ?? 'unclear'
}

/** Days since 30 December 1899, which is how spreadsheets export dates as numbers. */
export function serialDate(text: string): string | undefined {
  if (!/^[345]\d{4}(?:[.,]\d+)?$/.test(text)) return undefined
  // The decimals are the time of day.
  const days = Math.floor(Number(text.replace(',', '.')))
  return days < 36_526 ? undefined : new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The month with this name, allowing one slip: "Febuary" is 2. */
export function monthOf(name: string): number | undefined {
  const folded = foldPhrase(name)
  const exact = BY_NAME.get(folded)
  if (exact !== undefined || folded.length < 5) return exact
  const near = new Set(
    LONG.flatMap(([other, month]) => (folded[0] === other[0] && isSlip(folded, other) ? [month] : [])),
  )
  return near.size === 1 ? [...near][0] : undefined
}

function named(year: number | null, name: string | undefined, day: number) {
  const month = monthOf(name ?? '')
  return month === undefined ? undefined : dayOf(year, month, day)
}

function numeric(whole: string, one: number, two: number, year: number | null, order: DateOrder) {
  // Points between the numbers mean that the day comes first.
  if (one > 12 || (two <= 12 && (order === 'day-first' || whole.includes('.') || one === two)))
    return dayOf(year, two, one)
  if (two > 12 || order === 'month-first') return dayOf(year, one, two)
  return undefined
}

function fullYear(text: string | undefined): number | null {
  if (text === undefined) return null
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function dayOf(year: number | null, month: number, day: number) {
  if (year !== null && (year < 2000 || year > 2100)) return undefined
  // Without a year use a leap year, so that 29 February is valid.
  return isIsoDate(isoDate(year ?? 2024, month, day)) ? { year, month, day } : undefined
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
