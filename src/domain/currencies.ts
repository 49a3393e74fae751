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
    ['CAD', '加元'],
    ['CNY', 'renminbi|yuan|rmb'],
    ['EUR', 'euros'],
    ['GBP', 'pounds? sterling'],
    ['IDR', 'rupiah'],
    ['JPY', 'yen|yenes|ienes|円'],
    ['MYR', 'ringgit'],
    ['NGN', 'naira'],
    ['PLN', 'z[łl]oty(?:ch)?|zł'],
    ['RUB', String.raw`(?<!белорус\p{L}*\s)руб(?:л\p{L}{1,3})?`],
    ['USD', String.raw`(?:u\.s\.|american) dollars?|доллар\p{L}* сша|دولار امريكي`],
  ] as const
).map(([currency, names]) => [named(names), currency] as const)

/** What is one currency in one country, and another in the next: where the award is tells which. */
const LOCAL: readonly (readonly [pattern: RegExp, byCountry: Readonly<Record<string, string>>])[] = [
  [/[¥￥]/, { JP: 'JPY', CN: 'CNY' }],
  [/(?<![美欧歐日港韩韓澳加])元/, { CN: 'CNY', TW: 'TWD' }],
  [/\bRs\b/, { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR' }],
  [/\bR(?=\s?\d)/, { ZA: 'ZAR' }],
  [/\bN(?=\s?\d)/, { NG: 'NGN' }],
  [/\bkr\b/i, { DK: 'DKK', NO: 'NOK', SE: 'SEK' }],
]

/** With a dollar sign before them, too. */
const OF_OTHERS = /\$U(?!\p{L})|(?<!\p{L})(?:pesos?|reais|c[oó]rdobas?|\p{L}+(?:ian|ean|ese|ish) dollars?)(?!\p{L})/iu

/** Countries with another currency that is written with a dollar sign: there, "$" alone may be that one. */
const DOLLARS: ReadonlySet<string> = new Set(
  'AR AU BB BN BS BZ CA CL CO CU DO FJ GY HK JM KY LR MX NA NZ SB SG SR TT TW UY'.split(' '),
)

const CODES =
  'AED AUD BDT BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GHS HKD HUF IDR ILS INR JOD JPY KES KRW KWD KZT LKR MAD MXN MYR NGN NOK NPR NZD OMR PEN PHP PKR PLN QAR RON RUB RWF SAR SEK SGD THB TND TRY TWD TZS UGX USD VND XAF XOF ZAR ZMW'
const CODE = new RegExp(String.raw`\b(?:${CODES.replaceAll(' ', '|')})\b`, 'g')

/** The full name of each currency in the languages of the lists: "Kenyan shilling", "ريال قطري", "美元". */
const FULL_NAMES: ReadonlyMap<string, string> = new Map(
  'en es fr de pt it nl pl ru uk tr id vi ar fa hi ja ko zh zh-Hant'.split(' ').flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'currency' })
    return CODES.split(' ').map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const)
  }),
)
const FULL_NAME = new RegExp(
  `(?<!${LETTER})(${[...FULL_NAMES.keys()].map((name) => RegExp.escape(name)).join('|')})(?:e?s)?(?!${LETTER})`,
  'gv',
)

/** The currency that a text names; null if it names none, or more than one. `countries` as `parseAmount` has them. */
export function currencyOf(text: string, countries: readonly string[]): string | null {
  const found = new Set<string>(text.match(CODE))
  for (const [sign, currency] of [...SIGNS, ...NAMES]) if (sign.test(text)) found.add(currency)
  // There are many names, and most amounts need none.
  if (found.size === 0)
    for (const [, name = ''] of text.toLowerCase().matchAll(FULL_NAME)) found.add(FULL_NAMES.get(name) ?? '')
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
