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
  const parts = text.trim().split(/\n\s*\n/)
  const objects = parts.filter((part) => part !== '').map(readObject)
  if (objects.length === 0) return ''
  return JSON.stringify(KEYED[column] === 'list' ? objects : Object.assign({}, ...objects))
}

function writeObject(object: Readonly<Record<string, unknown>>): string {
  return Object.entries(object)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${[value].flat().join(' to ')}`)
    .join('\n')
}

function readObject(part: string): Record<string, unknown> {
  const pairs = part
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, key = line.trim(), said = ''] = /^\s*(\w+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
      const value = key === 'closes_between' ? said.split(/\s+to\s+/) : said
      return [key, value === '' ? null : value]
    })
  return Object.fromEntries(pairs)
}
