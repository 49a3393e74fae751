/**
 * Works out each key's value once, and remembers no more than so many. Forgets by second chance: the first of them, but
 * what was asked for since it came to be the first goes to the end of the line instead. To remember in the order of use
 * would write with each question.
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
    // A Map walks in the order of writing, and comes by what is written on the way.
    for (const [oldest, one] of values) {
      if (values.size < most) break
      values.delete(oldest)
      if (one.isInUse) values.set(oldest, { value: one.value, isInUse: false })
    }
    values.set(key, { value, isInUse: false })
    return value
  }
}
