import { normalizeLetters } from '#lexicon/normalize.ts'
import { parseAmount } from '#domain/money.ts'
import { readWords } from '#catalogue/words.ts'
import { isUnknown } from '#catalogue/text/blank-values.ts'

/** What the header of a column, or a column of its own, says of each amount in it. */
export interface AmountUnit {
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
    role.startsWith(`${kind} `) ? [[role.slice(kind.length + 1), WORDS.require(role).split(', ')] as const] : [],
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
export function unitInCell(text: string): AmountUnit {
  if (/^[a-z]{3}$/i.test(text)) return { ...NONE, currency: `${text.toUpperCase()} ` }
  const unit = unitOf(text, false)
  if (unit.currency !== '' || unit.behind !== '') return unit
  return isUnknown(text) ? NONE : { ...NONE, behind: text }
}

/** What the first does not say, the second does. */
export function joinUnits(first: AmountUnit, second: AmountUnit): AmountUnit {
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
  String.raw`(?<![\d.,])\d[\d.,]*\s?(?:%|per ?cent|months?|years?|semesters?|weeks?|days?|students?|awards?|scholarships?|meses|años|mois|ans|monate|jahre|(?:${WORDS.require('wage').replaceAll(', ', '|')})(?!\p{L}))|(?<!\d)\d+\/\d+`,
  'giu',
)
const HAS_PERIOD =
  /\/\s?\p{L}|\b(?:per|a|each|every|monthly|yearly|annual\w*|pro|par|por|al|p\.)\s|\b(?:monthly|yearly|annually|weekly)\b/iu
const HAS_BOUND = /up to|max|min|from|at least|about|approx|around|~|hasta|jusqu|bis zu|até|fino a/iu

/** True for a number or a range alone, without a unit. */
export function isBareFigure(text: string): boolean {
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
export function withUnit(written: string, unit: AmountUnit): string {
  // "$5,000" under "Value (CAD)": whose dollar or peso it is, the header says.
  const isDollar = /^(?:USD|CAD|AUD|NZD|SGD|HKD|TWD|MXN|COP|CLP|ARS|UYU) $/.test(unit.currency)
  const text = isDollar ? written.replaceAll(/(?<!\p{L})\$\s?(?=\d)/gu, unit.currency) : written
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
