/**
 * Computes the value of each key once, and remembers at least the last `count` keys that were asked for, in two
 * generations: when the young one is full, it becomes the old one, and what was in the old one and was not asked for since
 * is forgotten. Keeping them in order of use would cost a write with each question.
 */
export function createMemory<Value>(count: number): (key: string, work: (key: string) => Value) => Value {
  let old = new Map<string, { readonly value: Value }>()
  let young = new Map<string, { readonly value: Value }>()
  return (key, work) => {
    const recent = young.get(key)
    if (recent) return recent.value
    const known = old.get(key) ?? { value: work(key) }
    if (young.size >= count) {
      old = young
      young = new Map()
    }
    young.set(key, known)
    return known.value
  }
}
