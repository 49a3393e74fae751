import { BrokenFileError } from './decode-file.ts'
import { figure, LIMITS } from '#catalogue/limits.ts'
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
  if (inner) {
    const places = jsonValues([inner.text], inner)
    for (const cells of inner.list) yield { line: (await places.next()).value?.line ?? inner.line, cells }
  } else if (outer && isKeyed(outer)) yield { line: alone.line, value: alone.text.slice(0, 120), fault: KEYED }
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

/** `{"scholarships": [ … ]}`: the list, and the text from where it begins. */
function innerList(
  outer: Readonly<Record<string, unknown>>,
  { text, line: first }: JsonValue,
): (Place & { readonly list: readonly Record<string, unknown>[]; readonly text: string }) | undefined {
  const lists = Object.entries(outer).flatMap(([key, value]) =>
    Array.isArray(value) && value.length > 0 && value.every(isObject) ? [{ key, list: value }] : [],
  )
  const [found, ...others] = lists
  // A record may contain a list of objects, too; a wrapper has little else.
  if (!found || others.length > 0 || 'name' in outer || 'title' in outer) return undefined
  const { key, list } = found
  const before = new RegExp(String.raw`${RegExp.escape(JSON.stringify(key))}\s*:\s*(?=\[)`).exec(text)
  if (!before) return undefined
  const start = before.index + before[0].length
  const lines = text.slice(0, start).split('\n')
  return { list, text: text.slice(start), line: first + lines.length - 1, before: lines.at(-1)?.length ?? 0 }
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

/** One value of a JSON file: its text, and the line on which it begins. */
interface JsonValue {
  readonly line: number
  readonly text: string
  /** Why it must not be parsed: code that reads records recurses into them. */
  readonly fault?: string
}

/** Where a text begins in a file: its line, and the number of characters before it on that line. */
interface Place {
  readonly line: number
  readonly before: number
}

/**
 * Splits JSON into its values without holding the file: the elements of one outer array, or values one after another
 * (NDJSON). Only finds where values begin and end; `JSON.parse` decides whether they are JSON.
 */
async function* jsonValues(
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
