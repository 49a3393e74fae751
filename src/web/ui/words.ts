import { formatPartialDate, isIsoDate } from '#domain/dates.ts'

export const inWords = formatPartialDate

/** `2026-11` -> "November 2026"; anything else comes back unchanged. */
export function formatMonth(month: string): string {
  const [found] = /^\d{4}-\d\d/.exec(month) ?? []
  return found !== undefined && isIsoDate(`${found}-01`) ? inWords(found) : month
}

/** `2027-01-15` -> "15 January 2027"; anything else comes back unchanged. */
export function formatDay(day: string): string {
  return isIsoDate(day) ? inWords(day) : day
}

/** Whether a record says it: what a funder does not state comes empty, missing or as "NA". */
export function isStated(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && !['', 'NA'].includes(text.trim().toUpperCase())
}

/** Somebody's words in quotation marks. Isolated, or what follows Arabic words would be drawn among them. */
export function quoted(words: string): string {
  return `“\u2068${words.trim()}\u2069”`
}

/** The site of a link as people say it: `https://www.daad.de/en/` -> "daad.de". Undefined unless it is a web link. */
export function siteOf(link: string): string | undefined {
  try {
    const { protocol, hostname } = new URL(link)
    return /^https?:$/.test(protocol) ? hostname.replace(/^www\d?\./, '') : undefined
  } catch {
    // Phones that get no more updates lack `URL.canParse`.
    return undefined
  }
}
