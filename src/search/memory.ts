/**
 * Computes the value of each key once, and remembers at most `most` of them. Forgets by second chance: the oldest goes
 * first, unless it was used since it came to the front; then it goes to the end. True order of use would cost a write
 * with each question.
 */
export function createMemory<Value>(most: number): (key: string, work: () => Value) => Value {
  const values = new Map<string, { readonly value: Value; isInUse: boolean }>()
  return (key, work) => {
    const known = values.get(key)
    if (known) {
      known.isInUse = true
      return known.value
    }
    const value = work()
    // A Map iterates in insertion order, and also visits what is inserted meanwhile.
    for (const [oldest, one] of values) {
      if (values.size < most) break
      values.delete(oldest)
      if (one.isInUse) values.set(oldest, { value: one.value, isInUse: false })
    }
    values.set(key, { value, isInUse: false })
    return value
  }
}
