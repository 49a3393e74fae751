/** Columns that hold JSON in our files, and how: a list of objects, or one. */
const KEYED = { rounds: 'list', only_some: 'one' } as const
type Keyed = keyof typeof KEYED

export const isKeyed = (column: string): column is Keyed => Object.hasOwn(KEYED, column)

/**
 * A cell of JSON as people read and write it, a line for each key: "closes: 2027-04-30". An empty line is between two
 * rounds. What has no value is left out.
 */
export function writeKeys(column: Keyed, cell: string): string {
  if (cell === '') return ''
  const read: unknown = JSON.parse(cell)
  const objects = (KEYED[column] === 'list' ? read : [read]) as Record<string, unknown>[]
  return objects.map(writeObject).join('\n\n')
}

/** The inverse. What is no line of a key stays one without a value, for `readRecord` to refuse. */
export function readKeys(column: Keyed, text: string): string {
  const objects = partsOf(text).map((lines) => Object.fromEntries(lines.map(readLine)))
  if (objects.length === 0) return ''
  return JSON.stringify(KEYED[column] === 'list' ? objects : Object.assign({}, ...objects))
}

function writeObject(object: Readonly<Record<string, unknown>>): string {
  return Object.entries(object)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${[value].flat().join(BETWEEN)}`)
    .join('\n')
}

const BETWEEN = ' to '

/** The lines between empty ones. */
function partsOf(text: string): string[][] {
  const parts: string[][] = [[]]
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.filter((lines) => lines.length > 0)
}

function readLine(line: string): [key: string, value: string | string[] | null] {
  const [key = '', ...rest] = line.split(':')
  const value = rest.join(':').trim()
  if (value === '') return [key.trim(), null]
  return [key.trim(), key.trim() === 'closes_between' ? value.split(BETWEEN).map((date) => date.trim()) : value]
}
