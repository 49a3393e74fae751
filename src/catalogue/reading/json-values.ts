import { BrokenFileError } from './broken-file.ts'

/** One value of a JSON file: its text, and the line on which it begins. */
export interface JsonValue {
  readonly line: number
  readonly text: string
}

/** The longest single value, in characters: more is no record, and would have to be held in memory. */
const LONGEST = 16_000_000

/**
 * Cuts JSON into its values without holding the file: the elements of one outer array, or the values that
 * stand one after another (NDJSON). It only finds where values begin and end; `JSON.parse` says whether they are JSON.
 */
export async function* jsonValues(chunks: AsyncIterable<string>): AsyncGenerator<JsonValue> {
  const cutter = createCutter()
  for await (const chunk of chunks) yield* cutter.push(chunk)
  yield* cutter.end()
}

function createCutter() {
  let line = 1
  let depth = 0
  let inString = false
  let escaped = false
  /** Whether the file as a whole is one array: known from its first character. */
  let inArray: boolean | undefined
  let closed = false
  let text = ''
  let begun = 0

  function* finish(): Generator<JsonValue> {
    const value = text.trim()
    text = ''
    if (value !== '') yield { line: begun, text: value }
  }

  function* push(chunk: string): Generator<JsonValue> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (code === 10) line += 1
      if (inString) {
        if (escaped) escaped = false
        else if (code === 92) escaped = true
        else if (code === 34) inString = false
        continue
      }
      if (isSpace(code) && !(code === 10 && inArray === false && depth === 0)) continue
      const isFirst = inArray === undefined
      inArray ??= code === 91
      if (isFirst && inArray) {
        from = at + 1
        continue
      }
      const separates = depth === 0 && (inArray ? code === 44 || code === 93 : code === 10)
      if (separates) {
        text += chunk.slice(from, at)
        yield* finish()
        from = at + 1
        if (code === 93) closed = true
        continue
      }
      if (depth === 0 && (text + chunk.slice(from, at)).trim() === '') begun = line
      if (code === 34) inString = true
      else if (code === 123 || code === 91) depth += 1
      else if (code === 125 || code === 93) depth = Math.max(0, depth - 1)
      if (!inArray && depth === 0 && code === 125) {
        text += chunk.slice(from, at + 1)
        yield* finish()
        from = at + 1
      }
    }
    text += chunk.slice(from)
    if (text.length > LONGEST)
      throw new BrokenFileError(begun, `a value longer than ${LONGEST} characters is no record`)
  }

  function* end(): Generator<JsonValue> {
    yield* finish()
    if (inArray && !closed) throw new BrokenFileError(line, 'the file ends before its list does: it has been cut off')
  }
  return { push, end }
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0xfe_ff
}
