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
  for (const [key, item] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`
    if (Array.isArray(item)) cells[name] = item.map(textOf)
    else if (typeof item === 'object' && item !== null && depth < DEEPEST) collect(item, name, cells, depth + 1)
    else cells[name] = item
  }
}

function textOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const parts = Object.values(item).filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.join(': ')
}
