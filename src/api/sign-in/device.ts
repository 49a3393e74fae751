/** The first whose mark is there: most browsers also carry the marks of those that came before them. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  // An iPad that asks for the sites of a desk says so too.
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** As far as anybody reads: what comes after it is not looked at. */
const LONGEST = 400

/**
 * `Firefox on Windows`: enough for a person to know their own devices by, and too little to know a person by. Made of
 * the words above alone, whatever was sent; null where none of them fits.
 */
export function nameDevice(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, LONGEST) ?? ''
  const nameIn = (list: readonly (readonly [string, RegExp])[]) => list.find(([, mark]) => mark.test(text))?.[0]
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)]
  if (browser === undefined) return system ?? null
  return system === undefined ? browser : `${browser} on ${system}`
}
