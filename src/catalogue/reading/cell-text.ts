import { INVISIBLE } from '#catalogue/normalising/plain-text.ts'

/** What spreadsheets show for a result that there is none of, in English, Spanish, French, German and Portuguese. */
const ERRORS = new Set(
  '#N/A #N/D #NV #REF! #¡REF! #BEZUG! #VALUE! #¡VALOR! #VALOR! #VALEUR! #WERT! #DIV/0! #¡DIV/0! #NAME? #¿NOMBRE? #NOM? #NOME? #NUM! #¡NUM! #NÚM! #NOMBRE! #ZAHL! #NULL! #¡NULO! #NULO! #NUL! #SPILL! #CALC! #FIELD! #BLOCKED! #UNKNOWN! #CONNECT! #BUSY! #ERROR! #GETTING_DATA'.split(
    ' ',
  ),
)

/** A text on one line, without what cannot be seen. */
export function visibleLine(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim()
}

/** True for `#N/A` and the other errors of a spreadsheet, and for a database's `\N`, which state nothing. */
export function statesNothing(text: string): boolean {
  return (text.startsWith('#') && ERRORS.has(text.trim())) || text === String.raw`\N`
}
