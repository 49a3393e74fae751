import { jsonValues, type JsonValue } from './json-values.ts'
import type { Row } from './table-rows.ts'

/** The objects of a JSON list, of NDJSON, or of the one list inside an outer object. */
export async function* jsonRows(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  let alone: JsonValue | undefined
  let count = 0
  for await (const value of jsonValues(chunks)) {
    count += 1
    if (count === 1) {
      alone = value
      continue
    }
    if (alone) yield* rowsOf(alone)
    alone = undefined
    yield* rowsOf(value)
  }
  if (!alone) return
  const inner = innerList(alone.text)
  if (inner === undefined) yield* rowsOf(alone)
  else for await (const { line, text } of jsonValues(once(inner.text))) yield rowOf({ line: line + inner.line, text })
}

/** A line of NDJSON that breaks off takes the lines after it along: those that are whole are told from it again. */
function* rowsOf(value: JsonValue): Generator<Row> {
  const row = rowOf(value)
  const lines = 'fault' in row ? value.text.split('\n') : []
  const rows = lines.map((text, index) => rowOf({ line: value.line + index, text }))
  if (rows.slice(1).some((other) => 'cells' in other)) yield* rows
  else yield row
}

function rowOf({ line, text }: JsonValue): Row {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return { line, cells: value }
    return { line, value: text.slice(0, 120), fault: 'is not an object with named values' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { line, value: text.slice(0, 120), fault: `is not JSON: ${reason}` }
  }
}

/** `{"scholarships": [ … ]}`: the list, and the lines before it. */
function innerList(text: string): { text: string; line: number } | undefined {
  let outer: unknown
  try {
    outer = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(outer)) return undefined
  const lists = Object.entries(outer).filter(
    ([, value]) => Array.isArray(value) && value.length > 0 && value.every(isObject),
  )
  const [key] = lists[0] ?? []
  // A record may have a list of objects too; a wrapper has little else.
  if (key === undefined || lists.length > 1 || 'name' in outer || 'title' in outer) return undefined
  const before = new RegExp(String.raw`${RegExp.escape(JSON.stringify(key))}\s*:\s*(?=\[)`).exec(text)
  if (!before) return undefined
  const start = before.index + before[0].length
  const line = text.slice(0, start).split('\n').length - 1
  return { text: listFrom(text, start), line }
}

/** The text of the list that begins at `start`. */
function listFrom(text: string, start: number): string {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') {
      depth -= 1
      if (depth === 0) return text.slice(start, at + 1)
    }
  }
  return text.slice(start)
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
