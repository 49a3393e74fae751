import { jsonValues, type JsonValue, type Place } from './json-values.ts'
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
  const row = rowOf(alone)
  const outer = 'cells' in row ? row.cells : undefined
  const inner = outer && innerList(outer, alone)
  if (inner) for await (const value of jsonValues([inner.text], inner)) yield rowOf(value)
  else if (outer && isKeyed(outer)) yield { line: alone.line, value: alone.text.slice(0, 120), fault: KEYED }
  else yield* rowsOf(alone)
}

/** A broken line of NDJSON swallows the lines after it: split it again, and keep the whole ones. */
function* rowsOf(value: JsonValue): Generator<Row> {
  const row = rowOf(value)
  const table = 'cells' in row ? tableIn(row.cells) : undefined
  if (table) {
    for (const cells of table) yield { line: value.line, cells }
    return
  }
  const lines = 'fault' in row && value.fault === undefined ? value.text.split('\n') : []
  const rows = lines.map((text, index) => rowOf({ line: value.line + index, text }))
  if (rows.slice(1).some((other) => 'cells' in other)) yield* rows
  else yield row
}

/**
 * What tools for databases write: `[{"type": "header"}, {"type": "table", "name": …, "data": [ … ]}]`. The records of a
 * table, or none for what only describes it.
 */
function tableIn(cells: Readonly<Record<string, unknown>>): readonly Record<string, unknown>[] | undefined {
  const { type, data } = cells
  if (type === 'table' && Array.isArray(data)) return data.filter(isObject)
  const describes =
    (type === 'header' && 'version' in cells) || (type === 'database' && Object.keys(cells).length === 2)
  return describes ? [] : undefined
}

function rowOf({ line, text, fault }: JsonValue): Row {
  if (fault !== undefined) return { line, value: text.slice(0, 120), fault }
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return { line, cells: value }
    return { line, value: text.slice(0, 120), fault: 'is not an object with named values: name them, or take it out' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { line, value: text.slice(0, 120), fault: `is not JSON: ${reason}` }
  }
}

const KEYED = 'is one object that holds a record under each key: write the records as a list, [{…}, {…}]'

/** `{"a-1": {"name": …}, "a-2": {"name": …}}`. */
function isKeyed(outer: Readonly<Record<string, unknown>>): boolean {
  const values = Object.values(outer)
  return values.length > 1 && values.every((value) => isObject(value) && ('name' in value || 'title' in value))
}

/** `{"scholarships": [ … ]}`: the list, and where it begins. */
function innerList(
  outer: Readonly<Record<string, unknown>>,
  { text, line: first }: JsonValue,
): (Place & { text: string }) | undefined {
  const lists = Object.entries(outer).filter(
    ([, value]) => Array.isArray(value) && value.length > 0 && value.every(isObject),
  )
  const [key] = lists[0] ?? []
  // A record may contain a list of objects, too; a wrapper has little else.
  if (key === undefined || lists.length > 1 || 'name' in outer || 'title' in outer) return undefined
  const before = new RegExp(String.raw`${RegExp.escape(JSON.stringify(key))}\s*:\s*(?=\[)`).exec(text)
  if (!before) return undefined
  const start = before.index + before[0].length
  const lines = text.slice(0, start).split('\n')
  return { text: listFrom(text, start), line: first + lines.length - 1, before: lines.at(-1)?.length ?? 0 }
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `{award: {amount: 5}}` becomes `{'award.amount': 5}`; lists stay lists, of texts. */
export function flattenCells(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // Without a prototype, so that a column called `__proto__` is like any other.
  const cells: Record<string, unknown> = Object.create(null)
  collect(value, '', cells, 0)
  return cells
}

/** Deeper than any real file; a hostile one must not exhaust the stack. */
const DEEPEST = 8

function collect(value: object, path: string, cells: Record<string, unknown>, depth: number): void {
  for (const [key, wrapped] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`
    const item = unwrapped(wrapped)
    if (Array.isArray(item)) cells[name] = item.map(textOf)
    else if (typeof item === 'object' && item !== null && depth < DEEPEST) collect(item, name, cells, depth + 1)
    else cells[name] = item
  }
}

/** A database that has more types than JSON writes `{"$date": "2027-01-15T00:00:00Z"}` and `{"$numberInt": "5"}`. */
function unwrapped(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const [first, ...more] = Object.entries(item)
  if (first === undefined || more.length > 0 || !first[0].startsWith('$')) return item
  const [key, value]: [string, unknown] = first
  const inside: unknown = typeof value === 'object' && value !== null ? Object.values(value)[0] : value
  // Days are also written as milliseconds since 1970.
  const at = key === '$date' && /^-?\d+$/.test(String(inside)) ? new Date(Number(inside)) : undefined
  return at === undefined ? inside : Number.isNaN(at.getTime()) ? null : at.toISOString()
}

function textOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const parts = Object.values(item).filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.join(': ')
}
