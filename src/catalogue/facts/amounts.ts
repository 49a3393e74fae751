import { normalizeLetters } from '#lexicon/normalize.ts'
import { parseAmount } from '#domain/money.ts'
import { readWords } from '#catalogue/words.ts'
import { isUnknown } from '#catalogue/text/neutral-words.ts'
import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'

/** What the header of a column, or a column of its own, says of each amount in it. */
interface AmountUnit {
  /** Before the number: `USD `, `¥`, or nothing. */
  readonly currency: string
  /** Behind it: "thousand", "% of tuition", "pesos", "per month", in this order; or nothing. */
  readonly behind: string
  /** "up to", "from", "about"; or nothing. */
  readonly bound: string
}

type Words = readonly (readonly [written: string, names: readonly string[]])[]

const WORDS = readWords('amount-units')
const wordsOf = (kind: string): Words =>
  WORDS.roles.flatMap((role) =>
    role.startsWith(`${kind} `) ? [[role.slice(kind.length + 1), WORDS.list(role)] as const] : [],
  )
const [FACTORS, CURRENCIES, PERIODS, BOUNDS] = [
  wordsOf('factor'),
  wordsOf('currency'),
  wordsOf('period'),
  wordsOf('bound'),
]

const SIGNS = /(?:US|A|AU|C|CA|NZ|S|SG|HK|R)\$|[$€£¥₹₦₩₱₺₽฿₫₴₪￥]/u
/** Named as they are: there are several of each. */
const OTHER_CURRENCIES =
  /(?<!\p{L})(?:(?:us|canadian|australian|singapore|kenyan|tanzanian|ugandan|mexican|colombian|chilean|philippine|british|nigerian|ghanaian|cfa|norwegian|swedish|danish) )?(?:dollars?|dolares|dólares|pounds?|pesos?|francs?|shillings?|kroner|kronor|krone|dinars?|dirhams?|rand|naira|rubles?|zloty|lira)(?!\p{L})/iu

const NONE: AmountUnit = { currency: '', behind: '', bound: '' }

/** Of each column, the header is read once. */
const KNOWN = new Map<string, AmountUnit>()
const MOST_KNOWN = 1000

/** The unit in a header: "Amount (¥1,000)", "Betrag in EUR", "Monto (miles de pesos)", "award.amount_usd". */
export function unitInHeader(header: string): AmountUnit {
  const known = KNOWN.get(header)
  if (known) return known
  const words =
    header
      // "kEUR", "T€"
      .replace(/(?<!\p{L})[kKT](?=(?:EUR|USD|GBP|CHF)(?!\p{L})|[€$£])/u, 'k ')
      .replaceAll('_', ' ')
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .split(/[>]|\.(?=\p{L}{2})/u)
      .at(-1) ?? ''
  const unit = unitOf(words, true)
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(header, unit)
  return unit
}

/** The unit in a cell of a column of currencies: a code, a sign, or a name as it is. */
function unitInCell(text: string): AmountUnit {
  if (/^[a-z]{3}$/i.test(text)) return { ...NONE, currency: `${text.toUpperCase()} ` }
  const unit = unitOf(text, false)
  if (unit.currency !== '' || unit.behind !== '') return unit
  return isUnknown(text) ? NONE : { ...NONE, behind: text }
}

/** What the first does not say, the second does. */
function joinUnits(first: AmountUnit, second: AmountUnit): AmountUnit {
  return {
    currency: second.currency || first.currency,
    behind: [first.behind, second.behind].filter(Boolean).join(' '),
    bound: first.bound || second.bound,
  }
}

function unitOf(words: string, isHeader: boolean): AmountUnit {
  const folded = normalizeLetters(words).replaceAll(/['’]/g, "'")
  const share = /(?<!\d ?)%[^)\]]*|percent(?:age)?(?: of [^)\]]*)?/u.exec(folded)?.[0].trim()
  if (share !== undefined) return { ...NONE, behind: share.replace(/^percent(?:age)?/, '%') }
  const sign = SIGNS.exec(words)?.[0] ?? ''
  const code = codeIn(words)
  const named = nameIn(CURRENCIES, folded.split(/[^\p{L}]+/u))
  const other = sign === '' && code === '' && named === '' ? (OTHER_CURRENCIES.exec(words)?.[0] ?? '') : ''
  const tokens = folded.split(/[\s()[\]/$€£¥￥-]+/u).map((token) => token.replace(/[.,:;]$/, ''))
  const factor = nameIn(FACTORS, tokens)
  const spaced = ` ${folded
    .replaceAll(/[()[\],:;_-]+/g, ' ')
    .replaceAll("'", '')
    .replaceAll(/\s+/g, ' ')} `
  const period = phraseIn(PERIODS, spaced)
  const behind = [factor, other, period].filter(Boolean).join(' ')
  const currency = sign || (code || named ? `${code || named} ` : '')
  return { currency, behind, bound: isHeader ? phraseIn(BOUNDS, spaced) : '' }
}

/** A code in capitals, or one that is no word of a language: "amount_usd". */
function codeIn(words: string): string {
  for (const [code] of words.matchAll(/(?<!\p{L})[A-Za-z]{3}(?!\p{L})/gu)) {
    if (code !== code.toUpperCase() && !NO_WORDS.includes(code.toLowerCase())) continue
    const currency = parseAmount(`${code.toUpperCase()} 1`).currency
    if (currency !== null) return currency
  }
  return ''
}

const NO_WORDS = 'usd eur gbp inr jpy cad aud chf cny kes ngn zar brl mxn nzd sgd krw'.split(' ')

function nameIn(names: Words, tokens: readonly string[]): string {
  return names.find(([, all]) => all.some((name) => tokens.includes(name)))?.[0] ?? ''
}

function phraseIn(names: Words, spaced: string): string {
  return (
    names.find(([, all]) =>
      all.some((name) => spaced.includes(name.startsWith('/') ? `${name} ` : ` ${name} `)),
    )?.[0] ?? ''
  )
}

const NUMBER = String.raw`\d[\d.,'’ ]*`
const BARE = new RegExp(String.raw`^${NUMBER}(?:\s?(?:[-–—]|to|bis|a|à)\s?${NUMBER})?$`)
const FACTOR_NAMES = FACTORS.flatMap(([, names]) => names.filter((name) => /^\p{L}+$/u.test(name)))
const FACTOR_BEHIND = String.raw`\s?(?:k|m|${FACTOR_NAMES.join('|')})(?!\p{L})`
/** "2.5 lakh" in a column of lakhs */
const IS_FACTORED = new RegExp(String.raw`\d${FACTOR_BEHIND}`, 'iu')
/** By how much a number is multiplied, and its currency, belong to it: "5 million", "10 k€". */
const BELONGS = String.raw`(?:${FACTOR_BEHIND})?(?:\s?(?:[A-Z]{3}(?!\p{L})|\p{Sc}))?`
/** One number, or a range, a currency before it, and words behind it: "200/Y", "€900", "5,000 a year". */
const LEADING = new RegExp(
  String.raw`^((?:[A-Z]{3}|[A-Z]{0,3}\p{Sc})?\s?)(${NUMBER}(?<! )(?:\s?(?:[-–—]|to)\s?${NUMBER}(?<! ))?${BELONGS})(\D*)$`,
  'u',
)
/** Numbers that are no money. */
const NOT_MONEY = new RegExp(
  String.raw`(?<![\d.,])\d[\d.,]*\s?(?:%|per ?cent|months?|years?|semesters?|weeks?|days?|students?|awards?|scholarships?|meses|años|mois|ans|monate|jahre|(?:${WORDS.list('wage').join('|')})(?!\p{L}))|(?<!\d)\d+\/\d+`,
  'giu',
)
const HAS_PERIOD =
  /\/\s?\p{L}|\b(?:per|a|each|every|monthly|yearly|annual\w*|pro|par|por|al|p\.)\s|\b(?:monthly|yearly|annually|weekly)\b/iu
const HAS_BOUND = /up to|max|min|from|at least|about|approx|around|~|hasta|jusqu|bis zu|até|fino a/iu

/** True for a number or a range alone, without a unit. */
function isBareFigure(text: string): boolean {
  return BARE.test(text)
}

const FACTOR = new RegExp(`^(?:${FACTORS.map(([name]) => name).join('|')}) ?`)

/** In a column "(¥1,000)", "$25,000" are no thousands. */
function isOtherMoney(text: string, { currency }: AmountUnit): boolean {
  if (currency === '' || text.includes(currency.trim())) return false
  const own = parseAmount(text).currency
  return own === null || own !== parseAmount(`${currency}1`).currency
}

/** An amount with its unit: "200/Y" in a column "(¥1,000)" is "¥200 thousand/Y". What states a currency keeps its own. */
export function withUnit(stated: string, unit: AmountUnit): string {
  // "$5,000" under "Value (CAD)": whose dollar or peso it is, the header says.
  const isDollar = /^(?:USD|CAD|AUD|NZD|SGD|HKD|TWD|MXN|COP|CLP|ARS|UYU) $/.test(unit.currency)
  const text = isDollar ? stated.replaceAll(/(?<!\p{L})\$\s?(?=\d)/gu, unit.currency) : stated
  if (!/\d/.test(text.replaceAll(NOT_MONEY, ' '))) return text
  const own = SIGNS.test(text) || codeIn(text) !== '' || OTHER_CURRENCIES.test(text)
  const currency = own ? '' : unit.currency
  const factored =
    (own && isOtherMoney(text, unit)) || IS_FACTORED.test(text) ? unit.behind.replace(FACTOR, '') : unit.behind
  const behind = HAS_PERIOD.test(text) ? factored.replace(/ ?(?:per|in) \w+$/, '') : factored
  if (currency === '' && behind === '' && unit.bound === '') return text
  const [, before = '', figure = '', rest = ''] = LEADING.exec(text) ?? []
  const bound = unit.bound === '' || HAS_BOUND.test(text) ? '' : `${unit.bound} `
  const spaced = behind === '' || behind.startsWith('%') ? behind : ` ${behind}`
  if (figure !== '') return `${bound}${before || currency}${figure}${spaced}${rest}`
  const words = `${currency.trim()}${currency === '' ? '' : ' '}${behind}`.trim()
  return words === '' ? text : `${text} (${words.startsWith('per ') ? '' : 'in '}${words})`
}

/** The cells that together may say how much is paid. */
export interface AmountCells {
  readonly amount?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly currency?: unknown
  /** The headers of the first three, which may hold a unit. */
  readonly headers?: Readonly<Partial<Record<'amount' | 'minimum' | 'maximum', string | undefined>>>
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

/** True for what states nothing, zero included. */
export function isBlankAmount(text: string): boolean {
  return isUnknown(text) || /^\D{0,4}0+(?:[.,]0+)?\D{0,4}$/.test(text)
}

function written(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}
