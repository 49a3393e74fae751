/** Works out each key's value once, and remembers those asked for lately, no more than so many. */
export function createMemory<Value>(most: number): (key: string, work: () => Value) => Value {
  // A Map walks in the order of writing: what is read is written again, so the first is the longest unused.
  const values = new Map<string, { readonly value: Value }>()
  return (key, work) => {
    const known = values.get(key) ?? { value: work() }
    values.delete(key)
    values.set(key, known)
    if (values.size > most) {
      const [oldest = key] = values.keys()
      values.delete(oldest)
    }
    return known.value
  }
}
