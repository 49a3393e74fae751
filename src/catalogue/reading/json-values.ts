import { BrokenFileError } from './decode-file.ts'
import { figure, LIMITS } from '#catalogue/limits.ts'

/** One value of a JSON file: its text, and the line on which it begins. */
export interface JsonValue {
  readonly line: number
  readonly text: string
  /** Why it must not be parsed: code that reads records recurses into them. */
  readonly fault?: string
}

/** Where a text begins in a file: its line, and the number of characters before it on that line. */
export interface Place {
  readonly line: number
  readonly before: number
}

/**
 * Splits JSON into its values without holding the file: the elements of one outer array, or values one after another
 * (NDJSON). Only finds where values begin and end; `JSON.parse` decides whether they are JSON.
 */
export async function* jsonValues(
  chunks: AsyncIterable<string> | Iterable<string>,
  start: Place = { line: 1, before: 0 },
): AsyncGenerator<JsonValue> {
  const cutter = createCutter(start)
  for await (const chunk of chunks) yield* cutter.push(chunk)
  yield* cutter.end()
}

function createCutter({ line: firstLine, before }: Place) {
  let line = firstLine
  /** Characters of the current line before the current chunk; negative if the line began inside the chunk. */
  let beforeChunk = before
  let depth = 0
  let inString = false
  let escaped = false
  /** Whether the whole file is one array: known from its first character. */
  let inArray: boolean | undefined
  let closed = false
  const value = createValue()

  function* push(chunk: string): Generator<JsonValue> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at)
      if (code === 10) {
        line += 1
        beforeChunk = -at - 1
      }
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
        value.add(chunk.slice(from, at))
        yield* value.finish()
        from = at + 1
        if (code === 93) closed = true
        continue
      }
      value.begin(line)
      if (code === 34) inString = true
      else if (code === 123 || code === 91) {
        depth += 1
        if (depth > LIMITS.depth) value.tooDeep(line, beforeChunk + at + 1)
      } else if (code === 125 || code === 93) depth = Math.max(0, depth - 1)
      if (!inArray && depth === 0 && code === 125) {
        value.add(chunk.slice(from, at + 1))
        yield* value.finish()
        from = at + 1
      }
    }
    beforeChunk += chunk.length
    value.add(chunk.slice(from))
  }

  function* end(): Generator<JsonValue> {
    yield* value.finish()
    if (inArray && !closed) throw new BrokenFileError(line, 'the file ends before its list does: it has been cut off')
  }
  return { push, end }
}

function createValue() {
  let text = ''
  let begun = 0
  let blank = true
  let fault: string | undefined
  return {
    begin(line: number): void {
      if (blank) begun = line
      blank = false
    },
    add(piece: string): void {
      text += piece
      if (text.length > LIMITS.value) throw new BrokenFileError(begun, TOO_LONG)
    },
    tooDeep(line: number, character: number): void {
      fault ??= `is nested more than ${LIMITS.depth} levels deep, which no record is: look at line ${figure(line)}, character ${figure(character)}`
    },
    *finish(): Generator<JsonValue> {
      const whole = { line: begun, text: text.trim(), ...(fault !== undefined && { fault }) }
      text = ''
      blank = true
      fault = undefined
      if (whole.text !== '') yield whole
    },
  }
}

const TOO_LONG = `the value that begins here is longer than ${figure(LIMITS.value)} characters, which no record is: a bracket or quotation mark is never closed, or the records stand in a list inside an object, and that list is to be saved alone`

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0xfe_ff
}
