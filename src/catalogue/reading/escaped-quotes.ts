/** A backslash before a quotation mark that ends no cell. */
const ESCAPED = /\\"(?![,;|\t\r\n"]|$)/g
/** A quotation mark that is written twice inside of a cell. */
const DOUBLED = /(?<![,;|\t\r\n"])""(?![,;|\t\r\n"]|$)/g

/** True for a table whose cells have `\"` for a quotation mark, and not `""` as the standard has it. */
export function escapesByBackslash(sample: string): boolean {
  return countOf(sample, ESCAPED) > countOf(sample, DOUBLED)
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** The same table as the standard has it. A backslash before anything else stays one. */
export async function* doubledQuotes(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let quoted = false
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + chunk
    // What comes next decides on backslashes.
    let end = text.length
    while (text[end - 1] === '\\') end -= 1
    rest = text.slice(end)
    yield text.slice(0, end).replaceAll(/\\\\|\\"|"/g, (sign) => {
      if (sign === '"') quoted = !quoted
      return sign === '\\"' ? (quoted ? '""' : '"') : sign
    })
  }
  yield rest
}
