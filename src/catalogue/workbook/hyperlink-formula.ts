const TOKEN = /\s*(?:"((?:[^"]|"")*)"|\$?([A-Z]{1,3})\$?(\d{1,7})(?![\w(])|([&,;)]))/iy
/** No address is longer. */
const LONGEST = 8000

/**
 * Reads `=HYPERLINK("https://…", "Apply")`. The parts may be texts and cells joined by `&`; `textAt` tells what stands in
 * a cell (`B12`). Undefined for any other formula.
 */
export function readHyperlink(
  formula: string,
  textAt: (place: string) => string,
): { readonly address: string; readonly words: string } | undefined {
  const start = /^=?\s*HYPERLINK\(/i.exec(formula)
  if (!start || formula.length > LONGEST) return undefined
  const parts = ['']
  TOKEN.lastIndex = start[0].length
  for (let token = TOKEN.exec(formula); token; token = TOKEN.exec(formula)) {
    const [, text, column, row, sign] = token
    if (sign === ')') {
      const [address = '', words = address] = parts
      return { address: address.trim(), words }
    }
    if (sign === ',' || sign === ';') parts.push('')
    else if (sign === undefined) {
      const piece = text?.replaceAll('""', '"') ?? textAt(`${column?.toUpperCase()}${row}`)
      parts[parts.length - 1] += piece
      if (piece.length > LONGEST) return undefined
    }
  }
  return undefined
}
