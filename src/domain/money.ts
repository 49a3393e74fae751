import type { Amount } from './scholarship.ts'

/** Signs that belong to one currency. Other currencies are written as ISO 4217 codes. */
const SIGNS: readonly (readonly [pattern: RegExp, currency: string])[] = [
  [/\bUS\$|\bU\.S\.\$/, 'USD'],
  [/\b(?:AU|A)\$/, 'AUD'],
  [/\b(?:CA|C)\$|\bCAN\s?\$/, 'CAD'],
  [/\bNZ\$/, 'NZD'],
  [/\b(?:SG|S)\$/, 'SGD'],
  [/\bHK\$/, 'HKD'],
  [/\bNT\$/, 'TWD'],
  [/\bR\$/, 'BRL'],
  [/\b(?:MX|Mex)\$/, 'MXN'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₹|\bRs\.?\s/, 'INR'],
  [/₦/, 'NGN'],
  [/₩/, 'KRW'],
  // Names of one currency alone; "dollars" and "rupees" are of several.
  [/(?<!\p{L})canadian dollars?(?!\p{L})/iu, 'CAD'],
  [/(?<!\p{L})australian dollars?(?!\p{L})/iu, 'AUD'],
  [/(?<!\p{L})new zealand dollars?(?!\p{L})/iu, 'NZD'],
  [/(?<!\p{L})singapore dollars?(?!\p{L})/iu, 'SGD'],
  [/(?<!\p{L})hong kong dollars?(?!\p{L})/iu, 'HKD'],
  [/(?<!\p{L})(?:yen|yenes|ienes)(?!\p{L})/iu, 'JPY'],
  [/(?<!\p{L})euros?(?!\p{L})/iu, 'EUR'],
  [/(?<!\p{L})pounds? sterling(?!\p{L})/iu, 'GBP'],
  [/(?<!\p{L})(?:us|u\.s\.|american) dollars?(?!\p{L})/iu, 'USD'],
  [/(?<!\p{L})(?:renminbi|yuan|rmb)(?!\p{L})/iu, 'CNY'],
]

/** With a dollar sign before them, too. */
const OF_OTHERS = /(?<!\p{L})(?:pesos?|reais|c[oó]rdobas?|\p{L}+(?:ian|ean|ese|ish) dollars?)(?!\p{L})/iu

/** Countries with another currency that is written with a dollar sign: there, "$" alone may be that one. */
const DOLLARS: ReadonlySet<string> = new Set(
  'AR AU BB BN BS BZ CA CL CO CU DO FJ GY HK JM KY LR MX NA NZ SB SG SR TT TW UY'.split(' '),
)

const CODES =
  'AED AUD BDT BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GHS HKD HUF IDR ILS INR JOD JPY KES KRW KWD KZT LKR MAD MXN MYR NGN NOK NPR NZD OMR PEN PHP PKR PLN QAR RON RUB RWF SAR SEK SGD THB TND TRY TWD TZS UGX USD VND XAF XOF ZAR ZMW'.split(
    ' ',
  )
const CODE = new RegExp(String.raw`\b(?:${CODES.join('|')})\b`, 'g')

const NUMBER = /\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)/g

const SCALES: readonly (readonly [names: string, factor: number])[] = [
  ['thousand|thousands|k|tsd|tausend|mil|miles|mille|milliers|mila', 1000],
  ['million|millions|m|mio|mln|millionen|millones|millón|milhões|milhão|milioni|milione', 1_000_000],
  ['lakh|lakhs', 100_000],
  ['crore|crores', 10_000_000],
  ['billion|bn', 1_000_000_000],
]
const SCALE = new RegExp(String.raw`^\s*(${SCALES.map(([names]) => names).join('|')})(?!\p{L})`, 'iu')
const SCALE_APART = /(?<![\d.,]\s?)(?<!\p{L})(?:thousand|million|lakh|crore)s?(?!\p{L})/iu

/** "22,000", "22.500", "22000" */
const GROUPED = /\d\D\d{3}(?!\d)|000$/

/** Words that limit a number, in English, German, Dutch, French, Spanish, Portuguese, Italian. */
const MOST = String.raw`up\s?to|at most|limited to|capped at|cap of|ceiling|upper limit|not? (?:more than|over|above)|not (?:to )?exceed(?:ing)?|(?<!\bnot? )(?:less than|below|under)|bis(?: zu)?|höchstens|höchstbetrag|bovengrens|hoogstens|tot|jusqu['’]?[àa]|au plus|plafond|plafonnée? à|hasta|tope|até|fino ad?`
const LEAST = String.raw`from|at least|more than|over|above|not? (?:less than|below|under)|mindestens|ab|minstens|vanaf|au moins|à partir de|al menos|desde|pelo menos|almeno|a partire da`
/** "Maximum award: $5,000": what is limited may stand between. */
const NOUNS = String.raw`(?:\s{1,2}\p{L}+){0,3}`
/** A currency may stand between "up to" and its number. */
const BEFORE = String.raw`\s{0,2}[:=]?\s{0,2}(?:[A-Z]{3}|\S{0,3})?\s{0,2}$`
/** Tried first: "no more than" is a most, though "more than" is a least. */
const AT_MOST = new RegExp(
  String.raw`(?<!\p{L})(?:${MOST}|(?:max\.?|maxim\p{L}*|maximaal|máxim[oa]|massim[oa])${NOUNS})${BEFORE}`,
  'iu',
)
const AT_LEAST = new RegExp(String.raw`(?<!\p{L})(?:${LEAST}|(?:min\.?|minim\p{L}*|mínim[oa])${NOUNS})${BEFORE}`, 'iu')
/** What stands behind a number: "$500 or less", "$500+". */
const OR_LESS =
  /^\s*(?:or (?:less|below)|at most|oder weniger|ou moins|o menos|ou menos|o meno|maxim\p{L}*|max|máximo|massimo)(?!\p{L})/iu
const OR_MORE =
  /^\s*(?:\+|(?:or more|or above|and (?:up|above)|oder mehr|ou plus|o más|ou mais|o più|minimum|min)(?!\p{L}))/iu

/** "Total fund: $50,000", "$100 million fund", "$5,000 loan", "$25 application fee": not what one is given. */
const POT = 'fund|pool|pot|budget|endowment|fondo|fonds|fundo|presupuesto|orçamento|bilancio'
const POT_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${POT})(?:\s(?:of|de|di|von))?${BEFORE}`, 'iu')
const NO_AWARD_BEHIND = new RegExp(
  String.raw`^\s?(?:\p{Sc}|[A-Z]{3})?\s?(?:(?:million|m|mio|thousand|k)\s)?(?:total\s)?(?:${POT}|(?:student\s)?loans?|(?:application|registration|processing)\sfee)(?!\p{L})`,
  'iu',
)

/**
 * Reads an amount as funders write it. Figures are taken only if they are clear: the text names one currency, and holds
 * one number or two that form a range. Otherwise only the text is kept.
 * `parseAmount('up to GBP 5,000 a year')` -> minimum null, maximum 5000, "GBP".
 *
 * @param countries ISO 3166 codes of where the award is; empty if not known.
 */
export function parseAmount(text: string, countries: readonly string[] = []): Amount {
  const stated = text.trim()
  const currency = currencyOf(stated, countries)
  const alone: Amount = { stated, minimum: null, maximum: null, currency }
  if (currency === null) return alone
  // "(2025/26)" and "(2024 rates)" are years, not money.
  const figures = stated.replaceAll(/\((?:19|20)\d\d\b[^()]*\)/g, (remark) => ' '.repeat(remark.length))
  const numbers = [...figures.matchAll(NUMBER)].filter((match) => !isOther(figures, match.index, match[0]))
  // "(in thousands of USD)": of which number cannot be told.
  if (SCALE_APART.test(figures)) return alone
  const scales = numbers.map((match) => scaleOf(figures, match.index + match[0].length))
  // "5-10 thousand" are thousands, both of them.
  const [first, second] = numbers.map((match, index) => {
    const own = scales[index] ?? 1
    return readNumber(match[0]) * (index === 0 && own === 1 ? (scales[1] ?? 1) : own)
  })
  if (first === undefined || numbers.length > 2) return alone
  const start = numbers[0]?.index ?? 0
  if (second !== undefined) {
    const between = figures.slice(start + (numbers[0]?.[0].length ?? 0), numbers[1]?.index)
    const isRange = /^[^\d]{0,12}(?:-|–|—|\bto\b|\band\b)[^\d]{0,12}$/.test(between) && first <= second
    if (!isRange) return alone
    // The first of "10-22,000" may be so many thousands.
    const isShort =
      first * 1000 <= second && GROUPED.test(numbers[1]?.[0] ?? '') && !GROUPED.test(numbers[0]?.[0] ?? '')
    return { ...alone, minimum: isShort ? null : first, maximum: second }
  }
  const before = figures.slice(0, start)
  const behind = figures.slice(start + (numbers[0]?.[0].length ?? 0))
  if (AT_MOST.test(before) || OR_LESS.test(behind)) return { ...alone, maximum: first }
  if (POT_BEFORE.test(before) || NO_AWARD_BEHIND.test(behind)) return alone
  if (AT_LEAST.test(before) || OR_MORE.test(behind)) return { ...alone, minimum: first }
  return { ...alone, minimum: first, maximum: first }
}

/** What the word after a number multiplies it by: "JPY 3 million", "INR 2 lakh", "EUR 12k", "50 Tsd.", "5 mil". */
function scaleOf(text: string, end: number): number {
  const word = SCALE.exec(text.slice(end, end + 14))?.[1]?.toLowerCase() ?? ''
  return SCALES.find(([names]) => names.split('|').includes(word))?.[1] ?? 1
}

/** The currency that a text names; null if it names none, or more than one. */
function currencyOf(text: string, countries: readonly string[]): string | null {
  const named = new Set<string>(text.match(CODE))
  for (const [sign, currency] of SIGNS) if (sign.test(text)) named.add(currency)
  // "$" alone may be any country's. It is American unless the text says otherwise, as in "CAD $500" and "$500 pesos", or the place.
  if (named.size === 0 && /(?<!\p{L})\$/u.test(text)) {
    const isOfThere = countries.length > 0 && countries.every((country) => DOLLARS.has(country))
    return isOfThere || OF_OTHERS.test(text) ? null : 'USD'
  }
  const [currency = null, ...others] = named
  return others.length === 0 ? currency : null
}

/** True for a number that is not money: a share, months, years. */
function isOther(text: string, index: number, number: string): boolean {
  const after = text.slice(index + number.length, index + number.length + 14)
  return /^\s*(?:%|per cent|months?\b|years?\b|semesters?\b|weeks?\b|days?\b|students?\b|awards?\b|-(?:month|year))/i.test(
    after,
  )
}

function readNumber(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimals ? text.slice(0, decimals.index) : text).replaceAll(/\D/g, '')
  return Number(decimals ? `${whole}.${decimals[1]}` : whole)
}
