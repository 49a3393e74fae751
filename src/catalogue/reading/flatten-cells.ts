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
