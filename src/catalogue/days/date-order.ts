import { normalizeLetters } from '#lexicon/normalize.ts'

/** Which part of 03/04 is the month: known from the header or the other dates of the column, or not at all. */
export type DateOrder = 'day-first' | 'month-first' | null

/** How headers write a day and a month: as letters of a format, or as words. */
const DAY = 'd dd ddd t tt j jj g gg дд %d day tag dia jour giorno dag dzien день gun tanggal'.split(' ')
const MONTH = 'm mm mmm мм %m month monat mes mois mese maand miesiac месяц ay bulan'.split(' ')
/** In Turkish "aa" is the month: "GG.AA.YYYY". */
const MONTH_AFTER_DAY = [...MONTH, 'a', 'aa']
const YEAR = 'y yy yyyy j jj jjjj a aa aaaa гггг %y year jahr ano annee anno jaar yil'.split(' ')
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
    if (DAY.includes(one) && MONTH_AFTER_DAY.includes(two)) return 'day-first'
    // Behind the year, in "yyyy-mm-dd", there is no doubt.
    if (MONTH.includes(one) && DAY.includes(two)) return YEAR.includes(words[index - 1] ?? '') ? null : 'month-first'
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
