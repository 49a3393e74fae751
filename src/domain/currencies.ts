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
  [/₹/, 'INR'],
  [/₦/, 'NGN'],
  [/₩/, 'KRW'],
  [/₽/, 'RUB'],
  [/₺/, 'TRY'],
  [/₫/, 'VND'],
  [/\bRp\.?(?=\s?\d)/, 'IDR'],
  [/\bKSh(?!\p{L})/iu, 'KES'],
  [/\bS\/\.?(?=\s?\d)/, 'PEN'],
]

/** A letter of a script that has spaces between words. */
export const LETTER = String.raw`[\p{L}--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]]`
const named = (names: string) => new RegExp(`(?<!${LETTER})(?:${names})(?!${LETTER})`, 'iv')

/** Names of one currency alone; "dollars", "rupees", "ريال" and "元" are of several. */
const NAMES = (
  [
    ['AUD', 'australian dollars?|澳元'],
    ['CAD', 'canadian dollars?|加元'],
    ['CNY', 'renminbi|yuan|rmb|人民币|人民幣'],
    ['AED', 'درهم إماراتي|درهم اماراتي'],
    ['EGP', 'جنيه مصري'],
    ['EUR', 'euros?|евро|يورو|欧元|歐元|ユーロ|유로'],
    ['GBP', 'pounds? sterling|英镑|英鎊'],
    ['HKD', 'hong kong dollars?|港元|港币'],
    ['IDR', 'rupiah'],
    ['JOD', 'دينار أردني|دينار اردني'],
    ['JPY', 'yen|yenes|ienes|日元|日圓|円'],
    ['KWD', 'دينار كويتي'],
    ['MAD', 'درهم مغربي'],
    ['MYR', 'ringgit'],
    ['NGN', 'naira'],
    ['NZD', 'new zealand dollars?'],
    ['PLN', 'z[łl]oty(?:ch)?|zł'],
    ['QAR', 'ريال قطري'],
    ['RUB', String.raw`(?<!белорус\p{L}*\s)руб(?:л\p{L}{1,3})?`],
    ['SAR', 'ريال سعودي'],
    ['SGD', 'singapore dollars?'],
    ['TRY', 'ليرة تركية'],
    ['USD', String.raw`(?:us|u\.s\.|american) dollars?|доллар\p{L}* сша|دولار أمريكي|دولار امريكي|美元|米ドル`],
  ] as const
).map(([currency, names]) => [named(names), currency] as const)

/** What is one currency in one country, and another in the next: where the award is tells which. */
const LOCAL: readonly (readonly [pattern: RegExp, byCountry: Readonly<Record<string, string>>])[] = [
  [/[¥￥]/, { JP: 'JPY', CN: 'CNY' }],
  [/(?<![美欧歐日港韩韓澳加])元/, { CN: 'CNY', TW: 'TWD' }],
  [/\bRs\b/, { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR' }],
  [/\bR(?=\s?\d)/, { ZA: 'ZAR' }],
  [/\bN(?=\s?\d)/, { NG: 'NGN' }],
  [/\bRM(?=\s?\d)/, { MY: 'MYR' }],
  [/\bkr\b/i, { DK: 'DKK', NO: 'NOK', SE: 'SEK' }],
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

/** The currency that a text names; null if it names none, or more than one. `countries` as `parseAmount` has them. */
export function currencyOf(text: string, countries: readonly string[]): string | null {
  const found = new Set<string>(text.match(CODE))
  for (const [sign, currency] of [...SIGNS, ...NAMES]) if (sign.test(text)) found.add(currency)
  if (found.size === 0) for (const currency of localCurrencies(text, countries)) found.add(currency)
  // "$" alone may be any country's. It is American unless the text says otherwise, as in "CAD $500" and "$500 pesos", or the place.
  if (found.size === 0 && /(?<!\p{L})\$/u.test(text)) {
    const isOfThere = countries.length > 0 && countries.every((country) => DOLLARS.has(country))
    return isOfThere || OF_OTHERS.test(text) ? null : 'USD'
  }
  const [currency = null, ...others] = found
  return others.length === 0 ? currency : null
}

/** "Rs 50,000" in Pakistan; where the place is not known, or has no such sign, it is nobody's. */
function localCurrencies(text: string, countries: readonly string[]): string[] {
  return LOCAL.flatMap(([sign, byCountry]) => {
    const own = new Set(sign.test(text) ? countries.map((country) => byCountry[country] ?? '') : [])
    return own.size === 1 ? [...own].filter(Boolean) : []
  })
}
