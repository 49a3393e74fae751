import { currencyOf, LETTER } from './currencies.ts'
import type { Amount } from './scholarship.ts'

/** "3,50,000" */
export const INDIAN = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)`
const NUMBER = new RegExp(
  String.raw`${INDIAN}|\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`,
  'g',
)

const SCALES: Readonly<Record<number, string>> = {
  1000: 'thousand|thousands|k|tsd|tausend|mil|miles|mille|milliers|mila|тыс|тысяч|тысячи|ribu|rb|tys|tysięcy|ألف|آلاف|千',
  10_000: '万|萬|만',
  100_000: 'lakh|lakhs|lac|lacs',
  1_000_000:
    'million|millions|m|mio|mln|millionen|millones|millón|milhões|milhão|milioni|milione|млн|миллион|миллиона|миллионов|juta|jt|مليون|ملايين|百万|百萬',
  10_000_000: 'crore|crores|cr',
  100_000_000: '亿|億|억',
  1_000_000_000: 'billion|bn|млрд|miliar|مليار',
}
/** By how much a number before it is multiplied. The "M" of "500 M.Sc. students" is no million. */
export const SCALE = new RegExp(String.raw`^\s*(${Object.values(SCALES).join('|')})(?!${LETTER}|\.\p{L})`, 'iv')
const SCALE_APART = /(?<![\d.,]\s?)(?<!\p{L})(?:thousand|million|lakh|crore)s?(?!\p{L})/iu

/** What stands between the two ends of a range: "€5 to €10", "R$ 5 a R$ 10". Short words are ones of other meanings, too. */
const RANGES = [
  /^[^\d]{0,12}(?:-|–|—|~|至|\bto\b)[^\d]{0,12}$/,
  /^\s?(?:[^\d\s]{1,5})?\s(?:and|a|à|y|e|et|bis|und|до|и|إلى)\s(?:[^\d\s]{1,4}\s?)?$/i,
]
/** "22,000", "22.500", "22000" */
const GROUPED = /\d\D\d{3}(?!\d)|000$/

/** Words that limit a number. */
const MOST = String.raw`up\s?to|at most|limited to|capped at|cap of|ceiling|upper limit|not? (?:more than|over|above)|not (?:to )?exceed(?:ing)?|(?<!\bnot? )(?:less than|below|under)|bis(?: zu)?|höchstens|höchstbetrag|bovengrens|hoogstens|tot|jusqu['’]?[àa]|au plus|plafond|plafonnée? à|hasta|tope|até|fino ad?|до|hingga|maks\.?|حتى|最高|不超过|[<≤]=?`
const LEAST = String.raw`from|at least|more than|over|above|not? (?:less than|below|under)|mindestens|ab|minstens|vanaf|au moins|à partir de|al menos|desde|pelo menos|almeno|a partire da|от|不低于|[>≥]=?`
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
    const isRange = RANGES.some((range) => range.test(between)) && first <= second
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

const IS_RUPEES = /₹|(?<!\p{L})(?:INR|Rs|LPA)(?!\p{L})|\dLPA/u

/** What the word after a number multiplies it by: "JPY 3 million", "INR 2 lakh", "EUR 12k", "50 Tsd.", "5 mil". */
function scaleOf(text: string, end: number): number {
  const behind = text.slice(end, end + 14)
  // "₹2L", "8 LPA", "5 T€"; but "EUR 100 L" is no ten millions.
  if (/^\s?L(?:PA)?(?![\p{L}'’])/u.test(behind) && IS_RUPEES.test(text)) return 100_000
  if (/^\s?T\s?(?:€|EUR)/.test(behind)) return 1000
  const word = SCALE.exec(behind)?.[1]?.toLowerCase() ?? ''
  return Number(Object.entries(SCALES).find(([, names]) => names.split('|').includes(word))?.[0] ?? 1)
}

/** What is counted here is not money: a share, months, years; "2 to 9 months", both of them. */
const COUNTED =
  /^\s*(?:(?:[-–—]|to|à|a|bis|до)\s*\d{1,2}\s*)?(?:%|(?:per cent|months?|years?|yrs?|semesters?|weeks?|days?|students?|awards?|meses|mois|monaten?|ans|années|años|anos|jahren?|semestres?|mesi|anni|месяц\p{L}*|мес|лет|год\p{L}*|семестр\p{L}*|bulan|tahun|أشهر|شهر\p{L}*|سن\p{L}+)(?!\p{L})|个月|年|-(?:month|year))/iu

function isOther(text: string, index: number, number: string): boolean {
  const end = index + number.length
  return COUNTED.test(text.slice(end, end + 24))
}

function readNumber(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimals ? text.slice(0, decimals.index) : text).replaceAll(/\D/g, '')
  return Number(decimals ? `${whole}.${decimals[1]}` : whole)
}
