/**
 * Computes the value of each key once, and remembers at most `most` of them, in two generations: when the young one is
 * full, it becomes the old one, and what was in the old one and not asked for since is forgotten. That is nearly as good
 * as forgetting what was used longest ago, and a key that was never asked for costs no more than being entered.
 */
export function createMemory<Value>(most: number): (key: string, work: (key: string) => Value) => Value {
  let old = new Map<string, { readonly value: Value }>()
  let young = new Map<string, { readonly value: Value }>()
  return (key, work) => {
    const recent = young.get(key)
    if (recent) return recent.value
    const known = old.get(key) ?? { value: work(key) }
    if (young.size >= most / 2) {
      old = young
      young = new Map()
    }
    young.set(key, known)
    return known.value
  }
}
